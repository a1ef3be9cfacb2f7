import Foundation

/// Something that acts upon items, or several such things as one. Apps subclass it to combine others.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Makes a behavior that does nothing by itself.
  public override init() { super.init() }

  /// The behaviors that belong to it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each frame of the motion.
  open var action: (() -> Void)?
  /// The animator that it was added to, by itself or with the behavior it belongs to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behavior that comes and goes with this one. Raises an exception for one that this one belongs to.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    ExceptionName.invalidArgument.raise(
      unless: !behavior.family.contains { $0 === self },
      "Can't add \(type(of: behavior)) as a child behavior of \(type(of: self)), which belongs to it.")
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.move(to: dynamicAnimator)
    didChange()
  }

  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: place)
    behavior.move(to: nil)
    didChange()
  }

  /// Called before it is added to an animator, and with nil before it is removed. The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the library's subclasses

  /// The items that it acts upon.
  final var list = DynamicItems() { didSet { didChange() } }
  /// Whether it accelerates items.
  var isForce: Bool { false }
  /// The acceleration of a body, in points and in radians a second and second.
  func acceleration(of body: ItemBody) -> (PlaneVector, Double) { (.zero, 0) }
  /// Sets properties of a body, before it gets its mass.
  func configure(_ properties: inout ItemBody.Properties) {}
  /// The joints that hold what it connects.
  func makeJoints(in animator: UIDynamicAnimator) -> [any PhysicsJoint] { [] }
  /// Acts once at the beginning of a frame.
  func beginFrame(in animator: UIDynamicAnimator) {}

  /// Itself and all that belong to it, from the outside in.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  func move(to animator: UIDynamicAnimator?) {
    for behavior in family where behavior.dynamicAnimator !== animator {
      behavior.willMove(to: animator)
      behavior.dynamicAnimator = animator
    }
  }

  /// Lets the animator go on with what has changed.
  final func didChange() { dynamicAnimator?.behaviorsDidChange() }
}

/// The items of a behavior, each once, in the order in which they came.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { items.forEach { add($0) } }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
