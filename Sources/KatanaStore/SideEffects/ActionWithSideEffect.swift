/// An action that also does something outside the state: it asks a server, saves a file, starts a timer.
///
/// The side effect runs after the state was updated, on the store's own queue, where it keeps all later
/// actions waiting: anything slow must be started here and dispatch its outcome when it comes. Write one
/// of the three functions; the shorter ones are those of Katana's earlier versions.
public protocol ActionWithSideEffect: Action {
  /// Does what the action requests. `currentState` is the state after the update.
  func sideEffect(
    currentState: any State, previousState: any State, dispatch: @escaping StoreDispatch,
    dependencies: any SideEffectDependencyContainer)

  /// Does what the action requests. `state` is the state after the update.
  func sideEffect(
    state: any State, dispatch: @escaping StoreDispatch, dependencies: any SideEffectDependencyContainer)

  /// Does what the action requests. `state` is the state after the update.
  static func sideEffect(
    action: Self, state: any State, dispatch: @escaping StoreDispatch,
    dependencies: any SideEffectDependencyContainer)
}

extension ActionWithSideEffect {
  /// Calls the function without the previous state.
  public func sideEffect(
    currentState: any State, previousState: any State, dispatch: @escaping StoreDispatch,
    dependencies: any SideEffectDependencyContainer
  ) {
    sideEffect(state: currentState, dispatch: dispatch, dependencies: dependencies)
  }

  /// Calls the static function.
  public func sideEffect(
    state: any State, dispatch: @escaping StoreDispatch, dependencies: any SideEffectDependencyContainer
  ) {
    Self.sideEffect(action: self, state: state, dispatch: dispatch, dependencies: dependencies)
  }

  /// Stops the program: none of the three functions is there.
  public static func sideEffect(
    action: Self, state: any State, dispatch: @escaping StoreDispatch,
    dependencies: any SideEffectDependencyContainer
  ) {
    fatalError(
      "\(String(reflecting: Self.self)) must implement "
        + "sideEffect(currentState:previousState:dispatch:dependencies:).")
  }

  /// The action itself.
  public var _sideEffect: (any ActionWithSideEffect)? { self }
}

extension ActionWithSideEffect where Self: AnyAsyncAction {
  /// The action itself, while it is `loading`.
  public var _sideEffect: (any ActionWithSideEffect)? { state == .loading ? self : nil }
}
