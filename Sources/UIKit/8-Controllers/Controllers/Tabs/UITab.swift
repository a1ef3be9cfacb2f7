/// A tab of a ``UITabBarController``: a title and a picture, and what makes its view controller.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Makes a tab. `viewControllerProvider` makes its view controller, once; the tab's ``tabBarController``
  /// requests it when it gets the tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The identifier of the tab in its tab bar controller.
  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?

  /// The title in the bar.
  open var title: String {
    didSet { if title != oldValue { updateItem() } }
  }
  /// The picture in the bar; nil for none.
  open var image: UIImage? {
    didSet { if image !== oldValue { updateItem() } }
  }
  /// The second line in a list of tabs, as in a sidebar; a bar shows none.
  open var subtitle: String? {
    didSet { if subtitle != oldValue { updateItem() } }
  }
  /// The text of the badge on the tab; nil, the default, for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { updateItem() } }
  }
  /// Whether the tab is left out; false by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.showTabs(animated: false) } }
  }
  /// Whether the tab can be chosen; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { updateItem() } }
  }
  /// A value of the app's; nil by default.
  open var userInfo: Any?

  /// The controller that has the tab; nil for none.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that the tab is in; nil for none.
  open internal(set) weak var parent: UITabGroup?

  /// The view controller of the tab, created on first use; nil where the tab has no provider.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let new = provider?(self) else { return nil }
    made = new
    updateItem()
    return new
  }
  private var made: UIViewController?

  /// Shows the tab's title, picture and badge in the item of its view controller.
  private func updateItem() {
    tabBarController?.sidebarDidChange()
    guard let made else { return }
    let item = made.tabBarItem ?? UITabBarItem()
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    if item.accessibilityIdentifier == nil { item.accessibilityIdentifier = identifier }
    made.tabBarItem = item
  }
}

/// A tab that has others in it. Its own view controller is shown in a bar; its children appear there where it
/// has none. A sidebar lists its children under its title.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// Makes a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs in the group.
  open var children: [UITab] {
    didSet {
      for old in oldValue where old.parent === self { old.parent = nil }
      for child in children { child.parent = self }
      tabBarController?.showTabs(animated: false)
    }
  }

  /// Returns the child of an identifier, looking into groups too.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(forIdentifier: identifier) }
}

/// The tab for searching, with a magnifying glass and the title “Search”.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes the tab.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

extension [UITab] {
  @MainActor func tab(forIdentifier identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The tabs that a bar shows.
  @MainActor var shownInBar: [UITab] {
    flatMap { tab -> [UITab] in
      guard !tab.isHidden else { return [] }
      if let group = tab as? UITabGroup, group.viewController == nil { return group.children.shownInBar }
      return tab.viewController == nil ? [] : [tab]
    }
  }

  /// The tabs that can be selected in a sidebar: those of the bar, and those that lie in one of these.
  @MainActor var shownInSidebar: [UITab] {
    shownInBar.flatMap { tab in [tab] + ((tab as? UITabGroup)?.children.shownInSidebar ?? []) }
  }
}
