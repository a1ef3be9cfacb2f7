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

  private func withStack(_ body: (TouchFixture, UINavigationController, UIViewController) -> Void) {
    onScreen(400, 700) {
      TouchFixture.run { fixture in
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        fixture.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        body(fixture, stack, root)
        fixture.window.rootViewController = nil
      }
    }
  }

  private func finish(_ fixture: TouchFixture) {
    for _ in 0..<4 {
      UIScreen.main.host.finishTurn()
      fixture.wait(0.5)
    }
    UIScreen.main.host.finishTurn()
  }

  // MARK: Callbacks that change the stack

  @Test(arguments: [true, false])
  func pushingWhileAPushIsAboutToBeginComesAfterIt(animated: Bool) {
    withStack { fixture, stack, root in
      let (b, c) = (Eager(), Eager())
      b.onWillAppear = { stack.pushViewController(c, animated: animated) }
      stack.pushViewController(b, animated: animated)
      finish(fixture)
      #expect(stack.viewControllers == [root, b, c] && c.view.window != nil && b.view.window == nil)
      #expect(stack.navigationBar.items?.count == 3)
      #expect(b.moves == ["in"] && c.moves == ["in"])
    }
  }

  @Test(arguments: [true, false])
  func poppingWhatHasJustAppearedGoesBack(animated: Bool) {
    withStack { fixture, stack, root in
      let b = Eager()
      b.onDidAppear = { stack.popViewController(animated: animated) }
      stack.pushViewController(b, animated: animated)
      finish(fixture)
      #expect(stack.viewControllers == [root] && root.view.window != nil && b.view.window == nil)
      #expect(b.parent == nil && stack.childTransition == nil && b.moves.last == "out")
      #expect(stack.navigationBar.topItem === root.navigationItem)
    }
  }

  @Test func pushingAgainWhatWasJustPoppedKeepsIt() {
    withStack { fixture, stack, root in
      let (a, b) = (Eager(), Eager())
      stack.viewControllers = [a, b]
      finish(fixture)
      a.onDidAppear = { stack.pushViewController(b, animated: true) }
      stack.popViewController(animated: true)
      finish(fixture)
      #expect(stack.viewControllers == [a, b] && b.parent === stack && b.view.window != nil)
    }
  }

  @Test func pagesMayHideTheBarAsTheyCome() {
    withStack { fixture, stack, root in
      let b = Eager()
      b.onWillAppear = { stack.setNavigationBarHidden(true, animated: true) }
      stack.pushViewController(b, animated: true)
      UIScreen.main.host.finishTurn()
      #expect(b.view.safeAreaInsets == .zero && root.view.safeAreaInsets.top == 44)
      #expect(!stack.navigationBar.isHidden)
      finish(fixture)
      #expect(stack.navigationBar.isHidden && stack.isNavigationBarHidden)
      stack.setNavigationBarHidden(false, animated: false)
      UIScreen.main.host.finishTurn()
      #expect(!stack.navigationBar.isHidden && b.view.safeAreaInsets.top == 44)
    }
  }

  // MARK: What moves along

  @Test func appsChangesMoveWithTheFinger() {
    withStack { fixture, stack, root in
      let b = Eager()
      stack.pushViewController(b, animated: false)
      finish(fixture)
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(mark)
      fixture.down(5, 300)
      fixture.drag(to: 30, 300)
      let isTaken = root.transitionCoordinator?.animate(alongsideTransition: { _ in mark.center.x = 405 })
      #expect(isTaken == true)
      UIScreen.main.host.finishTurn()
      fixture.drag(to: 215, 300)
      let x = mark.layer.presentation()!.position.x
      #expect(x > 150 && x < 280)
      fixture.drag(to: 60, 300)
      fixture.wait(0.3)
      fixture.up()
      finish(fixture)
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
    withStack { fixture, stack, root in
      let (reporter, fade, b) = (Reporter(), Fade(), UIViewController())
      b.title = "B"
      reporter.animator = fade
      stack.delegate = reporter
      stack.pushViewController(b, animated: true)
      UIScreen.main.host.finishTurn()
      #expect(fade.context?.viewController(forKey: .from) === root && fade.context?.isAnimated == true)
      #expect(b.view.superview === fade.context?.containerView && root.view.window != nil)
      fixture.wait(0.9)
      #expect(reporter.lines == ["willShow B"] && fade.ended == nil)
      fixture.wait(0.2)
      UIScreen.main.host.finishTurn()
      #expect(reporter.lines == ["willShow B", "didShow B"] && fade.ended == true)
      #expect(root.view.window == nil && stack.navigationBar.topItem === b.navigationItem)
      #expect(stack.navigationBar.subviews.count { $0 is NavigationRow } == 1)
    }
  }

  @Test func nothingStaysBehindAfterManyTransitions() {
    withStack { fixture, stack, root in
      for round in 0..<20 {
        stack.pushViewController(UIViewController(), animated: true)
        if round.isMultiple(of: 3) { finish(fixture) }
        if round.isMultiple(of: 2) { stack.popToRootViewController(animated: true) }
        UIScreen.main.host.finishTurn()
        fixture.wait(0.1)
      }
      stack.popToRootViewController(animated: true)
      finish(fixture)
      #expect(stack.viewControllers == [root] && stack.children == [root])
      let container = stack.container!
      #expect(container.content.subviews == [root.view] && container.content.isUserInteractionEnabled)
      #expect(!root.view.isCovered && root.view.transform.isIdentity)
      #expect(stack.navigationBar.subviews.count { $0 is NavigationRow } == 1)
    }
  }

  // MARK: Bars that hide

  @Test func tapsAndSwipesHideTheBars() {
    withStack { fixture, stack, root in
      stack.isToolbarHidden = false
      stack.hidesBarsOnTap = true
      UIScreen.main.host.finishTurn()
      fixture.tap(200, 300)
      finish(fixture)
      #expect(stack.isNavigationBarHidden && stack.isToolbarHidden && root.view.safeAreaInsets == .zero)
      fixture.tap(200, 300)
      finish(fixture)
      #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(44, 0, 44, 0))
      stack.hidesBarsOnTap = false
      stack.hidesBarsOnSwipe = true
      fixture.tap(200, 300)
      fixture.down(200, 300)
      fixture.drag(to: 200, 250)
      fixture.up()
      finish(fixture)
      #expect(stack.isNavigationBarHidden)
      fixture.down(200, 200)
      fixture.drag(to: 200, 260)
      fixture.up()
      finish(fixture)
      #expect(!stack.isNavigationBarHidden)
    }
  }

  // MARK: Numbers that are none

  @Test func numbersThatAreNoneDoNoHarm() {
    withStack { fixture, stack, root in
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
