import QuartzCore

/// The common part of the controllers of tables and of collections: the methods of a scroll view's delegate, to be
/// overridden by subclasses, as on iOS. Apps make table and collection controllers, not this one: it is public because the
/// superclass of a public class is.
@preconcurrency @MainActor open class ListViewController: UIViewController, UIScrollViewDelegate {
  /// The offset changed, by a person's hand or in code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// A person began to drag the content, or to turn the wheel over it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The person lets go. `velocity` is in points a millisecond; `targetContentOffset` is where the content would
  /// come to rest, and may be set to somewhere else.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The person has let go. `decelerate` tells whether the content moves on.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The content moves on after it was let go.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The content has come to rest after it was let go.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// A movement that was asked for in code has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Whether the content may be brought to its top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The content was brought to its top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The subview to enlarge; nil by default, so that nothing zooms.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// A person began to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The zooming has ended, at a scale.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// `adjustedContentInset` changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
