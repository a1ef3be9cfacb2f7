import DisplayProtocol
import Testing

@testable import QuartzCore
@testable import UIKit

/// Properties of views and layers that few apps set in code, and that `ui.xml` offers.
@MainActor @Suite(.serialized) struct AttributeEffectTests {
  private func picture(_ colors: [UIColor], size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let width = size.width / CGFloat(colors.count)
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height))
      }
    }
  }

  // MARK: Page controls

  @Test(
    "A page control that defers its display shows the old page until it is told to, and then the present one")
  func deferredPage() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 4
    control.defersCurrentPageDisplay = true
    control.layoutIfNeeded()
    func shownPage() -> Int? {
      let dots = control.subviews.compactMap { $0 as? UIImageView }
      return dots.firstIndex { $0.backgroundColor == .white }
    }
    for _ in 0..<2 { Finger(on: control, at: CGPoint(x: 150, y: 13)).lift() }
    #expect(control.currentPage == 2 && shownPage() == 0)
    control.updateCurrentPageDisplay()
    #expect(shownPage() == 2)
    Finger(on: control, at: CGPoint(x: 150, y: 13)).lift()
    #expect(control.currentPage == 3 && shownPage() == 2)
    // What the app sets shows at once, as on iOS.
    control.currentPage = 1
    #expect(shownPage() == 1)
    Finger(on: control, at: CGPoint(x: 150, y: 13)).lift()
    control.defersCurrentPageDisplay = false
    #expect(control.currentPage == 2 && shownPage() == 2)
  }

  // MARK: Bars

  @Test("A tab bar's indicator lies in the middle of the chosen tab, and nowhere without one")
  func selectionIndicator() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = (0..<4).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    bar.selectionIndicatorImage = picture([.red], size: CGSize(width: 60, height: 40))
    bar.layoutIfNeeded()
    let indicator = try #require(
      bar.subviews.first { ($0 as? UIImageView)?.image === bar.selectionIndicatorImage })
    #expect(indicator.isHidden)
    bar.selectedItem = bar.items?[2]
    bar.layoutIfNeeded()
    #expect(!indicator.isHidden && indicator.frame.size == CGSize(width: 60, height: 40))
    #expect(indicator.frame.midX == 250 && abs(indicator.frame.midY - 24.5) <= 0.5)
    let button = try #require(bar.subviews.firstIndex { $0 is TabButton })
    #expect(try #require(bar.subviews.firstIndex(of: indicator)) < button, "behind the tabs")
    bar.selectionIndicatorImage = nil
    bar.layoutIfNeeded()
    #expect(indicator.isHidden && bar.selectionIndicatorImage == nil)
  }

  @Test("A search bar's picture lies behind its scopes, across the bar, while these show")
  func scopeBackground() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.scopeBarBackgroundImage = picture([.blue], size: CGSize(width: 1, height: 1))
    bar.scopeButtonTitles = ["All", "Some"]
    bar.layoutIfNeeded()
    let ground = try #require(
      bar.subviews.first { ($0 as? UIImageView)?.image === bar.scopeBarBackgroundImage })
    #expect(ground.isHidden)
    bar.showsScopeBar = true
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.first { $0 is UISegmentedControl })
    #expect(!ground.isHidden && ground.frame.minX == 0 && ground.frame.width == 320)
    #expect(ground.frame.contains(scopes.frame))
  }

  // MARK: Tables

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  @Test("A table's contents keep within the safe area beside a notch, unless the app says otherwise")
  func contentBesideANotch() throws {
    try onScreen(700, 300, safeArea: UIEdgeInsets(0, 50, 0, 30)) {
      let rows = Rows(style: .plain)
      try inWindow(rows) { window in
        let cell = try #require(rows.tableView.visibleCells.first)
        let header = try #require(rows.tableView.headerView(forSection: 0))
        @MainActor func frames() -> (content: CGRect, header: CGRect) {
          window.layoutIfNeeded()
          cell.layoutIfNeeded()
          header.layoutIfNeeded()
          return (cell.contentView.frame, header.contentView.frame)
        }
        #expect(rows.tableView.insetsContentViewsToSafeArea)
        let inside = frames()
        #expect(cell.frame.minX == 0 && cell.frame.width == 700)
        #expect(inside.content.minX == 50 && inside.header.minX == 50 && inside.header.maxX == 670)
        rows.tableView.insetsContentViewsToSafeArea = false
        let outside = frames()
        #expect(outside.content.minX == 0 && outside.content.maxX == inside.content.maxX + 30)
        #expect(outside.header == CGRect(x: 0, y: 0, width: 700, height: outside.header.height))
        rows.tableView.insetsContentViewsToSafeArea = true
        #expect(frames().content == inside.content)
      }
    }
  }

  @Test("A wide table's contents are no wider than is good to read, where the app asks for it")
  func readableWidth() throws {
    try onScreen(1000, 300) {
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let rows = Rows(style: style)
        try inWindow(rows) { window in
          let table: UITableView = rows.tableView
          @MainActor func edges() throws -> (start: CGFloat, end: CGFloat) {
            window.layoutIfNeeded()
            let cell = try #require(table.visibleCells.first)
            let label = try #require(cell.textLabel)
            return (cell.convert(label.frame, from: cell.contentView).minX + cell.frame.minX, cell.frame.maxX)
          }
          let before = try edges()
          #expect(before.start < 60)
          table.cellLayoutMarginsFollowReadableWidth = true
          let readable = table.readableContentGuide.layoutFrame
          #expect(readable.minX == 164 && readable.width == 672)
          let after = try edges()
          if style == .insetGrouped {
            #expect(after.end == 836 && after.start == 164 + 16)
          } else {
            #expect(after.end == 1000 && after.start == 164)
            #expect(table.separatorInset.left == 164)
          }
          table.cellLayoutMarginsFollowReadableWidth = false
          #expect(try edges() == before)
        }
      }
    }
  }

  // MARK: Layers

  private func image(_ content: LayerContent) throws -> LayerImage {
    guard case .image(let image) = content else {
      Issue.record("the layer shows no picture")
      throw CancellationError()
    }
    return image
  }

  @Test("A layer shows the part of its contents that contentsRect names, and of an image view's picture")
  func contentsRect() throws {
    let pixels = try #require(
      picture([.red, .green, .blue, .white], size: CGSize(width: 40, height: 10)).cgImage)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.contents = pixels
    #expect(try image(layer.content).image === pixels)
    layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.25, height: 1)
    let part = try image(layer.content)
    #expect(part.image.width == pixels.width / 4 && part.rect == layer.bounds)
    let color = part.image.color(x: 1, y: 1)
    #expect(color.green > 0.5 && color.red < 0.5)
    // Beside the picture there is nothing.
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 1, height: 1)
    let half = try image(layer.content)
    #expect(half.rect == CGRect(x: 0, y: 0, width: 50, height: 50) && half.image.width == pixels.width / 2)
    for rect in [
      CGRect(x: 2, y: 0, width: 1, height: 1), .zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    ] {
      layer.contentsRect = rect
      #expect(layer.content == .none)
    }

    let view = UIImageView(image: UIImage(cgImage: pixels))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    view.layer.contentsRect = CGRect(x: 0.75, y: 0, width: 0.25, height: 1)
    let fixture = try ViewFixture(view, scale: 1)
    #expect(try fixture.picture().color(x: 5, y: 10).red > 0.9)
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let whole = try fixture.picture().color(x: 5, y: 10)
    #expect(whole.red > 0.9 && whole.green < 0.5)
  }

  @Test("A layer keeps the corners around contentsCenter at their size")
  func contentsCenter() throws {
    let pixels = try #require(picture([.red, .white, .red], size: CGSize(width: 30, height: 30)).cgImage)
    let scale = CGFloat(pixels.width) / 30
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 300, height: 60)
    layer.contents = pixels
    layer.contentsScale = scale
    layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    let caps = try image(layer.content).caps
    #expect(caps.left == 7.5 && caps.right == 7.5 && caps.top == 15 && caps.bottom == 7.5)
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(try image(layer.content).caps.isZero)
  }
}
