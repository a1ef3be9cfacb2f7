import UIKit

/// The delegate's methods of collections made by ``CollectionViewBase``, for subclasses to override.
///
/// Each does what UIKit does without it. Swift finds a delegate's methods where the conformance is declared,
/// and so a subclass says `override` before them.
@preconcurrency @MainActor
open class CollectionViewDelegateBase<STATE, ACTION>: ViewBase<STATE, ACTION>, UICollectionViewDelegate {
  /// Whether an item that is pressed shows it, and can be selected; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether an item that a person chose is selected; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether one of several selected items is deselected; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// A person selected an item. Emits the selection and deselects the item; an override calls `super`.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// A person deselected an item. Does nothing by default.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// A cell is about to show. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// A cell no longer shows. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The collection was scrolled. Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A person begins to drag the collection. Does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A person let go of the collection. Does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The collection came to rest. Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
