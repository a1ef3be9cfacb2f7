/// A function that dispatches, and returns the promise of what that results in.
public typealias AnyDispatch = @Sendable (_ dispatchable: any Dispatchable) -> Promise<Any>

/// A function that dispatches, and returns the promise that it is done, as Katana 3.1 has it.
public typealias PromisableStoreDispatch = @Sendable (_ dispatchable: any Dispatchable) -> Promise<Void>

/// A function that reads the state of the moment, from any thread.
public typealias GetState = @Sendable () -> any State

/// The surroundings of a side effect or an interceptor: the state, the store, the dependencies.
public protocol AnySideEffectContext: Sendable {
  /// The store's dependencies.
  var anyDependencies: any SideEffectDependencyContainer { get }

  /// The state of this moment.
  func getAnyState() -> any State

  /// Dispatches something, and returns the promise of what it results in: `()` but for a
  /// ``ReturningSideEffect``.
  @discardableResult
  func anyDispatch(_ dispatchable: any Dispatchable) -> Promise<Any>

  /// Dispatches a state updater. The promise is resolved once the state is in place.
  @discardableResult
  func dispatch<T: AnyStateUpdater>(_ dispatchable: T) -> Promise<Void>

  /// Dispatches a side effect. The promise is resolved once the effect has returned, and fails with what it
  /// throws.
  @discardableResult
  func dispatch<T: AnySideEffect>(_ dispatchable: T) -> Promise<Void>

  /// Dispatches a side effect. The promise has the value that the effect returns, or fails with what it
  /// throws.
  @discardableResult
  func dispatch<T: ReturningSideEffect>(_ dispatchable: T) -> Promise<T.ReturnValue>
}

extension AnySideEffectContext {
  /// Dispatches with ``anyDispatch(_:)``.
  @discardableResult
  public func dispatch<T: AnyStateUpdater>(_ dispatchable: T) -> Promise<Void> {
    anyDispatch(dispatchable).map { _ in }
  }

  /// Dispatches with ``anyDispatch(_:)``.
  @discardableResult
  public func dispatch<T: AnySideEffect>(_ dispatchable: T) -> Promise<Void> {
    anyDispatch(dispatchable).map { _ in }
  }

  /// Dispatches with ``anyDispatch(_:)``.
  @discardableResult
  public func dispatch<T: ReturningSideEffect>(_ dispatchable: T) -> Promise<T.ReturnValue> {
    anyDispatch(dispatchable).map { $0 as! T.ReturnValue }
  }

  /// Dispatches something of any kind, and returns the promise that it is done.
  @_disfavoredOverload
  @discardableResult
  public func dispatch(_ dispatchable: any Dispatchable) -> Promise<Void> {
    anyDispatch(dispatchable).map { _ in }
  }
}

/// The surroundings of a ``SideEffect``, with the types that it names.
public struct SideEffectContext<S: State, D: SideEffectDependencyContainer>: AnySideEffectContext,
  @unchecked Sendable
{
  /// The store's dependencies.
  public let dependencies: D
  fileprivate let base: any AnySideEffectContext

  /// Makes a context with the types that a side effect names, such as one of a test. Stops the program when
  /// `context` has dependencies of another type.
  public init(_ context: any AnySideEffectContext) {
    if let context = context as? Self {
      self = context
      return
    }
    base = (context as? any WrappingContext)?.base ?? context
    let container = context.anyDependencies
    if let dependencies = container as? D ?? Self.emptyContainer {
      self.dependencies = dependencies
    } else {
      fatalError(
        "A side effect needs a \(D.self), but the store's dependencies are a \(type(of: container)): make a "
          + "Store<\(S.self), \(D.self)>, or scope(_:dependencies:).")
    }
  }

  /// Makes the context of a store with its own types.
  init(_ context: StoreContext, dependencies: D) {
    base = context
    self.dependencies = dependencies
  }

  private static var emptyContainer: D? {
    EmptySideEffectDependencyContainer(dispatch: { _ in }, getState: { fatalError("An empty container.") })
      as? D
  }

  /// The store's dependencies.
  public var anyDependencies: any SideEffectDependencyContainer { dependencies }

  /// The state of this moment. It changes when what the side effect dispatches is handled.
  public func getState() -> S {
    let state = base.getAnyState()
    guard let state = state as? S else {
      fatalError(
        "A side effect names the state \(S.self), but was dispatched to a store of \(type(of: state)).")
    }
    return state
  }

  /// The value of a part of the state of this moment. Of a store's state nothing else is copied.
  public func value<Value>(of part: KeyPath<S, Value>) -> Value {
    if let context = base as? StoreContext, let backend = context.core as? StoreBackend<S> {
      return backend.box.value(of: part)
    }
    return copiedValue(of: part)
  }

  /// A function of its own, so that only its frame has room for a state.
  @inline(never)
  private func copiedValue<Value>(of part: KeyPath<S, Value>) -> Value {
    getState()[keyPath: part]
  }

  /// The state of this moment.
  public func getAnyState() -> any State { base.getAnyState() }

  /// Dispatches something, and returns the promise of what it results in: `()` but for a
  /// ``ReturningSideEffect``.
  @discardableResult
  public func anyDispatch(_ dispatchable: any Dispatchable) -> Promise<Any> {
    base.anyDispatch(dispatchable)
  }

  /// Dispatches a state updater. The promise is resolved once the state is in place.
  @_disfavoredOverload
  @discardableResult
  public func dispatch<T: AnyStateUpdater>(_ dispatchable: T) -> Promise<Void> {
    base.dispatch(dispatchable)
  }

  /// Dispatches a side effect. The promise is resolved once the effect has returned, and fails with what it
  /// throws.
  @_disfavoredOverload
  @discardableResult
  public func dispatch<T: AnySideEffect>(_ dispatchable: T) -> Promise<Void> {
    base.dispatch(dispatchable)
  }

  /// Dispatches a side effect. The promise has the value that the effect returns, or fails with what it
  /// throws.
  @_disfavoredOverload
  @discardableResult
  public func dispatch<T: ReturningSideEffect>(_ dispatchable: T) -> Promise<T.ReturnValue> {
    base.dispatch(dispatchable)
  }
}

