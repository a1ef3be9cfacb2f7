import CoreGraphics

/// A view attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Makes a view that is attached to its container by an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Makes a view of which one anchor lies on an anchor of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The position in front of or behind the views around it; 1 by default.
  open var zIndex = 1
  /// The element kind of the view, for the data source.
  public let elementKind: String
  /// The place in the container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place in the view; nil where the container's anchor decides.
  public let itemAnchor: NSCollectionLayoutAnchor?
}
