#if SANITIZE_THREAD
  import Foundation

  /// A lock in the place of the standard library's `Mutex`, whose locking the thread sanitizer does not see,
  /// so that it takes all that is guarded by one for a race. Only `scripts/test-sanitized thread` compiles
  /// it.
  package final class SanitizedMutex<Value>: @unchecked Sendable {
    private let lock = NSLock()
    /// The value, with a byte more: one without a size would lie at the object's beginning, which every call
    /// reads.
    private var guarded: (value: Value, byte: UInt8)

    /// Makes a lock of a value.
    package init(_ value: sending Value) {
      guarded = (value, 0)
    }

    /// Calls `body` with the value, and nobody else at the same time.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result)
      throws(Failure)
      -> Result
    {
      lock.lock()
      defer { lock.unlock() }
      return try body(&guarded.value)
    }

    /// Locks, until ``_unsafeUnlock()``.
    package func _unsafeLock() { lock.lock() }
    /// Ends what ``_unsafeLock()`` began.
    package func _unsafeUnlock() { lock.unlock() }
  }
#endif
