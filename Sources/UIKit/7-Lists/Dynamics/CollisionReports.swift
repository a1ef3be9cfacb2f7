import CoreGraphics
import Foundation

/// Tells the delegates of collision behaviors which items begin and end to touch.
@MainActor struct CollisionReports {
  fileprivate struct Touch: Hashable {
    let behavior: ObjectIdentifier
    let item: ObjectIdentifier
    /// The other item, or the boundary's identifier.
    let other: AnyHashable?
  }

  fileprivate struct Report {
    let key: Touch
    let behavior: UICollisionBehavior
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let identifier: (any NSCopying)?
    let location: CGPoint
  }

  private var touches: [Report] = []

  /// Takes note of the bodies that touch now. Returns what is to be told, which may change anything.
  mutating func update(_ found: [PhysicsWorld.Touch], of behaviors: [UIDynamicBehavior]) -> () -> Void {
    var now: [Report] = []
    var known: Set<Touch> = []
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    for touch in found {
      for behavior in collisions {
        guard let report = Self.report(touch, behavior), known.insert(report.key).inserted else { continue }
        now.append(report)
      }
    }
    let before = Set(touches.map(\.key))
    let (begun, ended) = (now.filter { !before.contains($0.key) }, touches.filter { !known.contains($0.key) })
    touches = now
    return {
      for report in begun { report.tellBeginning() }
      for report in ended { report.tellEnd() }
    }
  }

  private static func report(_ touch: PhysicsWorld.Touch, _ behavior: UICollisionBehavior) -> Report? {
    guard let a = touch.a as? ItemBody else { return nil }
    let id = ObjectIdentifier(behavior)
    let other: AnyHashable?
    let (b, boundary) = (touch.b as? ItemBody, touch.b as? BoundaryBody)
    if let b {
      guard a.collisionsWithItems.contains(id), b.collisionsWithItems.contains(id) else { return nil }
      other = AnyHashable(ObjectIdentifier(b.item))
    } else {
      guard boundary?.behavior === behavior else { return nil }
      other = boundary?.identifier?.comparable
    }
    return Report(
      key: Touch(behavior: id, item: ObjectIdentifier(a.item), other: other), behavior: behavior,
      item: a.item,
      other: b?.item, identifier: boundary?.identifier, location: touch.location.point)
  }
}

extension CollisionReports.Report {
  @MainActor fileprivate func tellBeginning() {
    guard behavior.dynamicAnimator != nil, let delegate = behavior.collisionDelegate else { return }
    if let other {
      delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: location)
    } else {
      delegate.collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: location)
    }
  }

  @MainActor fileprivate func tellEnd() {
    guard behavior.dynamicAnimator != nil, let delegate = behavior.collisionDelegate else { return }
    if let other {
      delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
    } else {
      delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
