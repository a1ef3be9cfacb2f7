import Foundation

/// An object of each thread's own, released when the thread ends.
package final class ThreadLocal<Object: AnyObject>: @unchecked Sendable {
  @usableFromInline package let key: pthread_key_t

  /// Reserves a place in every thread.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { object in
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    precondition(failure == 0, "the system has no room for another thread-local value")
    self.key = key
  }

  /// The calling thread's object; nil where it has none.
  @inlinable package var value: Object? {
    get { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
    set {
      let former = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let former { Unmanaged<Object>.fromOpaque(former).release() }
    }
  }
}
