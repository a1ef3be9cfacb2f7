import DisplayProtocol
import QuartzCore

/// Makes touches and their events of what pointers do.
@MainActor final class TouchDispatcher {
  /// Taps closer than this in time, in seconds, count as one series.
  static let longestTapInterval: TimeInterval = 0.35
  /// Taps closer than this in space, in points, count as one series.
  static let longestTapDistance: CGFloat = 45

  private var touches: [Int: UITouch] = [:]
  private let hover = HoverTracker()
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  /// Sends what a pointer did to the application.
  func dispatch(_ input: PointerInput, to application: UIApplication) {
    hover.follow(input, isDown: touches[input.pointerID] != nil, in: application)
    switch input.phase {
    case .down:
      guard touches[input.pointerID] == nil else { return }
      begin(input, in: application)
    case .move, .up, .cancel:
      guard let touch = touches[input.pointerID] else { return }
      touch.previousLocationInWindow = touch.locationInWindow
      touch.locationInWindow = touch.window?.convertFromScreen(input.location) ?? input.location
      touch.timestamp = input.timestamp
      switch input.phase {
      case .move:
        guard touch.locationInWindow != touch.previousLocationInWindow else { return }
        touch.phase = .moved
      case .up:
        touch.phase = .ended
        lastTap = (input.location, input.timestamp, touch.tapCount)
      default:
        touch.phase = .cancelled
      }
    }
    guard let touch = touches[input.pointerID] else { return }
    send(touch, modifiers: input.modifiers, to: application)
    if touch.phase == .began, touch.isSecondary {
      if let view = touch.view { view.secondaryPressBegan(in: view, at: touch.locationInWindow) }
    }
    if touch.phase == .ended || touch.phase == .cancelled {
      touches[input.pointerID] = nil
    }
  }

  /// Cancels every touch that is down, as when the app goes to the background.
  func cancelAll(in application: UIApplication) {
    for (pointer, touch) in touches.sorted(by: { $0.key < $1.key }) {
      touch.phase = .cancelled
      send(touch, modifiers: [], to: application)
      touches[pointer] = nil
    }
  }

  private func begin(_ input: PointerInput, in application: UIApplication) {
    for window in application.windowsFrontToBack {
      let location = window.convertFromScreen(input.location)
      guard let view = window.hitTest(location, with: nil) else { continue }
      guard view.wasShown(in: input.seenCommit) else { return }
      let touch = UITouch(type: .init(input.kind), location: location, timestamp: input.timestamp)
      touch.window = window
      touch.view = view
      touch.isScrolledByDisplay = input.mayScroll
      touch.isSecondary = input.isSecondary
      if input.isSecondary { touch.delivery.keepFromView() }
      // Gestures receive all fingers, the view only as many as it accepts.
      if !view.isMultipleTouchEnabled, touches.values.contains(where: { $0.view === view }) {
        touch.delivery.keepFromView()
      }
      if touches.values.contains(where: { $0.excludes(view, in: window) }) { touch.delivery.keepFromView() }
      if let tap = lastTap, input.timestamp - tap.time <= TouchDispatcher.longestTapInterval,
        hypot(input.location.x - tap.location.x, input.location.y - tap.location.y)
          <= TouchDispatcher.longestTapDistance
      {
        touch.tapCount = tap.count + 1
      }
      touches[input.pointerID] = touch
      return
    }
  }

  private func send(_ touch: UITouch, modifiers: KeyModifiers, to application: UIApplication) {
    let event = UIEvent()
    event.timestamp = touch.timestamp
    event.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    for other in touches.values where other !== touch {
      other.phase = .stationary
    }
    event.allTouches = Set(touches.values)
    event.buttonMask = touch.buttonMask
    application.sendEvent(event)
  }
}

extension UITouch {
  /// Whether another view gets no touch in a window beside this one, which one of both views has to itself.
  fileprivate func excludes(_ other: UIView, in window: UIWindow) -> Bool {
    guard self.window === window, let view, view !== other else { return false }
    return (view.isExclusiveTouch || other.isExclusiveTouch) && !delivery.isOver
  }
}
