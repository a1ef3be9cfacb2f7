import UIKit

/// The weight and shape of a node. Kept: nothing falls in scenes here.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  /// The node.
  open internal(set) weak var node: SKNode?
  /// Whether it is dynamic.
  open var isDynamic = true
  /// The setting affected by gravity.
  open var affectedByGravity = true
  /// Whether it allows rotation.
  open var allowsRotation = true
  /// Whether it uses precise collision detection.
  open var usesPreciseCollisionDetection = false
  /// The mass.
  open var mass: CGFloat = 1
  /// The density.
  open var density: CGFloat = 1
  /// The area.
  open var area: CGFloat { 0 }
  /// The friction.
  open var friction: CGFloat = 0.2
  /// The restitution.
  open var restitution: CGFloat = 0.2
  /// The linear damping.
  open var linearDamping: CGFloat = 0.1
  /// The angular damping.
  open var angularDamping: CGFloat = 0.1
  /// The category bit mask.
  open var categoryBitMask: UInt32 = .max
  /// The collision bit mask.
  open var collisionBitMask: UInt32 = .max
  /// The contact test bit mask.
  open var contactTestBitMask: UInt32 = 0
  /// The field bit mask.
  open var fieldBitMask: UInt32 = .max
  /// The velocity.
  open var velocity = CGVector.zero
  /// The angular velocity.
  open var angularVelocity: CGFloat = 0
  /// Whether it is resting.
  open var isResting = false
  /// Makes a body.
  public override init() { super.init() }
  /// Makes one of the given values.
  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  /// Makes one of the given values.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  /// Makes one of the given values.
  public convenience init(rectangleOf s: CGSize) { self.init() }
  /// Makes one of the given values.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  /// Makes one of the given values.
  public convenience init(polygonFrom path: CGPath) { self.init() }
  /// Makes one of the given values.
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  /// Makes one of the given values.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  /// Makes one of the given values.
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  /// Makes one of the given values.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  /// Makes one of the given values.
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  /// Makes one of the given values.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  /// Applies force.
  open func applyForce(_ force: CGVector) {}
  /// Applies impulse.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Applies torque.
  open func applyTorque(_ torque: CGFloat) {}
  /// Applies angular impulse.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// Returns the all contacted bodies.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
/// The touch of two bodies.
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
  /// The body a.
  open var bodyA: SKPhysicsBody { SKPhysicsBody() }
  /// The body b.
  open var bodyB: SKPhysicsBody { SKPhysicsBody() }
  /// The contact point.
  open var contactPoint: CGPoint { .zero }
  /// The contact normal.
  open var contactNormal: CGVector { .zero }
  /// The collision impulse.
  open var collisionImpulse: CGFloat { 0 }
}
/// The methods of a physics contact delegate.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called by the framework, as Apple documents it.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// The default of an optional requirement.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// The default of an optional requirement.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
/// The forces of a scene.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  /// The gravity.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// The speed.
  open var speed: CGFloat = 1
  /// The contact delegate.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  /// Adds.
  open func add(_ joint: SKPhysicsJoint) {}
  /// Removes.
  open func remove(_ joint: SKPhysicsJoint) {}
  /// Removes all joints.
  open func removeAllJoints() {}
  /// Returns the body.
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
}
/// A physics joint.
@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {}
