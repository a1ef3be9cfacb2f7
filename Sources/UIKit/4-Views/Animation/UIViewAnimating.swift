import CoreGraphics
import Foundation
import QuartzCore

/// An animation that can be started, paused, scrubbed and stopped, as ``UIViewPropertyAnimator`` is.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The animation's state.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it runs back to its start.
  var isReversed: Bool { get set }
  /// The part of the way that has been made, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it where it is; without `withoutFinishing` it waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped one at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another timing, for a part of its duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}

extension UIView {
  /// Repeats the changes of a block, called in an animation block, and back after each run if `autoreverses`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var animation = ImplicitAnimation.current, count > 0 else { return animations() }
    (animation.repeatCount, animation.autoreverses) = (Double(count), autoreverses)
    ImplicitAnimation.perform(animation, animations)
  }
}
