import QuartzCore

/// Recognizes fingers that rest for a while. Its state goes to `.began` when they have, to `.changed` when
/// they then move, and to `.ended` when they are lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum time that the touches rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum distance that the touches may move before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// The number of taps required before the press; 0 by default.
  open var numberOfTapsRequired = 0

  override var needsRestingTouch: Bool { true }
  /// The number of touches required for the press; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var isComplete = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    cancelAlarm()
    let fingers = touchesDown.count
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard fingers == numberOfTouchesRequired else { return }
    isComplete = true
    guard taps == numberOfTapsRequired else { return }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      setAlarm(after: minimumPressDuration) { $0.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if touches.contains(where: { $0.distanceFromStart > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      if touchesDown.isEmpty { state = .ended }
    } else if taps == numberOfTapsRequired || touchesDown.isEmpty && !isComplete {
      state = .failed
    } else if touchesDown.isEmpty {
      taps += 1
      isComplete = false
      setAlarm(after: TouchDispatcher.longestTapInterval) { $0.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    taps = 0
    isComplete = false
  }
}
