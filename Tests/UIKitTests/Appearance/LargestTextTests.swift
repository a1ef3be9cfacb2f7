import CoreGraphics
import Testing

@testable import UIKit

/// Controls and lists with the largest text.
@MainActor @Suite(.serialized) struct LargestTextTests {
  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

  private final class Sections: NSObject, UITableViewDataSource {
    let title: String
    init(_ title: String) { self.title = title }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test(
    "Headers and footers are as high as their lines",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    ["Pictures", "A mark that says what a row does, in several lines of the largest text"])
  func headers(style: UITableView.Style, title: String) {
    for category in [UIContentSizeCategory.small, .large, .extraExtraExtraLarge, Self.largest] {
      onScreen(320, 3_000, contentSize: category) {
        let page = UIViewController()
        let source = Sections(title)
        let table = UITableView(frame: CGRect(0, 0, 320, 3_000), style: style)
        table.dataSource = source
        page.view.addSubview(table)
        inWindow(page) { _ in
          for section in 0..<2 {
            for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
              guard let view, let label = view.textLabel else {
                Issue.record("There is no header or footer.")
                continue
              }
              let words: Comment = "\(style), \(category.rawValue), section \(section)"
              #expect(view.bounds.insetBy(dx: 0, dy: -0.5).contains(label.frame), words)
              #expect(view.bounds.height < label.frame.height + 60, words)
            }
          }
        }
      }
    }
  }

  @Test("The time below a calendar lies within its line, and its name can be read")
  func timeBelowCalendar() throws {
    for category in [UIContentSizeCategory.large, .accessibilityMedium, Self.largest] {
      for width: CGFloat in [288, 320, 400] {
        try onScreen(400, 852, contentSize: category) {
          let page = UIViewController()
          let picker = UIDatePicker()
          picker.locale = Locale(identifier: "en_US")
          picker.preferredDatePickerStyle = .inline
          picker.frame = CGRect(x: 0, y: 0, width: width, height: picker.intrinsicContentSize.height)
          page.view.addSubview(picker)
          try inWindow(page) { _ in
            let field = try #require(picker.subviews.lazy.compactMap { $0 as? UIButton }.first)
            let title = try #require(picker.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(picker.bounds.contains(field.frame), "\(category.rawValue) at \(width)")
            #expect(title.frame.maxX <= field.frame.minX + 0.5)
            #expect(title.sizeThatFits(.zero).width <= title.bounds.width + 0.5)
            #expect(title.font.pointSize == (category == .large ? 17 : 28))
          }
        }
      }
    }
  }

  // MARK: First traits

  @Test("What comes into a view with a limit has a font within it, whenever it was made")
  func firstTraits() {
    onScreen(320, 568, contentSize: Self.largest) {
      let page = UIViewController()
      page.view.maximumContentSizeCategory = .large
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let field = UITextField()
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      let text = UITextView()
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = true
      let fixed = UILabel()
      fixed.font = .preferredFont(forTextStyle: .body)
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      let button = UIButton(configuration: configuration)
      let high = button.intrinsicContentSize.height
      #expect(label.font.pointSize == 53 && field.font?.pointSize == 53 && text.font?.pointSize == 53)
      for view in [label, field, text, fixed, button] { page.view.addSubview(view) }
      inWindow(page) { _ in
        #expect(label.font.pointSize == 17)
        #expect(field.font?.pointSize == 17)
        #expect(text.font?.pointSize == 17)
        #expect(fixed.font.pointSize == 53, "It does not follow.")
        #expect(button.intrinsicContentSize.height < high - 20)
      }
    }
  }

  // MARK: Pickers and bars

  @Test("The colors to go back to lie beside each other in a picker of any width")
  func favoriteColors() {
    for width in stride(from: CGFloat(240), through: 700, by: 20) {
      let view = ColorPickerView { _, _ in }
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.height(width: width))
      view.layoutIfNeeded()
      let discs = view.subviews.compactMap { $0 as? UIButton }.map(\.frame)
      let swatch = view.subviews.lazy.compactMap { $0 as? ColorSwatch }.first?.frame ?? .zero
      #expect(discs.count == 5)
      for (index, disc) in discs.enumerated() {
        #expect(view.bounds.contains(disc) && !disc.intersects(swatch), "\(index) at \(width)")
        for other in discs[(index + 1)...] {
          #expect(!disc.insetBy(dx: -3, dy: -3).intersects(other), "\(index) at \(width)")
        }
      }
      #expect(Set(discs.map(\.midY)).count == 1 || width < 330, "\(width)")
    }
  }

  @Test(
    "The button of a sidebar lies in the bar, before all tabs", arguments: [false, true],
    [393, 560, 768, 990])
  func sidebarButton(isRightToLeft: Bool, width: Int) {
    for height: CGFloat in [393, 800] {
      onScreen(CGFloat(width), height, direction: isRightToLeft ? .rightToLeft : .leftToRight) {
        let names = ["Watch", "Library", "Downloads", "Playlists", "Search"]
        let tabs = UITabBarController(
          tabs: names.map { name in
            UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in
              UIViewController()
            }
          })
        tabs.mode = .tabSidebar
        tabs.traitOverrides.horizontalSizeClass = .regular
        inWindow(tabs) { _ in
          let (bar, toggle) = (tabs.tabBar, tabs.sidebar.list.toggle)
          guard let container = toggle.superview else {
            Issue.record("The button does not show at \(width).")
            return
          }
          let frame = toggle.convert(toggle.bounds, to: container)
          let line = bar.convert(
            CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.lineHeight), to: container)
          #expect(line.contains(frame), "\(width)×\(height)")
          let buttons = bar.subviews.compactMap { $0 as? TabButton }
          #expect(buttons.count == 5)
          for button in buttons {
            let tab = button.convert(button.bounds, to: container)
            #expect(!tab.intersects(frame), "\(width)×\(height): \(tab) and \(frame)")
            #expect(line.contains(tab), "\(width)×\(height): \(tab)")
          }
        }
      }
    }
  }

  @Test("A large title that has gone into its bar is not read beside the small one")
  func largeTitle() throws {
    try onScreen(393, 852) {
      let page = UIViewController()
      page.title = "Letters"
      let scroll = UIScrollView(frame: CGRect(0, 0, 393, 852))
      scroll.contentSize = CGSize(width: 393, height: 3_000)
      page.view.addSubview(scroll)
      let stack = UINavigationController(rootViewController: page)
      stack.navigationBar.prefersLargeTitles = true
      try inWindow(stack) { _ in
        var row: NavigationRow?
        stack.navigationBar.forEachInTree { if let view = $0 as? NavigationRow { row = view } }
        let shown = try #require(row)
        #expect(!shown.largeLabel.accessibilityElementsHidden)
        scroll.contentOffset.y = 400
        UIScreen.main.finishTurn()
        #expect(shown.largeLabel.accessibilityElementsHidden)
        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        UIScreen.main.finishTurn()
        #expect(!shown.largeLabel.accessibilityElementsHidden)
      }
    }
  }
}
