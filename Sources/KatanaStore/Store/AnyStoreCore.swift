/// The functions behind a store that do not depend on the type of its state, so that functions passed to
/// other threads need not capture that type.
class AnyStoreCore: @unchecked Sendable {
  /// Whether the current thread is the one that updates the state.
  var isOnQueue: Bool { notOverridden() }

  /// The state of this moment.
  var anyState: any State { notOverridden() }

  /// The type of the state.
  var stateType: any State.Type { notOverridden() }

  /// The container for one side effect; nil once the store is released.
  var anyDependencies: (any SideEffectDependencyContainer)? { notOverridden() }

  /// A context with the types of the store's state and dependencies, which an app may cast to them.
  func typed(_ context: StoreContext) -> any AnySideEffectContext { notOverridden() }

  /// Queues something behind everything that was dispatched before. `future` gets what it results in.
  func dispatch(
    _ dispatchable: any Dispatchable, future: AnyFuture?, at location: DispatchLocation = .unknown
  ) { notOverridden() }

  /// Queues something, and returns the promise of what it results in.
  func submit<Value>(
    _ dispatchable: any Dispatchable, at location: DispatchLocation = .unknown
  ) -> Promise<Value> {
    let future = Future<Value>(source: type(of: dispatchable))
    dispatch(dispatchable, future: future, at: location)
    return Promise(future, of: dispatchable, dispatchedTo: self)
  }

  /// Queues a state update, and returns the promise that it is in place.
  func submitUpdate(
    _ dispatchable: any Dispatchable, at location: DispatchLocation = .unknown
  ) -> Promise<Void> { notOverridden() }

  /// Settles `future` once the update with that number is in place.
  func observeUpdate(_ number: Int, _ dispatchable: any Dispatchable, _ future: Future<Void>) {
    notOverridden()
  }

  func notOverridden() -> Never { fatalError("\(type(of: self)) must override this.") }
}

/// The functions behind a store of one type of state.
class StoreBackend<S: State>: AnyStoreCore, @unchecked Sendable {
  /// The state of this moment. What is in the box does not change.
  var box: StateBox<S> { notOverridden() }

  override var anyState: any State { withExtendedLifetime(box) { $0.pointer.pointee } }

  override var stateType: any State.Type { S.self }

  override func typed(_ context: StoreContext) -> any AnySideEffectContext {
    func typed<D: SideEffectDependencyContainer>(_ dependencies: D) -> any AnySideEffectContext {
      SideEffectContext<S, D>(context, dependencies: dependencies)
    }
    return typed(context.dependencies)
  }

  /// Adds a listener to each handled action.
  func addListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe { notOverridden() }

  /// Adds a listener to each burst of handled actions.
  func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe { notOverridden() }

  /// Adds a listener to what a selection reads.
  func addListener<Value>(
    to selection: StateSelection<S, Value>, _ listener: @escaping (Value, Value) -> Void
  )
    -> StoreUnsubscribe
  { notOverridden() }

  /// Makes the functions behind a store of a part.
  func scope<Part: State>(
    _ part: WritableKeyPath<S, Part>, isSame: @escaping (StateBox<Part>, StateBox<Part>) -> Bool,
    dependencies: (any SideEffectDependencyContainer)?
  ) -> StoreBackend<Part> { notOverridden() }
}
