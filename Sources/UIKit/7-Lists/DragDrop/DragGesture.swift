import QuartzCore

/// The beginning of a drag: a finger that rests until something is lifted and then moves, or a mouse that
/// moves. It then follows the hand to the end.
final class DragGesture: UIGestureRecognizer {
  /// The time a finger rests until something is lifted, in seconds: shorter than until a menu opens.
  static let liftDelay: TimeInterval = 0.3
  /// The distance by which the hand moves before a drag begins, in points.
  static let hysteresis: CGFloat = 10

  private weak var interaction: UIDragInteraction?
  private var drag: Drag?
  /// The place of the hand when something was lifted.
  private var liftPlace = CGPoint.zero

  override var needsRestingTouch: Bool { true }

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("follow", DragGesture.follow))
  }

  /// It goes before the scrolling of the same view.
  override var precedence: Int { 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touchesDown.first, touchesDown.count == 1, state == .possible, Drag.current == nil
    else {
      if state == .possible { state = .failed }
      return
    }
    if touch.type == .direct || touch.type == .pencil {
      setAlarm(after: Self.liftDelay) { if !$0.lift() { $0.state = .failed } }
    }
  }

  /// Lifts what can be dragged. Returns whether there is something.
  private func lift() -> Bool {
    guard let interaction, let touch = touchesDown.first else { return false }
    liftPlace = touch.locationInWindow
    drag = Drag(interaction, at: touch.startLocation)
    drag?.lift()
    return drag != nil
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let place = touch.locationInWindow
    if state != .possible {
      drag?.move(to: place)
      state = .changed
      return
    }
    if drag == nil {
      guard touch.distanceFromStart >= Self.hysteresis else { return }
      guard touch.type == .indirectPointer, lift() else { return state = .failed }
    } else if liftPlace.distance(to: place) < Self.hysteresis {
      return
    }
    state = .began
  }

  /// Begins the drag once the gesture has the touch.
  private func follow(_ gesture: UIGestureRecognizer) {
    switch state {
    case .began: drag?.begin(at: center)
    case .cancelled: exchange(&drag, with: nil)?.cancel()
    default: break
    }
  }

  /// Another gesture has the touch: what was lifted goes back.
  override func didFail() { exchange(&drag, with: nil)?.cancel() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .possible else { return state = .failed }
    guard touchesDown.isEmpty else { return }
    exchange(&drag, with: nil)?.drop()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .possible else { return state = .failed }
    state = .cancelled
  }

  override func reset() {
    super.reset()
    exchange(&drag, with: nil)?.cancel()
  }
}
