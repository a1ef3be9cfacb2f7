import QuartzCore

/// Recognises fingers that are dragged. Its state goes to `.began` once they have moved about 10 points, to
/// `.changed` with every further move, and to `.ended` when fewer are left than the least number.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers drag at least; 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers may drag; further ones are left to others. As many as there are by default.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers move before the gesture begins, in points.
  static let hysteresis: CGFloat = 10

  private var moved = CGVector.zero
  private var lastCentre: CGPoint?
  private var track = FingerTrack()

  /// How far the fingers have moved since they came down, or since it was set, in a view's coordinates or the
  /// window's, in points.
  open func translation(in view: UIView?) -> CGPoint {
    view?.fromWindow(moved) ?? CGPoint(x: moved.dx, y: moved.dy)
  }

  /// Says how far the fingers have moved up to now. Also resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = view?.toWindow(translation) ?? CGVector(dx: translation.x, dy: translation.y)
    track.clear()
  }

  /// How fast the fingers move, in a view's coordinates or the window's, in points a second. Zero once they
  /// have rested.
  open func velocity(in view: UIView?) -> CGPoint {
    view?.fromWindow(track.velocity) ?? CGPoint(x: track.velocity.dx, y: track.velocity.dy)
  }

  /// How far the fingers have moved, in the window's coordinates.
  var movement: CGVector { moved }

  /// Whether fingers that have moved so far make the gesture; nil while that is open, false makes it fail.
  func isRecognized(after movement: CGVector) -> Bool? {
    hypot(movement.dx, movement.dy) >= Self.hysteresis ? true : nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touchesDown.count > maximumNumberOfTouches { ignore(touch, for: event) }
    lastCentre = touchesDown.centre
    centre = touchesDown.centre
    track.note(moved, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let new = touchesDown.centre
    if let lastCentre {
      moved.dx += new.x - lastCentre.x
      moved.dy += new.y - lastCentre.y
    }
    lastCentre = new
    track.note(moved, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if touchesDown.count >= minimumNumberOfTouches, let isRecognized = isRecognized(after: moved) {
      state = isRecognized ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = touchesDown
    track.rest(at: event.timestamp)
    lastCentre = left.isEmpty ? nil : left.centre
    if left.isEmpty || state != .possible && left.count < minimumNumberOfTouches {
      state = state == .possible ? .failed : .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = touchesDown
    lastCentre = left.isEmpty ? nil : left.centre
    if left.isEmpty || state != .possible && left.count < minimumNumberOfTouches {
      state = state == .possible ? .failed : .cancelled
    }
  }

  open override func reset() {
    super.reset()
    moved = .zero
    lastCentre = nil
    track.clear()
  }
}
