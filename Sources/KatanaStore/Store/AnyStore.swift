/// A function that ends a subscription. Calling it again does nothing.
public typealias StoreUnsubscribe = () -> Void

/// A function that is called for handled actions, on the main queue.
public typealias StoreListener = () -> Void

/// A function that gets the state before and after a handled action.
public typealias TypedStoreListener<S: State> = (_ oldState: S, _ newState: S) -> Void

/// A function that gets the state before and after a handled action, whatever its type.
public typealias AnyStoreListener = (_ oldState: any State, _ newState: any State) -> Void

/// A store of any type of state. It may be used from any thread.
public protocol AnyStore: AnyObject, Sendable {
  /// The state of this moment.
  var anyState: any State { get }

  /// Queues something behind everything that was dispatched before, and returns at once.
  @Sendable
  func dispatch(_ dispatchable: any Dispatchable)

  /// Calls `listener` on the main queue once for every handled action, also for one that left the state
  /// as it was. Returns the function that ends it.
  @discardableResult
  func addListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe

  /// Calls `listener` on the main queue once for every burst of handled actions, after the listeners of
  /// single actions. Returns the function that ends it.
  @discardableResult
  func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe
}

extension AnyStore {
  /// Takes every action for a burst.
  @discardableResult
  public func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    addListener(listener)
  }
}
