import Foundation

/// Keeps the second body's point on a line through the first's, within a stretch of it.
final class SlideJoint: PhysicsJoint {
  private let anchors: JointAnchors
  /// The unit vector along the line, in the first body's space.
  private let localAxis: PlaneVector
  /// The stretch that is allowed, in points from the first body's point.
  var range: ClosedRange<Double>
  private var across = AxisSolver()
  private var along = AxisSolver()
  private var softness = Softness.none

  init(_ anchors: JointAnchors, axis: PlaneVector, range: ClosedRange<Double>) {
    self.anchors = anchors
    localAxis = axis.normalized.rotated(by: -anchors.a.angle)
    self.range = range
  }

  private var axis: PlaneVector { localAxis.rotated(by: anchors.a.angle) }

  func prepare(step: Double) { softness = Softness(frequency: 0, damping: 0, step: step) }

  func warmStart() { anchors.apply(across.impulse * axis.turned + along.impulse * axis) }

  func solve(corrects: Bool) {
    let (axis, softness) = (axis, corrects ? softness : .none)
    let normal = axis.turned
    anchors.apply(
      across.solve(
        error: anchors.gap.dot(normal), speed: anchors.velocity.dot(normal),
        mass: anchors.effectiveMass(along: normal), softness, within: -Double.infinity...Double.infinity)
        * normal)
    let place = anchors.gap.dot(axis)
    let isBelow = place < range.lowerBound
    guard isBelow || place > range.upperBound else {
      anchors.apply(-along.impulse * axis)
      return along.impulse = 0
    }
    anchors.apply(
      along.solve(
        error: place - (isBelow ? range.lowerBound : range.upperBound), speed: anchors.velocity.dot(axis),
        mass: anchors.effectiveMass(along: axis), softness,
        within: isBelow ? 0...Double.infinity : -Double.infinity...0) * axis)
  }
}
