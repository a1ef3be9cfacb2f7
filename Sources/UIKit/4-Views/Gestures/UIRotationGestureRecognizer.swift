import QuartzCore

/// Recognizes two fingers that turn about each other. It ends when both are lifted.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle that the touches turn before the gesture begins, in radians.
  static let hysteresis: CGFloat = 0.1

  private var pair = FingerPair()
  private var track = FingerTrack()
  private var angle: CGFloat = 0

  override var needsTwoFingers: Bool { true }

  /// The angle that the touches have turned since they came down, or since it was set, in radians clockwise.
  open var rotation: CGFloat {
    get { angle }
    set {
      angle = newValue
      track.clear()
    }
  }

  /// The angular velocity of the touches, in radians per second.
  open var velocity: CGFloat { track.velocity.dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.begin(touchesDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.change(to: touchesDown) else { return }
    angle += change.turn
    track.record(CGVector(dx: angle, dy: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(angle) >= Self.hysteresis {
      state = .began
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

  open override func reset() {
    super.reset()
    pair = FingerPair()
    track.clear()
    angle = 0
  }
}
