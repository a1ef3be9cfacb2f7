import CoreGraphics
import Foundation

/// The body of an item. It takes the item's place when it is made, and gives it its own after each frame.
final class ItemBody: RigidBody {
  /// The properties that a ``UIDynamicItemBehavior`` sets, with their defaults.
  struct Properties {
    var elasticity = 0.2
    var friction = 0.2
    var density = 1.0
    var resistance = 0.1
    var angularResistance = 0.1
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true
  }

  let item: any UIDynamicItem
  /// The item's transform without the rotation.
  private var rest = CGAffineTransform.identity
  /// The behaviors that accelerate it.
  var forces: [UIDynamicBehavior] = []
  /// The behaviors in which it collides with other items, and with boundaries.
  var collisionsWithItems: Set<ObjectIdentifier> = []
  var collisionsWithBoundaries: Set<ObjectIdentifier> = []
  private(set) var density = 1.0

  @MainActor init(_ item: any UIDynamicItem) {
    self.item = item
    super.init(item.collisionShape)
    takePlace()
  }

  /// Takes the place that the item has now.
  @MainActor func takePlace() {
    let transform = item.transform
    position = PlaneVector(item.center)
    angle = atan2(Double(transform.b), Double(transform.a))
    if !position.isFinite { position = .zero }
    if !angle.isFinite { angle = 0 }
    rest = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    beginFrame()
    wake()
  }

  @MainActor func set(_ properties: Properties) {
    elasticity = max(properties.elasticity, 0)
    friction = max(properties.friction, 0)
    resistance = properties.resistance
    angularResistance = properties.angularResistance
    charge = properties.charge
    density = properties.density
    setShape(
      item.collisionShape, density: properties.density, isFixed: properties.isAnchored,
      mayRotate: properties.allowsRotation)
  }

  /// Gives the item the body's place, if it has moved in this frame.
  @MainActor func givePlace() {
    guard movement != .zero || turn != 0, position.isFinite, angle.isFinite else { return }
    if movement != .zero { item.center = position.point }
    if turn != 0 { item.transform = rest.concatenating(CGAffineTransform(rotationAngle: angle)) }
  }
}

/// The body of a boundary of a collision behavior.
final class BoundaryBody: RigidBody {
  unowned let behavior: UICollisionBehavior
  /// The name of the boundary; nil of the reference's bounds.
  let identifier: (any NSCopying)?

  init(_ behavior: UICollisionBehavior, _ identifier: (any NSCopying)?, from start: CGPoint, to end: CGPoint)
  {
    self.behavior = behavior
    self.identifier = identifier
    let (from, to) = (PlaneVector(start), PlaneVector(end))
    let middle = (from + to) / 2
    super.init(CollisionShape(from: from - middle, to: to - middle), at: middle)
    elasticity = 0
  }
}
