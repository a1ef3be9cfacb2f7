import CoreGraphics

/// The source of the animations and the presentation controller of a custom presentation. Every method has a
/// default that returns nil, which means UIKit's own.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator that presents a controller.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator that dismisses a controller.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the presentation controller for a controller whose style is `.custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// Returns the object that drives a presentation by user interaction; nil, the default, lets it run by
  /// itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal by user interaction; nil, the default, lets it run by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// UIKit's own.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// UIKit's own.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// A plain one, which covers the window.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  /// Returns none by default.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns none by default.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Moves one controller's view in and another's out.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the view that comes into the container, moves both, and then calls
  /// `transitionContext.completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator of the transition that can be paused and turned back, one and the same for the whole
  /// transition. UIKit calls ``animateTransition(using:)``, which starts it; what that has started follows
  /// the person who drives the transition. The default has none.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator of no changes.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The context of a transition, for use by its animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// Whether a finger drives it.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style in which the presented controller is shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// To be called when the animation is over, with false where it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Shows how far the person who drives the transition has come, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Lets the transition run on to its end.
  func finishInteractiveTransition()
  /// Lets the transition run back to its start.
  func cancelInteractiveTransition()
  /// Holds a transition that runs by itself.
  func pauseInteractiveTransition()
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for the one that stays as it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start; zero if it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end; zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// The rotation that the transition leads to; the identity, since displays do not turn.
  var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerContextTransitioning {
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
}
