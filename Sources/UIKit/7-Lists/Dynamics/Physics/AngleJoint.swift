import Foundation

/// Keeps the angle between two bodies within a range: locked, limited, as a spring, or with friction.
final class AngleJoint: PhysicsJoint {
  private let a: RigidBody
  private let b: RigidBody
  /// The angles that are allowed, in radians from the one at the beginning.
  var range: ClosedRange<Double>
  var frequency: Double
  var damping: Double
  /// The torque of the friction.
  var friction = 0.0
  private let start: Double
  private var solver = AxisSolver()
  private var frictionSolver = AxisSolver()
  private var softness = Softness.none
  private var step = 0.0

  /// - Parameter start: The angle that counts as 0; by default the one there is.
  init(
    _ a: RigidBody, _ b: RigidBody, range: ClosedRange<Double> = 0...0, start: Double? = nil,
    frequency: Double = 0, damping: Double = 0
  ) {
    self.a = a
    self.b = b
    self.range = range
    self.frequency = frequency
    self.damping = damping
    self.start = start ?? b.angle - a.angle
  }

  func prepare(step: Double) {
    self.step = step
    softness = Softness(frequency: frequency, damping: damping, step: step)
  }

  func warmStart() { apply(solver.impulse + frictionSolver.impulse) }

  func solve(corrects: Bool) {
    let inverse = a.inverseInertia + b.inverseInertia
    guard inverse > 0 else { return }
    if friction > 0 {
      let limit = friction * step
      apply(
        frictionSolver.solve(
          error: 0, speed: b.spin - a.spin, mass: 1 / inverse, .none, within: -limit...limit))
    }
    let angle = b.angle - a.angle - start
    var (error, limits) = (angle - range.lowerBound, -Double.infinity...Double.infinity)
    if range.lowerBound < range.upperBound {
      if angle < range.lowerBound {
        limits = 0...Double.infinity
      } else if angle > range.upperBound {
        (error, limits) = (angle - range.upperBound, -Double.infinity...0)
      } else {
        apply(-solver.impulse)
        return solver.impulse = 0
      }
    }
    apply(
      solver.solve(
        error: error, speed: b.spin - a.spin, mass: 1 / inverse, frequency > 0 || corrects ? softness : .none,
        within: limits))
  }

  private func apply(_ impulse: Double) {
    a.applySpin(-impulse)
    b.applySpin(impulse)
  }
}
