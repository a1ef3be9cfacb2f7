import Foundation
import XcodeProjects

/// A file that a person names: by its path, or by its name alone, wherever it lies in the package or project.
enum NamedFile {
  /// Returns the file of a name; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: A path from the folder, or the name of a file in the package or project around it.
  ///   - here: The person's folder.
  /// - Throws: An error where several files have the name.
  static func find(
    _ name: String, in here: String = FileManager.default.currentDirectoryPath
  ) throws(ToolError) -> URL? {
    let place = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: here, isDirectory: true))
      .standardizedFileURL
    if FileAccess.exists(place.path) { return place }
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let root = ProjectSearch.folders(from: here).first(where: isProject) ?? here
    let found = FileAccess.files(in: root).filter { $0.fileName == name }
    guard found.count <= 1 else {
      throw ToolError(
        "several files are called \(name); name one by its path: \(found.joined(separator: ", "))",
        cause: .commandLine)
    }
    return found.first.map { URL(fileURLWithPath: root + "/" + $0).standardizedFileURL }
  }

  private static func isProject(_ folder: String) -> Bool {
    FileAccess.names(in: folder).contains {
      $0 == "Package.swift" || ["xcodeproj", "xcworkspace", "swiftpm"].contains($0.fileExtension)
    }
  }
}
