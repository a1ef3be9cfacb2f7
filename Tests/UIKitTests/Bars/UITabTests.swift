import Testing

@testable import UIKit

/// Tabs that make their view controllers.
@MainActor struct UITabTests {
  private final class Log: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var forbidden: String?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != forbidden
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      lines.append("\(previousTab?.identifier ?? "-") to \(selectedTab.identifier)")
    }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { _ in UIViewController() }
  }

  @Test func theBarShowsTabsThatAreNotHidden() {
    let (mail, news) = (tab("Mail"), tab("News"))
    let group = UITabGroup(title: "More", image: nil, identifier: "group", children: [tab("Old")])
    let tabs = UITabBarController(tabs: [mail, news, group])
    inWindow(tabs) { _ in
      #expect(tabs.tabBar.items?.map(\.title) == ["Mail", "News", "Old"])
      #expect(tabs.selectedTab === mail)
      #expect(tabs.tab(forIdentifier: "old")?.parent === group)
      #expect(news.viewController?.tab === news)
      mail.badgeValue = "3"
      #expect(tabs.tabBar.items?.first?.badgeValue == "3")
      news.isHidden = true
      #expect(tabs.tabBar.items?.map(\.title) == ["Mail", "Old"])
    }
  }

  @Test func theDelegateIsAskedAndNotifiedOfTabs() throws {
    let log = Log()
    let tabs = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
    tabs.delegate = log
    log.forbidden = "c"
    try inWindow(tabs) { _ in
      let items = try #require(tabs.tabBar.items)
      #expect(tabs.mayChoose(items[1]))
      #expect(!tabs.mayChoose(items[2]))
      tabs.handleSelection(items[1])
      #expect(log.lines == ["a to b"])
      #expect(tabs.selectedTab?.identifier == "b")
    }
  }
}

