import CoreGraphics

/// Shows one of several controllers, chosen by a bar of tabs at the bottom.
///
/// Of more than five, the first four have tabs, and a fifth one, “More”, leads to a list of the others.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Makes a controller without tabs. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Makes a controller without tabs. There are no archives of controllers here.
  public required init?(coder: NSCoder) {
    tabBar = coder.interfaceValue("tabBar") ?? UITabBar()
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UITabBarController.self)
  }

  private func prepare() {
    tabBar.owner = self
    tabBar.delegate = self
  }

  // MARK: Children

  /// Selects the child of an unwind segue.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectIfPresent(subsequentVC)
  }

  /// The controllers, in the order of their tabs; nil for none.
  open var viewControllers: [UIViewController]? {
    get { all.isEmpty ? nil : all }
    set { setViewControllers(newValue, animated: false) }
  }
  var all: [UIViewController] = []

  /// Changes the controllers; the tabs fade if `animated`. What is shown stays if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceAll(with: viewControllers ?? [], animated: animated)
  }

  /// The number of the controller that is shown; `NSNotFound` where none is, or the list of “More”.
  open var selectedIndex: Int {
    get { chosen.flatMap { all.firstIndex(of: $0) } ?? NSNotFound }
    set { if all.indices.contains(newValue) { choose(all[newValue], byUser: false) } }
  }

  /// Whether each selection of a tab is a step that a browser's Back undoes and Forward does again, as pushes
  /// and presentations are; false by default: then Back and Forward go through the screens of the selected
  /// tab alone, and a selection brings the history to those of the other. An addition of Shoji's.
  public var recordsSelectionInHistory = false

  /// The controller that is shown: one of ``viewControllers``, or ``moreNavigationController``.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue else { return }
      ExceptionName.invalidArgument.raise(
        unless: all.contains(newValue) || newValue === moreNavigationController,
        """
        -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view \
        controllers can be selected.
        """)
      choose(newValue, byUser: false)
    }
  }

  /// Selects a controller that may not have a tab any more.
  final func selectIfPresent(_ controller: UIViewController?) {
    guard let controller, all.contains(controller) || controller === moreNavigationController else { return }
    selectedViewController = controller
  }

  /// The controller that the user or code has selected.
  var chosen: UIViewController?
  /// The controller in the container: `chosen`, or the “More” list that has it on its stack.
  var shown: UIViewController?
  var transition: ContainerTransition?

  /// The navigation controller that “More” leads to: a list of the controllers without tabs.
  open private(set) lazy var moreNavigationController: UINavigationController = makeMore()
  lazy var moreList = MoreListController(self)

  /// The controllers that the person could put into another order; kept for the app, the order cannot be
  /// changed here.
  open var customizableViewControllers: [UIViewController]? {
    didSet {
      if customizableViewControllers?.isEmpty == false {
        IgnoredProperty.customizableTabs.warn()
      }
    }
  }

  /// The delegate that is notified of the user's selection.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: The bar

  /// The bar. Its appearance is the app's to set, its tabs follow the controllers.
  public let tabBar: UITabBar

  /// Whether there is no bar; false by default.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private(set) var hidesBar = false

  /// Hides the bar or shows it; it slides if `animated`.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    layOutBar(animated: animated)
  }

  /// Called when a person chose a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    handleSelection(item)
  }

  // MARK: View

  /// Makes the view that the controllers' views lie in, with the bar over them.
  open override func loadView() {
    let view = BarContainerView(frame: UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds)
    view.onLayout = { [weak self] in self?.layOut() }
    self.view = view
    container = view
    view.addSubview(tabBar)
  }
  private(set) weak var container: BarContainerView?
  lazy var follower = TabContentFollower(self)

  override var childTransition: ContainerTransition? { transition }
  override func prepareToAppear() { showChosen() }
  override func barsDidChange() {
    updateItems(animated: false)
    container?.setNeedsLayout()
  }
  override func safeArea(of child: UIViewController, inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
    children.contains(child) ? inherited.union(insetsOfBar(over: child)) : inherited
  }

  open override var childForStatusBarHidden: UIViewController? { chosen }
  open override var childForStatusBarStyle: UIViewController? { chosen }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if mode == .tabSidebar,
      previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    {
      showTabs(animated: false)
    }
    container?.setNeedsLayout()
  }
}
