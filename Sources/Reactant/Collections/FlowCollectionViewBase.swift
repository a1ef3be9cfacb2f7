import UIKit

/// A collection whose items flow in lines.
@preconcurrency @MainActor
open class FlowCollectionViewBase<MODEL, ACTION>: CollectionViewBase<MODEL, ACTION> {
  /// The layout of the items.
  public let collectionViewLayout: UICollectionViewFlowLayout

  /// Creates a collection.
  /// - Parameters:
  ///   - reloadable: Whether pulling the collection emits `.refresh`.
  ///   - automaticallyDeselect: Whether an item is deselected right after it was selected.
  public init(reloadable: Bool = true, automaticallyDeselect: Bool = true) {
    let layout = UICollectionViewFlowLayout()
    collectionViewLayout = layout
    super.init(layout: layout, reloadable: reloadable, automaticallyDeselect: automaticallyDeselect)
  }

  /// The estimated size of items, in points; zero, the default, for items of ``itemSize``.
  public final var estimatedItemSize: CGSize {
    get { collectionViewLayout.estimatedItemSize }
    set { collectionViewLayout.estimatedItemSize = newValue }
  }

  /// The size of items, in points.
  public final var itemSize: CGSize {
    get { collectionViewLayout.itemSize }
    set { collectionViewLayout.itemSize = newValue }
  }

  /// The least distance between two lines, in points.
  public final var minimumLineSpacing: CGFloat {
    get { collectionViewLayout.minimumLineSpacing }
    set { collectionViewLayout.minimumLineSpacing = newValue }
  }

  /// The direction in which the collection scrolls.
  public final var scrollDirection: UICollectionView.ScrollDirection {
    get { collectionViewLayout.scrollDirection }
    set { collectionViewLayout.scrollDirection = newValue }
  }
}