/// Tabs in a sidebar.
@MainActor @Suite(.serialized) struct TabSidebarTests {
  private final class Log: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
    var lines: [String] = []
    var forbidden: String?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != forbidden
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("\(previousTab?.identifier ?? "-") to \(selectedTab.identifier)") }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      lines.append(sidebar.isHidden ? "hides" : "shows")
      animator.addCompletion { [weak self] in self?.lines.append("done") }
    }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { _ in
      UIViewController()
    }
  }

  private func group(_ name: String, _ children: [UITab], hasOwn: Bool = false) -> UITabGroup {
    UITabGroup(
      title: name, image: nil, identifier: name.lowercased(), children: children,
      viewControllerProvider: hasOwn ? { _ in UIViewController() } : nil)
  }

  /// Shows tabs in a window of a width.
  private func show(
    _ tabs: UITabBarController, width: CGFloat, _ work: (UIWindow) throws -> Void
  ) rethrows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    window.traitOverrides.horizontalSizeClass = width > 600 ? .regular : .compact
    window.rootViewController = tabs
    window.isHidden = false
    UIView.setAnimationsEnabled(false)
    defer {
      UIView.setAnimationsEnabled(true)
      window.isHidden = true
    }
    window.layoutIfNeeded()
    try work(window)
  }

  private func rows(_ tabs: UITabBarController) throws -> [String] {
    tabs.view.layoutIfNeeded()
    let list = try #require(tabs.sidebar.list.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
      let content = (cell as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
      return (cell.isSelected ? "> " : "") + (content?.text ?? "-")
    }
  }

  private func tap(_ name: String, _ tabs: UITabBarController) throws {
    let list = try #require(tabs.sidebar.list.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    let cell = try #require(
      list.visibleCells.first { $0.accessibilityIdentifier == name } as? UICollectionViewListCell)
    _ = list.chooseByKey(cell)
    tabs.view.layoutIfNeeded()
  }

  @Test func aWideWindowShowsAllTabsAndGroupsBesideTheContent() throws {
    let log = Log()
    let tabs = UITabBarController(tabs: [
      tab("Home"), tab("News"), group("Library", [tab("Songs"), tab("Albums")]),
      group("Lists", [tab("Party")], hasOwn: true),
    ])
    tabs.delegate = log
    tabs.mode = .tabSidebar
    try show(tabs, width: 1100) { window in
      #expect(try rows(tabs) == ["> Home", "News", "Library", "Songs", "Albums", "Lists", "Party"])
      #expect(
        tabs.tabBar.isHidden && tabs.sidebar.list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
      #expect(tabs.selectedViewController?.view.frame == CGRect(x: 320, y: 0, width: 780, height: 800))
      try tap("albums", tabs)
      #expect(tabs.selectedTab?.identifier == "albums" && log.lines == ["home to albums"])
      // A tab that only the sidebar leads to.
      try tap("party", tabs)
      #expect(
        tabs.selectedTab?.identifier == "party" && tabs.selectedTab?.viewController?.view.window === window)
      #expect(try rows(tabs).contains("> Party"))
      log.forbidden = "news"
      try tap("news", tabs)
      #expect(tabs.selectedTab?.identifier == "party")
      tabs.tabs[1].isHidden = true
      tabs.tabs[0].title = "Start"
      #expect(try rows(tabs) == ["Start", "Library", "Songs", "Albums", "Lists", "> Party"])
    }
  }

  @Test func theSidebarTurnsIntoTheBarAndBack() throws {
    let log = Log()
    let tabs = UITabBarController(tabs: [tab("Home"), tab("News")])
    tabs.mode = .tabSidebar
    tabs.sidebar.delegate = log
    try show(tabs, width: 1100) { _ in
      #expect(!tabs.sidebar.isHidden)
      tabs.sidebar.isHidden = true
      tabs.view.layoutIfNeeded()
      #expect(log.lines == ["hides", "done"] && !tabs.tabBar.isHidden && tabs.sidebar.list.view.isHidden)
      #expect(tabs.selectedViewController?.view.frame.width == 1100)
      // As on a pad, the tabs lie at the top then, and cover nothing at the bottom.
      let bar = tabs.tabBar.frame
      #expect(bar.minY == 0 && bar.height == tabs.tabBar.lineHeight && bar.width == 1100)
      let insets = try #require(tabs.selectedViewController?.view.safeAreaInsets)
      #expect(insets.top == bar.maxY && insets.bottom == 0)
      let toggle = tabs.sidebar.list.toggle
      #expect(toggle.window != nil && toggle.accessibilityLabel == "Sidebar")
      toggle.sendActions(for: .primaryActionTriggered)
      tabs.view.layoutIfNeeded()
      #expect(!tabs.sidebar.isHidden && tabs.tabBar.isHidden && toggle.window == nil)
      #expect(tabs.selectedViewController?.view.frame.minX == 320)
    }
  }

  @Test func aNarrowerWindowHasTheSidebarOverTheContentAndACompactOneNone() throws {
    let tabs = UITabBarController(tabs: [tab("Home"), group("Lists", [tab("Party")], hasOwn: true)])
    tabs.mode = .tabSidebar
    try show(tabs, width: 800) { window in
      #expect(tabs.sidebar.isHidden && !tabs.tabBar.isHidden)
      tabs.sidebar.isHidden = false
      tabs.view.layoutIfNeeded()
      #expect(tabs.selectedViewController?.view.frame.width == 800)
      try tap("party", tabs)
      #expect(tabs.sidebar.isHidden && tabs.selectedTab?.identifier == "party")
      window.traitOverrides.horizontalSizeClass = .compact
      window.layoutIfNeeded()
      #expect(!tabs.tabBar.isHidden && tabs.sidebar.list.parent == nil)
      #expect(tabs.tabBar.frame.maxY == 800 && tabs.selectedViewController?.view.safeAreaInsets.top == 0)
      #expect(tabs.selectedTab?.identifier == "lists", "The bar leads to the group alone.")
      #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Lists"])
    }
  }

  @Test func aSidebarListsMoreThanFiveTabsAndTheBarHasMore() throws {
    let tabs = UITabBarController(tabs: (1...7).map { tab("Tab \($0)") })
    tabs.mode = .tabSidebar
    tabs.sidebar.headerContentConfiguration = {
      var header = UIListContentConfiguration.sidebarHeader()
      header.text = "All"
      return header
    }()
    try show(tabs, width: 1100) { _ in
      #expect(try rows(tabs).count == 7)
      try tap("tab 7", tabs)
      #expect(tabs.selectedTab?.identifier == "tab 7")
      #expect(tabs.selectedTab?.viewController?.viewIfLoaded?.window != nil)
    }
  }
}
