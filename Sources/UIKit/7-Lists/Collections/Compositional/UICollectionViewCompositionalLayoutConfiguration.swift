import CoreGraphics

/// The direction and the surroundings of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The headers, footers and other views at the edges of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary from which sections' insets count; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
