/// A side effect, whatever its type of state: a dispatchable that does something outside the state.
///
/// Conform to ``SideEffect`` or ``ReturningSideEffect``.
public protocol AnySideEffect: Dispatchable {
  /// Does what the side effect is for, and returns what comes of it. A type implements this or
  /// `sideEffect(_:)`.
  func anySideEffect(_ context: any AnySideEffectContext) throws -> Any

  /// Does what the side effect is for, whatever the types of the store: the form of Katana 3.1.
  func sideEffect(_ context: any AnySideEffectContext) throws

  /// Does what the side effect is for.
  /// Conformances get it from the protocol they name; do not write it.
  func _perform(_ context: any AnySideEffectContext) throws -> _AnyDispatchOutcome
}

extension AnySideEffect {
  /// Calls `sideEffect(_:)`, and returns `()`.
  public func anySideEffect(_ context: any AnySideEffectContext) throws -> Any {
    let run: (any AnySideEffectContext) throws -> Void = sideEffect
    return try run(context)
  }

  /// Stops the program: a type that is run by ``anySideEffect(_:)`` has no such form.
  @_disfavoredOverload public func sideEffect(_ context: any AnySideEffectContext) throws {
    fatalError("\(String(reflecting: Self.self)) must implement sideEffect(_:) or anySideEffect(_:).")
  }

  /// The side effect itself.
  public var _effect: (any AnySideEffect)? { self }

  /// Calls ``anySideEffect(_:)``.
  public func _perform(_ context: any AnySideEffectContext) throws -> _AnyDispatchOutcome {
    _DispatchOutcome<Any>(try anySideEffect(context))
  }
}

/// Work that a store does outside its state: a request to a server, saving a file, starting a timer.
///
/// It runs on a thread of its own, with the state after everything that was dispatched before it; it may
/// block that thread, and several run at once. Dispatching in it returns promises, which it may await.
///
/// ```swift
/// struct LoadCart: SideEffect {
///   func sideEffect(_ context: SideEffectContext<ShopState, ShopServices>) throws {
///     let cart = try context.dependencies.server.loadCart()
///     context.dispatch(ShowCart(cart: cart))
///   }
/// }
/// ```
///
/// The promise of the dispatch is resolved when the function returns, and fails with what it throws.
public protocol SideEffect: AnySideEffect {
  /// The store's type of state, or the type of a part for which there is a scoped store.
  associatedtype StateType: State
  /// The type of the store's dependencies.
  associatedtype Dependencies: SideEffectDependencyContainer

  /// Does what the side effect is for.
  func sideEffect(_ context: SideEffectContext<StateType, Dependencies>) throws
}

extension SideEffect {
  /// Calls ``sideEffect(_:)``, and returns `()`.
  public func anySideEffect(_ context: any AnySideEffectContext) throws -> Any {
    try sideEffect(SideEffectContext(context))
  }

  /// Calls ``sideEffect(_:)``.
  public func _perform(_ context: any AnySideEffectContext) throws -> _AnyDispatchOutcome {
    try sideEffect(SideEffectContext(context))
    return .void
  }

  /// The type of state that the side effect names.
  public static var _stateType: (any State.Type)? { StateType.self }
}

/// A side effect that has a value for whoever dispatched it.
///
/// ```swift
/// let price = try await store.dispatch(AskForPrice(product: product)).value
/// ```
public protocol ReturningSideEffect: AnySideEffect {
  /// The type of the value.
  associatedtype ReturnValue

  /// Does what the side effect is for, and returns the value.
  func sideEffect(_ context: any AnySideEffectContext) throws -> ReturnValue
}

extension ReturningSideEffect {
  /// Calls ``sideEffect(_:)``.
  public func anySideEffect(_ context: any AnySideEffectContext) throws -> Any {
    let value: ReturnValue = try sideEffect(context)
    return value
  }

  /// Calls ``sideEffect(_:)``.
  public func _perform(_ context: any AnySideEffectContext) throws -> _AnyDispatchOutcome {
    _DispatchOutcome<ReturnValue>(try sideEffect(context))
  }
}
