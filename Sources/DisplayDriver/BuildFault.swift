import Foundation

/// The errors of the last build of the app, or its last crash, while it has not been built again. The tool
/// that builds the app writes them into the file that `SHOJI_FAULTS` names.
enum BuildFault {
  private static let longest = 100_000

  /// The text of the file; nil where it is empty or there is none.
  static var text: String? {
    guard let path = ProcessInfo.processInfo.environment["SHOJI_FAULTS"], !path.isEmpty,
      let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)),
      let data = try? file.read(upToCount: longest), !data.isEmpty
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
