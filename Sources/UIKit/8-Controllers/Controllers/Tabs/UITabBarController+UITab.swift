extension UITabBarController {
  /// The forms in which tabs can be shown.
  public nonisolated enum Mode: Int, Sendable {
    /// The display's choice, which is a bar.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar that people can turn into a sidebar, in windows of regular width.
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
    for old in table.tabs { old.setTabBarController(nil) }
    table.tabs = tabs
    for tab in tabs { tab.setTabBarController(self) }
    showTabs(animated: animated)
  }

  /// The tab that is shown; nil where controllers were set without tabs.
  public var selectedTab: UITab? {
    get { tabs.shownInSidebar.first { $0.viewController === selectedViewController } }
    set { selectIfPresent(newValue?.viewController) }
  }

  /// The form in which tabs are shown; automatic by default, which is a bar.
  public var mode: Mode {
    get { table.mode }
    set {
      guard newValue != table.mode else { return }
      table.mode = newValue
      if !tabs.isEmpty { showTabs(animated: false) }
    }
  }

  /// The sidebar that shows the tabs where the mode is ``Mode/tabSidebar`` and the window of regular width.
  public var sidebar: Sidebar {
    if let sidebar = table.sidebar { return sidebar }
    let new = Sidebar(self)
    table.sidebar = new
    return new
  }

  /// Returns the tab of an identifier, looking into groups too.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(forIdentifier: identifier) }

  /// Shows in the bar the tabs that are not hidden.
  func showTabs(animated: Bool) {
    for tab in tabs { tab.setTabBarController(self) }
    let shown = hasSidebar ? tabs.shownInSidebar : tabs.shownInBar
    // What only the sidebar leads to is in a group that the bar leads to.
    if let old = selectedTab, !shown.contains(where: { $0 === old }), let group = old.parent?.viewController {
      chosen = group
    }
    setViewControllers(shown.compactMap(\.viewController), animated: animated)
    sidebarDidChange()
  }

  /// The tab of a view controller of the bar.
  func tab(of controller: UIViewController) -> UITab? {
    tabs.isEmpty ? nil : tabs.shownInSidebar.first { $0.viewController === controller }
  }
}

extension UIViewController {
  /// The tab of the tab bar controller that the view controller is in, itself or by one of its parents; nil
  /// for none.
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
  func setTabBarController(_ controller: UITabBarController?) {
    tabBarController = controller
    for child in (self as? UITabGroup)?.children ?? [] { child.setTabBarController(controller) }
  }
}

/// The tabs of one controller.
@MainActor private final class TabTable {
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic
  var sidebar: UITabBarController.Sidebar?
}
