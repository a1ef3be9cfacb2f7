import CoreGraphics
import Foundation

/// A field that moves the items within a region: towards a point, around it, along a direction, or as a
/// closure says. The forces are as ``UIPushBehavior`` measures them.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  /// Gives the force of a field on an item.
  ///
  /// It gets the field, the item's place from the field's, its velocity in points a second, its mass and
  /// charge, and the time since the last call, in seconds.
  public typealias Evaluation = (
    _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
    _ deltaTime: TimeInterval
  ) -> CGVector

  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom(Evaluation)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Returns a field that slows items down, the more the faster they are.
  open class func dragField() -> Self { make(.drag) }
  /// Returns a field that moves items around its middle.
  open class func vortexField() -> Self { make(.vortex) }
  /// Returns a field that pulls items towards a point.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// Returns a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }
  /// Returns a field in which items have a velocity.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field of random forces.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a field of random forces that grow with an item's velocity.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a field that pulls items to its middle, the more the further away they are.
  open class func springField() -> Self { make(.spring) }
  /// Returns a field that moves charged items towards its middle or away from it.
  open class func electricField() -> Self { make(.electric) }
  /// Returns a field that turns the way of charged items.
  open class func magneticField() -> Self { make(.magnetic) }
  /// Returns a field whose forces a closure gives.
  open class func field(evaluationBlock block: @escaping Evaluation) -> Self { make(.custom(block)) }

  private class func make(_ kind: Kind) -> Self {
    guard let field = UIFieldBehavior(kind) as? Self else {
      preconditionFailure("A field is a UIFieldBehavior; \(Self.self) inherits from it.")
    }
    return field
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The middle of the field, in the animator's space.
  open var position = CGPoint.zero { didSet { didChange() } }
  /// The region in which it acts, about its position; infinite by default.
  open var region = UIRegion.infinite { didSet { didChange() } }
  /// The strength; 1 by default.
  open var strength: CGFloat = 1 { didSet { didChange() } }
  /// The power of the distance by which it grows weaker; 0, the default, is not at all.
  open var falloff: CGFloat = 0 { didSet { didChange() } }
  /// The distance, in points, within which it grows no stronger; a small one by default.
  open var minimumRadius: CGFloat = 1e-6 { didSet { didChange() } }
  /// The direction of linear gravity and velocities.
  open var direction = CGVector.zero { didSet { didChange() } }
  /// The smoothness of the noise, from 0 to 1; 0 by default.
  open var smoothness: CGFloat = 0 { didSet { didChange() } }
  /// The speed at which the noise changes; 0, the default, is never.
  open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

  override var isForce: Bool { true }

  override func acceleration(of body: ItemBody) -> (PlaneVector, Double) {
    let offset = body.position - PlaneVector(position)
    guard body.mass > 0, region.contains(offset.point) else { return (.zero, 0) }
    let distance = max(offset.length, Double(minimumRadius))
    // At 100 points all fields of one strength are as strong, whatever their falloff.
    let scale = Double(strength) * pow(max(distance / 100, 1e-3), -Double(falloff))
    let inwards = -offset / max(offset.length, 1e-9)
    let force: PlaneVector
    switch kind {
    case .drag: force = -scale * body.velocity
    case .vortex: force = 100 * scale * inwards.turned * -1
    case .radialGravity: force = 100 * scale * body.mass * inwards
    case .linearGravity: force = 1_000 * scale * body.mass * PlaneVector(direction)
    case .velocity:
      let wanted = Double(strength) * PlaneVector(direction)
      return ((wanted - body.velocity) / UIFieldBehavior.velocityTime, 0)
    case .noise: force = 100 * scale * noise(at: offset)
    case .turbulence: force = scale * body.velocity.length * noise(at: offset)
    case .spring: force = -scale * offset
    case .electric: force = -100 * scale * body.charge * inwards
    case .magnetic: force = scale * body.charge * body.velocity.turned
    case .custom(let evaluate):
      let value = evaluate(
        self, offset.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
        CGFloat(body.charge), PhysicsWorld.frame)
      force = 100 * PlaneVector(value)
    }
    return (force.isFinite ? body.inverseMass * force : .zero, 0)
  }

  /// The time in which a velocity field makes most of the difference, in seconds.
  private static let velocityTime = 0.05

  /// A vector between -1 and 1 for a place and the time, the same in every run.
  private func noise(at offset: PlaneVector) -> PlaneVector {
    let size = 4 + 96 * Double(min(max(smoothness, 0), 1))
    let time = Double(animationSpeed) * Double(dynamicAnimator?.elapsedTime ?? 0)
    let place = offset / size
    func wave(_ seed: Double) -> Double {
      (sin(place.x * 1.7 + seed + time) + sin(place.y * 2.3 + 2 * seed - 1.3 * time)
        + sin((place.x + place.y) * 1.1 + 3 * seed + 0.7 * time)) / 3
    }
    return PlaneVector(wave(1.9), wave(5.3))
  }
}
