import QuartzCore

/// Scrolls content while something is held near an edge of its scroll view: faster the nearer to the edge it
/// is held.
final class EdgeScroller: FrameFollower {
  private weak var scrollView: UIScrollView?
  private let place: () -> CGPoint?
  private let didScroll: () -> Void
  private var last: TimeInterval?

  /// Creates a scroller.
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - place: Returns the place that is held, in the window's points; nil once nothing is.
  ///   - didScroll: A closure that is called after each step.
  init(_ scrollView: UIScrollView, place: @escaping () -> CGPoint?, didScroll: @escaping () -> Void) {
    (self.scrollView, self.place, self.didScroll) = (scrollView, place, didScroll)
  }

  /// Begins or ends scrolling, by the place that is held.
  func update() {
    guard speed != .zero else { return stop() }
    if last == nil { last = SystemClock.current.now }
    FrameClock.main.follow(self)
  }

  func stop() {
    last = nil
    FrameClock.main.leave(self)
  }

  func moves(to time: TimeInterval) -> Bool {
    let speed = speed
    guard let scrollView, speed != .zero, let last else {
      self.last = nil
      return false
    }
    self.last = time
    let offset = scrollView.contentOffset
    let seconds = CGFloat(time - last)
    let goal = scrollView.restingOffset(
      nearest: CGPoint(x: offset.x + speed.dx * seconds, y: offset.y + speed.dy * seconds))
    let step = CGPoint(x: scrollView.onPixels(goal.x), y: scrollView.onPixels(goal.y))
    guard step != offset else { return true }
    scrollView.contentOffset = step
    scrollView.layoutIfNeeded()
    didScroll()
    return true
  }

  /// The speed of the content, in points a second.
  private var speed: CGVector {
    guard let scrollView, scrollView.isScrollEnabled, let held = place() else { return .zero }
    let point = scrollView.convert(held, from: nil)
    let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let metrics = Metrics.current.tables
    func along(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      guard range.isSpread, high > low else { return 0 }
      let zone = min(metrics.scrollZone, (high - low) / 2)
      let before = (low + zone - place) / zone
      let after = (place - (high - zone)) / zone
      if before > 0 { return -min(before, 1) * metrics.scrollSpeed }
      return after > 0 ? min(after, 1) * metrics.scrollSpeed : 0
    }
    return CGVector(
      dx: along(point.x, visible.minX, visible.maxX, scrollView.horizontalRange),
      dy: along(point.y, visible.minY, visible.maxY, scrollView.verticalRange))
  }
}
