import CoreGraphics

/// The methods by which a delegate is notified of a scroll view's movements, in UIKit's order: dragging
/// begins, will end, has ended; the content slows down and comes to rest. Every method has a default that
/// does nothing.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the offset changed, by a person or in code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a person begins to drag the content, or to turn the wheel over it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the person lets go. `velocity` is in points a millisecond; `targetContentOffset` is where
  /// the content would come to rest, and may be set to somewhere else.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the person has let go; `decelerate` is whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content moves on after it was let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after it was let go.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when a movement that code began has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether the content may be brought to its top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content was brought to its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Returns the subview to enlarge; nil, the default, for no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a person begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the zooming has ended, at a scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
