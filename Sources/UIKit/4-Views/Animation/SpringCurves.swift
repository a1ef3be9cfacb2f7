import DisplayProtocol
import QuartzCore

extension LayerAnimation.Curve {
  /// The spring of mass 1 that has a thousandth of its way left after `duration` seconds, as UIKit's springs
  /// do.
  static func spring(
    duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat
  ) -> LayerAnimation.Curve {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = frequency(duration: duration, ratio: ratio, velocity: velocity)
    return .spring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// The undamped frequency in radians a second at which the envelope of the way left falls to a thousandth
  /// at `duration`; found by halving, since the envelope only falls with it.
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

  /// The spring of iOS 17's animations: `duration` is how long it seems to take, and `bounce` how much it
  /// overshoots, from -1 over 0, not at all, to 1, for ever. Also returns the seconds until it rests.
  static func spring(
    perceivedDuration duration: TimeInterval, bounce: CGFloat, velocity: CGFloat
  ) -> (curve: LayerAnimation.Curve, settling: TimeInterval) {
    let frequency = 2 * .pi / max(duration, 0.001)
    let bounce = min(max(bounce, -0.99), 0.99)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let curve = LayerAnimation.Curve.spring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    return (curve, curve.settlingDuration)
  }
}
