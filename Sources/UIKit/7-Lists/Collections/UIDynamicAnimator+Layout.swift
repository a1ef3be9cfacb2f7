import CoreGraphics
import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
  /// Makes an animator of attributes of a collection's layout, in the space of its content. Each frame that
  /// moves them invalidates the layout. The layout is not kept.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    otherBounds = { [weak layout] in
      guard let layout else { return nil }
      return CGRect(origin: .zero, size: layout.collectionViewContentSize)
    }
    didMove = { [weak layout] in layout?.invalidateLayout() }
  }

  /// Returns the attributes of a cell, among the items; nil where no behavior acts upon them.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view, among the items.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view, among the items.
  public func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
  }
}
