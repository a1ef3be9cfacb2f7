import Foundation

/// The place that visitors' folders may have.
enum VisitorPlace {
  /// Refuses one in which visitors' processes could read what others have: beside the app, or among the
  /// system's folders where no users keep visitors apart.
  ///
  /// - Parameters:
  ///   - place: The folder, whether it is there or not.
  ///   - app: The app's executable.
  ///   - hasUsers: Whether each visitor's process is a user of its own.
  static func check(_ place: URL, beside app: URL, hasUsers: Bool) throws(FolderFault) {
    let path = real(place)
    let system = hasUsers ? [] : ServedApp.readableOfSystem.map { real(URL(fileURLWithPath: $0)) }
    for folder in [ServedApp.folder(of: app).path] + system
    where path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/") {
      throw FolderFault(
        message: """
          visitors cannot be kept in \(place.path): all of them may read \(folder); name another folder (--data)
          """)
    }
  }

  /// The path without links, of which the end may not be there yet.
  private static func real(_ place: URL) -> String {
    if let path = realpath(place.path, nil) {
      defer { free(path) }
      return String(cString: path)
    }
    guard place.path != "/" else { return "/" }
    return URL(fileURLWithPath: real(place.deletingLastPathComponent()))
      .appendingPathComponent(place.lastPathComponent).path
  }
}
