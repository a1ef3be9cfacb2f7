import Foundation

/// Keeps the distance of two points: as a rod, as a rope that only pulls, or as a spring.
final class DistanceJoint: PhysicsJoint {
  private let anchors: JointAnchors
  var length: Double
  /// The frequency of a spring, in hertz; 0 of a rod.
  var frequency: Double
  /// The damping ratio of a spring.
  var damping: Double
  /// Whether it is slack when the points are nearer.
  let isRope: Bool
  private var solver = AxisSolver()
  private var softness = Softness.none
  private var step = 0.0

  init(
    _ anchors: JointAnchors, length: Double, frequency: Double = 0, damping: Double = 0, isRope: Bool = false
  ) {
    self.anchors = anchors
    self.length = length
    self.frequency = frequency
    self.damping = damping
    self.isRope = isRope
  }

  private var axis: PlaneVector { anchors.gap.normalized }

  func prepare(step: Double) {
    self.step = step
    softness = Softness(frequency: frequency, damping: damping, step: step)
  }

  func warmStart() { anchors.apply(solver.impulse * axis) }

  func solve(corrects: Bool) {
    let axis = axis
    var (error, softness) = (anchors.gap.length - length, self.softness)
    if frequency == 0, !corrects { softness = .none }
    // A rope that is not taut yet lets its ends part until it is.
    if isRope, error < 0 { (error, softness) = (error / step, Softness.slack) }
    let impulse = solver.solve(
      error: error, speed: anchors.velocity.dot(axis), mass: anchors.effectiveMass(along: axis), softness,
      within: isRope ? -Double.infinity...0 : -Double.infinity...Double.infinity)
    anchors.apply(impulse * axis)
  }
}
