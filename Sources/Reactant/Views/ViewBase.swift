import RxSwift
import UIKit

/// A view that is a component: it shows its `componentState` in ``update()`` and emits actions.
///
/// Made in this order: the stored properties, the view's XML if it has any, ``loadView()``,
/// ``setupConstraints()``, ``actions``, ``configuration``, ``afterInit()``, and then, if there is a state,
/// ``update()``. An override of any of these need not call `super`. A controller's view comes later; see
/// ``ControllerBase``.
@preconcurrency @MainActor
open class ViewBase<STATE, ACTION>: UIView, ComponentWithDelegate, Configurable, ComponentView {
  /// The type of the component's state.
  public typealias StateType = STATE
  /// The type of the actions that the component emits.
  public typealias ActionType = ACTION

  /// A bag for subscriptions that live as long as the component.
  public private(set) final lazy var lifetimeDisposeBag = DisposeBag()
  /// The object that stores the state, schedules updates and emits actions.
  public let componentDelegate = ComponentDelegate<STATE, ACTION, ViewBase<STATE, ACTION>>()

  /// The sources of actions; none by default. Read when the component is made and by `resetActions()`.
  open var actions: [Observable<ACTION>] { [] }
  /// The actions, as they happen.
  open var action: Observable<ACTION> { componentDelegate.action }

  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins and applies
  /// ``Properties/Style/view``.
  open var configuration: Configuration = .global {
    didSet { applyConfiguration() }
  }

  /// True: components are laid out by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Creates the component; see the class for the order of what is called.
  public init() {
    super.init(frame: .zero)
    componentDelegate.attach(to: self)
    assemble()
  }

  /// Not available: there are no archives of components.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Components are made by init(), not from archives.")
  }

  deinit {
    componentDelegate.detach(from: self)
  }

  /// Adds and sets up subviews. The default does nothing; an override need not call `super`.
  open func loadView() {}
  /// Constrains subviews. The default does nothing; an override need not call `super`.
  open func setupConstraints() {}
  /// Called once, when the component has been made. The default does nothing.
  open func afterInit() {}
  /// Shows the state. The default does nothing.
  open func update() {}
  /// Whether `update()` is to run now; true by default.
  open func needsUpdate() -> Bool { true }

  /// The states as they are assigned, on one side of `update()`.
  public func observeState(_ when: ObservableStateEvent) -> Observable<STATE> {
    componentDelegate.observeState(when)
  }

  /// Adds a subview that constraints place: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  open override func addSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(view)
  }

  /// Updates the view's XML for the size of the window in which it is.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { ReactantUILookup.container(of: self)?.updateReactantUI() }
  }

  /// Updates the view's XML for changed traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ReactantUILookup.container(of: self)?.updateReactantUI()
  }

  private func applyConfiguration() {
    layoutMargins = configuration.layoutMargins
    configuration.style.view(self)
  }
}
