extension PartialStore {
  /// Makes a store of a part of the state, for a module that does not depend on the whole.
  ///
  /// ```swift
  /// let cart: PartialStore<CartState> = store.scope(\.cart)
  /// cart.dispatch(AddProduct(product))       // A StateUpdater of CartState.
  /// cart.addListener { print(cart.state.total) }
  /// ```
  ///
  /// What is dispatched to it takes its turn in the store's one queue, through the store's interceptors, and
  /// updates the part; what names the state of a store around it updates that. Its listeners are called only
  /// when the part has changed. Scopes may be made of scopes, at no cost. A scope keeps the queue and the
  /// state of its store, but not the store itself: when that is released, what is dispatched is dropped.
  ///
  /// - Parameters:
  ///   - part: The part. Its setter must be pure.
  ///   - dependencies: The container of side effects that are dispatched to the part; nil for that of the
  ///     store.
  public func scope<Part: State & Equatable>(
    _ part: WritableKeyPath<S, Part>, dependencies: (any SideEffectDependencyContainer)? = nil
  ) -> PartialStore<Part> {
    PartialStore<Part>(
      backend: backend.scope(
        part, isSame: { $0.hasBytes(of: $1) || $0.pointer.pointee == $1.pointer.pointee },
        dependencies: dependencies))
  }

  /// Makes a store of a part of the state that cannot be compared with `==`: it counts as changed when its
  /// bytes have changed, which an update that puts an equal value into it may do.
  @_disfavoredOverload
  public func scope<Part: State>(
    _ part: WritableKeyPath<S, Part>, dependencies: (any SideEffectDependencyContainer)? = nil
  ) -> PartialStore<Part> {
    PartialStore<Part>(
      backend: backend.scope(part, isSame: { $0.hasBytes(of: $1) }, dependencies: dependencies))
  }
}
