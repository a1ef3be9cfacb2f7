/// An action with a state of its own: an ``AsyncAction`` whatever its type.
public protocol AnyAsyncAction: Action {
  /// The stage that the work has reached.
  var state: AsyncActionState { get set }
}

/// An action that is dispatched several times while some work goes on: first as `loading`, perhaps as
/// `progress`, last as `completed` or `failed`. Each state has its own update function.
///
/// An update is written as an instance function or, as in Katana's first versions, as the static
/// function of the same name with `action:`. Progress changes nothing unless its function is written.
/// A type that is also an ``ActionWithSideEffect`` runs its side effect only while it is `loading`.
///
/// A type stores the result or the error in properties of any name, which `completedAction { … }` sets, or as
/// in Katana's first versions in `completedPayload` and `failedPayload`; ``PayloadAsyncAction`` requires
/// these and `loadingPayload`.
public protocol AsyncAction: AnyAsyncAction {
  /// The type of the work's result; nothing by default.
  associatedtype CompletedPayload = Void
  /// The type of the data that describes the work's failure; nothing by default.
  associatedtype FailedPayload = Void

  /// The result of the work, once it is completed; nil for a type that does not keep it under this name.
  var completedPayload: CompletedPayload? { get set }
  /// The description of the failure, once the work failed; nil for a type that does not keep it under this
  /// name.
  var failedPayload: FailedPayload? { get set }

  /// The state when the work begins.
  func updatedStateForLoading(currentState: any State) -> any State
  /// The state when the work is done.
  func updatedStateForCompleted(currentState: any State) -> any State
  /// The state when the work went wrong.
  func updatedStateForFailed(currentState: any State) -> any State
  /// The state while the work goes on.
  func updatedStateForProgress(currentState: any State) -> any State

  /// The state when the work begins.
  static func updatedStateForLoading(currentState: any State, action: Self) -> any State
  /// The state when the work is done.
  static func updatedStateForCompleted(currentState: any State, action: Self) -> any State
  /// The state when the work went wrong.
  static func updatedStateForFailed(currentState: any State, action: Self) -> any State

  /// A copy that is `completed`, after `configuration` has filled in what came of it.
  func completedAction(_ configuration: (inout Self) -> Void) -> Self
  /// A copy that is `failed`, after `configuration` has filled in what went wrong.
  func failedAction(_ configuration: (inout Self) -> Void) -> Self
  /// A copy that is `progress`.
  func progressAction(percentage: Double) -> Self
}

extension AsyncAction {
  /// Calls the function for the action's state.
  public func updatedState(currentState: any State) -> any State {
    switch state {
    case .loading: updatedStateForLoading(currentState: currentState)
    case .completed: updatedStateForCompleted(currentState: currentState)
    case .failed: updatedStateForFailed(currentState: currentState)
    case .progress: updatedStateForProgress(currentState: currentState)
    }
  }

  /// Nil: the type has no such property.
  public var completedPayload: CompletedPayload? {
    get { nil }
    set {}
  }

  /// Nil: the type has no such property.
  public var failedPayload: FailedPayload? {
    get { nil }
    set {}
  }

  /// A copy that is `completed` and carries `payload`.
  public func completedAction(payload: CompletedPayload) -> Self {
    let action = completedAction { $0.completedPayload = payload }
    if action.completedPayload == nil { Self.missingPayload("completedPayload") }
    return action
  }

  /// A copy that is `failed` and carries `payload`.
  public func failedAction(payload: FailedPayload) -> Self {
    let action = failedAction { $0.failedPayload = payload }
    if action.failedPayload == nil { Self.missingPayload("failedPayload") }
    return action
  }

  private static func missingPayload(_ property: String) -> Never {
    fatalError("\(String(reflecting: Self.self)) must have a property named \(property).")
  }

  /// Calls the static function.
  public func updatedStateForLoading(currentState: any State) -> any State {
    Self.updatedStateForLoading(currentState: currentState, action: self)
  }

  /// Calls the static function.
  public func updatedStateForCompleted(currentState: any State) -> any State {
    Self.updatedStateForCompleted(currentState: currentState, action: self)
  }

  /// Calls the static function.
  public func updatedStateForFailed(currentState: any State) -> any State {
    Self.updatedStateForFailed(currentState: currentState, action: self)
  }

  /// The state as it is.
  public func updatedStateForProgress(currentState: any State) -> any State { currentState }

  /// Stops the program: neither form of the function is there.
  public static func updatedStateForLoading(currentState: any State, action: Self) -> any State {
    missing("updatedStateForLoading")
  }

  /// Stops the program: neither form of the function is there.
  public static func updatedStateForCompleted(currentState: any State, action: Self) -> any State {
    missing("updatedStateForCompleted")
  }

  /// Stops the program: neither form of the function is there.
  public static func updatedStateForFailed(currentState: any State, action: Self) -> any State {
    missing("updatedStateForFailed")
  }

  private static func missing(_ function: String) -> Never {
    fatalError("\(String(reflecting: Self.self)) must implement \(function)(currentState:).")
  }

  /// A copy that is `completed`, changed by `configuration`.
  public func completedAction(_ configuration: (inout Self) -> Void = { _ in }) -> Self {
    copy(.completed, configuration)
  }

  /// A copy that is `failed`, changed by `configuration`.
  public func failedAction(_ configuration: (inout Self) -> Void = { _ in }) -> Self {
    copy(.failed, configuration)
  }

  /// A copy that is `progress`.
  public func progressAction(percentage: Double) -> Self {
    copy(.progress(percentage: percentage)) { _ in }
  }

  private func copy(_ state: AsyncActionState, _ configuration: (inout Self) -> Void) -> Self {
    var copy = self
    copy.state = state
    configuration(&copy)
    return copy
  }

  /// The full name of the type and the state, such as `Shop.LoadCart.completed`.
  public var debugDescription: String {
    let name = String(reflecting: Self.self)
    guard case .progress(let percentage) = state else { return "\(name).\(state)" }
    return "\(name).progress(\(percentage))"
  }
}
