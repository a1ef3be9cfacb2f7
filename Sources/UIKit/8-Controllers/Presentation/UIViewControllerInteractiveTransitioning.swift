import CoreGraphics

/// Drives a transition by what a person does, such as a drag.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins. The transition then follows
  /// `transitionContext.updateInteractiveTransition(_:)` and its like.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition begins in the person's hand; true by default. With false it runs by itself.
  var wantsInteractiveStart: Bool { get }
  /// The speed of the rest of the transition, as a factor of its own speed; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition; the transition's own by default.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

extension UIViewControllerInteractiveTransitioning {
  /// The timing of the rest of the transition.
  var curveOfRest: any UITimingCurveProvider {
    (self as? UIPercentDrivenInteractiveTransition)?.timingCurve
      ?? UICubicTimingParameters(animationCurve: completionCurve)
  }
}

/// Drives an animation of an app's own by a percentage: the changes in the `UIView.animate` calls of its
/// `animateTransition(using:)` are held, and stand where ``update(_:)`` says.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Makes one that drives no transition yet.
  public override init() {
    super.init()
  }

  /// The time that the transition takes by itself, in seconds; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// The progress of the transition, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition, as a factor of its own speed; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition; slow at both ends by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest of the transition, in place of ``completionCurve``; nil by default.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins in the person's hand; true by default.
  open var wantsInteractiveStart = true

  /// Takes a transition over. Call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    duration = CGFloat((transitionContext as? any InteractiveTransitionContext)?.progress.duration ?? 0)
  }

  /// Shows how far the person has come, 0…1.
  open func update(_ percentComplete: CGFloat) {
    let sound = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    self.percentComplete = sound
    context?.updateInteractiveTransition(sound)
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }

  /// Lets the transition run on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
  }

  /// Holds a transition that runs by itself.
  open func pause() {
    context?.pauseInteractiveTransition()
  }
}

extension UIViewControllerContextTransitioning {
  /// Does nothing: contexts of an app's own need not be driven.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// Does nothing: contexts of an app's own need not be driven.
  public func finishInteractiveTransition() {}
  /// Does nothing: contexts of an app's own need not be driven.
  public func cancelInteractiveTransition() {}
  /// Does nothing: contexts of an app's own need not be driven.
  public func pauseInteractiveTransition() {}
}
