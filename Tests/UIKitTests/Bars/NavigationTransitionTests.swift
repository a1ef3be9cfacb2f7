import Testing

@testable import UIKit

/// What happens on the way from one page to another.
@MainActor struct NavigationTransitionTests {
  /// A controller that does something when it appears.
  private final class Eager: UIViewController {
    var onWillAppear: () -> Void = {}
    var onDidAppear: () -> Void = {}
    var onLoad: () -> Void = {}
    var moves: [String] = []

    override func viewDidLoad() { onLoad() }
    override func viewWillAppear(_ animated: Bool) {
      let work = onWillAppear
      onWillAppear = {}
      work()
    }
    override func viewDidAppear(_ animated: Bool) {
      let work = onDidAppear
      onDidAppear = {}
      work()
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      moves.append(parent == nil ? "out" : "in")
    }
  }

  private func withStack(_ body: (TouchStage, UINavigationController, UIViewController) -> Void) {
    onScreen(400, 700) {
      TouchStage.run { stage in
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        stage.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        body(stage, stack, root)
        stage.window.rootViewController = nil
      }
    }
  }

  private func finish(_ stage: TouchStage) {
    for _ in 0..<4 {
      UIScreen.main.host.finishTurn()
      stage.wait(0.5)
    }
    UIScreen.main.host.finishTurn()
  }

  // MARK: Callbacks that change the stack

  @Test(arguments: [true, false])
  func pushingWhileAPushIsAboutToBeginComesAfterIt(animated: Bool) {
    withStack { stage, stack, root in
      let (b, c) = (Eager(), Eager())
      b.onWillAppear = { stack.pushViewController(c, animated: animated) }
      stack.pushViewController(b, animated: animated)
      finish(stage)
      #expect(stack.viewControllers == [root, b, c] && c.view.window != nil && b.view.window == nil)
      #expect(stack.navigationBar.items?.count == 3)
      #expect(b.moves == ["in"] && c.moves == ["in"])
    }
  }

  @Test(arguments: [true, false])
  func poppingWhatHasJustAppearedGoesBack(animated: Bool) {
    withStack { stage, stack, root in
      let b = Eager()
      b.onDidAppear = { stack.popViewController(animated: animated) }
      stack.pushViewController(b, animated: animated)
      finish(stage)
      #expect(stack.viewControllers == [root] && root.view.window != nil && b.view.window == nil)
      #expect(b.parent == nil && stack.childTransition == nil && b.moves.last == "out")
      #expect(stack.navigationBar.topItem === root.navigationItem)
    }
  }

  @Test func pushingAgainWhatWasJustPoppedKeepsIt() {
    withStack { stage, stack, root in
      let (a, b) = (Eager(), Eager())
      stack.viewControllers = [a, b]
      finish(stage)
      a.onDidAppear = { stack.pushViewController(b, animated: true) }
      stack.popViewController(animated: true)
      finish(stage)
      #expect(stack.viewControllers == [a, b] && b.parent === stack && b.view.window != nil)
    }
  }

  @Test func pagesMayHideTheBarAsTheyCome() {
    withStack { stage, stack, root in
      let b = Eager()
      b.onWillAppear = { stack.setNavigationBarHidden(true, animated: true) }
      stack.pushViewController(b, animated: true)
      UIScreen.main.host.finishTurn()
      #expect(b.view.safeAreaInsets == .zero && root.view.safeAreaInsets.top == 44)
      #expect(!stack.navigationBar.isHidden)
      finish(stage)
      #expect(stack.navigationBar.isHidden && stack.isNavigationBarHidden)
      stack.setNavigationBarHidden(false, animated: false)
      UIScreen.main.host.finishTurn()
      #expect(!stack.navigationBar.isHidden && b.view.safeAreaInsets.top == 44)
    }
  }

  // MARK: What moves along

