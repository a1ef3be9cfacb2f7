import RxSwift
import UIKit

/// A controller that is a component: it has one root view, hands its `componentState` on in ``update()``, and
/// takes the root view's actions in ``act(on:)``.
///
/// Made in this order: the root view, `title`, ``configuration``, ``afterInit()``. The controller's own view
/// is loaded when UIKit first requests it, and so ``loadView()`` and `viewDidLoad()` run once, after
/// ``afterInit()``.
///
/// The controller updates only while it appears: a state that is assigned before, and a `Void` state, is
/// shown by one ``update()`` in `viewWillAppear(_:)`. An override of UIKit's methods calls `super`; overrides
/// of Reactant's need not.
@preconcurrency @MainActor
open class ControllerBase<STATE, ROOT: UIView>: UIViewController, ComponentWithDelegate, Configurable
where ROOT: Component {
  /// The type of the controller's state.
  public typealias StateType = STATE
  /// Controllers emit nothing.
  public typealias ActionType = Void

  /// Whether the navigation bar is hidden while the controller is on top; false by default.
  open var navigationBarHidden: Bool { false }

  /// A bag for subscriptions that live as long as the controller.
  public private(set) final lazy var lifetimeDisposeBag = DisposeBag()
  /// The object that stores the state and schedules updates.
  public let componentDelegate = ComponentDelegate<STATE, Void, ControllerBase<STATE, ROOT>>()
  /// Completes without an element: controllers emit nothing.
  public var action: Observable<Void> { .empty() }
  /// None: controllers emit nothing.
  public var actions: [Observable<Void>] { [] }

  /// The view that shows what the controller is about.
  public let rootView: ROOT

  /// The configuration; ``Configuration/global`` by default. Assigning it hands it to the root view and, if
  /// it is loaded, to the controller's view, and sets the item that leads back here to
  /// ``Properties/defaultBackButton``.
  open var configuration: Configuration = .global {
    didSet { applyConfiguration() }
  }

  /// Creates a controller without a title, with a root view made by its `init()`.
  public init() {
    rootView = makeComponent()
    super.init(nibName: nil, bundle: nil)
    setUp(title: "")
  }

  /// Creates a controller without a title.
  /// - Parameter root: The root view.
  public init(root: ROOT) {
    rootView = root
    super.init(nibName: nil, bundle: nil)
    setUp(title: "")
  }

  /// Creates a controller.
  /// - Parameters:
  ///   - title: The title, also of the navigation item.
  ///   - root: The root view; by default one made by its `init()`.
  public init(title: String, root: ROOT = makeComponent()) {
    rootView = root
    super.init(nibName: nil, bundle: nil)
    setUp(title: title)
  }

  /// Not available: there are no archives of controllers.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Controllers are made by their initializers, not from archives.")
  }

  deinit { componentDelegate.detach() }

  private func setUp(title: String) {
    componentDelegate.attach(to: self)
    rootView.action.subscribe(onNext: { [weak self] in self?.act(on: $0) }).disposed(by: lifetimeDisposeBag)
    self.title = title
    reloadConfiguration()
    afterInit()
  }

  private func applyConfiguration() {
    (rootView as? any Configurable)?.configuration = configuration
    (viewIfLoaded as? any Configurable)?.configuration = configuration
    navigationItem.backBarButtonItem = configuration.defaultBackButton
  }

  // MARK: Component

  /// Called once, when the controller has been made; its view is not loaded yet. The default does nothing.
  open func afterInit() {}
  /// Shows the state, mostly by assigning the root view's. The default does nothing.
  open func update() {}
  /// Whether `update()` is to run now; true by default.
  open func needsUpdate() -> Bool { true }

  /// The states as they are assigned, on one side of `update()`.
  public func observeState(_ when: ObservableStateEvent) -> Observable<STATE> {
    componentDelegate.observeState(when)
  }

  /// Does nothing: controllers emit nothing.
  public final func perform(action: Void) {}
  /// Does nothing: controllers emit nothing.
  public final func resetActions() {}

  /// Handles an action of the root view. The default does nothing.
  open func act(on action: ROOT.ActionType) {}

  // MARK: View

  /// Makes the controller's view, a ``ControllerRootViewContainer`` around the root view.
  open override func loadView() {
    view = ControllerRootViewContainer().with(configuration: configuration)
    view.addSubview(rootView)
    view.setNeedsUpdateConstraints()
  }

  /// Constrains the root view, by ``updateRootViewConstraints()``.
  open override func updateViewConstraints() {
    updateRootViewConstraints()
    super.updateViewConstraints()
  }

  private var rootViewConstraints: [NSLayoutConstraint] = []
  private var constrainedEdges: UIRectEdge?

  /// Constrains the root view to the view's sides, and above and below to the safe area, or to the view's
  /// edges where the root view's `edgesForExtendedLayout` says so.
  open func updateRootViewConstraints() {
    let edges = (rootView as? any RootView)?.edgesForExtendedLayout ?? []
    if edges == constrainedEdges, rootViewConstraints.allSatisfy(\.isActive) { return }
    NSLayoutConstraint.deactivate(rootViewConstraints)
    constrainedEdges = edges
    let area = view.safeAreaLayoutGuide
    let bottom = rootView.bottomAnchor.constraint(
      equalTo: edges.contains(.bottom) ? view.bottomAnchor : area.bottomAnchor)
    if edges.contains(.bottom) { bottom.priority = .defaultHigh }
    rootViewConstraints = [
      rootView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rootView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rootView.topAnchor.constraint(equalTo: edges.contains(.top) ? view.topAnchor : area.topAnchor),
      bottom,
    ]
    NSLayoutConstraint.activate(rootViewConstraints)
  }

  /// Updates the XML of the root view, and of all views in it, for the new size, while the size changes.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let root = rootView
    if !coordinator.animate(alongsideTransition: { _ in root.updateReactantUITree() }) {
      root.updateReactantUITree()
    }
  }

  // MARK: Appearing

  /// Hides or shows the navigation bar, allows updates, which shows a state that is due, and notifies the
  /// root view.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(navigationBarHidden, animated: animated)
    componentDelegate.canUpdate = true
    (rootView as? any RootView)?.viewWillAppear()
  }

  /// Notifies the root view.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (rootView as? any RootView)?.viewDidAppear()
  }

  /// Ends updates, and notifies the root view.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    componentDelegate.canUpdate = false
    (rootView as? any RootView)?.viewWillDisappear()
  }

  /// Notifies the root view.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    (rootView as? any RootView)?.viewDidDisappear()
  }
}
