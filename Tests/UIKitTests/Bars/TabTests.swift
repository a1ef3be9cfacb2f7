import Testing

@testable import UIKit

/// Tab bars and their controller.
@MainActor struct TabTests {
  private let log = CallLog()

  private func controllers(_ count: Int) -> [LoggedController] {
    (0..<count).map { number in
      let controller = LoggedController("C\(number)", log)
      controller.title = "Tab \(number)"
      return controller
    }
  }

  private func withTabs(
    _ children: [UIViewController], safeArea: UIEdgeInsets = .zero, _ body: (UITabBarController) -> Void
  ) {
    onScreen(375, 667, safeArea: safeArea) {
      let tabs = UITabBarController()
      tabs.viewControllers = children
      inWindow(tabs) { _ in
        _ = log.read()
        body(tabs)
      }
    }
  }

  private func appearances() -> [String] { log.read().filter { $0.contains("view") } }

  private func tap(_ number: Int, of tabs: UITabBarController) {
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
    #expect(buttons[number].accessibilityActivate())
    UIScreen.main.host.finishTurn()
  }

  @Test func showsTheFirstAndLoadsNoOther() {
    let children = controllers(3)
    withTabs(children) { tabs in
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === children[0])
      #expect(children.map(\.isViewLoaded) == [true, false, false])
      #expect(children[0].view.window != nil && children[1].tabBarController === tabs)
      #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2"])
      #expect(tabs.tabBar.frame == CGRect(0, 618, 375, 49))
      #expect(children[0].view.safeAreaInsets.bottom == 49)
    }
  }

  @Test func tabsAreAListOfWhichTheKeyboardReachesTheChosenOne() {
    withTabs(controllers(3)) { tabs in
      let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
      @MainActor func expect(_ chosen: Int) {
        let semantics = buttons.map { $0.semantics }
        #expect(semantics.map(\.isSelected) == buttons.indices.map { $0 == chosen })
        #expect(semantics.map(\.isFocusable) == buttons.indices.map { $0 == chosen })
      }
      #expect(tabs.tabBar.semantics.role == .tabList && buttons.allSatisfy { $0.semantics.role == .tab })
      expect(0)
      for (key, next) in [
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 0), ("ArrowLeft", 2), ("Home", 0), ("End", 2),
        ("ArrowUp", 2), ("ArrowLeft", 1),
      ] {
        Keyboard(view: buttons[tabs.selectedIndex]).press(key)
        UIScreen.main.host.finishTurn()
        #expect(tabs.selectedIndex == next, "\(key)")
        expect(next)
        #expect(key == "ArrowUp" || buttons[next].semantics.focusRequest > 0)
      }
      tabs.tabBar.items?[2].isEnabled = false
      UIScreen.main.host.finishTurn()
      Keyboard(view: buttons[1]).press("ArrowRight")
      UIScreen.main.host.finishTurn()
      #expect(tabs.selectedIndex == 0)
    }
  }

  @Test func switchingReportsInUIKitsOrder() {
    let children = controllers(2)
    withTabs(children) { tabs in
      tap(1, of: tabs)
      #expect(
        appearances() == [
          "C1 viewDidLoad", "C1 viewWillAppear", "C0 viewWillDisappear", "C1 viewIsAppearing",
          "C0 viewDidDisappear", "C1 viewDidAppear",
        ])
      #expect(tabs.selectedIndex == 1 && children[0].view.window == nil)
      tabs.selectedIndex = 0
      UIScreen.main.host.finishTurn()
      #expect(
        appearances() == [
          "C0 viewWillAppear", "C1 viewWillDisappear", "C0 viewIsAppearing", "C1 viewDidDisappear",
          "C0 viewDidAppear",
        ])
      #expect(tabs.tabBar.selectedItem === children[0].tabBarItem)
    }
  }

  @Test func theDelegateDecidesAndHears() {
    final class Keeper: UITabBarControllerDelegate {
      var chosen: [String] = []
      var refused: UIViewController?
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        viewController !== refused
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        chosen.append(viewController.title ?? "")
      }
    }
    let (children, keeper) = (controllers(3), Keeper())
    withTabs(children) { tabs in
      tabs.delegate = keeper
      keeper.refused = children[2]
      tap(2, of: tabs)
      #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === children[0].tabBarItem)
      tap(1, of: tabs)
      tap(1, of: tabs)
      tabs.selectedIndex = 0
      #expect(keeper.chosen == ["Tab 1", "Tab 1"])
    }
  }

  @Test func theChosenTabGoesBackToItsRoot() {
    let children = controllers(3)
    let stack = UINavigationController(rootViewController: children[0])
    withTabs([stack, children[1]], safeArea: UIEdgeInsets(0, 0, 34, 0)) { tabs in
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      stack.pushViewController(children[2], animated: false)
      UIScreen.main.host.finishTurn()
      #expect(children[2].view.safeAreaInsets == UIEdgeInsets(44, 0, 83, 0))
      tap(0, of: tabs)
      #expect(stack.viewControllers == [children[0]])
      // A toolbar stands on the tab bar.
      stack.isToolbarHidden = false
      UIScreen.main.host.finishTurn()
      #expect(stack.toolbar.frame == CGRect(0, 540, 375, 44))
      #expect(children[0].view.safeAreaInsets.bottom == 127)
    }
  }

  @Test func pagesMayPushTheBarAway() {
    onScreen(400, 667) {
      TouchFixture.run { fixture in
        let children = controllers(2)
        children[1].hidesBottomBarWhenPushed = true
        let stack = UINavigationController(rootViewController: children[0])
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        fixture.window.rootViewController = tabs
        UIScreen.main.host.finishTurn()
        #expect(!tabs.tabBar.isHidden)
        stack.pushViewController(children[1], animated: true)
        UIScreen.main.host.finishTurn()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.maxX == 0)
        #expect(children[1].view.safeAreaInsets.bottom == 0 && children[0].view.safeAreaInsets.bottom == 49)
        fixture.wait(0.5)
        UIScreen.main.host.finishTurn()
        #expect(tabs.tabBar.isHidden)
        stack.popViewController(animated: true)
        UIScreen.main.host.finishTurn()
        fixture.wait(0.5)
        UIScreen.main.host.finishTurn()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0)
        #expect(children[0].view.safeAreaInsets.bottom == 49)
        fixture.window.rootViewController = nil
      }
    }
  }

  @Test func moreThanFiveLeadToAList() {
    let children = controllers(5)
    let stack = UINavigationController(rootViewController: children[4])
    let last = LoggedController("last", log)
    last.title = "Last"
    withTabs(Array(children.prefix(4)) + [stack, last]) { tabs in
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
      tap(4, of: tabs)
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == NSNotFound)
      tabs.handleSelectionFromMore(last)
      UIScreen.main.host.finishTurn()
      #expect(tabs.selectedIndex == 5 && last.view.window != nil && last.tabBarController === tabs)
      tap(4, of: tabs)
      #expect(last.view.window == nil)
      // A stack is shown with its own bar, whose back button leads to the list.
      tabs.handleSelectionFromMore(stack)
      UIScreen.main.host.finishTurn()
      #expect(children[4].view.window != nil && tabs.moreNavigationController.navigationBar.isHidden)
      #expect(stack.navigationBar.frame.height == 44)
      stack.handleBack()
      UIScreen.main.host.finishTurn()
      #expect(children[4].view.window == nil && stack.parent == nil)
      tabs.selectedIndex = 5
      UIScreen.main.host.finishTurn()
      #expect(last.view.window != nil)
      tabs.viewControllers = [children[0], last]
      UIScreen.main.host.finishTurn()
      #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Last"])
      #expect(tabs.selectedViewController === last && last.view.window != nil && last.parent === tabs)
    }
  }

  @Test func whatIsTakenAwayIsReported() {
    let children = controllers(3)
    withTabs(children) { tabs in
      tabs.viewControllers = [children[1], children[2]]
      UIScreen.main.host.finishTurn()
      #expect(
        log.read() == [
          "C0 viewWillDisappear", "C0 viewDidDisappear", "C0 willMove(toParent: nil)",
          "C0 didMove(toParent: nil)", "C1 viewDidLoad", "C1 viewWillAppear", "C1 viewIsAppearing",
          "C1 viewDidAppear",
        ])
      #expect(tabs.selectedIndex == 0 && children[0].parent == nil)
      tabs.viewControllers = nil
      UIScreen.main.host.finishTurn()
      #expect(
        tabs.selectedViewController == nil && tabs.tabBar.items == nil && children[1].view.window == nil)
    }
  }

  @Test func tabBarControllersAreFreed() {
    weak var tabs: UITabBarController?
    weak var child: UIViewController?
    onScreen(375, 667) {
      do {
        let made = UITabBarController()
        let children = (0..<7).map { _ in UIViewController() }
        made.viewControllers = children
        (tabs, child) = (made, children[6])
        inWindow(made) { window in
          made.selectedIndex = 6
          UIScreen.main.host.finishTurn()
          made.selectedIndex = 1
          UIScreen.main.host.finishTurn()
          window.rootViewController = nil
        }
      }
      UIScreen.main.host.finishTurn()
    }
    #expect(tabs == nil && child == nil)
  }
}
