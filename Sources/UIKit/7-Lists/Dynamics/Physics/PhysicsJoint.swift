import Foundation

/// A constraint between two bodies that is solved with all others, step by step.
protocol PhysicsJoint: AnyObject {
  /// Works out what holds during a frame.
  func prepare(step: Double)
  /// Applies the impulses of the step before.
  func warmStart()
  /// - Parameter corrects: Whether errors of the place are corrected, or only velocities are kept.
  func solve(corrects: Bool)
}

/// Two bodies and a point of each that a joint connects.
struct JointAnchors {
  let a: RigidBody
  let b: RigidBody
  /// The points in the bodies' own space, about their middles.
  let localA: PlaneVector
  let localB: PlaneVector

  var offsetA: PlaneVector { localA.rotated(by: a.angle) }
  var offsetB: PlaneVector { localB.rotated(by: b.angle) }
  /// The vector from the first point to the second.
  var gap: PlaneVector { b.position + offsetB - a.position - offsetA }
  var velocity: PlaneVector { b.velocity(at: offsetB) - a.velocity(at: offsetA) }

  func apply(_ impulse: PlaneVector) {
    a.applyImpulse(-impulse, at: offsetA)
    b.applyImpulse(impulse, at: offsetB)
  }

  /// The mass that an impulse along an axis moves.
  func effectiveMass(along axis: PlaneVector) -> Double {
    let (armA, armB) = (offsetA.cross(axis), offsetB.cross(axis))
    let inverse =
      a.inverseMass + b.inverseMass + a.inverseInertia * armA * armA + b.inverseInertia * armB * armB
    return inverse > 0 ? 1 / inverse : 0
  }
}

/// A number that is kept within a range along an axis; the base of joints of one dimension.
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
    softness =
      frequency > 0
      ? Softness(hertz: frequency, damping: damping, step: step)
      : Softness(hertz: 60, damping: 2, step: step)
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

extension Softness {
  /// Of an error that is given as a velocity.
  static let slack: Softness = {
    var softness = Softness.none
    softness.biasRate = 1
    return softness
  }()
}

/// Keeps two points together: rigidly, or by a spring.
final class PointJoint: PhysicsJoint {
  private let anchors: JointAnchors
  var frequency: Double
  var damping: Double
  private var impulse = PlaneVector.zero
  private var softness = Softness.none

  init(_ anchors: JointAnchors, frequency: Double = 0, damping: Double = 0) {
    self.anchors = anchors
    self.frequency = frequency
    self.damping = damping
  }

  func prepare(step: Double) {
    softness =
      frequency > 0
      ? Softness(hertz: frequency, damping: damping, step: step)
      : Softness(hertz: 60, damping: 2, step: step)
  }

  func warmStart() { anchors.apply(impulse) }

  func solve(corrects: Bool) {
    let (a, b, rA, rB) = (anchors.a, anchors.b, anchors.offsetA, anchors.offsetB)
    let softness = frequency > 0 || corrects ? self.softness : .none
    let inverse = a.inverseMass + b.inverseMass
    let xx = inverse + a.inverseInertia * rA.y * rA.y + b.inverseInertia * rB.y * rB.y
    let xy = -a.inverseInertia * rA.x * rA.y - b.inverseInertia * rB.x * rB.y
    let yy = inverse + a.inverseInertia * rA.x * rA.x + b.inverseInertia * rB.x * rB.x
    let determinant = xx * yy - xy * xy
    guard determinant > 0 else { return }
    let target = anchors.velocity + softness.biasRate * anchors.gap
    let solution =
      PlaneVector(yy * target.x - xy * target.y, xx * target.y - xy * target.x) / determinant
    let change = -softness.massScale * solution - softness.impulseScale * impulse
    impulse += change
    anchors.apply(change)
  }
}

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
    softness =
      frequency > 0
      ? Softness(hertz: frequency, damping: damping, step: step)
      : Softness(hertz: 60, damping: 2, step: step)
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

  func prepare(step: Double) { softness = Softness(hertz: 60, damping: 2, step: step) }

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
