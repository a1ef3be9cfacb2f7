import Dispatch

/// An object that runs functions later: a queue, or a test's own order.
///
/// ``Store/Configuration`` takes one for the listeners and one for the first state.
public protocol AsyncProvider {
  /// Runs `closure` once, later. Called from any thread; closures must run in the order in which they came,
  /// one after the other.
  func execute(_ closure: @escaping @Sendable () -> Void)
}

extension DispatchQueue: AsyncProvider {
  /// Runs `closure` on the queue.
  public func execute(_ closure: @escaping @Sendable () -> Void) {
    async(execute: closure)
  }
}

/// The settings of a store; see ``Store/Configuration``.
public struct StoreConfiguration {
  let stateInitializerAsyncProvider: (any AsyncProvider)?
  let listenersAsyncProvider: any AsyncProvider

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - stateInitializerAsyncProvider: Runs the state's initializer. With nil, the default, it runs before
  ///     the store is returned. Otherwise the store holds `S()` and is not ready until it has run, which
  ///     listeners are notified of.
  ///   - listenersAsyncProvider: Calls the listeners. The default is the main queue.
  public init(
    stateInitializerAsyncProvider: (any AsyncProvider)? = nil,
    listenersAsyncProvider: any AsyncProvider = DispatchQueue.main
  ) {
    self.stateInitializerAsyncProvider = stateInitializerAsyncProvider
    self.listenersAsyncProvider = listenersAsyncProvider
  }
}
