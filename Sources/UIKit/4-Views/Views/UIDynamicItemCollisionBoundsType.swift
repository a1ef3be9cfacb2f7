/// The outline with which an item collides.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse within the bounds.
  case ellipse
  /// The item's ``UIDynamicItem/collisionBoundingPath``.
  case path
}
