import QuartzCore

/// The state of a drag of the content: its starting position, and the axes along which the finger drags.
struct ScrollDrag {
  /// The offset that the content would have without a band at its edges, when the finger began to drag.
  var start: CGPoint
  /// The distance the finger had moved by then.
  var moved: CGPoint
  /// The axes.
  var isHorizontal: Bool
  /// The axes.
  var isVertical: Bool
}

extension UIScrollView {
  // MARK: A finger

  /// A finger came down. Returns whether that has stopped content that moved by itself: then the touch is
  /// only that.
  func touchDidBegin() -> Bool {
    movement.beginTracking()
    guard motion?.reason == .deceleration else { return false }
    finishMoving()
    return true
  }

  /// The fingers are gone. Content that one has stopped between two places of rest goes to one.
  func touchesDidEnd() {
    guard isTracking, !isDragging else { return }
    movement.endTracking()
    guard motion == nil else { return }
    var glide = glide(speed: .zero)
    var goal = glide.end
    follower?.adjustGoal(&goal, in: self)
    if goal != glide.end { glide = self.glide(to: goal) }
    guard glide.isMoving else { return }
    glide.reason = .correction
    begin(glide)
  }

  /// Whether a finger that has moved so far, in points of the view, drags the content.
  func shouldDrag(_ moved: CGPoint, slop: CGFloat) -> Bool {
    if isDragging { return true }
    let (across, upright) = (moved.x.magnitude, moved.y.magnitude)
    let x = canMove(by: moved.x, range: horizontalRange, at: contentOffset.x, scrolls: scrollsHorizontally)
    let y = canMove(by: moved.y, range: verticalRange, at: contentOffset.y, scrolls: scrollsVertically)
    if x && y { return hypot(across, upright) >= slop }
    return x && across >= slop && across >= upright || y && upright >= slop && upright >= across
  }

  /// Whether content that may scroll on an axis gives way to a finger there.
  private func canMove(
    by distance: CGFloat, range: ClosedRange<CGFloat>, at offset: CGFloat, scrolls: Bool
  ) -> Bool {
    guard scrolls else { return false }
    return bounces || (distance > 0 ? offset > range.lowerBound : offset < range.upperBound)
  }

  // MARK: A drag

  /// Follows the gesture that drags the content.
  func follow(_ pan: ScrollPanGestureRecognizer) {
    switch pan.state {
    case .began:
      endPull()
      dragBegan(moved: pan.translation(in: self), slop: ScrollPanGestureRecognizer.hysteresis)
    case .changed: dragMoved(to: pan.translation(in: self))
    case .ended: dragEnded(velocity: pan.velocity(in: self))
    case .cancelled: dragEnded(velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// A finger that has moved so far since it came down begins to drag. The first few points are not the
  /// content's.
  func dragBegan(moved: CGPoint, slop: CGFloat) {
    finishMoving()
    var (x, y) = (scrollsHorizontally, scrollsVertically)
    if isDirectionalLockEnabled, x, y {
      // A drag that is clearly along one axis keeps to it.
      if moved.y.magnitude > 2 * moved.x.magnitude { x = false }
      if moved.x.magnitude > 2 * moved.y.magnitude { y = false }
    }
    let length = hypot(x ? moved.x : 0, y ? moved.y : 0)
    let part = length > slop ? slop / length : 1
    movement.begin(
      ScrollDrag(
        start: CGPoint(
          x: unbanded(contentOffset.x, range: horizontalRange, length: bounds.width),
          y: unbanded(contentOffset.y, range: verticalRange, length: bounds.height)),
        moved: CGPoint(x: moved.x * part, y: moved.y * part), isHorizontal: x, isVertical: y))
    if keyboardDismissMode != .none { UIApplication.shared.firstResponder?.resignFirstResponder() }
    beginDragging()
    dragMoved(to: moved)
  }

  /// The finger has moved so far since it came down.
  func dragMoved(to moved: CGPoint) {
    guard let drag, !isZooming, zooming.motion == nil else { return }
    var offset = contentOffset
    if drag.isHorizontal {
      offset.x = banded(
        drag.start.x - (moved.x - drag.moved.x), range: horizontalRange, length: bounds.width,
        gives: horizontalRange.isSpread || alwaysBounceHorizontal)
    }
    if drag.isVertical {
      offset.y = banded(
        drag.start.y - (moved.y - drag.moved.y), range: verticalRange, length: bounds.height,
        gives: verticalRange.isSpread || canDragVertically)
    }
    moveByItself(to: CGPoint(x: onPixels(offset.x), y: onPixels(offset.y)))
  }

  /// The finger was lifted, with a velocity in points a second.
  func dragEnded(velocity: CGPoint) {
    guard let drag = movement.endDrag() else { return touchesDidEnd() }
    if refreshControl != nil { rangeMayHaveChanged(insetIsTheApps: true) }
    // The content goes where the zoom brings it.
    if isZooming || zooming.motion != nil { return endDragging(along: rest) }
    let speed = CGVector(
      dx: drag.isHorizontal ? -velocity.x : 0, dy: drag.isVertical ? -velocity.y : 0)
    endDragging(speed: speed, along: glide(speed: speed))
  }

  /// Returns the offset at which content is shown when a finger drags it to an offset: past its edge, a
  /// rubber band holds it.
  func banded(
    _ offset: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat, gives: Bool
  ) -> CGFloat {
    let edge = offset.clamped(to: range)
    guard bounces, gives else { return edge }
    return edge + ScrollPhysics.rubberBand(offset - edge, length: length)
  }

  /// Returns the offset to which a finger drags content that is shown at an offset.
  func unbanded(_ offset: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = offset.clamped(to: range)
    return edge + ScrollPhysics.overshoot(showing: offset - edge, length: length)
  }
}
