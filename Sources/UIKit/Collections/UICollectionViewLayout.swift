import QuartzCore

/// Says where the views of a collection lie. An abstract class: subclasses override what begins with `prepare()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout. There are no archives of layouts here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` is due.
  final var isDue = true

  /// Tells that everything has to be worked out anew. An override calls `super`.
  open func invalidateLayout() {
    isDue = true
    collectionView?.layoutDidInvalidate()
  }

  /// Tells that something has to be worked out anew; everything is. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Works out what is needed to answer the questions below. An override calls `super`.
  open func prepare() {}

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// What lies in a rectangle; nil by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where something else lies; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether another size or offset of the collection changes the layout; by default another size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  /// What has to be worked out anew when the collection's bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether a cell that asks for another place gets it; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where content comes to rest that a person lets go; where it would by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where content lies after a change; where it would by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where an item that comes is at first; nil, the default, fades it in at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item that goes is at last; nil, the default, fades it out at its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether content is mirrored where text reads from the right; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Works out what is due.
  final func prepareIfDue() {
    guard isDue else { return }
    isDue = false
    prepare()
  }
}

/// What of a layout has to be worked out anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context.
  public override init() {
    super.init()
  }

  /// Whether everything has; true here, nothing less is ever asked for.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items have changed.
  open var invalidateDataSourceCounts: Bool { false }
}
