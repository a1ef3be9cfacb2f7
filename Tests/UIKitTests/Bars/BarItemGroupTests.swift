import Testing

@testable import UIKit

/// Groups of a navigation bar's items.
@MainActor struct BarItemGroupTests {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
  }

  @Test func aGroupShowsItsRepresentativeWhereThereIsLittleRoom() {
    let item = item("Share")
    let more = UIBarButtonItem(title: "More")
    let group = UIBarButtonItemGroup(barButtonItems: [item, self.item("Print")], representativeItem: more)
    #expect(group.shownItems(isCompact: false).map(\.title) == ["Share", "Print"])
    #expect(group.shownItems(isCompact: true).map(\.title) == ["More"])
    #expect(more.menu?.children.map(\.title) == ["Share", "Print"])
    #expect(group.isDisplayingRepresentativeItem)
  }

  @Test func centerGroupsLieInTheMiddleOfAWideBrowser() {
    let navigation = UINavigationItem(title: "Page")
    navigation.centerItemGroups = [item("Reload").creatingFixedGroup()]
    #expect(navigation.trailingItems(isCompact: false).count == 1)
    navigation.style = .browser
    #expect(navigation.trailingItems(isCompact: false).isEmpty)
    #expect((navigation.leadingItems(isCompact: false).first?.customView as? UILabel)?.text == "Page")
    #expect(navigation.shownTitleView(isCompact: false) != nil)
    #expect(navigation.trailingItems(isCompact: true).first?.menu?.children.map(\.title) == ["Reload"])
  }

  @Test func aTitleOpensItsMenu() throws {
    let page = UIViewController()
    page.title = "Document"
    page.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Rename") { _ in }]) }
    let stack = UINavigationController(rootViewController: page)
    try inWindow(stack) { _ in
      stack.navigationBar.layoutIfNeeded()
      let button = try #require(stack.navigationBar.firstButton(titled: "Document"))
      #expect(button.menu?.children.map(\.title) == ["Rename"])
      #expect(abs(button.convert(button.bounds, to: nil).midX - stack.view.bounds.midX) < 1)
    }
  }
}

extension UIView {
  fileprivate func firstButton(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.configuration?.title == title { return button }
    return subviews.lazy.compactMap { $0.firstButton(titled: title) }.first
  }
}
