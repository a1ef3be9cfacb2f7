import Foundation
import Synchronization

/// Answers of a device that this machine lacks, as a test, an agent or a person hands them in: a place, a
/// fingerprint, a permission.
///
/// They come from the variable `SHOJI_ANSWERS`, such as `location=48.1,11.6;notifications=granted`, and from
/// ``set(_:for:)``, which goes before it.
package enum DeviceAnswers {
  private static let given = Mutex<[String: String]>([:])
  private static let observers = Mutex<[String: [@Sendable () -> Void]]>([:])

  /// Returns the answer to a question, such as `location`; nil where there is none.
  package static func answer(_ question: String) -> String? {
    given.withLock { $0[question] } ?? environment()[question]
  }

  /// Hands in an answer, and tells who waits for it. Nil takes the former one away.
  package static func set(_ answer: String?, for question: String) {
    given.withLock { $0[question] = answer }
    for observer in observers.withLock({ $0[question] ?? [] }) { observer() }
  }

  /// Calls a closure with each answer to a question that is handed in later.
  package static func observe(_ question: String, _ handler: @escaping @Sendable () -> Void) {
    observers.withLock { $0[question, default: []].append(handler) }
  }

  private static func environment() -> [String: String] {
    guard let text = getenv("SHOJI_ANSWERS").map({ String(cString: $0) }) else { return [:] }
    return parse(text)
  }

  /// Reads answers: `question=answer`, with a semicolon or a line's end between two.
  package static func parse(_ text: String) -> [String: String] {
    var answers: [String: String] = [:]
    for entry in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let parts = entry.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, !parts[0].isEmpty { answers[parts[0]] = parts[1] }
    }
    return answers
  }
}
