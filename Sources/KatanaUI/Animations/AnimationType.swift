import UIKit

/// The way a change is animated over time. Durations and delays are seconds.
public enum AnimationType: Sendable {
  /// At once.
  case none
  /// Over a duration, slow at both ends.
  case linear(duration: TimeInterval)
  /// Over a duration, with UIKit's options.
  case linearWithOptions(duration: TimeInterval, options: UIView.AnimationOptions)
  /// Over a duration, with UIKit's options, after a delay.
  case linearWithDelay(duration: TimeInterval, options: UIView.AnimationOptions, delay: TimeInterval)
  /// As a spring. A damping of 1 does not overshoot; the velocity is in whole distances a second.
  case spring(duration: TimeInterval, damping: CGFloat, initialVelocity: CGFloat)
  /// As a spring, with UIKit's options.
  case springWithOptions(
    duration: TimeInterval, damping: CGFloat, initialVelocity: CGFloat, options: UIView.AnimationOptions)
  /// As a spring, with UIKit's options, after a delay.
  case springWithDelay(
    duration: TimeInterval, damping: CGFloat, initialVelocity: CGFloat, options: UIView.AnimationOptions,
    delay: TimeInterval)
}

extension AnimationType {
  /// An animation in UIKit's terms.
  struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var spring: (damping: CGFloat, velocity: CGFloat)?
  }

  /// The animation in UIKit's terms; nil for none.
  var timing: Timing? {
    switch self {
    case .none: nil
    case .linear(let duration): Timing(duration: duration)
    case .linearWithOptions(let duration, let options): Timing(duration: duration, options: options)
    case .linearWithDelay(let duration, let options, let delay):
      Timing(duration: duration, delay: delay, options: options)
    case .spring(let duration, let damping, let velocity):
      Timing(duration: duration, spring: (damping, velocity))
    case .springWithOptions(let duration, let damping, let velocity, let options):
      Timing(duration: duration, options: options, spring: (damping, velocity))
    case .springWithDelay(let duration, let damping, let velocity, let options, let delay):
      Timing(duration: duration, delay: delay, options: options, spring: (damping, velocity))
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }
}
