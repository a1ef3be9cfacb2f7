import QuartzCore

/// Recognizes one or more taps of one or more fingers. Its state goes to `.ended` when the last is complete.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required for the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of touches required for a tap; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a mouse that tap; the primary one by default. Fingers count for the primary one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override func acceptsPress(isSecondary: Bool) -> Bool {
    buttonMaskRequired.contains(isSecondary ? .secondary : .primary)
  }

  /// The maximum distance that a touch may move during a tap, in points.
  static let allowableMovement = TouchDispatcher.longestTapDistance

  private var taps = 0
  private var mostFingers = 0
  private var firstCenter: CGPoint?
  private var lastTouches: [UITouch] = []

  override var precedence: Int { numberOfTapsRequired + numberOfTouchesRequired }
  override var measuredTouches: [UITouch] { lastTouches.isEmpty ? touchesDown : lastTouches }

  /// A tap does not prevent gestures that need more taps than it, or more fingers.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    switch preventedGestureRecognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired <= numberOfTapsRequired
        && tap.numberOfTouchesRequired <= numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer:
      press.numberOfTapsRequired < numberOfTapsRequired
    default: super.canPrevent(preventedGestureRecognizer)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelAlarm()
    let fingers = touchesDown
    mostFingers = max(mostFingers, fingers.count)
    guard fingers.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    if let firstCenter, firstCenter.distance(to: center) > Self.allowableMovement { state = .failed }
    firstCenter = firstCenter ?? center
    lastTouches = fingers
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distanceFromStart > Self.allowableMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return }
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    mostFingers = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      center = lastTouches.center
      state = .ended
    } else {
      setAlarm(after: TouchDispatcher.longestTapInterval) { $0.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    mostFingers = 0
    firstCenter = nil
    lastTouches = []
  }
}
