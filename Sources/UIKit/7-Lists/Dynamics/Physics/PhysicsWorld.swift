import Foundation

/// Bodies and what holds between them, moved frame by frame in equal steps: the same input gives the same
/// motion on every machine. Constraints are solved a little in each of several short steps instead of long
/// in one, which keeps stacks at rest (Macklin and others, *Small Steps in Physics Simulation*, 2019).
@MainActor final class PhysicsWorld {
  /// The length of a frame, in seconds.
  static let frame = 1.0 / 60
  private static let stepsInFrame = 4

  /// Two bodies that touch.
  struct Touch {
    let a: RigidBody
    let b: RigidBody
    let location: PlaneVector
  }

  /// The bodies that move, in the order in which they came.
  var bodies: [RigidBody] = []
  /// The bodies of boundaries.
  var boundaries: [RigidBody] = []
  var joints: [any PhysicsJoint] = []
  /// Whether two bodies stop each other.
  var mayCollide: (RigidBody, RigidBody) -> Bool = { _, _ in true }
  /// Gives the acceleration of a body, in points and in radians a second and second.
  var acceleration: (RigidBody) -> (PlaneVector, Double) = { _ in (.zero, 0) }

  private struct Pair: Hashable {
    let a: ObjectIdentifier
    let b: ObjectIdentifier
  }
  private var contacts: [Pair: Contact] = [:]

  /// Moves all bodies by a frame.
  ///
  /// - Returns: The bodies that touch at its end.
  func advance() -> [Touch] {
    for body in bodies { body.beginFrame() }
    let contacts = findContacts()
    let step = Self.frame / Double(Self.stepsInFrame)
    let (between, beside) = (
      Softness(hertz: 60, damping: 10, step: step), Softness(hertz: 90, damping: 10, step: step)
    )
    func softness(_ contact: Contact) -> Softness {
      contact.a.isFixed || contact.b.isFixed ? beside : between
    }
    for joint in joints { joint.prepare(step: step) }
    for _ in 0..<Self.stepsInFrame {
      for body in bodies {
        let (acceleration, angular) = acceleration(body)
        body.accelerate(acceleration, angular, for: step)
      }
      for joint in joints { joint.warmStart() }
      for contact in contacts { contact.warmStart() }
      for joint in joints { joint.solve(corrects: true) }
      for contact in contacts { contact.solve(softness(contact), step: step) }
      for body in bodies { body.move(for: step) }
      for joint in joints { joint.solve(corrects: false) }
      for contact in contacts { contact.solve(nil, step: step) }
    }
    for contact in contacts { contact.bounce() }
    for body in bodies { body.countRest(Self.frame) }
    return contacts.filter(\.isTouching).map { Touch(a: $0.a, b: $0.b, location: $0.location) }
  }

  /// The bodies whose surroundings meet, swept from left to right.
  private func findContacts() -> [Contact] {
    struct Extent {
      let body: RigidBody
      let order: Int
      let margin: Double
      let low: PlaneVector
      let high: PlaneVector
    }
    let extents = (bodies + boundaries).enumerated().map { order, body in
      // As far as it goes in a frame, so that nothing passes through another.
      let margin = 2 + Self.frame * body.velocity.length
      let (reach, corners) = (
        margin + body.shape.radius, body.shape.corners.map { body.position + $0.rotated(by: body.angle) }
      )
      let low = corners.reduce(PlaneVector(repeating: .infinity)) {
        PlaneVector(min($0.x, $1.x), min($0.y, $1.y))
      }
      let high = corners.reduce(PlaneVector(repeating: -.infinity)) {
        PlaneVector(max($0.x, $1.x), max($0.y, $1.y))
      }
      return Extent(body: body, order: order, margin: margin, low: low - reach, high: high + reach)
    }.sorted { ($0.low.x, $0.order) < ($1.low.x, $1.order) }
    var found: [Contact] = []
    var kept: [Pair: Contact] = [:]
    for (index, first) in extents.enumerated() {
      for second in extents[(index + 1)...] {
        guard second.low.x <= first.high.x else { break }
        guard first.low.y <= second.high.y, second.low.y <= first.high.y else { continue }
        let (a, b) = first.order < second.order ? (first.body, second.body) : (second.body, first.body)
        guard !a.isFixed || !b.isFixed, mayCollide(a, b),
          let manifold = ContactManifold.between(a, b, margin: first.margin + second.margin)
        else { continue }
        let pair = Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))
        let contact = Contact(a, b, manifold, after: contacts[pair])
        kept[pair] = contact
        found.append(contact)
      }
    }
    contacts = kept
    return found
  }
}
