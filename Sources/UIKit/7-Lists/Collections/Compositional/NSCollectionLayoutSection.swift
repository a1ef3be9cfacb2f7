import CoreGraphics

/// Groups that follow each other, and what lies around them. Behaves as UIKit's does.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  let group: NSCollectionLayoutGroup
  /// The list that the section shows; nil where it is none.
  final var list: ListSection?
  /// The space above a header.
  final var topPadding: CGFloat = 0

  /// The space around the groups, in points; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The boundary from which the insets count; the layout's by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The boundary from which views at the edges keep their distance; automatic by default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether views at the edges keep within the section's insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// The scrolling across the layout's direction; none by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Properties of that scrolling.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other views at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called with the items that show whenever the content has moved; nil by default.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
