import Foundation

extension URL {
  /// Begins the access to a file that a person chose. There are no sandboxes here, so the files that the app
  /// was given can be used without; returns whether there is such a file.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.fileExists(atPath: path)
  }

  /// Ends the access, which changes nothing here.
  public func stopAccessingSecurityScopedResource() {}
}
