import Foundation

/// The log of what the server refused and why. The same message is written once in ten seconds, so
/// that a tab which tries again and again does not drown the rest. Used on the server's loop only.
final class ServerLog: @unchecked Sendable {
  private let write: @Sendable (String) -> Void
  private let now: () -> TimeInterval
  private var lastLogged: [String: TimeInterval] = [:]

  init(
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    self.write = write
  }

  func log(_ message: String) {
    let time = now()
    if let last = lastLogged[message], time - last < 10 { return }
    if lastLogged.count >= 200 { lastLogged = lastLogged.filter { time - $0.value < 10 } }
    if lastLogged.count < 200 { lastLogged[message] = time }
    write(message)
  }
}
