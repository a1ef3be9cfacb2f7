import Testing

@testable import UIKit

/// A finger that drags a page back from the edge.
@MainActor struct BackSwipeTests {
  private let log = CallLog()

  /// A stack of A and B in the window of a fixture, where B is shown.
  private func withStack(
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ body: (TouchFixture, UINavigationController, LoggedController, LoggedController) -> Void
  ) {
    onScreen(400, 700, direction: direction) {
      TouchFixture.run { fixture in
        let (a, b) = (LoggedController("A", log), LoggedController("B", log))
        a.title = "A"
        b.title = "B"
        let stack = UINavigationController(rootViewController: a)
        stack.pushViewController(b, animated: false)
        fixture.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        _ = log.read()
        body(fixture, stack, a, b)
        fixture.liftAll()
        fixture.wait(1)
        fixture.window.rootViewController = nil
      }
    }
  }

  private func appearances() -> [String] { log.read().filter { $0.contains("view") } }

  @Test func goesBackWhenItIsDraggedFarEnough() {
    withStack { fixture, stack, a, b in
      fixture.down(5, 200)
      fixture.drag(to: 100, 200)
      #expect(
        appearances() == ["A viewDidLoad", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing"])
      #expect(stack.topViewController === a && a.transitionCoordinator?.isInteractive == true)
      #expect(a.transitionCoordinator?.initiallyInteractive == true)
      // Pages go with the finger: what shows is a quarter of the way.
      let way = b.view.layer.presentation()!.affineTransform().tx
      #expect(abs(way - 95) < 1)
      let below = a.view.layer.presentation()!.affineTransform().tx
      let expected: CGFloat = -120 * (1 - way / 400)
      #expect(abs(below - expected) < 1)
      fixture.drag(to: 300, 200)
      fixture.wait(0.3)
      fixture.up()
      #expect(a.transitionCoordinator?.isInteractive == false)
      fixture.wait(0.4)
      #expect(appearances() == ["B viewDidDisappear", "A viewDidAppear"])
      #expect(stack.viewControllers == [a] && b.parent == nil && b.view.window == nil)
      #expect(stack.navigationBar.items?.map(\.title) == ["A"])
    }
  }

  @Test func staysWhenItIsNot() {
    withStack { fixture, stack, a, b in
      var cancelled: [Bool] = []
      fixture.down(5, 200)
      fixture.drag(to: 100, 200)
      a.transitionCoordinator?.notifyWhenInteractionChanges { cancelled.append($0.isCancelled) }
      fixture.wait(0.3)
      fixture.up()
      #expect(cancelled == [true])
      fixture.wait(0.4)
      #expect(
        appearances() == [
          "A viewDidLoad", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing",
          "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "A viewDidDisappear",
          "B viewDidAppear",
        ])
      #expect(stack.viewControllers == [a, b] && b.parent === stack && !b.isMovingFromParent)
      #expect(stack.navigationBar.topItem === b.navigationItem && b.view.transform.isIdentity)
      #expect(b.view.window === fixture.window && a.view.window == nil)
      // And it can be dragged again.
      fixture.down(5, 200)
      fixture.drag(to: 350, 200)
      fixture.up()
      fixture.wait(0.5)
      #expect(stack.viewControllers == [a])
    }
  }

  @Test func aQuickSwipeIsEnough() {
    withStack { fixture, stack, a, _ in
      fixture.down(5, 200)
      fixture.drag(to: 80, 200, seconds: 0.08)
      fixture.up()
      fixture.wait(0.5)
      #expect(stack.viewControllers == [a])
    }
  }

  @Test func beginsWhereLinesBegin() {
    withStack(direction: .rightToLeft) { fixture, stack, a, b in
      fixture.down(5, 200)
      fixture.drag(to: 300, 200)
      fixture.up()
      fixture.wait(0.5)
      #expect(stack.viewControllers == [a, b])
      fixture.down(395, 200)
      fixture.drag(to: 150, 200)
      fixture.up()
      fixture.wait(0.5)
      #expect(stack.viewControllers == [a])
    }
  }

  @Test func needsABackButton() {
    withStack { fixture, stack, a, b in
      @MainActor func swipe() {
        fixture.down(5, 200)
        fixture.drag(to: 350, 200)
        fixture.up()
        fixture.wait(0.5)
      }
      b.navigationItem.hidesBackButton = true
      swipe()
      b.navigationItem.hidesBackButton = false
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      swipe()
      b.navigationItem.leftBarButtonItem = nil
      stack.isNavigationBarHidden = true
      swipe()
      stack.isNavigationBarHidden = false
      stack.interactivePopGestureRecognizer?.isEnabled = false
      swipe()
      #expect(stack.viewControllers == [a, b])
      stack.interactivePopGestureRecognizer?.isEnabled = true
      swipe()
      #expect(stack.viewControllers == [a])
      swipe()
      #expect(stack.viewControllers == [a])
    }
  }

  @Test func codeThatPushesMeanwhileCallsItOff() {
    withStack { fixture, stack, a, b in
      fixture.down(5, 200)
      fixture.drag(to: 250, 200)
      let c = LoggedController("C", log)
      stack.pushViewController(c, animated: false)
      UIScreen.main.host.finishTurn()
      #expect(stack.viewControllers == [a, b, c])
      fixture.drag(to: 390, 200)
      fixture.up()
      fixture.wait(0.5)
      #expect(stack.viewControllers == [a, b, c] && c.view.window === fixture.window)
    }
  }

  @Test func comesBeforeDragsOfWhatLiesAtTheEdge() {
    withStack { fixture, stack, a, b in
      let scrollView = UIScrollView(frame: b.view.bounds)
      scrollView.contentSize = CGSize(width: 2000, height: 100)
      b.view.addSubview(scrollView)
      UIScreen.main.host.finishTurn()
      scrollView.contentOffset.x = 500
      let offset = scrollView.contentOffset
      fixture.down(5, 200)
      fixture.drag(to: 350, 200)
      fixture.up()
      fixture.wait(0.5)
      #expect(stack.viewControllers == [a] && scrollView.contentOffset == offset)
    }
  }
}
