import Foundation

/// Waits until no other thread is between ``objc_sync_enter(_:)`` and ``objc_sync_exit(_:)`` with the same
/// object. The same thread may enter again. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.lock(ObjectIdentifier(object as AnyObject))
  return 0
}

/// Releases the lock. Returns 0, or -1 when no thread has entered with the object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.unlock(ObjectIdentifier(object as AnyObject)) ? 0 : -1
}

/// The locks of the objects with which threads have entered, or wait.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let guarding = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

  func lock(_ object: ObjectIdentifier) {
    let lock = guarding.withLock {
      let lock = locks[object]?.lock ?? NSRecursiveLock()
      locks[object] = (lock, (locks[object]?.uses ?? 0) + 1)
      return lock
    }
    lock.lock()
  }

  func unlock(_ object: ObjectIdentifier) -> Bool {
    guarding.withLock {
      guard let (lock, uses) = locks[object] else { return false }
      locks[object] = uses == 1 ? nil : (lock, uses - 1)
      lock.unlock()
      return true
    }
  }
}
