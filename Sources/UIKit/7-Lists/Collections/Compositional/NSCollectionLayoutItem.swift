import CoreGraphics

/// An item of a group: a cell's size and the space around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Makes an item of a size, with views attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space between the item's size and its content, in points; zero by default. Dimensions that are
  /// estimated ignore it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item; nil, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// The insets that count.
  final var ownInsets: NSDirectionalEdgeInsets { contentInsets.ignoring(layoutSize.measuredAxes) }
}
