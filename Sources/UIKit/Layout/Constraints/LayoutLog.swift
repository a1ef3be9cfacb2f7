import Foundation

/// The one place where Auto Layout says what went wrong: standard error, unless a test listens.
@MainActor package enum LayoutLog {
  /// Takes each report, in place of standard error, while it is set.
  package static var listener: ((String) -> Void)?

  static func write(_ report: String) {
    if let listener {
      listener(report)
    } else {
      FileHandle.standardError.write(Data((report + "\n").utf8))
    }
  }
}
