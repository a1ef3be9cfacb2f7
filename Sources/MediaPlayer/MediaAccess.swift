import Synchronization

/// Whether an app has asked for access, which is then denied.
internal final class MediaAccess: Sendable {
  private let state = Mutex(false)
  internal init() {}
  internal var isDenied: Bool { state.withLock { $0 } }
  internal func deny() { state.withLock { $0 = true } }
}
