import CoreGraphics

/// An object whose content takes part in layout: a controller or a presentation controller. As UIKit's.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the container prefers, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when a child's `preferredContentSize` changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when a child laid out by constraints fits another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child when this container has a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container gets another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the container's traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
