import QuartzCore

/// A view that a mouse's wheel moves.
@MainActor protocol WheelFollower: UIView {
  /// Moves by a wheel's distance, as far as it can. Returns what is left for others: the axes on which it
  /// cannot move at all.
  func handleWheel(_ distance: CGVector) -> CGVector
}

extension UIView {
  /// Moves the content under a wheel that turned over this view: the innermost follower around it that can
  /// still move that way takes each axis. `distance` is how far content should move, in points.
  func scrollByWheel(_ distance: CGVector) {
    var left = distance
    var next: UIView? = self
    while let view = next, left != .zero {
      if let follower = view as? any WheelFollower { left = follower.handleWheel(left) }
      next = view.superview
    }
  }
}

extension UIScrollView: WheelFollower {
  func handleWheel(_ distance: CGVector) -> CGVector {
    if handlePull(distance.dy, lasting: ContentPull.wheelPause) { return CGVector(dx: distance.dx, dy: 0) }
    guard isScrollEnabled, !isDragging else { return distance }
    let offset = motion?.end ?? contentOffset
    let wanted = CGPoint(x: offset.x - distance.dx, y: offset.y - distance.dy)
    let goal = CGPoint(
      x: distance.dx == 0
        ? offset.x : stop(for: wanted.x, from: offset.x, range: horizontalRange, page: bounds.width),
      y: distance.dy == 0
        ? offset.y : stop(for: wanted.y, from: offset.y, range: verticalRange, page: bounds.height)
    )
    guard goal != offset else { return distance }
    finishMoving()
    beginDragging()
    if !isPagingEnabled { moveByItself(to: goal) }
    endDragging(along: isPagingEnabled ? glide(to: goal) : glide(speed: .zero))
    return CGVector(
      dx: goal.x == offset.x ? distance.dx : 0, dy: goal.y == offset.y ? distance.dy : 0)
  }

  /// Returns the offset at which the content comes to rest on one axis: pages turn one by one.
  private func stop(
    for wanted: CGFloat, from offset: CGFloat, range: ClosedRange<CGFloat>, page: CGFloat
  ) -> CGFloat {
    // What lies outside its range is not pulled in by a turn that leads further out.
    let range = min(range.lowerBound, offset)...max(range.upperBound, offset)
    guard isPagingEnabled, page > 0 else { return wanted.clamped(to: range) }
    let speed = wanted > offset ? CGFloat.infinity : -.infinity
    return ScrollPhysics.page(from: offset, speed: speed, length: page).clamped(to: range)
  }
}
