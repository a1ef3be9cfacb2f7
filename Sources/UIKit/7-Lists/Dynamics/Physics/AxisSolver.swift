/// The solution of a constraint of one dimension, step by step: the sum of its impulses stays within limits.
struct AxisSolver {
  /// The impulse so far in one direction.
  var impulse = 0.0

  /// Returns the impulse to apply.
  ///
  /// - Parameters:
  ///   - error: How far the number is from where it has to be.
  ///   - speed: Its change, in units a second.
  ///   - limits: What the whole impulse may be.
  mutating func solve(
    error: Double, speed: Double, mass: Double, _ softness: Softness, within limits: ClosedRange<Double>
  ) -> Double {
    let wanted =
      -mass * softness.massScale * (speed + softness.biasRate * error) - softness.impulseScale * impulse
    let total = min(max(impulse + wanted, limits.lowerBound), limits.upperBound)
    defer { impulse = total }
    return total - impulse
  }
}
