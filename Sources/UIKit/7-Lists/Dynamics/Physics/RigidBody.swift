import Foundation

/// A body of the plane that forces and impulses move. A boundary's body is fixed: its inverse mass is 0.
class RigidBody {
  /// The middle, in points of the world.
  var position: PlaneVector
  /// The angle, in radians clockwise as a screen shows it.
  var angle: Double
  /// The velocity, in points a second.
  var velocity = PlaneVector.zero
  /// The angular velocity, in radians a second.
  var spin = 0.0

  private(set) var shape: CollisionShape
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0
  var friction = 0.2
  var elasticity = 0.2
  /// The part of the velocity that is lost in a second, about, and that of the angular velocity.
  var resistance = 0.1
  var angularResistance = 0.1
  var charge = 0.0

  /// The place at the beginning of the frame.
  private(set) var startPosition = PlaneVector.zero
  private(set) var startAngle = 0.0
  /// The time for which the body has hardly moved, in seconds.
  private(set) var restTime = 0.0

  init(_ shape: CollisionShape, at position: PlaneVector = .zero, angle: Double = 0) {
    self.shape = shape
    self.position = position
    self.angle = angle
    startPosition = position
    startAngle = angle
  }

  var isFixed: Bool { inverseMass == 0 }
  var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }
  /// The change of the place since the beginning of the frame.
  var movement: PlaneVector { position - startPosition }
  var turn: Double { angle - startAngle }

  /// Sets shape and mass. A square of 100 points and the density 1 has the mass 1.
  func setShape(_ shape: CollisionShape, density: Double, isFixed: Bool, mayRotate: Bool) {
    self.shape = shape
    let mass = shape.area / 10_000 * density
    inverseMass = isFixed || !(mass > 0) ? 0 : 1 / mass
    let inertia = mass * shape.inertia
    inverseInertia = inverseMass == 0 || !mayRotate || !(inertia > 0) ? 0 : 1 / inertia
    if self.isFixed { (velocity, spin) = (.zero, 0) }
    if !mayRotate { spin = 0 }
  }

  /// The velocity of a point, by its distance from the middle.
  func velocity(at offset: PlaneVector) -> PlaneVector { velocity + spin * offset.turned }

  /// The mass that an impulse between points of two bodies moves along an axis; 0 where neither can move.
  func effectiveMass(
    at offset: PlaneVector, with other: RigidBody, at otherOffset: PlaneVector, along axis: PlaneVector
  ) -> Double {
    let (arm, otherArm) = (offset.cross(axis), otherOffset.cross(axis))
    let inverse =
      inverseMass + other.inverseMass + inverseInertia * arm * arm
      + other.inverseInertia * otherArm * otherArm
    return inverse > 0 ? 1 / inverse : 0
  }

  func applyImpulse(_ impulse: PlaneVector, at offset: PlaneVector) {
    velocity += inverseMass * impulse
    spin += inverseInertia * offset.cross(impulse)
  }

  func applySpin(_ impulse: Double) { spin += inverseInertia * impulse }

  func beginFrame() {
    limitSpeed()
    startPosition = position
    startAngle = angle
  }

  /// Applies the forces' acceleration and the resistance of a step.
  func accelerate(_ acceleration: PlaneVector, _ angular: Double, for seconds: Double) {
    guard !isFixed else { return }
    velocity = (velocity + seconds * acceleration) / (1 + seconds * max(resistance, 0))
    spin = (spin + seconds * angular) / (1 + seconds * max(angularResistance, 0))
  }

  /// The fastest that a body moves, in points and in radians a second: further in a step, it could get to
  /// the other side of another.
  private static let limits = (speed: 20_000.0, spin: 180.0)

  private func limitSpeed() {
    if velocity.length > Self.limits.speed { velocity *= Self.limits.speed / velocity.length }
    spin = min(max(spin, -Self.limits.spin), Self.limits.spin)
  }

  func move(for seconds: Double) {
    guard !isFixed else { return }
    limitSpeed()
    position += seconds * velocity
    angle += seconds * spin
  }

  /// Counts the time at rest. Faster than these, a person sees it move.
  func countRest(_ seconds: Double) {
    let isSlow = velocity.length < 5 && abs(spin) < 0.035
    restTime = isSlow ? restTime + seconds : 0
  }

  func wake() { restTime = 0 }
}
