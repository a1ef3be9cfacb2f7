import Foundation

/// A lock of C's. A thread that takes it twice deadlocks.
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()

  /// Makes a lock that nobody holds.
  public init() {}
}

/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock, and waits for it where another thread has it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { _ = pthread_mutex_lock($0) }
}

/// Takes a lock that no other thread has, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { pthread_mutex_trylock($0) == 0 }
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { _ = pthread_mutex_unlock($0) }
}
