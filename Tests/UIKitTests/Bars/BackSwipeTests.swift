import Testing

@testable import UIKit

/// A finger that drags a page back from the edge.
@MainActor struct BackSwipeTests {
  private let diary = Diary()

  /// A stack of A and B in the window of a stage, where B is shown.
  private func withStack(
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ body: (TouchStage, UINavigationController, DiaryController, DiaryController) -> Void
  ) {
    onScreen(400, 700, direction: direction) {
      TouchStage.run { stage in
        let (a, b) = (DiaryController("A", diary), DiaryController("B", diary))
        a.title = "A"
        b.title = "B"
        let stack = UINavigationController(rootViewController: a)
        stack.pushViewController(b, animated: false)
        stage.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        _ = diary.read()
        body(stage, stack, a, b)
        stage.liftAll()
        stage.wait(1)
        stage.window.rootViewController = nil
      }
    }
  }

  private func appearances() -> [String] { diary.read().filter { $0.contains("view") } }

  @Test func goesBackWhenItIsDraggedFarEnough() {
    withStack { stage, stack, a, b in
      stage.down(5, 200)
      stage.drag(to: 100, 200)
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
      stage.drag(to: 300, 200)
      stage.wait(0.3)
      stage.up()
      #expect(a.transitionCoordinator?.isInteractive == false)
      stage.wait(0.4)
      #expect(appearances() == ["B viewDidDisappear", "A viewDidAppear"])
      #expect(stack.viewControllers == [a] && b.parent == nil && b.view.window == nil)
      #expect(stack.navigationBar.items?.map(\.title) == ["A"])
    }
  }

  @Test func staysWhenItIsNot() {
    withStack { stage, stack, a, b in
      var cancelled: [Bool] = []
      stage.down(5, 200)
      stage.drag(to: 100, 200)
      a.transitionCoordinator?.notifyWhenInteractionChanges { cancelled.append($0.isCancelled) }
      stage.wait(0.3)
      stage.up()
      #expect(cancelled == [true])
      stage.wait(0.4)
      #expect(
        appearances() == [
          "A viewDidLoad", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing",
          "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "A viewDidDisappear",
          "B viewDidAppear",
        ])
      #expect(stack.viewControllers == [a, b] && b.parent === stack && !b.isMovingFromParent)
      #expect(stack.navigationBar.topItem === b.navigationItem && b.view.transform.isIdentity)
      #expect(b.view.window === stage.window && a.view.window == nil)
      // And it can be dragged again.
      stage.down(5, 200)
      stage.drag(to: 350, 200)
      stage.up()
      stage.wait(0.5)
      #expect(stack.viewControllers == [a])
    }
  }

  @Test func aQuickSwipeIsEnough() {
    withStack { stage, stack, a, _ in
      stage.down(5, 200)
      stage.drag(to: 80, 200, seconds: 0.08)
      stage.up()
      stage.wait(0.5)
      #expect(stack.viewControllers == [a])
    }
  }

  @Test func beginsWhereLinesBegin() {
    withStack(direction: .rightToLeft) { stage, stack, a, b in
      stage.down(5, 200)
      stage.drag(to: 300, 200)
      stage.up()
      stage.wait(0.5)
      #expect(stack.viewControllers == [a, b])
      stage.down(395, 200)
      stage.drag(to: 150, 200)
      stage.up()
      stage.wait(0.5)
      #expect(stack.viewControllers == [a])
    }
  }

  @Test func needsABackButton() {
    withStack { stage, stack, a, b in
      @MainActor func swipe() {
        stage.down(5, 200)
        stage.drag(to: 350, 200)
        stage.up()
        stage.wait(0.5)
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
    withStack { stage, stack, a, b in
      stage.down(5, 200)
      stage.drag(to: 250, 200)
      let c = DiaryController("C", diary)
      stack.pushViewController(c, animated: false)
      UIScreen.main.host.finishTurn()
      #expect(stack.viewControllers == [a, b, c])
      stage.drag(to: 390, 200)
      stage.up()
      stage.wait(0.5)
      #expect(stack.viewControllers == [a, b, c] && c.view.window === stage.window)
    }
  }

  @Test func comesBeforeDragsOfWhatLiesAtTheEdge() {
    withStack { stage, stack, a, b in
      let scrollView = UIScrollView(frame: b.view.bounds)
      scrollView.contentSize = CGSize(width: 2000, height: 100)
      b.view.addSubview(scrollView)
      UIScreen.main.host.finishTurn()
      scrollView.contentOffset.x = 500
      let offset = scrollView.contentOffset
      stage.down(5, 200)
      stage.drag(to: 350, 200)
      stage.up()
      stage.wait(0.5)
      #expect(stack.viewControllers == [a] && scrollView.contentOffset == offset)
    }
  }
}
