import RxSwift

/// A component whose state and actions are kept by a ``ComponentDelegate``.
@preconcurrency @MainActor public protocol ComponentWithDelegate: Component {
  /// The type that the delegate calls its owner by: the base class.
  associatedtype ComponentType: Component

  /// The object that stores the state, schedules updates and emits actions.
  var componentDelegate: ComponentDelegate<StateType, ActionType, ComponentType> { get }
  /// The sources of actions, read when the component is made and by `resetActions()`.
  var actions: [Observable<ActionType>] { get }

  /// Reads `actions` anew: the sources read before are left, those that it has now are subscribed to.
  func resetActions()
}

extension ComponentWithDelegate {
  /// The delegate's bag for subscriptions made in `update()`.
  public var stateDisposeBag: DisposeBag { componentDelegate.stateDisposeBag }

  /// The states, from the present one on.
  public var observableState: Observable<StateType> { componentDelegate.observableState }

  /// The state before the last assignment; nil before the second one.
  @inlinable public var previousComponentState: StateType? { componentDelegate.previousComponentState }

  /// The state. Reading it before it was assigned ends the process with a message.
  @inlinable public var componentState: StateType {
    get { componentDelegate.componentState }
    set { componentDelegate.componentState = newValue }
  }

  /// Requests an update with the present state; without one, nothing happens.
  public func invalidate() {
    if componentDelegate.hasComponentState { componentDelegate.needsUpdate = true }
  }

  /// Emits an action.
  public func perform(action: ActionType) {
    componentDelegate.perform(action: action)
  }

  /// Reads `actions` anew.
  public func resetActions() {
    componentDelegate.actions = actions
  }

  /// Returns the object that the component's XML was compiled to, made at the first call and kept with the
  /// component.
  ///
  /// Generated code uses it: an extension cannot store the object itself.
  /// - Parameter make: Makes the object.
  public func reactantUIContainer<C: ReactantUIContainer>(_ make: () -> C) -> C {
    if let container = componentDelegate.container as? C { return container }
    let container = make()
    componentDelegate.container = container
    return container
  }
}
