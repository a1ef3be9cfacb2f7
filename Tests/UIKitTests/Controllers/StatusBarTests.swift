import Testing

@testable import UIKit

/// The status bar as controllers prefer it.
@MainActor @Suite(.serialized) struct StatusBarTests {
  private final class Page: UIViewController {
    var isBarHidden = false
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { isBarHidden ? .default : .lightContent }
  }

  @Test func theFrontmostControllerHidesIt() throws {
    try onScreen(400, 800, safeArea: UIEdgeInsets(50, 0, 30, 0)) {
      let page = Page()
      let tabs = UITabBarController()
      tabs.viewControllers = [page, UIViewController()]
      try inWindow(tabs) { window in
        let bar = try #require(window.windowScene?.statusBarManager)
        #expect(!bar.isStatusBarHidden)
        #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 400, height: 50))
        page.isBarHidden = true
        page.setNeedsStatusBarAppearanceUpdate()
        #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
        tabs.selectedIndex = 1
        #expect(!bar.isStatusBarHidden)
      }
    }
  }

  @Test func thereIsNoneWhereNothingIsCovered() {
    onScreen(400, 800) {
      inWindow(Page()) { window in
        #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == true)
      }
    }
  }
}
