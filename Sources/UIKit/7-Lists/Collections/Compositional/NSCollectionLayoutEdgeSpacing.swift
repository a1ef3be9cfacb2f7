import CoreGraphics

/// The space around an item, outside its size.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Makes spaces for the four edges; nil leaves none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// The spaces before and after the item along an axis.
  final func along(_ axis: LayoutAxis) -> (
    before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?
  ) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
