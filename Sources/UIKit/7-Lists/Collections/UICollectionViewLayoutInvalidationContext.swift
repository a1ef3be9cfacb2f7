import CoreGraphics

/// A description of what of a layout has to be worked out anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context.
  public override required init() {
    super.init()
  }

  /// Whether everything has to be.
  open var invalidateEverything: Bool { everything }
  final var everything = false
  /// Whether the numbers of items have changed.
  open var invalidateDataSourceCounts: Bool { countsChanged }
  final var countsChanged = false

  /// Adds items whose places have to be worked out anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds headers, footers or other views whose places have to be worked out anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Adds decoration views whose places have to be worked out anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// The items that were added; nil without any.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers and other views that were added; nil without any.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were added; nil without any.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The distance by which the content is scrolled when the layout is invalidated; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size when the layout is invalidated; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// The places that items have which are moved by hand; nil without any.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The places that items get which are moved by hand; nil without any.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point to which items are moved by hand; zero without any.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The size that a view has requested, with the place that the layout gave it.
  final var preferred: (attributes: UICollectionViewLayoutAttributes, size: CGSize)?
}

/// A description of what of a flow layout has to be worked out anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for its sizes again; true by default. The layout asks in any case.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether all places are worked out anew; true by default. The layout does so in any case.
  open var invalidateFlowLayoutAttributes = true
}
