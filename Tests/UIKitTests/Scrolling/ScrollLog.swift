import UIKit

/// A delegate that records its calls, runs of movements as one entry.
@MainActor final class ScrollLog: UIScrollViewDelegate {
  private(set) var entries: [String] = []
  private(set) var offsets: [CGPoint] = []
  private(set) var velocity = CGPoint.zero
  /// The offset at which the content is to come to rest, as reported; ``redirect`` may change it.
  private(set) var target = CGPoint.zero
  /// Says where the content should come to rest instead.
  var redirect: (CGPoint) -> CGPoint = { $0 }
  /// Called with every movement.
  var onScroll: (UIScrollView) -> Void = { _ in }

  private func note(_ entry: String) {
    if entry != "scroll" || entries.last != "scroll" { entries.append(entry) }
  }

  func clear() {
    entries = []
    offsets = []
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    offsets.append(scrollView.contentOffset)
    onScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will let go")
    self.velocity = velocity
    target = targetContentOffset.pointee
    targetContentOffset.pointee = redirect(target)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "let go, moves on" : "let go, rests")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will slow down") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("slowed down") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("animation ended") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}