  @Test func appsChangesMoveWithTheFinger() {
    withStack { stage, stack, root in
      let b = Eager()
      stack.pushViewController(b, animated: false)
      finish(stage)
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(mark)
      stage.down(5, 300)
      stage.drag(to: 30, 300)
      let isTaken = root.transitionCoordinator?.animate(alongsideTransition: { _ in mark.center.x = 405 })
      #expect(isTaken == true)
      UIScreen.main.host.finishTurn()
      stage.drag(to: 215, 300)
      let x = mark.layer.presentation()!.position.x
      #expect(x > 150 && x < 280)
      stage.drag(to: 60, 300)
      stage.wait(0.3)
      stage.up()
      finish(stage)
      #expect(stack.topViewController === b && mark.center.x == 5)
    }
  }

  @Test func theDelegateMayGiveTheAnimation() {
    final class Fade: UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      var ended: Bool?
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to),
          let controller = transitionContext.viewController(forKey: .to)
        else { return }
        view.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
          withDuration: 1, animations: { view.alpha = 1 },
          completion: { _ in transitionContext.completeTransition(true) })
      }
      func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }
    withStack { stage, stack, root in
      let (teller, fade, b) = (Teller(), Fade(), UIViewController())
      b.title = "B"
      teller.animator = fade
      stack.delegate = teller
      stack.pushViewController(b, animated: true)
      UIScreen.main.host.finishTurn()
      #expect(fade.context?.viewController(forKey: .from) === root && fade.context?.isAnimated == true)
      #expect(b.view.superview === fade.context?.containerView && root.view.window != nil)
      stage.wait(0.9)
      #expect(teller.lines == ["willShow B"] && fade.ended == nil)
      stage.wait(0.2)
      UIScreen.main.host.finishTurn()
      #expect(teller.lines == ["willShow B", "didShow B"] && fade.ended == true)
      #expect(root.view.window == nil && stack.navigationBar.topItem === b.navigationItem)
      #expect(stack.navigationBar.subviews.count { $0 is NavigationRow } == 1)
    }
  }

  @Test func nothingStaysBehindAfterManyTransitions() {
    withStack { stage, stack, root in
      for round in 0..<20 {
        stack.pushViewController(UIViewController(), animated: true)
        if round.isMultiple(of: 3) { finish(stage) }
        if round.isMultiple(of: 2) { stack.popToRootViewController(animated: true) }
        UIScreen.main.host.finishTurn()
        stage.wait(0.1)
      }
      stack.popToRootViewController(animated: true)
      finish(stage)
      #expect(stack.viewControllers == [root] && stack.children == [root])
      let container = stack.container!
      #expect(container.content.subviews == [root.view] && container.content.isUserInteractionEnabled)
      #expect(!root.view.isCovered && root.view.transform.isIdentity)
      #expect(stack.navigationBar.subviews.count { $0 is NavigationRow } == 1)
    }
  }

  // MARK: Bars that hide

  @Test func tapsAndSwipesHideTheBars() {
    withStack { stage, stack, root in
      stack.isToolbarHidden = false
      stack.hidesBarsOnTap = true
      UIScreen.main.host.finishTurn()
      stage.tap(200, 300)
      finish(stage)
      #expect(stack.isNavigationBarHidden && stack.isToolbarHidden && root.view.safeAreaInsets == .zero)
      stage.tap(200, 300)
      finish(stage)
      #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(44, 0, 44, 0))
      stack.hidesBarsOnTap = false
      stack.hidesBarsOnSwipe = true
      stage.tap(200, 300)
      stage.down(200, 300)
      stage.drag(to: 200, 250)
      stage.up()
      finish(stage)
      #expect(stack.isNavigationBarHidden)
      stage.down(200, 200)
      stage.drag(to: 200, 260)
      stage.up()
      finish(stage)
      #expect(!stack.isNavigationBarHidden)
    }
  }

  // MARK: Numbers that are none

  @Test func numbersThatAreNoneDoNoHarm() {
    withStack { stage, stack, root in
      let item = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
      item.width = .nan
      let space = UIBarButtonItem.fixedSpace(-.infinity)
      root.navigationItem.rightBarButtonItems = [item, space, .fixedSpace(-1e9)]
      let custom = UIView(frame: CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
      root.title = String(repeating: "long ", count: 2000)
      UIScreen.main.host.finishTurn()
      for view in stack.navigationBar.row!.subviews {
        #expect(view.frame.origin.x.isFinite && view.frame.size.width.isFinite && view.frame.width >= 0)
      }
    }
  }
}
