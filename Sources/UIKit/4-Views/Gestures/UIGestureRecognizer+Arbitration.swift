import Diagnostics
import QuartzCore

extension UIGestureRecognizer.State {
  /// Whether the gesture is over.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether the gesture was recognized and is not over.
  var isOngoing: Bool { self == .began || self == .changed }
}

/// The queries and notifications that the arbiter sends to a gesture.
extension UIGestureRecognizer {
  /// Requests a state, if that can follow. A gesture that is over stays so until it is reset.
  func request(_ new: State) {
    let old = state
    guard !old.isFinal else { return }
    switch (old, new) {
    case (.possible, .possible): return
    case (.possible, .cancelled): requests.append(.failed)
    case (.possible, .changed), (_, .possible), (.began, .began), (.changed, .began):
      Log.input.warning("\(type(of: self)) cannot go from \(old) to \(new); it stays \(old).")
      return
    case (.began, .failed), (.changed, .failed): requests.append(.cancelled)
    // Only the newest counts while they wait.
    case (.changed, .changed) where requests.last == .changed: return
    default: requests.append(new)
    }
    GestureArbiter.shared.requested(self)
  }

  /// Breaks the gesture off, whatever it waits for.
  func abandon() {
    guard GestureArbiter.shared.isActive(self), !settled.isFinal else { return }
    requests = [settled == .possible ? .failed : .cancelled]
    GestureArbiter.shared.requested(self)
  }

  /// Whether a touch that has just begun is one for this gesture.
  func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, !state.isFinal, acceptsPress(isSecondary: touch.isSecondary),
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    if requiresExclusiveTouchType, let first = touchesDown.first, first.type != touch.type { return false }
    return shouldReceive(touch)
  }

  /// Goes to a state that was granted, and notifies the targets.
  func settle(_ new: State) {
    settled = new
    if new.isFinal { cancelAlarm() }
    if new == .failed { didFail() }
    if new != .failed, cancelsTouchesInView { for touch in tracked { touch.delivery.isClaimed = true } }
    guard new != .failed else { return }
    isNotifying = true
    handlers.call(for: self)
    isNotifying = false
  }

  /// Fails before it was recognized.
  func fail() {
    requests = []
    settle(.failed)
  }

  /// Is possible again, for the next gesture.
  func finish() {
    cancelAlarm()
    tracked = []
    requests = []
    settled = .possible
    reset()
  }

  /// Whether both gestures follow the same touch.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    tracked.contains { touch in other.tracked.contains { $0 === touch } }
  }

  /// Whether this gesture, once recognized, makes the other one fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true {
      return false
    }
    return true
  }

  /// Whether this gesture waits until the other one has failed.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.gesture === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether the touched views, from the inside out, and the delegate let it begin.
  var mayBegin: Bool {
    var next = tracked.first?.view ?? view
    while let candidate = next {
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      next = candidate === view ? nil : candidate.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
