import QuartzCore

/// The drag of a scroll view's content. It keeps touches from what lies in the content until it is clear that
/// they do not scroll, and stops content that moves by itself under a finger.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum time for which touches are withheld from the content, in seconds.
  static let longestDelay: TimeInterval = 0.15

  private var isDelaying = false

  /// The scroll view that it drags. Apps may attach the gesture to another view.
  weak var scrollView: UIScrollView?

  /// Receives touches with which the display scrolls by itself only to withhold them from the content.
  override func shouldReceive(_ touch: UITouch) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled,
      !touch.isScrolledByDisplay || scrollView.delaysContentTouches,
      (touch.view as? UIControl)?.keepsDrags != true
    else { return false }
    return super.shouldReceive(touch)
  }

  override var holdsTouchesBegan: Bool { super.holdsTouchesBegan || isDelaying }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView else { return }
    for touch in touches where !touch.isScrolledByDisplay {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) { touch.delivery.keepFromView() }
    }
    if !touches.contains(where: \.isScrolledByDisplay), scrollView.touchDidBegin() {
      for touch in touches where touch.view !== scrollView { touch.delivery.isClaimed = true }
    }
    guard scrollView.delaysContentTouches, state == .possible, touchesDown.count == 1,
      touches.contains(where: { $0.view !== scrollView })
    else { return }
    isDelaying = true
    setAlarm(after: Self.longestDelay) { $0.stopDelaying() }
  }

  private func stopDelaying() {
    isDelaying = false
    GestureArbiter.shared.flush()
  }

  override func isRecognized(after movement: CGVector) -> Bool? {
    guard let scrollView else { return false }
    guard !touchesDown.contains(where: \.isScrolledByDisplay) else { return nil }
    guard scrollView.shouldDrag(scrollView.fromWindow(movement), slop: Self.hysteresis) else { return nil }
    return touchesDown.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, touch.delivery.isNotified else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  override func reset() {
    super.reset()
    isDelaying = false
    scrollView?.touchesDidEnd()
  }
}
