import Testing

@testable import UIKit

/// A navigation controller's stack, and the order of its calls.
@MainActor struct NavigationTests {
  private let log = CallLog()

  private func controller(_ name: String) -> LoggedController {
    let controller = LoggedController(name, log)
    controller.title = name
    return controller
  }

  /// The lines since the last look about coming and going alone.
  private func appearances() -> [String] { log.read().filter { $0.contains("view") } }

  // MARK: Orders

  @Test func startsWithTheRoot() {
    let a = controller("A")
    let stack = UINavigationController(rootViewController: a)
    #expect(!a.isViewLoaded)
    let shown = ShownWindow(stack)
    #expect(
      log.read() == [
        "A willMove(toParent: nil)", "A didMove(toParent: nil)", "A viewDidLoad", "A viewWillAppear",
        "A viewIsAppearing", "A viewDidAppear",
      ])
    #expect(a.navigationController === stack && stack.topViewController === a)
    #expect(a.view.window === shown.window)
    shown.close()
  }

  @Test func pushAndPopReportInUIKitsOrder() {
    let (a, b) = (controller("A"), controller("B"))
    let stack = UINavigationController(rootViewController: a)
    let shown = ShownWindow(stack)
    log.lines = []
    stack.pushViewController(b, animated: false)
    #expect(stack.topViewController === b)
    shown.finishTurn()
    let reported = log.lines.filter {
      !$0.contains("Move") && !$0.contains("A viewWillLayout") && !$0.contains("A viewDidLayout")
    }
    #expect(
      reported == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear", "B viewDidAppear",
      ])
    #expect(a.view.window == nil && b.view.window === shown.window)
    log.lines = []
    #expect(stack.popViewController(animated: false) === b)
    shown.finishTurn()
    #expect(
      appearances() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
        "A viewDidAppear",
      ])
    #expect(b.parent == nil && stack.popViewController(animated: false) == nil)
    shown.close()
  }

  @Test func animatedPushesTakeTheirTime() {
    TouchFixture.run { fixture in
      let (a, b) = (controller("A"), controller("B"))
      let stack = UINavigationController(rootViewController: a)
      let reporter = Reporter()
      stack.delegate = reporter
      fixture.window.rootViewController = stack
      UIScreen.main.host.finishTurn()
      log.lines = []
      stack.pushViewController(b, animated: true)
      UIScreen.main.host.finishTurn()
      #expect(
        appearances() == ["B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing"])
      #expect(b.transitionCoordinator != nil && b.isMovingToParent)
      #expect(a.view.window === fixture.window)
      fixture.wait(0.34)
      #expect(appearances().isEmpty)
      fixture.wait(0.02)
      #expect(appearances() == ["A viewDidDisappear", "B viewDidAppear"])
      #expect(reporter.lines == ["willShow B", "didShow B"])
      #expect(b.transitionCoordinator == nil && !b.isMovingToParent && a.view.window == nil)
      #expect(b.view.transform.isIdentity && a.view.transform.isIdentity)
      fixture.window.rootViewController = nil
    }
  }

  @Test func whatComesDuringATransitionEndsItFirst() {
    TouchFixture.run { fixture in
      let (a, b, c) = (controller("A"), controller("B"), controller("C"))
      let stack = UINavigationController(rootViewController: a)
      fixture.window.rootViewController = stack
      UIScreen.main.host.finishTurn()
      log.lines = []
      stack.pushViewController(b, animated: true)
      UIScreen.main.host.finishTurn()
      fixture.wait(0.1)
      stack.pushViewController(c, animated: true)
      #expect(
        appearances() == [
          "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
          "A viewDidDisappear", "B viewDidAppear", "C viewDidLoad", "B viewWillDisappear",
          "C viewWillAppear", "C viewIsAppearing",
        ])
      UIScreen.main.host.finishTurn()
      fixture.wait(0.1)
      #expect(stack.popToRootViewController(animated: true) == [b, c])
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      #expect(
        appearances() == [
          "B viewDidDisappear", "C viewDidAppear", "C viewWillDisappear", "A viewWillAppear",
          "A viewIsAppearing", "C viewDidDisappear", "A viewDidAppear",
        ])
      #expect(stack.viewControllers == [a] && stack.children == [a] && b.parent == nil && c.parent == nil)
      #expect(a.view.window === fixture.window && c.view.window == nil)
      fixture.window.rootViewController = nil
    }
  }

  @Test func theControllerThatIsPoppedKnowsItGoes() {
    final class Leaving: UIViewController {
      var wasLeaving = false
      override func viewWillDisappear(_ animated: Bool) { wasLeaving = isMovingFromParent }
    }
    let (a, b) = (controller("A"), Leaving())
    let stack = UINavigationController(rootViewController: a)
    let shown = ShownWindow(stack)
    stack.pushViewController(b, animated: false)
    shown.finishTurn()
    let c = controller("C")
    stack.pushViewController(c, animated: false)
    shown.finishTurn()
    #expect(!b.wasLeaving)
    stack.popViewController(animated: false)
    shown.finishTurn()
    stack.popViewController(animated: false)
    shown.finishTurn()
    #expect(b.wasLeaving && !b.isMovingFromParent)
    shown.close()
  }

  // MARK: The stack

  @Test func theWholeStackCanBeChanged() {
    let all = ["A", "B", "C", "D"].map(controller)
    let stack = UINavigationController(rootViewController: all[0])
    let shown = ShownWindow(stack)
    log.lines = []
    stack.setViewControllers([all[0], all[1], all[2]], animated: false)
    shown.finishTurn()
    #expect(stack.topViewController === all[2] && !all[1].isViewLoaded && all[1].parent === stack)
    #expect(stack.navigationBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(stack.popToViewController(all[1], animated: false) == [all[2]])
    shown.finishTurn()
    stack.viewControllers = [all[3], all[1]]
    shown.finishTurn()
    #expect(all[1].view.window != nil && all[0].parent == nil && all[3].parent === stack)
    #expect(stack.navigationBar.backItem === all[3].navigationItem)
    stack.viewControllers = []
    shown.finishTurn()
    #expect(stack.topViewController == nil && all[1].view.window == nil && stack.children.isEmpty)
    #expect(stack.navigationBar.items == nil)
    shown.close()
  }

  @Test func showPushes() {
    let (a, b) = (controller("A"), controller("B"))
    let stack = UINavigationController(rootViewController: a)
    let shown = ShownWindow(stack)
    UIView.setAnimationsEnabled(false)
    a.show(b, sender: nil)
    shown.finishTurn()
    UIView.setAnimationsEnabled(true)
    #expect(stack.topViewController === b && stack.visibleViewController === b)
    shown.close()
  }

  @Test func poppedControllersAreFreed() {
    TouchFixture.run { fixture in
      let stack = UINavigationController(rootViewController: UIViewController())
      fixture.window.rootViewController = stack
      UIScreen.main.host.finishTurn()
      weak var first: UIViewController?
      weak var second: UIViewController?
      do {
        let (b, c) = (UIViewController(), UIViewController())
        (first, second) = (b, c)
        b.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { [weak b] _ in b?.title = "" })
        stack.pushViewController(b, animated: true)
        UIScreen.main.host.finishTurn()
        fixture.wait(1)
        stack.pushViewController(c, animated: false)
        UIScreen.main.host.finishTurn()
      }
      #expect(first != nil && second != nil)
      stack.popToRootViewController(animated: true)
      UIScreen.main.host.finishTurn()
      fixture.wait(1)
      UIScreen.main.host.finishTurn()
      #expect(first == nil && second == nil)
      fixture.window.rootViewController = nil
    }
  }

  @Test func aNavigationControllerIsFreedWithItsStack() {
    weak var stack: UINavigationController?
    weak var root: UIViewController?
    TouchFixture.run { fixture in
      do {
        let a = UIViewController()
        let made = UINavigationController(rootViewController: a)
        (stack, root) = (made, a)
        made.isToolbarHidden = false
        made.hidesBarsOnSwipe = true
        fixture.window.rootViewController = made
        UIScreen.main.host.finishTurn()
        made.pushViewController(UIViewController(), animated: true)
        UIScreen.main.host.finishTurn()
        fixture.wait(1)
      }
      fixture.window.rootViewController = nil
      UIScreen.main.host.finishTurn()
    }
    #expect(stack == nil && root == nil)
  }
}

/// Records a navigation controller's calls of its delegate.
@MainActor final class Reporter: UINavigationControllerDelegate {
  var lines: [String] = []
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { lines.append("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { lines.append("didShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
