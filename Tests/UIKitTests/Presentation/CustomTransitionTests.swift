import Testing

@testable import UIKit

/// Presentations that an app makes itself.
@MainActor struct CustomTransitionTests {
  @Test func theAppsOwnPartsAreAskedInOrder() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    let own = OwnTransitions()
    let front = UIViewController()
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = own
    var isPresented = false
    root.present(front, animated: true) { isPresented = true }
    #expect(own.log == ["controller", "animation in", "will begin", "moves in"])
    #expect(!isPresented && front.isBeingPresented)
    let context = own.context
    #expect(context?.view(forKey: .to) === front.view && context?.view(forKey: .from) == nil)
    #expect(context?.viewController(forKey: .from) === root)
    #expect(context?.finalFrame(for: front) == CGRect(x: 0, y: 100, width: 200, height: 300))
    context?.completeTransition(true)
    context?.completeTransition(true)
    #expect(isPresented && !front.isBeingPresented)
    #expect(Array(own.log[4...]) == ["did end", "animation ended"])
    #expect(front.view.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
    #expect(own.ranAlongside == ["along", "after"])

    own.log = []
    var isDismissed = false
    front.dismiss(animated: true) { isDismissed = true }
    #expect(own.log == ["animation out", "will go", "moves out"])
    own.context?.completeTransition(true)
    #expect(isDismissed && own.log == ["animation out", "will go", "moves out", "did go", "animation ended"])
    #expect(front.view.window == nil)
    shown.close()
  }

  @Test func anAnimationThatNeverEndsIsEndedByTheNextPresentation() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    let own = OwnTransitions()
    let (front, next) = (UIViewController(), UIViewController())
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = own
    root.present(front, animated: true)
    front.present(next, animated: false)
    #expect(!front.isBeingPresented)
    shown.finishTurn()
    #expect(front.presentedViewController === next)
    root.dismiss(animated: false)
    shown.finishTurn()
    #expect(root.presentedViewController == nil)
    shown.close()
  }
}

private final class OwnTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var log: [String] = []
  var ranAlongside: [String] = []
  weak var controller: UIPresentationController?
  var context: (any UIViewControllerContextTransitioning)?
  private var isIn = false

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.append("controller")
    let made = OwnPresentation(presentedViewController: presented, presenting: presenting)
    made.owner = self
    controller = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animation in")
    isIn = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animation out")
    isIn = false
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.append(isIn ? "moves in" : "moves out")
    context = transitionContext
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.append("animation ended")
  }
}

private final class OwnPresentation: UIPresentationController {
  weak var owner: OwnTransitions?

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 100, width: 200, height: 300) }

  override func presentationTransitionWillBegin() {
    owner?.log.append("will begin")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak owner] _ in owner?.ranAlongside.append("along") },
      completion: { [weak owner] _ in owner?.ranAlongside.append("after") })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { owner?.log.append("did end") }
  override func dismissalTransitionWillBegin() { owner?.log.append("will go") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { owner?.log.append("did go") }
}
