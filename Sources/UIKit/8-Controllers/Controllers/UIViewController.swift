import QuartzCore

/// Manages a view and its life on the screen, as UIKit's does.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Making

  /// Makes a controller whose view stands in a nib; without a name in the nib of its class where there is
  /// one, else it is made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller with a view of its own.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The choices below a preview of the controller; none by default. Nothing here shows previews of a firm
  /// press.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Registers a view for previews, which no press begins here: `forceTouchCapability` is `unavailable`.
  @discardableResult open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingRegistration(delegate, sourceView)
  }

  /// Ends a registration.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  /// Makes a controller of what Interface Builder's coder says; of other coders, one that makes its own view.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    coder.decodeInterface(self, UIViewController.self)
  }

  /// The name of the nib with the controller's view; nil where the view is made in code.
  open package(set) var nibName: String?
  /// The bundle of the nib.
  open package(set) var nibBundle: Bundle?
  /// The storyboard that the controller was made from; nil for others.
  open package(set) var storyboard: UIStoryboard?
  /// The controller's view and segues in its storyboard.
  package final var interface: (any ControllerInterface)?

  /// The title of the controller, which its items in bars also show.
  open var title: String? {
    didSet { bars.follow(title: title) }
  }

  // MARK: View

  /// The view; the first read loads it by `loadView()` and calls `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let owner = newValue?.viewOwner, owner !== self { refuse(newValue, of: owner) }
      loadedView?.viewOwner = nil
      loadedView = newValue
      newValue?.viewOwner = self
    }
  }
  private var loadedView: UIView?
  private var isLoading = false

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view, of a storyboard or a nib where there is one. An override sets `view` and does not call
  /// this one.
  open func loadView() {
    if loadViewFromInterface() { return }
    let view = UIView(frame: UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    ExceptionName.internalInconsistency.raise(
      unless: loadedView != nil, "loadView() of \(type(of: self)) must set the controller's view.")
    viewDidLoad()
  }

  /// Called once after the view was loaded. The default does nothing.
  open func viewDidLoad() {}

  /// Called when memory is short, which no system says here: `UIApplication` never calls it. The default does
  /// nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearing

  /// Called before the view comes onto the screen. The default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window but not yet laid out. The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came onto the screen. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen. The default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen. The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the view, before layout. An override calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  override func propertiesDidBecomeDue() { viewIfLoaded?.setNeedsLayout() }

  /// Updates ``contentUnavailableConfiguration`` for a state. The default updates what is set; overrides set
  /// another.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if let configuration = contentUnavailableConfiguration {
      contentUnavailableConfiguration = configuration.updated(for: state)
    }
  }
  final var contentUnavailability = ContentUnavailability()
  /// Called after the view laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}

  /// The state of the controller between appearing and disappearing.
  var appearance = AppearanceState()

  /// Starts the appearance callbacks of a child by hand. Calls `viewWillAppear(_:)` or
  /// `viewWillDisappear(_:)` unless that was done already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began. Calls `viewDidAppear(_:)` or
  /// `viewDidDisappear(_:)`, once.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Containing

  /// Whether the view lies in that of another controller than the parent, as what is searched for does over a
  /// page.
  var showsInOtherViews: Bool { false }

  /// The controllers in this one.
  open internal(set) var children: [UIViewController] = []
  /// The controller this one is in.
  open internal(set) weak var parent: UIViewController?
  /// Whether the controller is coming into a parent; true from `viewWillAppear(_:)` to `viewDidAppear(_:)`.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is leaving its parent; true from `viewWillDisappear(_:)` to
  /// `viewDidDisappear(_:)`.
  open internal(set) var isMovingFromParent = false

  /// Whether children are notified when this controller's view comes and goes; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Adds a controller, after calling its `willMove(toParent:)`. Add its view and then call its
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    insertChild(childController)
  }

  /// Leaves the parent and calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)` and remove the view
  /// first.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes. An override calls `super`.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }

  /// Called after the parent changed. The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Exchanges one child's view for another's, with the appearance callbacks of both. The new view takes the
  /// old one's place in its superview; frames are for `animations` or the caller to set.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Presenting

  /// The presentation style of the controller; automatic by default, which is a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { discardUnusedPresentationController() } }
  }
  /// The transition style with which the controller is presented and dismissed; from the bottom by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only code may dismiss the controller, not a drag, a tap outside or Escape; false by default.
  open var isModalInPresentation = false
  /// Whether controllers presented in the current context cover this controller's view; false by default.
  open var definesPresentationContext = false
  /// Whether what is presented over this context uses the context's own `modalTransitionStyle`; false by
  /// default.
  open var providesPresentationContextTransitionStyle = false {
    didSet {
      if providesPresentationContextTransitionStyle != oldValue {
        IgnoredProperty.contextTransitionStyle.warn()
      }
    }
  }
  /// The delegate that provides the animations and the presentation controller of a custom presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation style to which `automatic` resolves for the controller.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Returns the controller's presentation controller where its class has one of its own.
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// The controller that this controller presents, and the state of its own presentation.
  let presentation = PresentationState()

  /// Shows a controller over this one.
  ///
  /// Refused, with a line on standard error, while this controller presents another one already, when its
  /// view is in no window, or when the other is shown elsewhere; `completion` is not called then.
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to show.
  ///   - flag: Whether it moves in.
  ///   - completion: Called after its `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all that is presented over it; where it presents nothing,
  /// the one that presents it takes it away.
  /// - Parameters:
  ///   - flag: Whether it moves out.
  ///   - completion: Called after its `viewDidDisappear(_:)`; at once where nothing is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The controller that this one, or one it is in, presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one it is in.
  open var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }

  /// Whether the controller is being presented; true from `viewWillAppear(_:)` to `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// Whether the controller is being dismissed; true from `viewWillDisappear(_:)` to `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// The presentation controller that shows the controller, or will show it when it is presented in its
  /// current style.
  open var presentationController: UIPresentationController? { currentPresentationController }

  /// Shows a controller in the way that fits where this one is: the nearest one around it that has a way does
  /// so, else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller beside this one where there is room, else as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = parent {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Segues

  /// Performs a segue of the controller's storyboard. Raises an exception where there is none of the
  /// identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    ExceptionName.invalidArgument.raise(
      unless: interface?.performSegue(identifier, from: self, sender: sender) ?? false,
      "Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }
  /// Returns whether a segue that a person began is performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue shows another controller, or goes back to one. The default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may lead to this controller; by default where it has the method and is
  /// not the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }
  /// The older form of ``canPerformUnwindSegueAction(_:from:sender:)``, which calls it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { fromViewController !== self && responds(to: action) }
  /// Returns the children in which an unwind segue looks for its destination; by default those that do not
  /// contain its source, the last first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.reversed().filter { $0 !== containing }
  }
  /// The child that is, or contains, the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childLeading(to: source.source)
  }
  /// Called for a container on the way of an unwind segue, to show a child. The default does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The room that bars cover at the top of the view, as of before iOS 11.
  open var topLayoutGuide: any UILayoutSupport { BarLayoutGuide.guide(in: view, isTop: true) }
  /// The room that bars cover at the bottom of the view, as of before iOS 11.
  open var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide.guide(in: view, isTop: false) }

  // MARK: Bars

  /// The representation of the controller and its items in bars.
  let bars = ControllerBars()

  /// The contents that a navigation bar shows for the controller; created on first access, with the
  /// controller's title.
  open var navigationItem: UINavigationItem { bars.navigationItem(title: title) }

  /// The item that stands for the controller in a tab bar; created on first use, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem(title: title) }
    set { setTabBarItem(newValue) }
  }

  /// The nearest navigation controller around; nil for none.
  open var navigationController: UINavigationController? { nearestParent() }

  /// The nearest tab bar controller around; nil for none.
  open var tabBarController: UITabBarController? { nearestParent() }

  /// The items that the toolbar of a navigation controller shows for the controller; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Changes what the toolbar shows for the controller; the items fade if `animated`.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    bars.setToolbarItems(toolbarItems)
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }
  /// Whether the bar at the bottom is hidden while the controller, or one after it, is on top of a navigation
  /// controller's stack; false by default.
  open var hidesBottomBarWhenPushed = false
  /// An item that begins and ends editing, and says which of both it does.
  open var editButtonItem: UIBarButtonItem { bars.editItem(of: self) }
  /// Sets the scroll view that lies behind bars at some edges; nil, the default, leaves it to UIKit, which
  /// takes the first.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setContent(scrollView, for: edge)
  }
  /// The scroll view that was said to lie behind the bar at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    bars.contentScrollView(for: edge)
  }

  // MARK: Size

  /// The size that the controller would like to have in a container or as a sheet, in points; zero by default
  /// for no preference.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notifyPreferredContentSize() } }
  }
  /// Called when a child's `preferredContentSize` changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when a child laid out by constraints fits another size. The default does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child's view when this view has a size; by default the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the view gets another size, as when the window is resized. The default notifies the
  /// children and what is presented; an override calls `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }
  /// Called before the traits change with the window's size. The default notifies the children; an override
  /// calls `super`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }
  /// The presentation, dismissal or change of size that runs now; nil outside of one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

  // MARK: Editing

  /// Whether the controller lets the person edit what it shows; false by default.
  open var isEditing = false {
    didSet { if isEditing != oldValue, !isSettingEditing { setEditing(isEditing, animated: false) } }
  }
  private var isSettingEditing = false
  /// Begins or ends editing. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isSettingEditing = true
    isEditing = editing
    isSettingEditing = false
    bars.updateEditItem(isEditing: editing)
  }

  // MARK: The device

  /// Whether the status bar is left out; false by default. Displays show none of their own.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the status bar's text is light or dark.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the status bar; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides about the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Requests an update of the status bar. Displays show none of their own, so nothing follows.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator may go; false by default. Displays show none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the view turns with the device; true by default. Windows do not turn.
  open var shouldAutorotate: Bool { true }
  /// The ways of holding the device that the controller is made for.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The way of holding the device in which the controller is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update for a change of ``supportedInterfaceOrientations``. Windows do not rotate, so nothing
  /// follows.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The edges at which the system's own gestures wait; none by default. Displays have none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// To which edges the view reaches behind bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.barsDidChange() } }
  }
  /// Whether the view reaches behind opaque bars too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.barsDidChange() } }
  }

  // MARK: Safe area and margins

  /// The insets that the controller's own bars cover of its view, in points, in addition to what is covered
  /// anyway; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateInsets() } }
  }
  /// Called when the view's `safeAreaInsets` changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether the view has at least the system's margins; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateInsets() }
  }
  /// Called when the view's `layoutMargins` changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Responder and traits

  /// The view that the controller's view lies in; for a presented controller the one that presents it.
  open override var next: UIResponder? {
    presentation.presenter ?? viewIfLoaded?.superview ?? parent
  }

  private var addedKeyCommands: [UIKeyCommand] = []
  /// The key commands that were added with ``addKeyCommand(_:)``, those added last first; nil where there are
  /// none. An override that adds its own to `super`'s keeps them.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? super.keyCommands : addedKeyCommands.reversed()
  }
  /// Lets the controller carry out a key command while it is in the responder chain.
  /// - Parameter keyCommand: The command; added twice, it counts once.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
  }
  /// Removes a key command that was added with ``addKeyCommand(_:)``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handlesKeys(presses) { super.pressesBegan(presses, with: event) }
  }
  /// The appearance, scale and size classes that hold for the controller.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Returns the covered insets of a child's view, in the child's coordinate space; `inherited` is the
  /// covered insets of the view that contains it.
  func safeArea(of child: UIViewController, inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
    (child as? UISearchController)?.overlayInsets ?? inherited
  }
  /// Called when something changed that the bars of this controller follow. The default does nothing.
  func barsDidChange() {}
  /// Called before the controller appears, so that children who appear with it are there.
  func prepareToAppear() {}
  /// The transition between children that runs now.
  var childTransition: ContainerTransition? { nil }
  /// The traits of what the controller lies in.
  var parentTraits: UITraitCollection? { parent?.traitCollection }
  /// Light or dark for the controller's view, whatever the screen says; unspecified by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraitsOfTree() }
    }
  }
  /// The trait collections set with ``setOverrideTraitCollection(_:forChild:)``, by child.
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// Overrides of traits and those who wait for changes of traits.
  var ownTraits: OwnTraits?
  /// Lets traits hold for a child, and all in it, whatever holds for this controller. Nil ends that.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraitsOfTree()
  }
  /// Returns the trait collection set for a child with ``setOverrideTraitCollection(_:forChild:)``; nil where
  /// none was set.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(childViewController)]
  }
  /// Called when `traitCollection` changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
