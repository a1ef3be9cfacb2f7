import Foundation
import Synchronization

/// The progress of a build of the package manager: one line that is written over on a terminal, elsewhere a
/// line every ten seconds.
final class BuildProgress: Sendable {
  private struct State {
    var last: Double
    var done = 0
    var all = 0
    var width = 0
  }

  private let terminal: Terminal
  private let name: String
  private let clock: @Sendable () -> Double
  private let start: Double
  private let state: Mutex<State>

  init(
    terminal: Terminal, name: String,
    clock: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    (self.terminal, self.name, self.clock) = (terminal, name, clock)
    start = clock()
    state = Mutex(State(last: start))
  }

  /// Takes in a line of the package manager's. Returns the steps that it tells, as `[12/40] Compiling …`
  /// does; nil for another line.
  func take(_ line: String) -> (steps: Int, all: Int)? {
    guard let step = line.prefixMatch(of: /\[([0-9]+)\/([0-9]+)\]\s/), let done = Int(step.1),
      let all = Int(step.2), all > 0
    else { return nil }
    state.withLock { ($0.done, $0.all) = (done, all) }
    show()
    return (done, all)
  }

  /// Shows how far it is: on a terminal at once, elsewhere where ten seconds have passed.
  func show() {
    state.withLock { state in
      let now = clock()
      let seconds = Int(now - start)
      if terminal.isInteractive {
        let filled = state.all == 0 ? 0 : min(20, state.done * 20 / state.all)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
        let text = "\(bar) \(state.done)/\(state.all) \(name), \(seconds) s"
        terminal.print(
          "\r" + text.padding(toLength: max(state.width, text.count), withPad: " ", startingAt: 0),
          terminator: "")
        state.width = text.count
      } else if now - state.last >= Heartbeat.interval {
        state.last = now
        terminal.say("\(name): \(state.done) of \(state.all) steps after \(seconds) s")
      }
    }
  }

  /// Ends the line of a terminal.
  func end() {
    state.withLock { state in
      if terminal.isInteractive, state.width > 0 { terminal.print("") }
      state.width = 0
    }
  }
}
