import QuartzCore

/// The animation of a scroll view's content from one scale and offset to another.
final class ZoomMotion: FrameFollower {
  /// A scale and an offset.
  struct Pose: Equatable {
    var scale: CGFloat
    var offset: CGPoint

    /// Whether the difference from another one is visible.
    func differs(from other: Pose) -> Bool {
      abs(scale - other.scale) > 1e-6 * scale || abs(offset.x - other.offset.x) > 0.01
        || abs(offset.y - other.offset.y) > 0.01
    }
  }

  /// Whether it leads back to the limits that a pinch went past.
  let isBounce: Bool
  private weak var scrollView: UIScrollView?
  private let start: Pose
  private let end: Pose
  private let progress = AxisMotion(from: 0, to: 1)
  private let startTime = SystemClock.current.now

  init(_ scrollView: UIScrollView, from start: Pose, to end: Pose, isBounce: Bool) {
    (self.scrollView, self.start, self.end, self.isBounce) = (scrollView, start, end, isBounce)
  }

  func moves(to time: TimeInterval) -> Bool {
    guard let scrollView, scrollView.zooming.motion === self else { return false }
    let elapsed = max(0, time - startTime)
    guard elapsed < progress.duration - 1e-9 else {
      scrollView.show(end)
      if scrollView.zooming.motion === self { scrollView.zoomDidEnd() }
      return false
    }
    scrollView.show(pose(at: progress.position(at: elapsed)))
    return true
  }

  private func pose(at part: CGFloat) -> Pose {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    return Pose(
      scale: between(start.scale, end.scale),
      offset: CGPoint(x: between(start.offset.x, end.offset.x), y: between(start.offset.y, end.offset.y)))
  }

  /// Leaves the content as it shows. The delegate is notified of the end.
  func stop() {
    guard let scrollView, scrollView.zooming.motion === self else { return }
    FrameClock.main.leave(self)
    scrollView.zoomDidEnd()
  }
}
