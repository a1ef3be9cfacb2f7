import Testing

@testable import UIKit

/// Split view controllers: modes, widths, and columns that become one.
@Suite("Split view controllers", .serialized) @MainActor struct SplitViewControllerTests {
  private final class Chooser: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var lines: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      lines.append("collapsing to \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("did expand") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      lines.append("show \(column)")
    }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      lines.append("hide \(column)")
    }
  }

  private func makeSplit(_ style: UISplitViewController.Style) -> (UISplitViewController, [UIViewController])
  {
    let split = UISplitViewController(style: style)
    let pages = (0..<3).map { _ in UIViewController() }
    split.setViewController(pages[0], for: .primary)
    if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
    split.setViewController(pages[2], for: .secondary)
    return (split, pages)
  }

  private func frame(_ page: UIViewController) -> CGRect? {
    guard let view = page.navigationController?.view, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  @Test func columnsLieBesideOneAnotherWhereThereIsRoom() {
    onScreen(1_200, 800) {
      let (split, pages) = makeSplit(.doubleColumn)
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(split.splitBehavior == .tile)
      #expect(split.primaryColumnWidth == 320)
      #expect(frame(pages[0]) == CGRect(x: 0, y: 0, width: 320, height: 800))
      #expect(frame(pages[2])?.maxX == 1200)
      #expect(abs((frame(pages[2])?.minX ?? 0) - 321) <= 1)
      #expect(pages[0].splitViewController === split)
      #expect(split.viewController(for: .primary) === pages[0])
      #expect(pages[0].traitCollection.horizontalSizeClass == .compact)
      #expect(pages[2].traitCollection.horizontalSizeClass == .regular)
      split.preferredPrimaryColumnWidthFraction = 0.25
      shown.finishTurn()
      #expect(frame(pages[0])?.width == 300)
      split.minimumPrimaryColumnWidth = 400
      split.maximumPrimaryColumnWidth = 500
      shown.finishTurn()
      #expect(frame(pages[0])?.width == 400)
    }
  }

  @Test func theSidebarLiesOverTheContentWhereThereIsLessRoom() {
    onScreen(800, 1_100) {
      let (split, pages) = makeSplit(.doubleColumn)
      let chooser = Chooser()
      split.delegate = chooser
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(split.displayMode == .secondaryOnly)
      #expect(frame(pages[0]) == nil)
      // A hidden column still has its place.
      #expect(pages[0].splitViewController === split)
      #expect(frame(pages[2]) == CGRect(x: 0, y: 0, width: 800, height: 1100))
      split.preferredDisplayMode = .oneOverSecondary
      shown.finishTurn()
      #expect(frame(pages[0])?.width == 320)
      #expect(frame(pages[2])?.width == 800)
      #expect(chooser.lines == ["show primary"])
      // A press beside it hides it.
      #expect(shown.window.hitTest(CGPoint(x: 700, y: 500), with: nil) === split.catcher)
      split.preferredDisplayMode = .secondaryOnly
      shown.finishTurn()
      #expect(frame(pages[0]) == nil)
      #expect(chooser.lines == ["show primary", "hide primary"])
    }
  }

  /// The delegate chooses between the compact column, which is proposed, and the others.
  @Test(arguments: [nil, UISplitViewController.Column.compact, .primary, .secondary])
  func aCompactColumnIsProposed(choice: UISplitViewController.Column?) {
    onScreen(400, 800) {
      let (split, pages) = makeSplit(.doubleColumn)
      let compact = UIViewController()
      split.setViewController(compact, for: .compact)
      let chooser = Chooser()
      chooser.top = choice
      split.delegate = chooser
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(chooser.lines.first == "collapsing to compact")
      let top =
        switch choice {
        case .primary: pages[0]
        case .secondary: pages[2]
        default: compact
        }
      for page in [compact, pages[0], pages[2]] {
        #expect((page.viewIfLoaded?.window != nil) == (page === top))
      }
    }
  }

  @Test func threeColumnsShowOneOrTwoBesideTheLast() {
    onScreen(1_400, 800) {
      let (split, pages) = makeSplit(.tripleColumn)
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(frame(pages[0]) == nil)
      #expect(frame(pages[1]) == CGRect(x: 0, y: 0, width: 375, height: 800))
      split.preferredDisplayMode = .twoBesideSecondary
      shown.finishTurn()
      #expect(frame(pages[0])?.minX == 0)
      #expect(abs((frame(pages[1])?.minX ?? 0) - 321) <= 1)
      #expect(frame(pages[2])?.maxX == 1400)
    }
  }

  @Test func columnsBecomeOneAndSeveralAgain() {
    let (split, pages) = makeSplit(.doubleColumn)
    let chooser = Chooser()
    chooser.top = .primary
    split.delegate = chooser
    onScreen(393, 852) {
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(split.isCollapsed)
      #expect(split.viewControllers.count == 1)
      #expect(chooser.lines == ["collapsing to secondary", "did collapse"])
      let stack = pages[0].navigationController
      #expect(stack?.viewControllers == [pages[0]])
      split.show(.secondary)
      stack?.childTransition?.finish()
      #expect(stack?.viewControllers == [pages[0], pages[2]])
      let more = UIViewController()
      split.showDetailViewController(more, sender: nil)
      stack?.childTransition?.finish()
      #expect(stack?.viewControllers == [pages[0], pages[2], more])
      split.show(.primary)
      stack?.childTransition?.finish()
      #expect(stack?.viewControllers == [pages[0]])
    }
    chooser.lines = []
    chooser.top = nil
    onScreen(1_200, 800) {
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(!split.isCollapsed)
      #expect(chooser.lines.contains("did expand"))
      #expect(frame(pages[0])?.width == 320)
      #expect(pages[0].navigationController !== pages[2].navigationController)
    }
  }

  @Test func theCompactColumnIsShownInPlaceOfAll() {
    onScreen(393, 852) {
      let (split, _) = makeSplit(.doubleColumn)
      let compact = UITabBarController()
      split.setViewController(compact, for: .compact)
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(split.viewControllers == [compact])
      #expect(compact.view.convert(compact.view.bounds, to: nil) == shown.window.bounds)
    }
  }

  @Test func theStyleOfBeforeShowsTwoControllersAsTheyAre() {
    onScreen(1_200, 800) {
      let split = UISplitViewController()
      let (master, detail) = (
        UINavigationController(rootViewController: UIViewController()), UIViewController()
      )
      split.viewControllers = [master, detail]
      let shown = ShownWindow(split)
      defer { shown.close() }
      #expect(split.viewControllers == [master, detail])
      #expect(master.view.convert(master.view.bounds, to: nil).width == 320)
      let other = UIViewController()
      master.viewControllers[0].showDetailViewController(other, sender: nil)
      shown.finishTurn()
      #expect(split.viewControllers == [master, other])
      #expect(detail.parent == nil && detail.viewIfLoaded?.superview == nil)
    }
  }
}
