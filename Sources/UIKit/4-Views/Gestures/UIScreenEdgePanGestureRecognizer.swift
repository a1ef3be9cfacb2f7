import QuartzCore

/// Recognizes a finger that is dragged in from an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that are watched; none by default.
  open var edges: UIRectEdge = []

  /// The maximum distance from the edge at which the touch comes down, in points.
  static let reach: CGFloat = 20

  private var edge: UIRectEdge = []

  override func shouldReceive(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let point = touch.locationInWindow
    let near: [(UIRectEdge, CGFloat)] = [
      (.left, point.x - bounds.minX), (.right, bounds.maxX - point.x), (.top, point.y - bounds.minY),
      (.bottom, bounds.maxY - point.y),
    ]
    guard let found = near.first(where: { edges.contains($0.0) && $0.1 <= Self.reach }),
      super.shouldReceive(touch)
    else { return false }
    if touchesDown.isEmpty { edge = found.0 }
    return true
  }

  /// A drag from an edge comes before drags of what lies there.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  override func isRecognized(after movement: CGVector) -> Bool? {
    guard let isFarEnough = super.isRecognized(after: movement) else { return nil }
    let (along, aside) =
      switch edge {
      case .left: (movement.dx, movement.dy)
      case .right: (-movement.dx, movement.dy)
      case .top: (movement.dy, movement.dx)
      default: (-movement.dy, movement.dx)
      }
    return isFarEnough && along > abs(aside)
  }
}
