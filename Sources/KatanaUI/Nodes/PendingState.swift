import Foundation
import Synchronization

/// The state that was last set for a description, until the main queue comes to it. States given in
/// between are skipped: the last one wins.
final class PendingState<StateType>: NodeReference, @unchecked Sendable {
  private let lock = Mutex(())
  private var state: StateType?
  /// Whether an update is running, to which a state that is set applies at once.
  private var isTakenAtOnce = false
  /// The state set during that update; nil where none was.
  private var present: StateType?
  private var hasPresent = false

  /// Sets a state, which takes effect on the main queue a little later. May be called from anywhere at any
  /// time.
  func set(_ state: StateType) {
    let isFirst = lock.withLock { _ in
      guard !isTakenAtOnce else {
        (present, hasPresent) = (state, true)
        return false
      }
      defer { self.state = state }
      return self.state == nil
    }
    // Otherwise somebody is on the way to take it.
    guard isFirst else { return }
    DispatchQueue.main.async { self.node?.applyPendingState() }
  }

  /// The state that waits to be taken, if any.
  var latest: StateType? { lock.withLock { _ in state } }

  /// Takes the state that waits, if any.
  func take() -> StateType? {
    lock.withLock { _ in
      defer { state = nil }
      return state
    }
  }

  /// Begins to keep what is set for an update that is going on.
  func beginTakingAtOnce() {
    lock.withLock { _ in isTakenAtOnce = true }
  }

  /// Ends it, and returns what was set; nil where nothing was.
  func endTakingAtOnce() -> StateType? {
    lock.withLock { _ in
      isTakenAtOnce = false
      // Nearly always: a value of an unknown type is dear to move.
      guard hasPresent else { return nil }
      defer { (present, hasPresent) = (nil, false) }
      return present
    }
  }
}
