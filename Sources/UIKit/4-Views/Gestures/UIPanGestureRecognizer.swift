import QuartzCore

/// Recognizes fingers that are dragged. Its state goes to `.began` once they have moved about 10 points, to
/// `.changed` with every further move, and to `.ended` when fewer are left than the least number.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches that drag; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches that may drag; further ones are left to other recipients. Unlimited by
  /// default.
  open var maximumNumberOfTouches = Int.max

  /// The distance that the touches move before the gesture begins, in points.
  static let hysteresis: CGFloat = 10

  private var moved = CGVector.zero
  private var lastCenter: CGPoint?
  private var track = FingerTrack()

  /// Returns the translation of the touches since they came down, or since it was set, in a view's
  /// coordinates or the window's, in points.
  open func translation(in view: UIView?) -> CGPoint {
    view?.fromWindow(moved) ?? CGPoint(x: moved.dx, y: moved.dy)
  }

  /// Sets the translation of the fingers up to now. Also resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = view?.toWindow(translation) ?? CGVector(dx: translation.x, dy: translation.y)
    track.clear()
  }

  /// Returns the velocity of the touches, in a view's coordinates or the window's, in points per second. Zero
  /// once they have rested.
  open func velocity(in view: UIView?) -> CGPoint {
    view?.fromWindow(track.velocity) ?? CGPoint(x: track.velocity.dx, y: track.velocity.dy)
  }

  /// The distance that the touches have moved, in the window's coordinates.
  var movement: CGVector { moved }

  /// Whether fingers that have moved so far make the gesture; nil while that is open, false makes it fail.
  func isRecognized(after movement: CGVector) -> Bool? {
    hypot(movement.dx, movement.dy) >= Self.hysteresis ? true : nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touchesDown.count > maximumNumberOfTouches { ignore(touch, for: event) }
    lastCenter = touchesDown.center
    center = touchesDown.center
    track.record(moved, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let new = touchesDown.center
    if let lastCenter {
      moved.dx += new.x - lastCenter.x
      moved.dy += new.y - lastCenter.y
    }
    lastCenter = new
    track.record(moved, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if touchesDown.count >= minimumNumberOfTouches, let isRecognized = isRecognized(after: moved) {
      state = isRecognized ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = touchesDown
    track.rest(at: event.timestamp)
    lastCenter = left.isEmpty ? nil : left.center
    if left.isEmpty || state != .possible && left.count < minimumNumberOfTouches {
      state = state == .possible ? .failed : .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = touchesDown
    lastCenter = left.isEmpty ? nil : left.center
    if left.isEmpty || state != .possible && left.count < minimumNumberOfTouches {
      state = state == .possible ? .failed : .cancelled
    }
  }

  open override func reset() {
    super.reset()
    moved = .zero
    lastCenter = nil
    track.clear()
  }
}
