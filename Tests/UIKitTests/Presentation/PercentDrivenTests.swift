import Testing

@testable import UIKit

/// Transitions of an app's own that a person drives.
@Suite("Percent-driven transitions", .serialized) @MainActor struct PercentDrivenTests {
  /// Slides what comes in from the right, by `UIView.animate`.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    var usesAnimator = false
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let container = context.containerView
      guard let view = context.view(forKey: .to) ?? context.view(forKey: .from) else { return }
      let isComing = context.view(forKey: .to) === view
      if isComing {
        container.addSubview(view)
        view.transform = CGAffineTransform(translationX: 300, y: 0)
      }
      let change = {
        view.transform = isComing ? .identity : CGAffineTransform(translationX: 300, y: 0)
      }
      if usesAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change)
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
      } else {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: change,
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Driver: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    let slide = Slide()
    let interaction = UIPercentDrivenInteractiveTransition()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func advance(_ fixture: TouchFixture, _ seconds: TimeInterval) {
    UIScreen.main.host.finishTurn()
    fixture.wait(seconds)
    UIScreen.main.host.finishTurn()
  }

  @Test(
    "A push stands where the percentage says, and goes on when it is finished", arguments: [true, false],
    [true, false])
  func push(finishes: Bool, usesAnimator: Bool) {
    TouchFixture.run { fixture in
      let driver = Driver()
      driver.slide.usesAnimator = usesAnimator
      let log = CallLog()
      let (first, second) = (LoggedController("1", log), LoggedController("2", log))
      let stack = UINavigationController(rootViewController: first)
      fixture.window.rootViewController = stack
      advance(fixture, 1)
      stack.delegate = driver
      _ = log.read()
      stack.pushViewController(second, animated: true)
      #expect(stack.transitionCoordinator?.isInteractive == true)
      driver.interaction.update(0.5)
      advance(fixture, 5)
      #expect(abs((second.view.layer.presentation()?.affineTransform().tx ?? 0) - 150) < 1)
      #expect(driver.slide.ended.isEmpty)
      driver.interaction.update(.nan)
      #expect(driver.interaction.percentComplete == 0)
      if finishes { driver.interaction.finish() } else { driver.interaction.cancel() }
      advance(fixture, 2)
      #expect(driver.slide.ended == [finishes])
      #expect(stack.viewControllers == (finishes ? [first, second] : [first]))
      let shown = log.read().filter { $0.contains("DidAppear") }
      #expect(shown == [finishes ? "2 viewDidAppear" : "1 viewDidAppear"])
      fixture.window.rootViewController = nil
      advance(fixture, 1)
    }
  }

  @Test("A presentation that is called off leaves nothing behind")
  func cancelledPresentation() {
    TouchFixture.run { fixture in
      let driver = Driver()
      let (root, card) = (UIViewController(), UIViewController())
      fixture.window.rootViewController = root
      advance(fixture, 1)
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = driver
      root.present(card, animated: true)
      driver.interaction.update(0.4)
      driver.interaction.cancel()
      advance(fixture, 2)
      #expect(driver.slide.ended == [false])
      #expect(root.presentedViewController == nil && card.presentingViewController == nil)
      #expect(card.viewIfLoaded?.window == nil && !root.view.isCovered)
      // It can be presented again.
      root.present(card, animated: true)
      driver.interaction.finish()
      advance(fixture, 2)
      #expect(root.presentedViewController === card)
      #expect(!card.isBeingPresented && card.view.window != nil)
      fixture.window.rootViewController = nil
      advance(fixture, 1)
    }
  }

  @Test("A dismissal that is called off keeps the controller, and one that goes on takes it away")
  func dismissal() {
    TouchFixture.run { fixture in
      let driver = Driver()
      let log = CallLog()
      let (root, card) = (UIViewController(), LoggedController("card", log))
      fixture.window.rootViewController = root
      advance(fixture, 1)
      card.modalPresentationStyle = .custom
      root.present(card, animated: false)
      advance(fixture, 1)
      card.transitioningDelegate = driver
      _ = log.read()
      root.dismiss(animated: true)
      driver.interaction.update(0.7)
      driver.interaction.cancel()
      advance(fixture, 2)
      #expect(root.presentedViewController === card && !card.isBeingDismissed)
      #expect(card.view.window != nil && root.view.isCovered)
      #expect(log.read().last == "card viewDidAppear")
      root.dismiss(animated: true)
      driver.interaction.finish()
      advance(fixture, 2)
      #expect(root.presentedViewController == nil)
      #expect(driver.slide.ended == [false, true])
      fixture.window.rootViewController = nil
      advance(fixture, 1)
    }
  }
}
