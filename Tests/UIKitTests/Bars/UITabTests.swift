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

  @Test func theDelegateIsAskedAndToldOfTabs() throws {
    let log = Log()
    let tabs = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
    tabs.delegate = log
    log.forbidden = "c"
    try inWindow(tabs) { _ in
      let items = try #require(tabs.tabBar.items)
      #expect(tabs.mayChoose(items[1]))
      #expect(!tabs.mayChoose(items[2]))
      tabs.personChose(items[1])
      #expect(log.lines == ["a to b"])
      #expect(tabs.selectedTab?.identifier == "b")
    }
  }
}
