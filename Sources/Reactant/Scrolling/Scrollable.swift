import UIKit

/// An object whose content can be scrolled to its top.
@preconcurrency @MainActor public protocol Scrollable {
  /// Scrolls to the top.
  func scrollToTop(animated: Bool)
}

extension Scrollable {
  /// Scrolls to the top, with animation.
  public func scrollToTop() {
    scrollToTop(animated: true)
  }
}

extension UIScrollView: Scrollable {
  /// Scrolls to the content's beginning: the offset becomes the negative inset, with what bars cover.
  public func scrollToTop(animated: Bool) {
    let inset = adjustedContentInset
    setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: animated)
  }
}
