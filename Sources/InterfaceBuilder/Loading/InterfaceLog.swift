import Diagnostics
import Foundation
import InterfaceDocuments
import MarkupReading

/// Logs what the reader of a document says.
@MainActor func log(_ diagnostics: [Diagnostic]) {
  for diagnostic in diagnostics { InterfaceLog.shared.note("\(diagnostic)") }
}

/// The mistakes in documents that were logged, each once.
@MainActor final class InterfaceLog {
  static let shared = InterfaceLog()
  private var said = SeenTexts()
  /// Receives the lines in place of standard error.
  var receiver: ((String) -> Void)?

  /// Logs a line that was not logged before.
  func note(_ line: String) {
    guard said.insert(line) else { return }
    if let receiver { return receiver(line) }
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
