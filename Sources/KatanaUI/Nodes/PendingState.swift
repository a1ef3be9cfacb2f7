import Foundation

/// The state that was last set for a description, until the main queue comes to it. States given in
/// between are skipped: the last one wins.
final class PendingState<StateType>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: StateType?

  /// Keeps a state. True when none was kept before, and so nobody is yet on the way to take it.
  func put(_ state: StateType) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let isFirst = self.state == nil
    self.state = state
    return isFirst
  }

  /// The state that waits to be taken, if any.
  var latest: StateType? {
    lock.lock()
    defer { lock.unlock() }
    return state
  }

  func take() -> StateType? {
    lock.lock()
    defer { lock.unlock() }
    defer { state = nil }
    return state
  }
}
