import Foundation
import ProcessEnding
import Synchronization

/// The programs that a piece of work runs, which can be ended together: with those that it would start later.
///
/// All that is started on the thread while ``current`` is the scope belongs to it.
package final class ChildScope: Sendable {
  /// The scope of what is started on this thread; nil for none.
  @TaskLocal package static var current: ChildScope?

  private struct State {
    var children: [ChildProcess] = []
    /// The step of all programs' end; nil while the work goes on.
    var step: ProcessEnding.Step?
  }

  private let state = Mutex(State())

  /// A scope without programs.
  package init() {}

  /// Whether the programs were asked to end.
  package var isEnding: Bool { state.withLock { $0.step != nil } }

  /// Adds a program that has been started.
  func add(_ child: ChildProcess) {
    let step = state.withLock { state in
      state.children = state.children.filter(\.isRunning) + [child]
      return state.step
    }
    if let signal = step?.signal { child.send(signal, toAll: true) }
  }

  /// Tells all programs and what they have started to end, or kills them. Does not wait.
  package func end(_ step: ProcessEnding.Step) {
    let children = state.withLock { state in
      state.step = step
      return state.children
    }
    guard let signal = step.signal else { return }
    for child in children { child.send(signal, toAll: true) }
  }
}
