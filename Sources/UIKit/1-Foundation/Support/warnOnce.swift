import Diagnostics
import Foundation

/// Logs a mistake in what the app gave. Each sentence once.
func warnOnce(_ sentence: String) {
  guard Warnings.shared.insert(sentence) else { return }
  Log.app.warning("\(sentence)")
}

private final class Warnings: @unchecked Sendable {
  static let shared = Warnings()
  private let lock = NSLock()
  private var sentences = SeenTexts()

  /// Returns whether the sentence is new.
  func insert(_ sentence: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return sentences.insert(sentence)
  }
}
