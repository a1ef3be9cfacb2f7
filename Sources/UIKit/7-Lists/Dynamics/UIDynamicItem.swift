import CoreGraphics
import Foundation

/// An object that a ``UIDynamicAnimator`` moves: a view, attributes of a collection's layout, or one of the
/// app's.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points of the animator's space.
  var center: CGPoint { get set }
  /// The size; it is read when the item gets to the animator.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
  /// The outline with which the item collides; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the type `path`, convex and about the middle of the item.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The bounds, about the middle.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// The shape with which the item collides.
  var collisionShape: CollisionShape {
    let size = CGSize(width: max(bounds.width, 0.1), height: max(bounds.height, 0.1))
    switch collisionBoundsType {
    case .rectangle: return CollisionShape(size: size)
    case .ellipse: return CollisionShape(ellipse: size)
    case .path:
      let shape = CollisionShape(polygon: collisionBoundingPath.cgPath.samples.map { PlaneVector($0) })
      return shape.area > 0 ? shape : CollisionShape(size: size)
    }
  }
}
