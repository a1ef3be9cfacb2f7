import Synchronization

/// A set of texts that any thread may use.
internal final class MutexSet: Sendable {
  private let values = Mutex<Set<String>>([])
  internal init() {}
  internal func contains(_ value: String) -> Bool { values.withLock { $0.contains(value) } }
  internal func insert(_ value: String) { values.withLock { _ = $0.insert(value) } }
}
