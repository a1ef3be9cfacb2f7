import Foundation

/// Two bodies that touch or soon will: keeps them apart, brakes their sliding, and lets them bounce.
final class Contact {
  private struct Point {
    var offsetA: PlaneVector
    var offsetB: PlaneVector
    /// The separation, without what the offsets' own movement makes of it.
    var separation: Double
    var feature: Int
    var normalMass: Double
    var tangentMass: Double
    /// The speed at which they met along the normal; negative when they approached.
    var approach: Double
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    var largestImpulse = 0.0
  }

  let a: RigidBody
  let b: RigidBody
  let normal: PlaneVector
  private var points: [Point]
  private let friction: Double
  private let elasticity: Double

  /// Slower than this, in points a second, nothing bounces.
  private static let slowestBounce = 60.0
  /// The fastest that overlapping bodies are parted, in points a second.
  private static let fastestParting = 600.0

  /// - Parameter old: The contact of the same bodies in the frame before, whose impulses are a good guess.
  init(_ a: RigidBody, _ b: RigidBody, _ manifold: ContactManifold, after old: Contact?) {
    self.a = a
    self.b = b
    normal = manifold.normal
    friction = (a.friction * b.friction).squareRoot()
    elasticity = max(a.elasticity, b.elasticity)
    let tangent = normal.turned
    points = manifold.points.map { point in
      let (offsetA, offsetB) = (point.position - a.position, point.position - b.position)
      let approach = (b.velocity(at: offsetB) - a.velocity(at: offsetA)).dot(manifold.normal)
      let before = old?.points.first { $0.feature == point.feature }
      return Point(
        offsetA: offsetA, offsetB: offsetB, separation: point.separation, feature: point.feature,
        normalMass: a.effectiveMass(at: offsetA, with: b, at: offsetB, along: manifold.normal),
        tangentMass: a.effectiveMass(at: offsetA, with: b, at: offsetB, along: tangent),
        approach: approach, normalImpulse: before?.normalImpulse ?? 0,
        tangentImpulse: before?.tangentImpulse ?? 0)
    }
  }

  /// Whether the surfaces touch, or have pressed on each other.
  var isTouching: Bool { points.contains { $0.largestImpulse > 0 || separation(of: $0) < 0.05 } }

  /// The middle of the points.
  var location: PlaneVector {
    points.reduce(.zero) { $0 + a.position + $1.offsetA } / Double(max(points.count, 1))
  }

  private func separation(of point: Point) -> Double {
    let movedA = a.movement + point.offsetA.rotated(by: a.turn) - point.offsetA
    let movedB = b.movement + point.offsetB.rotated(by: b.turn) - point.offsetB
    return point.separation + (movedB - movedA).dot(normal)
  }

  func warmStart() {
    for point in points {
      apply(point.normalImpulse * normal + point.tangentImpulse * normal.turned, at: point)
    }
  }

  /// - Parameters:
  ///   - softness: How overlaps are corrected; nil only keeps velocities.
  ///   - step: The length of a step, in seconds.
  func solve(_ softness: Softness?, step: Double) {
    for index in sweep {
      var point = points[index]
      let separation = separation(of: point)
      var (bias, massScale, impulseScale) = (0.0, 1.0, 0.0)
      if separation > 0 {
        bias = separation / step
      } else if let softness {
        bias = max(softness.biasRate * separation, -Self.fastestParting)
        (massScale, impulseScale) = (softness.massScale, softness.impulseScale)
      }
      let speed = relativeVelocity(at: point).dot(normal)
      let wanted =
        -point.normalMass * massScale * (speed + bias) - impulseScale * point.normalImpulse
      let total = max(point.normalImpulse + wanted, 0)
      apply((total - point.normalImpulse) * normal, at: point)
      point.normalImpulse = total
      point.largestImpulse = max(point.largestImpulse, total)
      points[index] = point
    }
    brake()
  }

  /// The points, several times to and fro: what one is given changes the other, and a box that lands flat is
  /// not to turn.
  private var sweep: [Int] { points.count < 2 ? [0] : [0, 1, 0, 1, 0, 1, 0] }

  private func brake() {
    let tangent = normal.turned
    for index in points.indices {
      let point = points[index]
      let sliding = relativeVelocity(at: point).dot(tangent)
      let limit = friction * point.normalImpulse
      let braked = min(max(point.tangentImpulse - point.tangentMass * sliding, -limit), limit)
      apply((braked - point.tangentImpulse) * tangent, at: point)
      points[index].tangentImpulse = braked
    }
  }

  /// Gives bodies that met back a part of the speed at which they did.
  func bounce() {
    guard elasticity > 0 else { return }
    for index in sweep {
      let point = points[index]
      guard point.approach < -Self.slowestBounce, point.largestImpulse > 0 else { continue }
      let speed = relativeVelocity(at: point).dot(normal)
      let total = max(
        point.normalImpulse - point.normalMass * (speed + elasticity * point.approach), 0)
      apply((total - point.normalImpulse) * normal, at: point)
      points[index].normalImpulse = total
    }
  }

  private func relativeVelocity(at point: Point) -> PlaneVector {
    b.velocity(at: point.offsetB) - a.velocity(at: point.offsetA)
  }

  private func apply(_ impulse: PlaneVector, at point: Point) {
    a.applyImpulse(-impulse, at: point.offsetA)
    b.applyImpulse(impulse, at: point.offsetB)
  }
}
