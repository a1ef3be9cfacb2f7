import QuartzCore

/// Manages a view and its life on the screen, as UIKit's does.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Making

  /// Makes a controller. There are no nib files here: without one it makes its own view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller with a view of its own.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller. There are no archives of controllers here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name that the controller was made with; nothing is loaded by it.
  open private(set) var nibName: String?
  /// The bundle that the controller was made with.
  open private(set) var nibBundle: Bundle?

  /// What the controller is called.
  open var title: String?

  // MARK: View

  /// The view; the first read loads it by `loadView()` and calls `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  private var loadedView: UIView?
  private var isLoading = false

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view. An override sets `view` and does not call this one.
  open func loadView() {
    let view = UIView(frame: viewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  private var viewFrame: CGRect {
    UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds
  }

  /// Loads the view if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loadedView != nil, "loadView() of \(type(of: self)) must set the controller's view.")
    viewDidLoad()
  }

  /// Told once after the view was loaded. The default does nothing.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Told before the view comes onto the screen. The default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told when the view is in the window but not yet laid out. The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Told after the view came onto the screen. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told before the view leaves the screen. The default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told after the view left the screen. The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Brings the constraints of the view up to date, before layout. An override calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Told before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Told after the view laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}

  private enum Presence {
    case away, appearing, here
  }
  private var presence = Presence.away

  /// Runs the callbacks around the view's coming into a window; `viewDidAppear` follows the first layout.
  func appear(animated: Bool, showing show: () -> Void) {
    guard presence == .away else {
      show()
      return
    }
    presence = .appearing
    loadViewIfNeeded()
    viewWillAppear(animated)
    forEachForwardingChild { $0.appear(animated: animated, showing: {}) }
    show()
    viewIsAppearing(animated)
    view.setNeedsLayout()
    UIScreen.main.host.afterLayout { [weak self] in self?.finishAppearing(animated: animated) }
  }

  private func finishAppearing(animated: Bool) {
    guard presence == .appearing else { return }
    presence = .here
    viewDidAppear(animated)
  }

  /// Runs the callbacks around the view's leaving; `viewDidDisappear` follows at the end of the turn.
  func disappear(animated: Bool) {
    guard presence != .away else { return }
    finishAppearing(animated: animated)
    viewWillDisappear(animated)
    presence = .away
    forEachForwardingChild { $0.disappear(animated: animated) }
    UIScreen.main.host.afterLayout { [self] in
      if presence == .away { viewDidDisappear(animated) }
    }
  }

  private func forEachForwardingChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
  }

  // MARK: Containing

  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller this one is in.
  open private(set) weak var parent: UIViewController?

  /// Whether children are told when this controller's view comes and goes; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Takes a controller in. Add its view and then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A controller cannot be its own child.")
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the parent. Call `willMove(toParent: nil)` and remove the view first.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Told before the parent changes. The default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Told after the parent changed. The default does nothing more than start the appearance callbacks of a
  /// child whose view was added to one that is on the screen.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.presence != .away, viewIfLoaded?.window != nil else { return }
    appear(animated: false, showing: {})
  }

  /// Starts a child's appearance callbacks by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { appear(animated: animated, showing: {}) } else { disappear(animated: animated) }
  }

  /// Ends what `beginAppearanceTransition` began; the rest of the callbacks follow the layout.
  open func endAppearanceTransition() {}

  // MARK: Safe area and margins

  /// What the controller's own bars cover of its view, in points, beside what covers it anyway; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateInsets() } }
  }
  /// Told when the view's `safeAreaInsets` changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether the view has at least the system's margins; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateInsets() }
  }
  /// Told when the view's `layoutMargins` changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Responder and traits

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent
  }

  /// The appearance, scale and size classes that hold for the controller.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The traits of what the controller lies in.
  var parentTraits: UITraitCollection? { parent?.traitCollection }

  /// Light or dark for the controller's view, whatever the screen says; unspecified by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraitsOfTree() }
    }
  }

  /// Told when `traitCollection` changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
