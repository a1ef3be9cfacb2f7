import DisplayProtocol
import QuartzCore

extension UIView {
  /// How an animation runs. The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lay subviews out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Take touches while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begin from what is seen now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Run again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Run back after each run.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Keep its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Keep its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Draw the content anew while it runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hide and show views in a transition instead of moving them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Take no options from another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the options name.
    var curve: LayerAnimation.Curve {
      switch rawValue & (3 << 16) {
      case 1 << 16: .bezier(0.42, 0, 1, 1)
      case 2 << 16: .bezier(0, 0, 0.58, 1)
      case 3 << 16: .linear
      default: .easeInOut
      }
    }
  }

  /// Moves what `animations` changes to its new values, by an even start and end. Model values change at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Moves what `animations` changes to its new values and then calls `completion`.
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
    run(
      duration: duration, delay: delay, options: options, curve: options.curve, animations: animations,
      completion: completion)
  }

  /// Moves what `animations` changes as a spring does. It comes to rest within the duration; `dampingRatio` 1
  /// does so without overshooting. `velocity` is in whole distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, options: options,
      curve: .spring(duration: duration, dampingRatio: dampingRatio, velocity: velocity),
      animations: animations, completion: completion)
  }

  /// Changes what it does at once, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ImplicitAnimation.perform(nil, actionsWithoutAnimation)
  }

  /// Turns animations on or off for the app.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  /// Whether animations are on; true by default.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// The duration of the animation that changes fall under now, in seconds; 0 for none.
  public class var inheritedAnimationDuration: TimeInterval {
    ImplicitAnimation.current?.duration ?? 0
  }

  private static var animationsAreEnabled = true

  private class func run(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, curve: LayerAnimation.Curve,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard duration > 0 || delay > 0, duration.isFinite, delay.isFinite, animationsAreEnabled else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    let animation = ImplicitAnimation(
      duration: max(duration, 0), delay: max(delay, 0), curve: curve,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse))
    ImplicitAnimation.perform(animation, animations)
    guard let completion, !options.contains(.repeat) else { return }
    let end = animation.delay + animation.duration * (animation.autoreverses ? 2 : 1)
    DispatchQueue.main.asyncAfter(deadline: .now() + end) {
      MainActor.assumeIsolated { completion(true) }
    }
  }
}

extension LayerAnimation.Curve {
  /// The spring of mass 1 that has a thousandth of its way left after `duration` seconds, as UIKit's springs do.
  static func spring(
    duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat
  ) -> LayerAnimation.Curve {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = frequency(duration: duration, ratio: ratio, velocity: velocity)
    return .spring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// The undamped frequency in radians a second at which the envelope of the way left falls to a thousandth at
  /// `duration`; found by halving, since the envelope only falls with it.
  private static func frequency(
    duration: TimeInterval, ratio: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    func left(_ frequency: CGFloat) -> CGFloat {
      if ratio >= 1 {
        return (1 + abs(frequency - velocity) * duration) * exp(-frequency * duration)
      }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return abs(ratio * frequency - velocity) / damped * exp(-ratio * frequency * duration)
    }
    var (low, high) = (0.1 / duration, 10_000 / duration)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(middle) > 0.001 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
