import Console
import Foundation

/// Says on standard error what the server refused and why. The same words are said once in ten seconds, so
/// that a tab which tries again and again does not drown the rest. Used on the server's loop only.
final class ServerLog: @unchecked Sendable {
  private let write: @Sendable (String) -> Void
  private let now: () -> TimeInterval
  private var lastSaid: [String: TimeInterval] = [:]

  init(
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    self.write = write
  }

  func say(_ words: String) {
    let time = now()
    if let last = lastSaid[words], time - last < 10 { return }
    if lastSaid.count >= 200 { lastSaid = lastSaid.filter { time - $0.value < 10 } }
    if lastSaid.count < 200 { lastSaid[words] = time }
    write(words)
  }

  /// Writes a line to standard error.
  @Sendable static func standardError(_ words: String) {
    Console.say("shoji: \(words)")
  }
}
