import RxSwift

/// A component without a view, for state and actions alone. Made by deriving from it.
@preconcurrency @MainActor open class ComponentBase<STATE, ACTION>: ComponentWithDelegate {
  /// The type of the component's state.
  public typealias StateType = STATE
  /// The type of the actions that the component emits.
  public typealias ActionType = ACTION

  /// A bag for subscriptions that live as long as the component.
  public private(set) final lazy var lifetimeDisposeBag = DisposeBag()
  /// The object that stores the state, schedules updates and emits actions.
  public let componentDelegate = ComponentDelegate<STATE, ACTION, ComponentBase<STATE, ACTION>>()

  /// The actions, as they happen.
  open var action: Observable<ACTION> { componentDelegate.action }
  /// The sources of actions; none by default.
  open var actions: [Observable<ACTION>] { [] }

  /// Creates a component: its owner is set, its actions are subscribed to, `afterInit()` is called, and then
  /// updates are allowed, which updates a `Void` state at once.
  /// - Parameter canUpdate: Whether updates are allowed; otherwise they are once
  ///   `componentDelegate.canUpdate` is set.
  public init(canUpdate: Bool = true) {
    componentDelegate.attach(to: self)
    resetActions()
    afterInit()
    componentDelegate.canUpdate = canUpdate
  }

  deinit { componentDelegate.detach() }

  /// Whether `update()` is to run now; true by default.
  open func needsUpdate() -> Bool { true }
  /// Called once, when the component has been made. The default does nothing.
  open func afterInit() {}
  /// Shows the state. The default does nothing.
  open func update() {}

  /// The states as they are assigned, on one side of `update()`.
  public func observeState(_ when: ObservableStateEvent) -> Observable<STATE> {
    componentDelegate.observeState(when)
  }
}
