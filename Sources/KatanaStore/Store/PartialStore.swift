/// A store of one type of state, whatever its dependencies: what a ``Store`` can do once it is made.
///
/// May be used from any thread.
public class PartialStore<S: State>: AnyStore, @unchecked Sendable {
  let core: StoreCore<S>

  init(core: StoreCore<S>) {
    self.core = core
  }

  /// The state of this moment.
  public var state: S { core.state }

  /// The state of this moment.
  public var anyState: any State { core.state }

  /// Queues something behind everything that was dispatched before, and returns at once: the state
  /// right after a `dispatch` is still the old one.
  ///
  /// Legal everywhere, also within state updates, side effects, middleware and listeners.
  public func dispatch(_ dispatchable: any Dispatchable) {
    core.dispatch(dispatchable)
  }

  /// Calls `listener` on the main queue once for every action handled from now on, also for one that
  /// left the state as it was. Listeners are called in the order in which they were added; those of a
  /// burst of actions are called in one go. Returns the function that ends it.
  @discardableResult
  public func addListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    core.addListener(listener)
  }

  /// Calls `listener` on the main queue once for every burst of handled actions, after the listeners of
  /// single actions. Returns the function that ends it.
  @discardableResult
  public func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    core.addBurstListener(listener)
  }

  /// Calls `listener` on the main queue with the new value, once for every burst of handled actions that
  /// changed it. Listeners to the same part share one comparison, so those that are not concerned cost
  /// nothing. Returns the function that ends it.
  @discardableResult
  public func addListener<Value: Equatable>(
    to part: KeyPath<S, Value>, _ listener: @escaping (Value) -> Void
  ) -> StoreUnsubscribe {
    core.addListener(to: part, listener)
  }
}
