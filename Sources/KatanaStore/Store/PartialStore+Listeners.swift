extension PartialStore {
  /// Calls `listener` on the main queue once for every action handled from now on, also for one that
  /// left the state as it was. Listeners are called in the order in which they were added; those of a
  /// burst of actions are called in one go. Returns the function that ends it.
  ///
  /// A scoped store calls it once for every burst that changed its part.
  @discardableResult
  public func addListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    backend.addListener(listener)
  }

  /// Calls `listener` on the main queue once for every burst of handled actions, after the listeners of
  /// single actions. Returns the function that ends it.
  ///
  /// A scoped store calls it once for every burst that changed its part.
  @discardableResult
  public func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    backend.addBurstListener(listener)
  }

  /// Calls `listener` on the main queue with the state before and after, once for every action handled from
  /// now on, in order: the new state of one call is the old one of the next. Returns the function that ends
  /// it.
  ///
  /// The states of a burst are kept until then, so that each action copies what it changes. Both states are
  /// on the stack meanwhile. Listen to a part of a state that is too large for that. A scoped store calls it
  /// once for every burst that changed its part.
  @discardableResult
  public func addListener(_ listener: @escaping TypedStoreListener<S>) -> StoreUnsubscribe {
    backend.addListener(to: .afterEachAction()) { old, new in
      listener(old.pointer.pointee, new.pointer.pointee)
    }
  }

  /// Calls `listener` on the main queue with the state before and after, once for every action handled from
  /// now on, in order: the new state of one call is the old one of the next. Returns the function that ends
  /// it.
  @discardableResult
  public func addAnyListener(_ listener: @escaping AnyStoreListener) -> StoreUnsubscribe {
    backend.addListener(to: .afterEachAction()) { old, new in
      listener(old.pointer.pointee, new.pointer.pointee)
    }
  }

  /// Calls `listener` on the main queue with the new value, once for every burst of handled actions that
  /// changed it: it gets none of the values in between. Listeners to the same part share one comparison, so
  /// those that are not concerned cost nothing. Returns the function that ends it.
  @discardableResult
  public func addListener<Value: Equatable>(
    to part: KeyPath<S, Value>, _ listener: @escaping (Value) -> Void
  ) -> StoreUnsubscribe {
    backend.addListener(to: StateSelection(part)) { _, new in listener(new) }
  }

  /// Calls `listener` on the main queue with what `select` returns, once for every burst of handled actions
  /// that changed it. `select` must be pure; it is called once for every burst. Returns the function that
  /// ends it.
  @_disfavoredOverload
  @discardableResult
  public func addListener<Value: Equatable>(
    to select: @escaping (S) -> Value, _ listener: @escaping (Value) -> Void
  ) -> StoreUnsubscribe {
    backend.addListener(to: StateSelection(select)) { _, new in listener(new) }
  }
}
