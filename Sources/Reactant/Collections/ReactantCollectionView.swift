import UIKit

/// A component that shows a collection.
@preconcurrency @MainActor public protocol ReactantCollectionView: AnyObject, Scrollable {
  /// The collection.
  var collectionView: UICollectionView { get }
  /// The control that reloads the collection; nil for collections that are not reloadable.
  var refreshControl: UIRefreshControl? { get }
  /// The label in the middle of an empty collection.
  var emptyLabel: UILabel { get }
  /// The wheel in the middle of a collection that is being loaded and has no refresh control.
  var loadingIndicator: UIActivityIndicatorView { get }
}

extension ReactantCollectionView {
  /// Scrolls to the first item.
  public func scrollToTop(animated: Bool) {
    collectionView.scrollToTop(animated: animated)
  }

  /// The tint of the refresh control; nil without one.
  public var refreshControlTintColor: UIColor? {
    get { refreshControl?.tintColor }
    set { refreshControl?.tintColor = newValue }
  }

  /// The style of the loading indicator.
  public var activityIndicatorStyle: UIActivityIndicatorView.Style {
    get { loadingIndicator.style }
    set { loadingIndicator.style = newValue }
  }

  /// The distance of the content from the collection's edges, in points.
  public var contentInset: UIEdgeInsets {
    get { collectionView.contentInset }
    set { collectionView.contentInset = newValue }
  }
}
