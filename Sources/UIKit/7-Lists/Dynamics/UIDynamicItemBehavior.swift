import CoreGraphics
import Foundation

/// The properties of items' bodies. Of several behaviors that set the same one, the last that was added
/// counts; what none sets is as SpriteKit has it: elasticity and friction of 0.2, resistances of 0.1.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var velocities: [ObjectIdentifier: (linear: PlaneVector, angular: Double)] = [:]
  private static let standard = ItemBody.Properties()

  /// Makes a behavior for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    list = DynamicItems(items)
  }

  /// Makes a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    velocities[ObjectIdentifier(item)] = nil
  }

  /// The properties that were set; the others are left as they are.
  private var numbers: [WritableKeyPath<ItemBody.Properties, Double>: Double] = [:] { didSet { didChange() } }
  private var flags: [WritableKeyPath<ItemBody.Properties, Bool>: Bool] = [:] { didSet { didChange() } }

  private func number(_ path: WritableKeyPath<ItemBody.Properties, Double>) -> CGFloat {
    CGFloat(numbers[path] ?? Self.standard[keyPath: path])
  }

  private func set(_ path: WritableKeyPath<ItemBody.Properties, Double>, _ value: CGFloat) {
    if value.isFinite { numbers[path] = Double(value) }
  }

  /// The coefficient of restitution: the part of its speed with which an item bounces, from 0 to 1.
  open var elasticity: CGFloat {
    get { number(\.elasticity) }
    set { set(\.elasticity, newValue) }
  }
  /// The coefficient of friction between items that slide along each other; 0 is none.
  open var friction: CGFloat {
    get { number(\.friction) }
    set { set(\.friction, newValue) }
  }
  /// The density: an item's mass to its area; 1 by default.
  open var density: CGFloat {
    get { number(\.density) }
    set { set(\.density, newValue) }
  }
  /// The linear damping, by which velocities become less; 0 is none.
  open var resistance: CGFloat {
    get { number(\.resistance) }
    set { set(\.resistance, newValue) }
  }
  /// The angular damping, by which angular velocities become less; 0 is none.
  open var angularResistance: CGFloat {
    get { number(\.angularResistance) }
    set { set(\.angularResistance, newValue) }
  }
  /// The charge, on which electric and magnetic fields act; 0 by default.
  open var charge: CGFloat {
    get { number(\.charge) }
    set { set(\.charge, newValue) }
  }
  /// Whether an item stays where it is, as a boundary does; false by default.
  open var isAnchored: Bool {
    get { flags[\.isAnchored] ?? false }
    set { flags[\.isAnchored] = newValue }
  }
  /// Whether an item may turn; true by default.
  open var allowsRotation: Bool {
    get { flags[\.allowsRotation] ?? true }
    set { flags[\.allowsRotation] = newValue }
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

  override func configure(_ properties: inout ItemBody.Properties) {
    for (path, value) in numbers { properties[keyPath: path] = value }
    for (path, value) in flags { properties[keyPath: path] = value }
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
