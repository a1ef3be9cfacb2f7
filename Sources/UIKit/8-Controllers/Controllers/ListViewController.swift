import QuartzCore

/// The common part of the controllers of tables and of collections: the methods of a scroll view's delegate,
/// to be overridden by subclasses, as on iOS. Apps make table and collection controllers, not this one: it is
/// public because the superclass of a public class is.
@preconcurrency @MainActor open class ListViewController: UIViewController, UIScrollViewDelegate {
  /// Called when the offset changed, by a person or in code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a person begins to drag the content, or to turn the wheel over it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the person lets go. `velocity` is in points a millisecond; `targetContentOffset` is where
  /// the content would come to rest, and may be set to somewhere else.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the person has let go; `decelerate` is whether the content moves on.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the content moves on after it was let go.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest after it was let go.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when a movement that code began has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns whether the content may be brought to its top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when the content was brought to its top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Returns the subview to enlarge; nil, the default, for no zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when a person begins to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when the zooming has ended, at a scale.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Called when `adjustedContentInset` changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
