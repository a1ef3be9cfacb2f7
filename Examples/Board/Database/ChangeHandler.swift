import Foundation

/// A function that a database calls on any thread when others may have changed something.
final class ChangeHandler: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: @Sendable () -> Void = {}

  /// Sets the function.
  func set(_ handler: @escaping @Sendable () -> Void) { lock.withLock { self.handler = handler } }

  /// Calls the function.
  func call() { lock.withLock { handler }() }
}
