import Foundation
import Synchronization

/// A line every ten seconds, where there is no terminal, for as long as something goes on that prints nothing
/// of itself: whoever waits knows that it goes on.
final class Heartbeat: Sendable {
  /// The seconds between two lines.
  static let interval = 10.0

  private let isOver = Mutex(false)

  /// Calls a closure each so many seconds, on a thread of its own, until it is ended.
  init(every interval: Double = Heartbeat.interval, _ beat: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + interval, repeating: interval)
    source.setEventHandler { [weak self] in
      // None comes once it is ended, however late.
      let goesOn = self?.isOver.withLock { isOver in
        if !isOver { beat() }
        return !isOver
      }
      if goesOn != true { source.cancel() }
    }
    source.activate()
  }

  /// Ends it.
  func end() { isOver.withLock { $0 = true } }

  /// Does a work, and says each ten seconds that it goes on. A terminal shows what the work itself prints.
  static func during<Value, Failure: Error>(
    _ name: String, _ terminal: Terminal, every interval: Double = Heartbeat.interval,
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !terminal.isInteractive else { return try work() }
    let start = ProcessInfo.processInfo.systemUptime
    let heartbeat = Heartbeat(every: interval) {
      terminal.say("\(name): \(Int(ProcessInfo.processInfo.systemUptime - start)) s")
    }
    defer { heartbeat.end() }
    return try work()
  }
}
