import QuartzCore

/// Recognizes two fingers that move apart or together. It ends when both are lifted.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the distance between the touches before the gesture begins, in points.
  static let hysteresis: CGFloat = 8

  private var pair = FingerPair()
  private var track = FingerTrack()
  private var factor: CGFloat = 1

  override var needsTwoFingers: Bool { true }

  /// The factor by which the distance between the touches has changed since they came down, or since it was
  /// set.
  open var scale: CGFloat {
    get { factor }
    set {
      factor = newValue
      track.clear()
    }
  }

  /// The velocity of the change of `scale`, per second.
  open var velocity: CGFloat { track.velocity.dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.begin(touchesDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.change(to: touchesDown) else { return }
    if state == .possible {
      guard abs(pair.distance - pair.firstDistance) >= Self.hysteresis else { return }
      factor = pair.distance / pair.firstDistance
      track.record(CGVector(dx: factor, dy: 0), at: event.timestamp)
      state = .began
    } else {
      factor *= change.scale
      track.record(CGVector(dx: factor, dy: 0), at: event.timestamp)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.begin(touchesDown)
    track.rest(at: event.timestamp)
    if touchesDown.isEmpty { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.begin(touchesDown)
    if touchesDown.isEmpty { state = state == .possible ? .failed : .cancelled }
  }

  // MARK: Trackpads

  /// The time without a step after which a pinch on a trackpad has ended, in seconds; displays do not report
  /// the end.
  static let magnificationPause: TimeInterval = 0.2

  /// Whether there is something that a pinch changes.
  var isAvailable: Bool { true }

  /// Follows one step of a pinch on a trackpad, or of a wheel with Control, at a point of the window.
  func magnify(by step: CGFloat, at location: CGPoint) {
    guard isEnabled, isAvailable, touchesDown.isEmpty, step.isFinite, step > 0 else { return }
    center = location
    factor *= step
    track.record(CGVector(dx: factor, dy: 0), at: SystemClock.current.now)
    state = state == .possible ? .began : .changed
    setAlarm(after: Self.magnificationPause) { $0.state = .ended }
  }

  open override func reset() {
    super.reset()
    pair = FingerPair()
    track.clear()
    factor = 1
  }
}
