import DisplayProtocol

/// The places of two fingers that change their distance by a factor, in as many steps as a display of 60
/// frames a second shows.
package struct PinchPath: Sendable {
  /// The distance of fingers that begin to move apart, in points.
  static let leastDistance: CGFloat = 60
  /// The greatest distance of fingers that begin to move together, in points.
  static let greatestDistance: CGFloat = 240

  /// The point between the fingers.
  package let center: CGPoint
  /// The number of steps.
  package let steps: Int
  private let factor: CGFloat

  /// Creates the path of a pinch.
  package init(center: CGPoint, factor: CGFloat, seconds: TimeInterval) {
    (self.center, self.factor) = (center, factor)
    steps = min(max(2, Int(clamping: (seconds * 60).rounded(.up))), 3_600)
  }

  /// The factor of one step.
  package var stepFactor: CGFloat { pow(factor, 1 / CGFloat(steps)) }

  /// The places of both fingers after a number of steps.
  package func fingers(at step: Int) -> [CGPoint] {
    let start = factor < 1 ? min(Self.leastDistance / factor, Self.greatestDistance) : Self.leastDistance
    let distance = start * pow(factor, CGFloat(step) / CGFloat(steps))
    return [-distance / 2, distance / 2].map { CGPoint(x: center.x + $0, y: center.y) }
  }
}
