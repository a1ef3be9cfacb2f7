import Foundation
import Synchronization

/// The programs that a piece of work runs, which can be ended together: with those that it would start later.
///
/// All that is started on the thread while ``current`` is the scope belongs to it.
package final class ChildScope: Sendable {
  /// The scope of what is started on this thread; nil for none.
  @TaskLocal package static var current: ChildScope?

  private struct State {
    var children: [ChildProcess] = []
    /// The signal that ends all; nil while the work goes on.
    var signal: Int32?
  }

  private let state = Mutex(State())

  /// A scope without programs.
  package init() {}

  /// Whether the programs were asked to end.
  package var isEnding: Bool { state.withLock { $0.signal != nil } }

  /// Adds a program that has been started.
  func add(_ child: ChildProcess) {
    let signal = state.withLock { state in
      state.children = state.children.filter(\.isRunning) + [child]
      return state.signal
    }
    if let signal { child.send(signal, toAll: true) }
  }

  /// Asks all programs and what they have started to end, or ends them by force. Does not wait.
  package func end(byForce: Bool) {
    let signal = byForce ? SIGKILL : SIGTERM
    let children = state.withLock { state in
      state.signal = signal
      return state.children
    }
    for child in children { child.send(signal, toAll: true) }
  }
}
