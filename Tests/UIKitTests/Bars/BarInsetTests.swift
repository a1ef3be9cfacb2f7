import Testing

@testable import UIKit

/// What bars leave to the controllers under them.
@MainActor struct BarInsetTests {
  /// A controller whose view holds a scroll view that fills it.
  private final class ScrollController: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      view.addSubview(scrollView)
    }
  }

  private func withStack(
    _ controller: UIViewController, width: CGFloat = 375, height: CGFloat = 667,
    safeArea: UIEdgeInsets = UIEdgeInsets(20, 0, 0, 0), prepare: (UINavigationController) -> Void = { _ in },
    _ body: (UINavigationController) -> Void
  ) {
    onScreen(width, height, safeArea: safeArea) {
      let stack = UINavigationController(rootViewController: controller)
      prepare(stack)
      inWindow(stack) { _ in body(stack) }
    }
  }

  @Test(
    arguments: [
      (CGSize(width: 375, height: 667), 44), (CGSize(width: 667, height: 375), 32),
      (CGSize(width: 1024, height: 768), 50),
    ] as [(CGSize, CGFloat)])
  func barsAreAsHighAsOnIOS(size: CGSize, height: CGFloat) {
    withStack(UIViewController(), width: size.width, height: size.height) { stack in
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: size.width, height: height))
      #expect(stack.topViewController?.view.safeAreaInsets == UIEdgeInsets(20 + height, 0, 0, 0))
      #expect(stack.topViewController?.view.frame == CGRect(origin: .zero, size: size))
    }
  }

  @Test func theFirstScrollViewBeginsBelowTheBar() {
    let controller = ScrollController()
    withStack(controller) { stack in
      #expect(controller.scrollView.adjustedContentInset == UIEdgeInsets(64, 0, 0, 0))
      #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: -64))
      stack.isNavigationBarHidden = true
      UIScreen.main.host.finishTurn()
      #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: -20))
      #expect(stack.navigationBar.isHidden)
      stack.isNavigationBarHidden = false
      UIScreen.main.host.finishTurn()
      #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: -64) && !stack.navigationBar.isHidden)
    }
  }

  @Test func additionalInsetsAreAdded() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(5, 0, 7, 0)
    withStack(controller) { stack in
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(69, 0, 7, 0))
      stack.additionalSafeAreaInsets = UIEdgeInsets(10, 0, 0, 3)
      UIScreen.main.host.finishTurn()
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(79, 0, 7, 3))
      #expect(stack.navigationBar.frame.minY == 20)
    }
  }

  @Test func edgesSayHowFarAViewReaches() {
    let controller = UIViewController()
    controller.edgesForExtendedLayout = []
    withStack(controller, safeArea: UIEdgeInsets(20, 0, 34, 0)) { stack in
      #expect(controller.view.frame == CGRect(0, 64, 375, 603))
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
      stack.isToolbarHidden = false
      UIScreen.main.host.finishTurn()
      #expect(controller.view.frame == CGRect(0, 64, 375, 667 - 64 - 78))
      #expect(controller.view.safeAreaInsets == .zero)
      controller.edgesForExtendedLayout = .bottom
      UIScreen.main.host.finishTurn()
      #expect(controller.view.frame == CGRect(0, 64, 375, 603))
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 0, 78, 0))
    }
  }

  @Test func opaqueBarsLeaveNothingBehindThem() {
    let controller = UIViewController()
    withStack(controller, prepare: { $0.navigationBar.isTranslucent = false }) { _ in
      #expect(controller.view.frame == CGRect(0, 64, 375, 603) && controller.view.safeAreaInsets == .zero)
      controller.extendedLayoutIncludesOpaqueBars = true
      UIScreen.main.host.finishTurn()
      #expect(controller.view.frame == CGRect(0, 0, 375, 667))
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(64, 0, 0, 0))
    }
  }

  @Test func promptsAndToolbarsCoverMore() {
    let controller = ScrollController()
    withStack(controller, safeArea: UIEdgeInsets(44, 0, 34, 0)) { stack in
      controller.navigationItem.prompt = "Prompt"
      stack.isToolbarHidden = false
      UIScreen.main.host.finishTurn()
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(118, 0, 78, 0))
      #expect(stack.toolbar.frame == CGRect(0, 589, 375, 78))
      #expect(controller.scrollView.adjustedContentInset == UIEdgeInsets(118, 0, 78, 0))
    }
  }

  // MARK: Large titles

  @Test func largeTitlesCollapseAsContentGoesUp() {
    let controller = ScrollController()
    controller.title = "Large"
    withStack(controller, prepare: { $0.navigationBar.prefersLargeTitles = true }) { stack in
      let bar = stack.navigationBar
      #expect(bar.frame == CGRect(0, 20, 375, 96))
      #expect(controller.scrollView.contentOffset.y == -116)
      #expect(bar.coverage == 0)
      controller.scrollView.contentOffset.y = -96
      UIScreen.main.host.finishTurn()
      #expect(bar.frame.height == 76 && bar.coverage == 0)
      controller.scrollView.contentOffset.y = -60
      UIScreen.main.host.finishTurn()
      #expect(bar.frame.height == 44)
      #expect(abs(bar.coverage - 4.0 / 12) < 0.001)
      controller.scrollView.contentOffset.y = 500
      UIScreen.main.host.finishTurn()
      #expect(bar.frame.height == 44 && bar.coverage == 1)
      // What the content keeps clear of stays the same, so that scrolling does not change its own range.
      #expect(controller.scrollView.adjustedContentInset.top == 116)
      controller.scrollView.contentOffset.y = -146
      UIScreen.main.host.finishTurn()
      #expect(bar.frame.height == 126)
    }
  }

  @Test func contentRestsWithAWholeTitleOrNone() {
    onScreen(375, 667, safeArea: UIEdgeInsets(20, 0, 0, 0)) {
      TouchFixture.run { fixture in
        let controller = ScrollController()
        let stack = UINavigationController(rootViewController: controller)
        stack.navigationBar.prefersLargeTitles = true
        fixture.window.frame = UIScreen.main.bounds
        fixture.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        for (way, rest) in [(30.0, -116.0), (50, -64)] {
          controller.scrollView.contentOffset.y = -116
          fixture.down(200, 400)
          fixture.drag(to: 200, 400 - way)
          fixture.wait(0.3)
          fixture.up()
          fixture.wait(2)
          #expect(abs(controller.scrollView.contentOffset.y - rest) < 0.001)
        }
        fixture.window.rootViewController = nil
      }
    }
  }

  @Test func itemsSayWhetherTitlesAreLarge() {
    let items = (0..<4).map { UINavigationItem(title: "\($0)") }
    let bar = UINavigationBar()
    #expect(!bar.isLarge(items[0], in: items))
    bar.prefersLargeTitles = true
    items[1].largeTitleDisplayMode = .never
    items[3].largeTitleDisplayMode = .always
    #expect(items.map { bar.isLarge($0, in: items) } == [true, false, false, true])
  }

  @Test func aBarThatHidesTakesItsTime() {
    onScreen(375, 667) {
      TouchFixture.run { fixture in
        let stack = UINavigationController(rootViewController: ScrollController())
        fixture.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        stack.setNavigationBarHidden(true, animated: true)
        UIScreen.main.host.finishTurn()
        #expect(!stack.navigationBar.isHidden && stack.navigationBar.frame.maxY == 0)
        fixture.wait(0.25)
        UIScreen.main.host.finishTurn()
        #expect(stack.navigationBar.isHidden && stack.isNavigationBarHidden)
        fixture.window.rootViewController = nil
      }
    }
  }
}
