import Synchronization

#if SANITIZE_THREAD
  import Diagnostics
#endif

/// A lock kept inside its owner, without an allocation of its own. Nothing is called out to while it is held.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  /// Runs `body` alone among the threads that use this lock.
  borrowing func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}

#if SANITIZE_THREAD
  private typealias Mutex = SanitizedMutex
#endif
