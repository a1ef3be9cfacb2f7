extension UITabBarController {
  /// The forms in which tabs can be shown.
  public nonisolated enum Mode: Int, Sendable {
    /// The display's choice, which is a bar.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar that people can turn into a sidebar; there is none here.
    case tabSidebar = 2
  }

  private static let tables = AssociatedProperty<TabTable>()
  private var table: TabTable {
    if let table = Self.tables[self] { return table }
    let new = TabTable()
    Self.tables[self] = new
    return new
  }

  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs. Setting them makes their view controllers and sets ``viewControllers``.
  public var tabs: [UITab] {
    get { table.tabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Changes the tabs; the bar fades if `animated`.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for old in table.tabs { old.enter(nil) }
    table.tabs = tabs
    for tab in tabs { tab.enter(self) }
    showTabs(animated: animated)
  }

  /// The tab that is shown; nil where controllers were set without tabs.
  public var selectedTab: UITab? {
    get { tabs.shownInBar.first { $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// The form in which tabs are shown; automatic by default. They lie in a bar whatever is set.
  public var mode: Mode {
    get { table.mode }
    set {
      table.mode = newValue
      if newValue == .tabSidebar { IgnoredProperty.tabSidebar.warn() }
    }
  }

  /// Returns the tab of an identifier, looking into groups too.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(forIdentifier: identifier) }

  /// Shows in the bar the tabs that are not hidden.
  func showTabs(animated: Bool) {
    for tab in tabs { tab.enter(self) }
    setViewControllers(tabs.shownInBar.compactMap(\.viewController), animated: animated)
  }

  /// The tab of a view controller of the bar.
  func tab(of controller: UIViewController) -> UITab? {
    tabs.isEmpty ? nil : tabs.shownInBar.first { $0.viewController === controller }
  }
}

extension UIViewController {
  /// The tab of the tab bar controller that the view controller is in, itself or by one of its parents; nil for none.
  public var tab: UITab? {
    for controller in sequence(first: self, next: { $0.parent }) {
      if let tabs = controller.parent as? UITabBarController, let tab = tabs.tab(of: controller) {
        return tab
      }
    }
    return nil
  }
}

extension UITab {
  func enter(_ controller: UITabBarController?) {
    tabBarController = controller
    for child in (self as? UITabGroup)?.children ?? [] { child.enter(controller) }
  }
}

/// The tabs of one controller.
@MainActor private final class TabTable {
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic
}
