/// The part of a store's state that something was dispatched to.
class AnyStoreScope: @unchecked Sendable {
  /// The functions behind the part's store.
  var core: AnyStoreCore { fatalError("\(type(of: self)) must override this.") }
}

/// The way from one type of state to the part that something was dispatched to, whatever its type.
class StoreScope<Root: State>: AnyStoreScope, @unchecked Sendable {
  /// The scope around this one; nil when that is the store itself.
  var parent: StoreScope? { nil }

  /// Updates the part within the whole.
  func reduce(_ dispatchable: any Dispatchable, _ state: inout Root) -> Bool { false }

  /// This scope or the nearest around it whose part is of the type that `dispatchable` names; nil for the
  /// store itself.
  func scope(for dispatchable: any Dispatchable) -> StoreScope? {
    guard let wanted = type(of: dispatchable)._stateType, wanted != core.stateType else { return self }
    return parent?.scope(for: dispatchable)
  }
}

/// The functions behind the store of a part of another store's state.
final class ScopedCore<Root: State, S: State>: StoreBackend<S>, @unchecked Sendable {
  private let root: StoreCore<Root>
  private let outer: StoreScope<Root>?
  private let path: WritableKeyPath<Root, S>
  private let isSame: (StateBox<S>, StateBox<S>) -> Bool
  private let dependencies: (any SideEffectDependencyContainer)?

  init(
    root: StoreCore<Root>, outer: StoreScope<Root>?, path: WritableKeyPath<Root, S>,
    isSame: @escaping (StateBox<S>, StateBox<S>) -> Bool, dependencies: (any SideEffectDependencyContainer)?
  ) {
    self.root = root
    self.outer = outer
    self.path = path
    self.isSame = isSame
    self.dependencies = dependencies
  }

  override var isOnQueue: Bool { root.isOnQueue }

  override var box: StateBox<S> { StateBox(path, of: root.box) }

  override var anyDependencies: (any SideEffectDependencyContainer)? {
    dependencies ?? outer?.core.anyDependencies ?? root.anyDependencies
  }

  override func dispatch(
    _ dispatchable: any Dispatchable, future: AnyFuture?, at location: DispatchLocation
  ) {
    root.enqueue(
      QueuedDispatchable(
        dispatchable, scope: KeyPathScope(self, path, outer), future: future, at: location))
  }

  override func submitUpdate(
    _ dispatchable: any Dispatchable, at location: DispatchLocation
  ) -> Promise<Void> {
    root.submitUpdate(dispatchable, in: KeyPathScope(self, path, outer), of: self, at: location)
  }

  override func observeUpdate(_ number: Int, _ dispatchable: any Dispatchable, _ future: Future<Void>) {
    root.observeUpdate(number, dispatchable, future)
  }

  // MARK: Listeners

  override func addListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    addListener(to: .whole()) { _, _ in listener() }
  }

  override func addBurstListener(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    addListener(listener)
  }

  /// Compares the part first, so that a selection is read only when the part has changed.
  override func addListener<Value>(
    to selection: StateSelection<S, Value>, _ listener: @escaping (Value, Value) -> Void
  ) -> StoreUnsubscribe {
    let (path, isSame) = (path, isSame)
    var last = selection.read(box)
    let part = StateSelection<Root, StateBox<S>>(
      key: nil, read: { StateBox(path, of: $0) }, isSame: isSame)
    return root.addListener(to: part) { _, new in
      let value = selection.read(new)
      guard !selection.isSame(last, value) else { return }
      let old = last
      last = value
      listener(old, value)
    }
  }

  override func scope<Part: State>(
    _ part: WritableKeyPath<S, Part>, isSame: @escaping (StateBox<Part>, StateBox<Part>) -> Bool,
    dependencies: (any SideEffectDependencyContainer)?
  ) -> StoreBackend<Part> {
    ScopedCore<Root, Part>(
      root: root, outer: KeyPathScope(self, path, outer), path: path.appending(path: part), isSame: isSame,
      dependencies: dependencies)
  }
}

/// A part that a key path names.
private final class KeyPathScope<Root: State, S: State>: StoreScope<Root>, @unchecked Sendable {
  private let scoped: ScopedCore<Root, S>
  private let path: WritableKeyPath<Root, S>
  private let outer: StoreScope<Root>?

  init(_ scoped: ScopedCore<Root, S>, _ path: WritableKeyPath<Root, S>, _ outer: StoreScope<Root>?) {
    self.scoped = scoped
    self.path = path
    self.outer = outer
  }

  override var core: AnyStoreCore { scoped }
  override var parent: StoreScope<Root>? { outer }

  override func reduce(_ dispatchable: any Dispatchable, _ state: inout Root) -> Bool {
    dispatchable._reduce(&state[keyPath: path])
  }
}
