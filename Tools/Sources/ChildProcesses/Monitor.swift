import Foundation

/// A value that several threads use in turn, and whose changes they can wait for: what `Mutex` is, with a
/// condition.
///
/// Unchecked, as the standard library has no condition to wait on: the value is touched only while the
/// condition's lock is held, and never leaves it.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  /// Guards a value.
  package init(_ value: Value) { self.value = value }

  /// Uses the value, and wakes all who wait.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Wakes all who wait, so that they look again.
  package func wake() { withLock { _ in } }

  /// Waits until a function gives a result, which it is asked for whenever the value may have changed.
  ///
  /// - Parameter limit: The time at which nothing is waited for any longer; nil for none.
  /// - Returns: The result; nil where the time is over.
  package func wait<Result, Failure: Error>(
    until limit: Date? = nil, for body: (inout Value) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = try body(&value) { return result }
      guard let limit else {
        condition.wait()
        continue
      }
      guard condition.wait(until: limit) else { return try body(&value) }
    }
  }
}
