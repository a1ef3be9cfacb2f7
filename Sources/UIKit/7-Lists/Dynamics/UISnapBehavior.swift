import CoreGraphics
import Foundation

/// Moves an item to a point as a spring does, and turns it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Makes a behavior that moves an item to a point of the animator's space.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
    list.add(item)
  }

  /// The point.
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { didChange() } } }
  /// The damping of the oscillation about the point, from 0, the least, to 1, the most. 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  override func makeJoints(in animator: UIDynamicAnimator) -> [any PhysicsJoint] {
    guard let body = animator.body(of: item) else { return [] }
    let ratio = 0.2 + 0.8 * min(max(Double(damping), 0), 1)
    let anchors = JointAnchors(a: animator.ground, b: body, localA: PlaneVector(snapPoint), localB: .zero)
    return [
      PointJoint(anchors, frequency: 3, damping: ratio),
      AngleJoint(animator.ground, body, start: 0, frequency: 3, damping: ratio),
    ]
  }
}
