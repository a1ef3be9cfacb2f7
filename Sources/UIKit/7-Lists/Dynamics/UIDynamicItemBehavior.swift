import CoreGraphics
import Foundation

/// The properties of items' bodies. Of several behaviors that set the same one, the last that was added
/// counts; what none sets is as SpriteKit has it: elasticity and friction of 0.2, resistances of 0.1.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var velocities: [ObjectIdentifier: (linear: PlaneVector, angular: Double)] = [:]
  private static let standard = ItemBody.Properties()

  /// Makes a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Makes a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    velocities[ObjectIdentifier(item)] = nil
    didChange()
  }

  private var ownElasticity: CGFloat?
  private var ownFriction: CGFloat?
  private var ownDensity: CGFloat?
  private var ownResistance: CGFloat?
  private var ownAngularResistance: CGFloat?
  private var ownCharge: CGFloat?
  private var ownIsAnchored: Bool?
  private var ownAllowsRotation: Bool?

  /// The part of its speed with which an item leaves what it meets, from 0 to 1.
  open var elasticity: CGFloat {
    get { ownElasticity ?? CGFloat(Self.standard.elasticity) }
    set { ownElasticity = newValue; didChange() }
  }
  /// How much items that slide along each other brake; 0 is not at all.
  open var friction: CGFloat {
    get { ownFriction ?? CGFloat(Self.standard.friction) }
    set { ownFriction = newValue; didChange() }
  }
  /// The mass of an item to its area; 1 by default.
  open var density: CGFloat {
    get { ownDensity ?? CGFloat(Self.standard.density) }
    set { ownDensity = newValue; didChange() }
  }
  /// How much an item slows down; 0 is not at all.
  open var resistance: CGFloat {
    get { ownResistance ?? CGFloat(Self.standard.resistance) }
    set { ownResistance = newValue; didChange() }
  }
  /// How much an item's rotation slows down; 0 is not at all.
  open var angularResistance: CGFloat {
    get { ownAngularResistance ?? CGFloat(Self.standard.angularResistance) }
    set { ownAngularResistance = newValue; didChange() }
  }
  /// How much electric and magnetic fields move an item; 0 by default.
  open var charge: CGFloat {
    get { ownCharge ?? CGFloat(Self.standard.charge) }
    set { ownCharge = newValue; didChange() }
  }
  /// Whether an item stays where it is, as a boundary does; false by default.
  open var isAnchored: Bool {
    get { ownIsAnchored ?? false }
    set { ownIsAnchored = newValue; didChange() }
  }
  /// Whether an item may turn; true by default.
  open var allowsRotation: Bool {
    get { ownAllowsRotation ?? true }
    set { ownAllowsRotation = newValue; didChange() }
  }

  /// Adds to an item's velocity, in points a second. Before the item is in an animator it is kept for it.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    velocities[ObjectIdentifier(item), default: (.zero, 0)].linear += PlaneVector(velocity)
    handVelocitiesOver()
  }

  /// The velocity of an item, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard list.contains(item) else { return .zero }
    return (dynamicAnimator?.body(of: item)?.velocity ?? velocities[ObjectIdentifier(item)]?.linear ?? .zero)
      .point
  }

  /// Adds to an item's angular velocity, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    velocities[ObjectIdentifier(item), default: (.zero, 0)].angular += Double(velocity)
    handVelocitiesOver()
  }

  /// The angular velocity of an item, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard list.contains(item) else { return 0 }
    return CGFloat(
      dynamicAnimator?.body(of: item)?.spin ?? velocities[ObjectIdentifier(item)]?.angular ?? 0)
  }

  override var affectedItems: [any UIDynamicItem] { list.all }

  override func configure(_ properties: inout ItemBody.Properties) {
    func set(_ path: WritableKeyPath<ItemBody.Properties, Double>, _ value: CGFloat?) {
      if let value, value.isFinite { properties[keyPath: path] = Double(value) }
    }
    set(\.elasticity, ownElasticity)
    set(\.friction, ownFriction)
    set(\.density, ownDensity)
    set(\.resistance, ownResistance)
    set(\.angularResistance, ownAngularResistance)
    set(\.charge, ownCharge)
    if let ownIsAnchored { properties.isAnchored = ownIsAnchored }
    if let ownAllowsRotation { properties.allowsRotation = ownAllowsRotation }
  }

  /// Gives bodies the velocities that were added before there were any.
  func handVelocitiesOver() {
    guard let animator = dynamicAnimator, !velocities.isEmpty else { return }
    didChange()
    for item in list.all {
      guard let added = velocities[ObjectIdentifier(item)], let body = animator.body(of: item) else {
        continue
      }
      velocities[ObjectIdentifier(item)] = nil
      guard !body.isFixed, added.linear.isFinite, added.angular.isFinite else { continue }
      body.velocity += added.linear
      if body.inverseInertia > 0 { body.spin += added.angular }
      body.wake()
    }
  }

  override func beginFrame(in animator: UIDynamicAnimator) { handVelocitiesOver() }
}
