import QuartzCore

/// Delivers touches to the gesture recognizers of the touched view and its superviews, decides which of them
/// may recognize their gesture, and then delivers the remaining touches to the views.
@MainActor final class GestureArbiter {
  static let shared = GestureArbiter()

  /// The gestures that follow touches, those of inner views first.
  private var active: [UIGestureRecognizer] = []
  /// The touches that are down, or that are not delivered to a view completely.
  private var touches: [UITouch] = []
  private var isBusy = false

  func isActive(_ gesture: UIGestureRecognizer) -> Bool {
    active.contains { $0 === gesture }
  }

  // MARK: Touches

  /// Delivers an event's changed touches of one window.
  func deliver(_ moving: [UITouch], with event: UIEvent) {
    // What a handler does may bring another event in the midst of this one: it waits for nothing.
    let wasBusy = exchange(&isBusy, with: true)
    for touch in moving {
      if touch.phase == .began { attach(touch) }
      touch.isOver = touch.phase == .ended || touch.phase == .cancelled
    }
    var notified: [UIGestureRecognizer] = []
    for gesture in moving.flatMap({ $0.gestureRecognizers ?? [] }) where !notified.contains(gesture) {
      notified.append(gesture)
      notify(gesture, of: moving, with: event)
    }
    isBusy = wasBusy
    if !isBusy { resolve() }
    for touch in moving { touch.delivery.add(touch, event) }
    flush()
  }

  private func attach(_ touch: UITouch) {
    touches.append(touch)
    var found: [UIGestureRecognizer] = []
    var next = touch.view
    while let view = next {
      for gesture in view.recognizers where gesture.accepts(touch) { found.append(gesture) }
      next = view.superview
    }
    touch.gestureRecognizers = found
    for gesture in found {
      gesture.tracked.append(touch)
      if gesture.settled.isOngoing, gesture.cancelsTouchesInView { touch.delivery.isClaimed = true }
      activate(gesture)
    }
  }

  private func activate(_ gesture: UIGestureRecognizer) {
    guard !isActive(gesture) else { return }
    let rank = gesture.rank
    let index = active.firstIndex { $0.rank < rank } ?? active.endIndex
    active.insert(gesture, at: index)
  }

  private func notify(_ gesture: UIGestureRecognizer, of moving: [UITouch], with event: UIEvent) {
    let own = moving.filter { touch in gesture.tracked.contains { $0 === touch } }
    guard !own.isEmpty else { return }
    gesture.modifierFlags = event.modifierFlags
    let down = gesture.touchesDown
    gesture.center = (down.isEmpty ? own : down).center
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard !gesture.state.isFinal else { return }
      let touches = Set(own.filter { $0.phase == phase })
      guard !touches.isEmpty else { continue }
      switch phase {
      case .began: gesture.touchesBegan(touches, with: event)
      case .moved: gesture.touchesMoved(touches, with: event)
      case .ended: gesture.touchesEnded(touches, with: event)
      default: gesture.touchesCancelled(touches, with: event)
      }
    }
  }

  /// Delivers to the views what no gesture delays any more.
  func flush() {
    for touch in touches { touch.delivery.flush(touch) }
    touches.removeAll { $0.isOver && $0.delivery.isEmpty }
  }

  // MARK: Decisions

  /// A gesture requested another state. Within an event the decision waits until all have seen it.
  func requested(_ gesture: UIGestureRecognizer) {
    activate(gesture)
    guard !isBusy else { return }
    resolve()
    flush()
  }

  /// Grants or refuses what gestures request, until nothing more can be decided now.
  private func resolve() {
    isBusy = true
    defer { isBusy = false }
    repeat {
      while let gesture = active.first(where: { isDecidable($0) }) { decide(gesture) }
    } while breakTie()
    for gesture in active where gesture.settled.isFinal && gesture.touchesDown.isEmpty {
      active.removeAll { $0 === gesture }
      gesture.finish()
    }
  }

  private func isDecidable(_ gesture: UIGestureRecognizer) -> Bool {
    guard let next = gesture.requests.first else { return false }
    return gesture.settled != .possible || next == .failed || blockers(of: gesture).isEmpty
  }

  /// The gestures whose failure a gesture waits for.
  private func blockers(of gesture: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter {
      $0 !== gesture && $0.settled == .possible && $0.sharesTouch(with: gesture)
        && gesture.requiresFailure(of: $0)
    }
  }

  private func decide(_ gesture: UIGestureRecognizer) {
    let next = gesture.requests.removeFirst()
    guard !gesture.settled.isFinal else { return }
    guard gesture.settled == .possible, next != .failed else {
      gesture.settle(next)
      return
    }
    let isPrevented = active.contains {
      $0 !== gesture && ($0.settled.isOngoing || $0.settled == .ended) && $0.sharesTouch(with: gesture)
        && $0.prevents(gesture)
    }
    guard !isPrevented, gesture.mayBegin else {
      gesture.fail()
      return
    }
    for other in active
    where other !== gesture && other.settled == .possible && other.sharesTouch(with: gesture) {
      if gesture.prevents(other) || other.requiresFailure(of: gesture) { other.fail() }
    }
    gesture.settle(next)
  }

  /// Lets the first gesture proceed when gestures wait for one another and for none that could still decide
  /// it.
  private func breakTie() -> Bool {
    let waiting = active.filter { $0.settled == .possible && !$0.requests.isEmpty }
    guard let first = waiting.first(where: { !waitsForUndecided($0, besides: []) }) else { return false }
    decide(first)
    return true
  }

  private func waitsForUndecided(
    _ gesture: UIGestureRecognizer, besides path: [UIGestureRecognizer]
  ) -> Bool {
    blockers(of: gesture).contains { blocker in
      guard !path.contains(blocker) else { return false }
      return blocker.requests.isEmpty || waitsForUndecided(blocker, besides: path + [gesture])
    }
  }
}

extension UIGestureRecognizer {
  /// Inner views come first; of one view, the gesture with the higher precedence, then the one added first.
  fileprivate var rank: (Int, Int, Int) {
    let index = view?.recognizers.firstIndex(of: self) ?? 0
    return (view?.depth ?? 0, precedence, -index)
  }
}

extension UIView {
  fileprivate var depth: Int {
    var depth = 0
    var next = superview
    while let view = next {
      depth += 1
      next = view.superview
    }
    return depth
  }
}

extension [UITouch] {
  /// The middle of the touches, in their window's coordinates.
  @MainActor var center: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.locationInWindow.x, y: $0.y + $1.locationInWindow.y)
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
