import QuartzCore

/// The steps of a touch that were delivered to the touched view, and those that gestures hold back.
@MainActor final class TouchDelivery {
  /// One step of a touch as it was when it happened.
  private struct Step {
    var phase: UITouch.Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
    var event: UIEvent
  }

  private enum Stage { case unknown, began, over }

  /// Whether a recognized gesture has taken the touch from its view.
  var isClaimed = false

  private var stage = Stage.unknown
  private var held: [Step] = []
  private var lastEvent: UIEvent?

  /// Whether all was delivered to the view.
  var isEmpty: Bool { held.isEmpty }

  /// Whether the view has received the touch.
  var isNotified: Bool { stage == .began }

  /// Whether the view receives no further events of the touch.
  var isOver: Bool { stage == .over }

  /// Withholds the touch from the view, as a second finger of a view without multiple touch.
  func keepFromView() {
    stage = .over
  }

  /// Adds the step that a touch has just made.
  func add(_ touch: UITouch, _ event: UIEvent) {
    guard stage != .over else { return }
    lastEvent = event
    held.append(
      Step(
        phase: touch.phase, location: touch.locationInWindow,
        previousLocation: touch.previousLocationInWindow, timestamp: touch.timestamp, event: event))
  }

  /// Delivers to the view what no gesture delays, or the cancellation by a gesture that took the touch.
  func flush(_ touch: UITouch) {
    guard stage != .over else { return }
    if isClaimed {
      held = []
      let event = exchange(&lastEvent, with: nil)
      if exchange(&stage, with: .over) == .began { send(touch, .cancelled, event) }
      return
    }
    while stage != .over, let step = held.first, !touch.holdsBack(step.phase) {
      held.removeFirst()
      stage = step.phase == .ended || step.phase == .cancelled ? .over : .began
      if stage == .over { lastEvent = nil }
      let now = (touch.locationInWindow, touch.previousLocationInWindow, touch.timestamp)
      (touch.locationInWindow, touch.previousLocationInWindow, touch.timestamp) =
        (step.location, step.previousLocation, step.timestamp)
      send(touch, step.phase, step.event)
      (touch.locationInWindow, touch.previousLocationInWindow, touch.timestamp) = now
    }
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent?) {
    guard let view = touch.view else { return }
    let now = exchange(&touch.phase, with: phase)
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    default: break
    }
    touch.phase = now
  }
}

extension UITouch {
  /// Whether a gesture that may yet be recognized holds such a step back.
  fileprivate func holdsBack(_ phase: Phase) -> Bool {
    gestureRecognizers?.contains {
      guard $0.settled == .possible, $0.tracked.contains(self) else { return false }
      return phase == .began ? $0.holdsTouchesBegan : phase == .ended && $0.delaysTouchesEnded
    } ?? false
  }
}