extension SideEffectContext {
  /// Dispatches a state updater. The promise is resolved once the state is in place.
  ///
  /// - Parameters:
  ///   - dispatchable: The action or state updater.
  ///   - file: The file that recordings and the developer panel name; leave it out.
  ///   - line: The line that they name; leave it out.
  @discardableResult
  public func dispatch<T: AnyStateUpdater>(
    _ dispatchable: T, file: StaticString = #fileID, line: UInt = #line
  ) -> Promise<Void> {
    storeCore?.submitUpdate(dispatchable, at: DispatchLocation(file, line)) ?? base.dispatch(dispatchable)
  }

  /// Dispatches a side effect. The promise is resolved once the effect has returned, and fails with what it
  /// throws.
  ///
  /// - Parameters:
  ///   - dispatchable: The side effect.
  ///   - file: The file that the developer panel names; leave it out.
  ///   - line: The line that it names; leave it out.
  @discardableResult
  public func dispatch<T: AnySideEffect>(
    _ dispatchable: T, file: StaticString = #fileID, line: UInt = #line
  ) -> Promise<Void> {
    storeCore?.submit(dispatchable, at: DispatchLocation(file, line)) ?? base.dispatch(dispatchable)
  }

  /// Dispatches a side effect. The promise has the value that the effect returns, or fails with what it
  /// throws.
  ///
  /// - Parameters:
  ///   - dispatchable: The side effect.
  ///   - file: The file that the developer panel names; leave it out.
  ///   - line: The line that it names; leave it out.
  @discardableResult
  public func dispatch<T: ReturningSideEffect>(
    _ dispatchable: T, file: StaticString = #fileID, line: UInt = #line
  ) -> Promise<T.ReturnValue> {
    storeCore?.submit(dispatchable, at: DispatchLocation(file, line)) ?? base.dispatch(dispatchable)
  }

  /// The functions behind the store; nil in a context of a test.
  private var storeCore: AnyStoreCore? { (base as? StoreContext)?.core }
}

/// A context with types around another.
private protocol WrappingContext {
  var base: any AnySideEffectContext { get }
}

extension SideEffectContext: WrappingContext {}

/// The context that a store makes, before it has the store's types.
struct StoreContext: AnySideEffectContext, @unchecked Sendable {
  let core: AnyStoreCore
  let dependencies: any SideEffectDependencyContainer

  init(core: AnyStoreCore, dependencies: any SideEffectDependencyContainer) {
    self.core = core
    self.dependencies = dependencies
  }

  var anyDependencies: any SideEffectDependencyContainer { dependencies }

  func getAnyState() -> any State { core.anyState }

  func anyDispatch(_ dispatchable: any Dispatchable) -> Promise<Any> { core.submit(dispatchable) }

  func dispatch<T: AnyStateUpdater>(_ dispatchable: T) -> Promise<Void> { core.submitUpdate(dispatchable) }

  func dispatch<T: AnySideEffect>(_ dispatchable: T) -> Promise<Void> { core.submit(dispatchable) }

  func dispatch<T: ReturningSideEffect>(_ dispatchable: T) -> Promise<T.ReturnValue> {
    core.submit(dispatchable)
  }
}
