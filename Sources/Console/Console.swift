import Foundation

/// Where the house speaks to a programmer: lines on standard error, since standard output is the app's and the
/// driver's.
package enum Console {
  /// Hears the lines instead of standard error, in the task that set it; for tests.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?

  /// Says a line, or several that belong together.
  package static func say(_ words: String) {
    if let listener {
      listener(words)
    } else {
      FileHandle.standardError.write(Data("\(words)\n".utf8))
    }
  }
}
