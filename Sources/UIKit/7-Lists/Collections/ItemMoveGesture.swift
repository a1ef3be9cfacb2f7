import QuartzCore

/// A long press on an item of a collection, which lifts it; the pointer then moves it, and drops it where it
/// is released.
final class ItemMoveGesture: UIGestureRecognizer {
  private static let pressDuration: TimeInterval = 0.5
  private static let allowableMovement: CGFloat = 10

  override var needsRestingTouch: Bool { true }

  private var collection: UICollectionView? { view as? UICollectionView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count == 1, state == .possible else {
      if state == .possible { state = .failed }
      return
    }
    setAlarm(after: Self.pressDuration) { $0.lift() }
  }

  private func lift() {
    guard let collection, let touch = touchesDown.first,
      let path = collection.shownPath(at: touch.location(in: collection)),
      collection.beginMove(at: path, location: touch.locationInWindow)
    else { return state = .failed }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if state == .possible {
      if touch.distanceFromStart > Self.allowableMovement { state = .failed }
    } else {
      collection?.movePointer(to: touch.locationInWindow)
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .possible else { return state = .failed }
    guard touchesDown.isEmpty else { return }
    collection?.endMove()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .possible else { return state = .failed }
    collection?.cancelMove()
    state = .cancelled
  }
}
