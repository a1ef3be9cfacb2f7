import RxSwift

/// The side of a component's `update()` on which an observation of its state is.
public enum ObservableStateEvent: Sendable {
  /// After the state was stored and before `update()`.
  case beforeUpdate
  /// After `update()`, also when `needsUpdate()` refused it.
  case afterUpdate
}

/// An object that can be asked to bring itself up to date.
@preconcurrency @MainActor public protocol Invalidable: AnyObject {
  /// Requests an update: at once, or as soon as updates are allowed.
  func invalidate()
}

/// An object with one mutable state, `componentState`, that shows the state in `update()` and emits actions.
///
/// `update()` runs after every assignment of the state. Derive from ``ViewBase``, ``ControllerBase`` or
/// ``ComponentBase``, which have everything but `update()`.
@preconcurrency @MainActor public protocol Component: Invalidable {
  /// The type of the component's state.
  associatedtype StateType
  /// The type of the actions that the component emits.
  associatedtype ActionType

  /// A bag for subscriptions that live as long as the component.
  var lifetimeDisposeBag: DisposeBag { get }
  /// A bag for subscriptions made in `update()`; replaced right before each `update()`.
  var stateDisposeBag: DisposeBag { get }
  /// The states, from the present one on. Completes when the component goes away.
  var observableState: Observable<StateType> { get }
  /// The state before the last assignment; nil before the second one.
  var previousComponentState: StateType? { get }
  /// The state. Reading it before it was assigned is a programming error and ends the process; a `Void` state
  /// is there from the beginning.
  var componentState: StateType { get set }
  /// The actions, as they happen. Completes when the component goes away.
  var action: Observable<ActionType> { get }

  /// Called once, when the component has been made.
  func afterInit()
  /// Whether `update()` is to run now. A refused update is not made up for.
  func needsUpdate() -> Bool
  /// Shows the state.
  func update()
  /// Emits an action.
  func perform(action: ActionType)
  /// The states as they are assigned, on one side of `update()`; without the present one.
  func observeState(_ when: ObservableStateEvent) -> Observable<StateType>
}

extension Component {
  /// A closure that assigns the state. It does not keep the component alive, and does nothing after its end.
  public var setComponentState: (StateType) -> Void {
    { [weak self] in self?.componentState = $0 }
  }

  /// Assigns the state.
  /// - Returns: The receiver.
  public func with(state: StateType) -> Self {
    componentState = state
    return self
  }

  /// Changes the state in place, with one `update()` however much is changed.
  public func mutateState(_ mutation: (inout StateType) -> Void) {
    var state = componentState
    mutation(&state)
    componentState = state
  }
}
