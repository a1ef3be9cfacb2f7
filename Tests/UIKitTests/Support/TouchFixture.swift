import DisplayProtocol
import QuartzCore

@testable import UIKit

/// A window and fingers that touch it as a display's do, on a clock that stands still but when it is
/// advanced.
@MainActor final class TouchFixture {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let clock = ManualClock(now: 100)
  private let router = InputRouter(application: .shared)
  private var places: [Int: CGPoint] = [:]
  /// The keys that are held while pointers do something.
  var modifiers: KeyModifiers = []

  private init() {
    window.windowLevel = .alert
  }

  /// Shows a fixture while `work` runs. Tests take turns on the main actor.
  static func run(_ work: (TouchFixture) throws -> Void) rethrows {
    let fixture = TouchFixture()
    let old = SystemClock.current
    SystemClock.current = fixture.clock
    fixture.window.isHidden = false
    defer {
      fixture.liftAll()
      fixture.clock.advance(10)
      fixture.window.isHidden = true
      SystemClock.current = old
    }
    try work(fixture)
  }

  /// A view in the window.
  func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    window.addSubview(view)
    return view
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, kind: PointerInput.Kind = .touch) {
    send(.down, CGPoint(x: x, y: y), finger, kind)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, kind: PointerInput.Kind = .touch) {
    send(.move, CGPoint(x: x, y: y), finger, kind)
  }

  /// Lifts a finger where it is.
  func up(finger: Int = 0, kind: PointerInput.Kind = .touch) {
    send(.up, places[finger] ?? .zero, finger, kind)
  }

  func cancel(finger: Int = 0) {
    send(.cancel, places[finger] ?? .zero, finger, .touch)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    down(x, y, finger: finger)
    wait(0.05)
    up(finger: finger)
  }

  /// Presses a mouse's secondary button and lets it go.
  func secondaryTap(_ x: CGFloat, _ y: CGFloat) {
    for phase in [PointerInput.Phase.down, .up] {
      router.receive(
        .pointer(
          PointerInput(
            phase: phase, location: CGPoint(x: x, y: y), timestamp: clock.now, isSecondary: true)))
    }
  }

  /// Moves a finger that is down in steps of 60 a second.
  func drag(to x: CGFloat, _ y: CGFloat, seconds: TimeInterval = 0.2, finger: Int = 0) {
    let start = places[finger] ?? .zero
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      wait(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + (x - start.x) * part, start.y + (y - start.y) * part, finger: finger)
    }
  }

  /// One step of a pinch on a trackpad.
  func magnify(_ x: CGFloat, _ y: CGFloat, by factor: CGFloat) {
    router.receive(.magnify(at: CGPoint(x: x, y: y), by: factor))
  }

  /// Presses a key.
  func press(_ key: String) {
    router.receive(.key(KeyInput(phase: .down, key: key)))
  }

  func wait(_ seconds: TimeInterval) {
    clock.advance(seconds)
  }

  func liftAll() {
    for finger in places.keys.sorted() { up(finger: finger) }
  }

  private func send(_ phase: PointerInput.Phase, _ point: CGPoint, _ finger: Int, _ kind: PointerInput.Kind) {
    places[finger] = phase == .up || phase == .cancel ? nil : point
    router.receive(
      .pointer(
        PointerInput(
          phase: phase, pointerID: finger, kind: kind, location: point, timestamp: clock.now,
          modifiers: modifiers)))
  }
}

/// Records the calls of gestures and views.
@MainActor final class GestureLog {
  var lines: [String] = []

  /// Notes the states that a recognizer goes through.
  func follow(_ gesture: UIGestureRecognizer, as name: String) {
    gesture.addTarget(self, action: Selector("note", GestureLog.note))
    gesture.name = name
  }

  private func note(_ gesture: UIGestureRecognizer) {
    lines.append("\(gesture.name ?? "?") \(gesture.state)")
  }
}
