import QuartzCore

/// Items in lines that are filled one after the other, in sections with headers and footers. Behaves as
/// UIKit's does.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of ``estimatedItemSize`` by which cells are as large as their constraints require.
  public class var automaticSize: CGSize { CGSize(width: automaticLength, height: automaticLength) }
  private static let automaticLength: CGFloat = 1e9
  private static let automaticEstimate = CGSize(width: 50, height: 50)

  /// The direction in which the content scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of items in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// About how large items are whose cells say how large they are; zero, the default, when they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The least room between lines; 10 points by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least room between items of a line; 10 points by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Room around a section's items; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The size of headers, of which the part along the scroll direction counts; zero, the default, for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the part along the scroll direction counts; zero, the default, for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay where content begins to show while their section does; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay where content ends while their section shows; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Working out

  private var sections: [FlowSection] = []
  private var starts: [CGFloat] = []
  private var length: CGFloat = 0
  /// The sizes that cells have requested, by section and item.
  private var preferred: [Int: [Int: CGSize]] = [:]

  private var isVertical: Bool { scrollDirection == .vertical }
  private var breadth: CGFloat {
    guard let view = collectionView else { return 0 }
    let room = view.bounds.inset(by: view.adjustedContentInset)
    return max(isVertical ? room.width : room.height, 0)
  }

  /// A size as what it takes along the lines and across them.
  private func turned(_ size: CGSize) -> FlowSize {
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    return isVertical
      ? FlowSize(along: sound(size.width), across: sound(size.height))
      : FlowSize(along: sound(size.height), across: sound(size.width))
  }

  open override func prepare() {
    super.prepare()
    (sections, starts, length) = ([], [], 0)
    guard let view = collectionView else { return }
    view.unimplementedMethods.removeAll()
    for section in 0..<view.numberOfSections {
      starts.append(length)
      let made = makeSection(section, in: view)
      sections.append(made)
      length += made.length
    }
  }

  private func makeSection(_ section: Int, in view: UICollectionView) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let (begin, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    var made = FlowSection(
      room: max(breadth - begin - end, 0), begin: begin, before: before, after: after,
      header: turned(header).across, footer: turned(footer).across, spacing: max(spacing, 0),
      lineSpacing: lineSpacing)
    let count = view.shownCount(inSection: section)
    guard count > 0 else { return made }
    guard estimatedItemSize == .zero else {
      let known = preferred[section]?.mapValues(turned) ?? [:]
      made.fill(count: count, size: turned(estimate), known: known)
      return made
    }
    func size(_ item: Int) -> CGSize {
      guard let data = view.pathToMeasure(IndexPath(item: item, section: section)) else { return itemSize }
      return delegate?.collectionView(view, layout: self, sizeForItemAt: data) ?? itemSize
    }
    let first = turned(size(0))
    if delegate == nil || view.unimplementedMethods.contains(.itemSizes) {
      made.fill(count: count, size: first)
    } else if count > ListCounts.mostRowsAsked {
      warnOnce(
        """
        The delegate of a flow layout gives the sizes of up to \(ListCounts.mostRowsAsked) items of a section, which has \(count): \
        all are as large as the first. Set estimatedItemSize, so that cells are measured as they come into sight.
        """)
      made.fill(count: count, size: first)
    } else {
      made.fill((0..<count).map { $0 == 0 ? first : turned(size($0)) })
    }
    return made
  }

  private var estimate: CGSize {
    estimatedItemSize.width >= Self.automaticLength ? Self.automaticEstimate : estimatedItemSize
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfDue()
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  // MARK: Answers

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: size.along, height: size.across)
      : CGRect(x: across, y: along, width: size.across, height: size.along)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard flipsHorizontallyInOppositeLayoutDirection, let view = collectionView, !view.readsFromLeft else {
      return frame
    }
    let width = max(collectionViewContentSize.width, breadth)
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfDue()
    guard sections.indices.contains(indexPath.section),
      let place = sections[indexPath.section].place(of: indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let scale = collectionView?.traitCollection.displayScale ?? 1
    func onPixel(_ value: CGFloat) -> CGFloat { value.roundedToPixel(.toNearestOrAwayFromZero, scale: scale) }
    attributes.frame = mirrored(
      rect(onPixel(place.along), onPixel(starts[indexPath.section] + place.across), place.size))
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfDue()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let across = isHeader ? section.header : section.footer
    guard across > 0, isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    var start = starts[indexPath.section] + (isHeader ? 0 : section.length - across)
    if let view = collectionView {
      let visible = view.bounds.inset(by: view.adjustedContentInset)
      let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
      let end = starts[indexPath.section] + section.length
      if isHeader, sectionHeadersPinToVisibleBounds {
        start = max(start, min(low, end - section.footer - across))
      } else if !isHeader, sectionFootersPinToVisibleBounds {
        start = min(start, max(high - across, starts[indexPath.section] + section.header))
      }
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: IndexPath(item: 0, section: indexPath.section))
    attributes.frame = mirrored(rect(0, start, FlowSize(along: breadth, across: across)))
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
    return attributes
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfDue()
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : lowAndHigh(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      let start = starts[index]
      guard start < high, start + section.length > low else { continue }
      let path = IndexPath(item: 0, section: index)
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
      for item in section.items(from: low - start, to: high - start) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
    }
    return found
  }

  private func lowAndHigh(_ rect: CGRect) -> (CGFloat, CGFloat) {
    let mirrored = mirrored(rect)
    return (mirrored.minX, mirrored.maxX)
  }

  // MARK: What changes it

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.knownBounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return isVertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (path, size) = (originalAttributes.indexPath, preferredAttributes.size)
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell,
      preferred[path.section]?[path.item] != size
    else { return false }
    preferred[path.section, default: [:]][path.item] = size
    return preferredAttributes.size != originalAttributes.size
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && super.measures(attributes)
  }

  override var scrollsAcross: Bool { !isVertical }

  /// Discards the cells' preferred sizes.
  override func discardMeasuredSizes() {
    super.discardMeasuredSizes()
    preferred = [:]
  }

  /// Takes the cells' preferred sizes to their new places. Those that show are measured anew.
  override func itemsDidMove(_ plan: ListPlan<Void>) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in preferred {
      for (item, size) in sizes {
        let path = IndexPath(item: item, section: section)
        guard plan.updates.reloadedRows[path] == nil, let new = plan.newPath(path) else { continue }
        moved[new.section, default: [:]][new.item] = size
      }
    }
    super.itemsDidMove(plan)
    preferred = moved
  }
}
