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
    a.effectiveMass(at: offsetA, with: b, at: offsetB, along: axis)
  }
}
