import Dispatch
@_exported import KatanaStore

/// The queues that Hydra names, for `Promise(in: .background)` and `then(in: .userInitiated)`.
extension DispatchQueue {
  /// The global queue for work that nobody waits for.
  public static var background: DispatchQueue { .global(qos: .background) }
  /// The global queue for work that may take a while.
  public static var utility: DispatchQueue { .global(qos: .utility) }
  /// The global queue for work that the person waits for.
  public static var userInitiated: DispatchQueue { .global(qos: .userInitiated) }
  /// The global queue for work that what shows depends on.
  public static var userInteractive: DispatchQueue { .global(qos: .userInteractive) }
  /// A queue of the app's own.
  public static func custom(queue: DispatchQueue) -> DispatchQueue { queue }
}
