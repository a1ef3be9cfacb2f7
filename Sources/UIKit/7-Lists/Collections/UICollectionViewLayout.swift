import QuartzCore

/// The layout of a collection's views. An abstract class: subclasses override what begins with `prepare()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout. There are no archives of layouts here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(self, UICollectionViewLayout.self)
  }

  /// Called after the layout was loaded from a document of Interface Builder. The default does nothing.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows the layout, which nothing here does.
  open func prepareForInterfaceBuilder() {}

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` is due.
  final var isDue = true

  /// The class of the attributes that the layout makes; an override returns a subclass of
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated; an override returns a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Invalidates the whole layout. An override calls `super`.
  open func invalidateLayout() {
    let context = makeContext()
    context.everything = true
    invalidateLayout(with: context)
  }

  /// Invalidates a part of the layout; the next layout prepares again. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isDue = true
    collectionView?.layoutDidInvalidate(with: context)
  }

  /// Works out what is needed to answer the questions below. An override calls `super`.
  open func prepare() {}

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of the elements in a rectangle; nil by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the layout attributes of an item; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a view that the layout itself has, by a registered class; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether another size or offset of the collection changes the layout; by default another size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.knownBounds.size != newBounds.size } ?? false
  }

  /// Returns what has to be worked out anew when the collection's bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether a cell that requests another place gets it; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what has to be worked out anew when a view has requested another place.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Decoration views

  /// Registers the class of a kind of views that the layout itself has; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map(Decoration.type)
  }

  /// Registers a nib of Interface Builder, with one view on its top level, for a kind of views that the
  /// layout itself has; nil removes it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map(Decoration.nib)
  }

  /// A registration for decoration views of a kind: their class, or their nib.
  enum Decoration {
    case type(AnyClass)
    case nib(UINib)

    var id: ObjectIdentifier {
      switch self {
      case .type(let type): ObjectIdentifier(type)
      case .nib(let nib): ObjectIdentifier(nib)
      }
    }
  }
  final var decorations: [String: Decoration] = [:]

  // MARK: Changes

  /// Prepares for changes of items, before they are shown. An override calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Ends changes of items, in the block in which they are animated.
  open func finalizeCollectionViewUpdates() {}
  /// Prepares for giving way to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares for taking over from another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Ends a change of layouts, in the block in which it is animated.
  open func finalizeLayoutTransition() {}

  /// Returns the content offset at which content released by the user comes to rest; the proposed offset by
  /// default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change; the proposed offset by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the initial layout attributes of an appearing item; nil, the default, fades it in at its
  /// position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final layout attributes of a disappearing item; nil, the default, fades it out at its
  /// position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a header, a footer or another view before it comes; nil, the default, fades it in at its
  /// place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a header, a footer or another view after it has gone; nil, the default, fades it out at its
  /// place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a decoration view before it comes; nil, the default, fades it in at its place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a decoration view after it has gone; nil, the default, fades it out at its place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Moving by hand

  /// The place for an item that is moved by hand to a point: by default that of the item whose frame holds
  /// the point, or the one that it has.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let spot = CGRect(origin: position, size: CGSize(width: 0.01, height: 0.01))
    let hit = layoutAttributesForElements(in: spot)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return hit?.indexPath ?? previousIndexPath
  }

  /// The attributes of an item that is moved by hand: by default its own, with its middle at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy(with: nil) as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = max(attributes.zIndex, 1)
    return attributes
  }

  /// The context of a step of items that are moved by hand; by default it names the items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: targetIndexPaths, from: previousIndexPaths, at: targetPosition)
  }

  /// The context of the end of a movement by hand; by default it names the items.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: indexPaths, from: previousIndexPaths, at: .zero)
  }

  private func makeContext(
    moving new: [IndexPath], from old: [IndexPath], at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = new
    context.previousIndexPathsForInteractivelyMovingItems = old
    context.interactiveMovementTarget = position
    return context
  }

  /// Whether content is mirrored where text reads from the right; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Works out what is due.
  final func prepareIfDue() {
    guard isDue else { return }
    isDue = false
    guard let placeholders = collectionView?.dragging?.placeholders else { return prepare() }
    // Layouts place what shows.
    placeholders.presenting { prepare() }
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    (type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  static var attributesType: UICollectionViewLayoutAttributes.Type {
    layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
  }

  // MARK: Measured views

  /// Counts how often the measures of views have been discarded.
  final var measureCount = 1

  /// Whether views of such attributes are measured.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
  }

  /// Whether content goes on across rather than downward.
  var scrollsAcross: Bool { false }

  /// Discards the views' preferred sizes, which are measured again.
  func discardMeasuredSizes() { measureCount += 1 }

  /// Follows items to their new places.
  func itemsDidMove(_ plan: ListPlan<Void>) { discardMeasuredSizes() }

  // MARK: Sections that scroll by themselves

  /// The place of a section that scrolls by itself; nil where it does not.
  func orthogonalPlace(of section: Int) -> OrthogonalPlace? { nil }
  /// The sections in a rectangle that scroll by themselves.
  func orthogonalSections(in rect: CGRect) -> [Int] { [] }
  /// Follows the scrolling of a section, to a distance from its beginning.
  func orthogonalDidScroll(_ section: Int, to offset: CGFloat) {}
  /// The distance at which a section's content rests that is let go.
  func orthogonalRest(
    _ section: Int, for goal: CGFloat, from start: CGFloat, now: CGFloat, speed: CGFloat, isTouch: Bool
  ) -> CGFloat { goal }
  /// The distance at which a section's content rests some groups or pages further; nil where it rests
  /// anywhere.
  func orthogonalStep(_ section: Int, from offset: CGFloat, by step: Int) -> CGFloat? { nil }
  /// The color behind everything; nil for the collection's own.
  var background: UIColor? { nil }
}
