import QuartzCore

/// The distance between two touches, and their position relative to each other.
@MainActor struct FingerPair {
  /// Fingers closer than this say nothing, in points.
  private static let leastDistance: CGFloat = 1

  /// The distance between the touches when both were down.
  private(set) var firstDistance: CGFloat = 0
  /// The current distance between the touches.
  private(set) var distance: CGFloat = 0
  private var angle: CGFloat = 0
  private var isPair = false

  /// Begins with the fingers that are down; only the first two count.
  mutating func begin(_ touches: [UITouch]) {
    isPair = touches.count >= 2
    guard isPair else { return }
    measure(touches)
    firstDistance = distance
  }

  /// Returns the change of the touches since the last measurement; nil where there are not two.
  mutating func change(to touches: [UITouch]) -> (scale: CGFloat, turn: CGFloat)? {
    guard isPair, touches.count >= 2 else { return nil }
    let (oldDistance, oldAngle) = (distance, angle)
    measure(touches)
    return (distance / oldDistance, (angle - oldAngle).remainder(dividingBy: 2 * .pi))
  }

  private mutating func measure(_ touches: [UITouch]) {
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    distance = max(first.distance(to: second), FingerPair.leastDistance)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}
