import Foundation
import QuartzCore

// Animations as they were written before there were blocks of them.
extension UIView {
  /// Begins an animation: what changes until ``commitAnimations()`` moves to its new values, in 0.2 seconds
  /// with an even start and end unless that is set. Such animations may lie inside each other.
  /// - Parameters:
  ///   - animationID: A name, with which the delegate's methods are called.
  ///   - context: Anything; kept for the app alone.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OpenAnimation.begin(animationID)
  }

  /// Ends the animation that began last, which then runs.
  public class func commitAnimations() { OpenAnimation.commit() }

  /// Sets the object whose methods are called when the animation starts and stops.
  public class func setAnimationDelegate(_ delegate: Any?) { OpenAnimation.change { $0.delegate = delegate } }

  /// Sets the delegate's method for the start, which is given the animation's name where it takes something.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OpenAnimation.change { $0.willStart = selector }
  }

  /// Sets the delegate's method for the end, which is given the animation's name where it takes something.
  public class func setAnimationDidStop(_ selector: Selector?) {
    OpenAnimation.change { $0.didStop = selector }
  }

  /// Sets the seconds from start to end of what changes from here on; 0.2 at first.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.change { $0.duration = duration }
  }

  /// Sets the seconds before the start of what changes from here on; 0 at first.
  public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.change { $0.delay = delay } }

  /// Sets the curve of what changes from here on; an even start and end at first.
  public class func setAnimationCurve(_ curve: AnimationCurve) { OpenAnimation.change { $0.curve = curve } }

  /// Sets the number of times that what changes from here on runs; 1 at first, with parts.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimation.change { $0.repeatCount = repeatCount }
  }

  /// Sets whether what changes from here on runs back after each run; false at first.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether what changes from here on ends what runs on the same property, and begins where that has
  /// come to; false at first.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OpenAnimation.change { $0.endsEndless = fromCurrentState }
  }
}

/// An animation that has begun and is not committed.
@MainActor private final class OpenAnimation {
  private static var stack: [OpenAnimation] = []

  private let name: String?
  private let run = AnimationRun()
  /// The animation under which changes fell before this one.
  private let outer: ImplicitAnimation?

  var delegate: Any?
  var willStart: Selector?
  var didStop: Selector?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 1
  var autoreverses = false
  var endsEndless = false

  private init(_ name: String?) {
    self.name = name
    outer = ImplicitAnimation.current
    run.allowsTouches = false
  }

  static func begin(_ name: String?) {
    let animation = OpenAnimation(name)
    stack.append(animation)
    animation.apply()
  }

  static func change(_ change: (OpenAnimation) -> Void) {
    guard let animation = stack.last else { return }
    change(animation)
    animation.apply()
  }

  static func commit() {
    guard let animation = stack.popLast() else { return }
    ImplicitAnimation.replaceCurrent(with: animation.outer)
    animation.start()
  }

  /// Lets changes fall under the animation as it is set now.
  private func apply() {
    guard UIView.areAnimationsEnabled, duration > 0, duration.isFinite, delay.isFinite else {
      ImplicitAnimation.replaceCurrent(with: nil)
      return
    }
    var animation = ImplicitAnimation(
      duration: duration, delay: max(delay, 0), curve: curve.curve,
      repeatCount: repeatCount > 0 ? Double(repeatCount) : 1, autoreverses: autoreverses, run: run)
    animation.endsEndless = endsEndless
    ImplicitAnimation.replaceCurrent(with: animation)
  }

  private func start() {
    call(willStart)
    run.onEnd = { [self] _ in call(didStop) }
    run.seal()
  }

  private func call(_ selector: Selector?) {
    guard let selector, let target = delegate else { return }
    _ = selector.call(on: ClassObject.receiver(target), sender: name, event: nil)
  }
}
