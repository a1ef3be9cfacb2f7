import Foundation

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
    softness = Softness(frequency: frequency, damping: damping, step: step)
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
