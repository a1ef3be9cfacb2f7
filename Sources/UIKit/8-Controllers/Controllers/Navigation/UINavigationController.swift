import CoreGraphics
import Diagnostics

/// Shows the last of a stack of controllers, with a bar over it that has its title and the way back.
///
/// Pushing and popping while a transition runs ends that one first, with all its callbacks.
@preconcurrency @MainActor open class UINavigationController: UIViewController, UINavigationBarDelegate {
  /// The operation that is performed on the stack.
  public enum Operation: Int, Sendable {
    /// Nothing that is shown.
    case none
    /// A controller comes onto it.
    case push
    /// A controller leaves it.
    case pop
  }

  /// The duration of hiding or showing a bar, in seconds.
  public class var hideShowBarDuration: CGFloat { CGFloat(Metrics.current.bars.hideDuration) }

  // MARK: Making

  /// Makes a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    prepare()
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a navigation controller with bars of classes of the app's, and nothing on its stack. Nil is
  /// UIKit's own class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let bar = (navigationBarClass as? UINavigationBar.Type).map {
      UIView.makeView(of: $0) as! UINavigationBar
    }
    navigationBar = bar ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    prepare()
    if let type = toolbarClass as? UIToolbar.Type { toolbar = UIView.makeView(of: type) as? UIToolbar }
  }

  /// Makes a navigation controller with nothing on its stack. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Makes a navigation controller with nothing on its stack. There are no archives of controllers here.
  public required init?(coder: NSCoder) {
    navigationBar = coder.interfaceValue("navigationBar") ?? UINavigationBar()
    super.init(coder: coder)
    prepare()
    if let toolbar = coder.interfaceValue("toolbar", UIToolbar.self) { self.toolbar = toolbar }
    coder.decodeInterface(self, UINavigationController.self)
  }

  private func prepare() {
    navigationBar.owner = self
    navigationBar.delegate = self
  }

  // MARK: The stack

  /// Pops to the child of an unwind segue.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(subsequentVC) { popToViewController(subsequentVC, animated: unwindSegue.animates) }
  }

  /// The controllers, from the root to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  var stack: [UIViewController] = []
  /// The movement of the bars while a transition runs.
  var barMotion: BarMotion?

  /// The controller at the end of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that the user sees: the one that the controller at the end of the stack presents, or that
  /// controller itself.
  open var visibleViewController: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed else {
      return topViewController
    }
    return presented.frontmost
  }

  /// Pushes a controller onto the stack and shows it. If `animated`, it slides in from where lines end.
  ///
  /// Raises an exception for one that is on the stack already and for navigation controllers.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ExceptionName.invalidArgument.raise(
      unless: !(viewController is UISplitViewController),
      "Split View Controllers cannot be pushed to a Navigation Controller: \(Self.describe(viewController))")
    changeStack(animated: animated) { stack in
      ExceptionName.invalidArgument.raise(
        unless: !stack.contains(viewController),
        """
        \(Self.describe(self)) is pushing the same view controller instance (\(Self.describe(viewController))) more than once \
        which is not supported and is most likely an error in the application
        """)
      stack.append(viewController)
    }
  }

  /// Pops the last controller and shows the one before. The root stays: then nothing happens, and the
  /// result is nil.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    var popped: UIViewController?
    changeStack(animated: animated) { stack in
      if stack.count > 1 { popped = stack.removeLast() }
    }
    return popped
  }

  /// Pops all controllers but the root. Returns them, nil where there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Pops all controllers after one, and returns them. Raises an exception where that one is not on the
  /// stack.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    childTransition?.finish()
    guard let place = stack.firstIndex(of: viewController) else {
      ExceptionName.internalInconsistency.raise(
        "Tried to pop to a view controller that doesn't exist: \(Self.describe(viewController)) is not on the stack of "
          + "\(Self.describe(self)).")
    }
    return pop(to: place, animated: animated)
  }

  private func pop(to place: Int, animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    changeStack(animated: animated) { stack in
      guard stack.count > place + 1 else { return }
      popped = Array(stack[(place + 1)...])
      stack.removeLast(popped.count)
    }
    return popped.isEmpty ? nil : popped
  }

  /// Changes the whole stack. If `animated`, the last controller slides in, or where it was on the stack
  /// before, the last one until now slides out.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(animated: animated) { stack in
      for (index, controller) in viewControllers.enumerated() {
        ExceptionName.invalidArgument.raise(
          unless: !viewControllers[..<index].contains(controller),
          "All view controllers in a navigation controller must be distinct (\(Self.describe(controller)))")
      }
      stack = viewControllers
    }
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The name of a controller in messages.
  static func describe(_ controller: UIViewController) -> String {
    let name = controller.title.map { " “\($0)”" } ?? ""
    return "<\(type(of: controller))\(name)>"
  }

  /// The delegate that is notified of the controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The bar

  /// The bar at the top. Its appearance is the app's to set, its items follow the stack.
  public let navigationBar: UINavigationBar

  /// Whether there is no bar at the top; false by default.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private(set) var hidesNavigationBar = false

  /// Hides the bar at the top or shows it; it slides if `animated`, over ``hideShowBarDuration``, or along
  /// with a transition that is about to begin.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesNavigationBar else { return }
    hidesNavigationBar = hidden
    layOutBars(animated: animated)
  }

  /// Whether a tap on what is shown hides the bars, and another shows them; false by default.
  open var hidesBarsOnTap = false {
    didSet { hiding.updateGestures() }
  }

  /// Whether a swipe up hides the bars, and one down shows them; false by default.
  open var hidesBarsOnSwipe = false {
    didSet { hiding.updateGestures() }
  }

  /// Whether there are no bars while the window is low; false by default.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { if hidesBarsWhenVerticallyCompact != oldValue { barsDidChange() } }
  }

  /// The gesture of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
  /// The gesture of ``hidesBarsOnSwipe``.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  private(set) lazy var hiding = BarHiding(self)

  /// The gesture by which a finger drags the page back from the edge where lines begin. It begins where there
  /// is a back button; a delegate of the app's decides in its place.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.gesture }
  private(set) lazy var swipe = BackSwipe(self)

  /// Whether the person may go back from an item; true by default. Called for the back button.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// The bar's background reaches to the top of the window.
  open func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

  // MARK: The toolbar

  /// The bar at the bottom, which shows the `toolbarItems` of the controller that is shown. Hidden by
  /// default.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  /// Whether there is no bar at the bottom; true by default.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private(set) var hidesToolbar = true

  /// Hides the bar at the bottom or shows it; it slides if `animated`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    layOutBars(animated: animated)
  }

  // MARK: View

  /// Makes the view that the controllers' views lie in, with the bars over them.
  open override func loadView() {
    let view = BarContainerView(frame: UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds)
    view.onLayout = { [weak self] in self?.layOut() }
    self.view = view
    container = view
    view.addSubview(navigationBar)
    swipe.attach(to: view)
    hiding.updateGestures()
  }
  private(set) weak var container: BarContainerView?

  /// The controller whose view is in the container, or was before the transition that runs.
  var shown: UIViewController?
  var transition: ContainerTransition?
  /// The stack that callbacks requested while a transition was about to begin.
  var awaited: [UIViewController]?
  /// The outgoing controller, which keeps its frame during the transition, and the insets that the bars
  /// covered of it.
  var leaving: (controller: UIViewController, insets: UIEdgeInsets)?
  lazy var collapse = TitleCollapse(self)
  var focus = PageFocus()

  /// The destination of the root's back button, where this controller is part of another controller's
  /// navigation path.
  var outside: (item: UINavigationItem, leave: () -> Void)?

  override var childTransition: ContainerTransition? { transition }

  override func prepareToAppear() { showTop() }

  override func barsDidChange() { container?.setNeedsLayout() }

  override func safeArea(of child: UIViewController, inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
    insetsOfBars(over: child) ?? inherited
  }

  /// The item that stands for the controller in a tab bar: its own, if one was set, else the root's.
  open override var tabBarItem: UITabBarItem! {
    get { bars.ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The child that decides about the status bar's style; the one that is shown where there is no bar.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let container { swipe.attach(to: container) }
    barsDidChange()
  }
}
