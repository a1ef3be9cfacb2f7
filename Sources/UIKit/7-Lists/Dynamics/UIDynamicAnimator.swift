import CoreGraphics
import Foundation
import QuartzCore

/// Moves items as bodies of a physical world, by the behaviors that are added to it.
///
/// The world goes on in equal frames of a sixtieth of a second, with the app's clock, and pauses when all
/// items rest. As UIKit does, it takes an item's place when the item comes to it, and then gives the item
/// its places: an app that moves the item itself calls ``updateItem(usingCurrentState:)``.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The body that points are attached to.
  let ground = RigidBody(CollisionShape(radius: 0))
  private let world = PhysicsWorld()
  private var bodies: [ObjectIdentifier: ItemBody] = [:]
  private var leaves: [UIDynamicBehavior] = []
  private var isStale = false
  private var reports = CollisionReports()
  private var knownBounds: CGRect?
  private var link: CADisplayLink?
  private var lastFrame: CFTimeInterval = 0
  /// The layout whose attributes it moves.
  private weak var layout: UICollectionViewLayout?

  /// Makes an animator of items within a view. The view is not kept.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    prepareWorld()
  }

  /// Makes an animator of attributes of a collection's layout, in the space of its content. Each frame that
  /// moves them invalidates the layout. The layout is not kept.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    prepareWorld()
  }

  /// Makes an animator without a view, of objects that the app places itself.
  public override init() {
    super.init()
    prepareWorld()
  }

  isolated deinit { link?.invalidate() }

  private func prepareWorld() {
    world.mayCollide = { [unowned self] in mayCollide($0, $1) }
    world.acceleration = { body in
      guard let body = body as? ItemBody else { return (.zero, 0) }
      return body.forces.reduce((.zero, 0)) { sum, force in
        let (linear, angular) = force.acceleration(of: body)
        return (sum.0 + linear, sum.1 + angular)
      }
    }
  }

  /// The view in whose space the items are.
  open private(set) weak var referenceView: UIView?
  /// Informed when the motion pauses and goes on.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviors that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Whether items move.
  open var isRunning: Bool { link != nil }

  /// The time for which items have moved, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  /// Adds a behavior, once.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsDidChange()
  }

  /// Removes a behavior. Items stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items that lie in a rectangle of the animator's space, in part at least.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { $0.enclosingFrame.intersects(rect) }
  }

  /// The items, in the order in which they came.
  var allItems: [any UIDynamicItem] {
    rebuildIfNeeded()
    return world.bodies.compactMap { ($0 as? ItemBody)?.item }
  }

  /// Takes the place and size that an item has now.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    rebuildIfNeeded()
    guard let body = bodies[ObjectIdentifier(item)] else { return }
    body.takePlace()
    behaviorsDidChange()
  }

  /// Returns the attributes of a cell, among the items; nil where no behavior acts upon them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view, among the items.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view, among the items.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
  }

  // MARK: The world

  /// The body of an item; nil where no behavior acts upon it.
  func body(of item: any UIDynamicItem) -> ItemBody? {
    rebuildIfNeeded()
    return bodies[ObjectIdentifier(item)]
  }

  /// Goes on, with the behaviors as they are now.
  func behaviorsDidChange() {
    isStale = true
    for body in bodies.values { body.wake() }
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    guard link == nil else { return }
    lastFrame = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] link in self?.advance(to: link.timestamp) }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private var bounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  private func rebuildIfNeeded() {
    guard isStale || bounds != knownBounds else { return }
    isStale = false
    knownBounds = bounds
    leaves = behaviors.flatMap(\.family)
    var old = bodies
    bodies = [:]
    world.bodies = []
    for item in leaves.flatMap(\.list.all) where bodies[ObjectIdentifier(item)] == nil {
      let body = old.removeValue(forKey: ObjectIdentifier(item)) ?? ItemBody(item)
      body.forces = []
      body.collisionsWithItems = []
      body.collisionsWithBoundaries = []
      bodies[ObjectIdentifier(item)] = body
      world.bodies.append(body)
    }
    world.boundaries = []
    var properties: [ObjectIdentifier: ItemBody.Properties] = [:]
    for behavior in leaves {
      for item in behavior.list.all {
        guard let body = bodies[ObjectIdentifier(item)] else { continue }
        if behavior.isForce { body.forces.append(behavior) }
        behavior.configure(&properties[ObjectIdentifier(item), default: .init()])
        guard let collision = behavior as? UICollisionBehavior else { continue }
        if collision.collisionMode.contains(.items) {
          body.collisionsWithItems.insert(ObjectIdentifier(collision))
        }
        if collision.collisionMode.contains(.boundaries) {
          body.collisionsWithBoundaries.insert(ObjectIdentifier(collision))
        }
      }
      if let collision = behavior as? UICollisionBehavior {
        world.boundaries += collision.boundaryBodies(in: knownBounds)
      }
    }
    for body in bodies.values { body.set(properties[ObjectIdentifier(body.item)] ?? .init()) }
    world.joints = leaves.flatMap { $0.makeJoints(in: self) }
  }

  private func mayCollide(_ a: RigidBody, _ b: RigidBody) -> Bool {
    guard let a = a as? ItemBody else { return false }
    if let b = b as? ItemBody { return !a.collisionsWithItems.isDisjoint(with: b.collisionsWithItems) }
    guard let b = b as? BoundaryBody else { return false }
    return a.collisionsWithBoundaries.contains(ObjectIdentifier(b.behavior))
  }

  // MARK: Frames

  /// The frames that are made up for at once after a long turn.
  private static let mostFrames = 4

  private func advance(to time: CFTimeInterval) {
    let due = Int(bounding: ((time - lastFrame) / PhysicsWorld.frame).rounded())
    lastFrame = time
    for _ in 0..<min(max(due, 1), Self.mostFrames) where link != nil { advanceFrame() }
  }

  private func advanceFrame() {
    rebuildIfNeeded()
    for behavior in leaves { behavior.beginFrame(in: self) }
    rebuildIfNeeded()
    let touches = world.advance()
    elapsedTime += PhysicsWorld.frame
    for body in world.bodies { (body as? ItemBody)?.givePlace() }
    layout?.invalidateLayout()
    reports.update(touches, of: leaves)()
    for behavior in behaviors.flatMap(\.family) { behavior.action?() }
    pauseAtRest()
  }

  private func pauseAtRest() {
    guard world.bodies.allSatisfy({ $0.isFixed || $0.restTime >= 0.5 }) else { return }
    for body in world.bodies { (body.velocity, body.spin) = (.zero, 0) }
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Is informed when an animator pauses and goes on.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to move items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
