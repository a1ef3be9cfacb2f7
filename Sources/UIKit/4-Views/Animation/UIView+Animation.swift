import DisplayProtocol
import QuartzCore

extension UIView {
  /// Moves what `animations` changes to its new values, by an even start and end. Model values change at
  /// once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Moves what `animations` changes to its new values and then calls `completion`, which receives whether
  /// the animation came to its end: not when it was removed with its view or gave way to another.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Moves what `animations` changes to its new values after a delay in seconds and then calls `completion`.
  /// A duration of 0 changes all at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options, curve: options.curve)
      .run(animations, completion: completion)
  }

  /// Moves what `animations` changes as a spring does. It comes to rest within the duration; `dampingRatio` 1
  /// does so without overshooting. `velocity` is in whole distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(
      duration: duration, delay: delay, options: options,
      curve: .spring(duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    ).run(animations, completion: completion)
  }

  /// Moves what `animations` changes as a spring does that seems to take `duration` seconds: it goes on a
  /// little until it rests. `bounce` 0 does not overshoot. `initialSpringVelocity` is in whole distances a
  /// second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = LayerAnimation.Curve.spring(
      perceivedDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
    AnimationBlock(
      duration: duration > 0 ? spring.settling : 0, delay: delay, options: options, curve: spring.curve
    ).run(animations, completion: completion)
  }

  /// Moves what `animations` changes to its new values, and returns when it has. Returns whether it came to
  /// its end.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Moves what `animations` changes to its new values after a delay, and returns when it has. Returns
  /// whether it came to its end.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  // MARK: Several values

  /// Moves what the keyframes inside `animations` change, one after the other. Progress over all of them is
  /// slow at both ends unless the options name another curve.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(
      duration: duration, delay: delay, options: options.common, curve: options.common.curve,
      calculationMode: options.calculationMode
    ).run(animations, completion: completion)
  }

  /// Adds a step to the animation around it: what `animations` changes moves in a part of that animation's
  /// time. Start and duration are fractions of it, 0…1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var animation = ImplicitAnimation.current else {
      animations()
      return
    }
    lastSpan += 1
    animation.span = ImplicitAnimation.Span(
      start: min(max(frameStartTime, 0), 1), length: min(max(frameDuration, 0), 1), number: lastSpan)
    ImplicitAnimation.perform(animation, animations)
  }

  private static var lastSpan = 0

  // MARK: None

  /// Changes what it does at once, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ImplicitAnimation.performWithout(actionsWithoutAnimation)
  }

  /// Turns animations on or off for the app.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  /// Whether animations are on; true by default.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled && ImplicitAnimation.isAllowed }

  /// The duration of the animation that changes fall under now, in seconds; 0 for none.
  public class var inheritedAnimationDuration: TimeInterval {
    ImplicitAnimation.current?.duration ?? 0
  }

  /// Whether changes move now.
  static var isAnimating: Bool { inheritedAnimationDuration > 0 }

  private static var animationsAreEnabled = true
}
