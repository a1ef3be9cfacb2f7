import CoreGraphics

/// Returns the layout of a section; nil only for sections without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, each section in its own way. Behaves as UIKit's does.
///
/// A section costs what its measured items cost: the others are placed by arithmetic when they come into
/// sight.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections come from a closure.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections come from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Traps: a layout is made of its sections in code.
  public required init?(coder: NSCoder) {
    ExceptionName.internalInconsistency.raise(
      "A compositional layout is made with init(section:) or init(sectionProvider:).")
  }

  /// The direction and the surroundings. Setting it lays out anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  // MARK: State

  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var solutions: [SectionSolution] = []
  /// The distances at which sections begin, up to the last one that is known to be right.
  final var starts: [CGFloat] = []
  final var knownStarts = 0
  final var room = CGSize.zero
  /// The room that views at the edges of the whole content take.
  final var surroundings = NSDirectionalEdgeInsets.zero
  /// The sizes that those views have requested.
  final var measuredSurroundings: [Int: CGSize] = [:]
  /// The sizes that views have requested in sections, by section number, kept while those sections are
  /// recomputed.
  final var remembered: [Int: RememberedSection] = [:]

  /// The color behind a layout that is one list.
  final var listBackground: UIColor?
  override var background: UIColor? {
    listBackground ?? solutions.first?.section.list?.configuration.resolvedBackground
  }
  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.measuredAxes.isEmpty
  }

  final var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  // MARK: Working out

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else {
      solutions = []
      return
    }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    if LayoutContainer(room).contentSize != self.room, axis.other.length(room) != axis.other.length(self.room)
    {
      discardMeasuredSizes()
    }
    for solution in solutions where remembered[solution.index] == nil {
      remembered[solution.index] = RememberedSection(solution)
    }
    self.room = CGSize(width: room.width.soundLength, height: room.height.soundLength)
    surroundings = SectionSolution.boundary(
      configuration.boundarySupplementaryItems, measuredSurroundings, self.room)
    solutions = (0..<view.numberOfSections).map { solve($0, in: view) }
    remembered = [:]
    starts = Array(repeating: 0, count: solutions.count)
    knownStarts = 0
  }

  private func solve(_ index: Int, in view: UICollectionView) -> SectionSolution {
    let count = view.shownCount(inSection: index)
    let environment = LayoutEnvironment(LayoutContainer(room), view.traitCollection)
    let section = provider(index, environment)
    ExceptionName.internalInconsistency.raise(
      unless:
        section != nil || count == 0,
      """
      Invalid section definition: the section provider of a compositional layout returned nil for section \(index), \
      which has \(count) items. Return a section for every section that has items.
      """)
    let old = remembered[index]
    let solution = SectionSolution(
      section ?? Self.nothing, index: index, count: section == nil ? 0 : count, axis: axis, room: room,
      reference: section.map { reference($0, in: view) } ?? .zero, traits: view.traitCollection,
      measured: old?.measured ?? [:], measuredBoundaries: old?.boundaries ?? [:])
    solution.offset = min(old?.offset ?? 0, solution.farthestOffset)
    return solution
  }

  private static var nothing: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }

  /// The insets across the layout's axis that a section keeps from its boundary, beside its own.
  private func reference(_ section: NSCollectionLayoutSection, in view: UICollectionView)
    -> NSDirectionalEdgeInsets
  {
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    let box = view.bounds.inset(by: view.adjustedContentInset)
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsetsOfContent
    case .layoutMargins:
      let (margins, taken) = (view.layoutMargins, view.adjustedContentInset)
      insets = UIEdgeInsets(
        top: max(margins.top - taken.top, 0), left: max(margins.left - taken.left, 0),
        bottom: max(margins.bottom - taken.bottom, 0), right: max(margins.right - taken.right, 0))
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: 0, left: max(frame.minX - box.minX, 0), bottom: 0, right: max(box.maxX - frame.maxX, 0))
    }
    let (leading, trailing) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    return axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  // MARK: Lengths

  /// The distance at which a section begins.
  final func start(_ section: Int) -> CGFloat {
    if knownStarts == 0, !starts.isEmpty {
      starts[0] = axis.before(surroundings)
      knownStarts = 1
    }
    while knownStarts <= section {
      let last = knownStarts - 1
      starts[knownStarts] =
        starts[last] + solutions[last].length + configuration.interSectionSpacing.soundDistance
      knownStarts += 1
    }
    return starts[section]
  }

  /// The distance at which the last section ends.
  final var sectionsEnd: CGFloat {
    guard let last = solutions.last else { return axis.before(surroundings) }
    return start(solutions.count - 1) + last.length
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfDue()
    return axis.size(sectionsEnd + axis.after(surroundings), axis.other.length(room))
  }

  /// The sections that may meet a stretch of the content.
  final func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard let last = solutions.indices.last else { return 0..<0 }
    _ = start(last)
    var (first, end) = (0, solutions.count)
    while first < end {
      let middle = (first + end) / 2
      if starts[middle] + solutions[middle].length < low { first = middle + 1 } else { end = middle }
    }
    var next = first
    while next < solutions.count, starts[next] <= high { next += 1 }
    return first..<max(next, first)
  }

  // MARK: Direction

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  final var isMirrored: Bool {
    flipsHorizontallyInOppositeLayoutDirection && collectionView?.readsFromLeft == false
  }

  /// Returns a rectangle as it is read from the other side.
  final func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    let width = axis == .vertical ? room.width : max(sectionsEnd + axis.after(surroundings), room.width)
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfDue()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfDue()
    guard indexPath.count == 2, solutions.indices.contains(indexPath.section),
      let leaf = solutions[indexPath.section].leaf(indexPath.item)
    else { return nil }
    return attributes(indexPath.item, leaf, solutions[indexPath.section])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfDue()
    return supplementary(elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfDue()
    guard indexPath.count == 2, solutions.indices.contains(indexPath.section) else { return nil }
    let solution = solutions[indexPath.section]
    return solution.section.decorationItems.first { $0.elementKind == elementKind }
      .map { decoration($0, solution) }
  }

  // MARK: Changes

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.knownBounds.size != newBounds.size } ?? false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.measuredAxes
    let (wanted, old) = (preferredAttributes.size, originalAttributes.size)
    return axes.contains(.width) && abs(wanted.width - old.width) > 0.01
      || axes.contains(.height) && abs(wanted.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.preferred = (originalAttributes, preferredAttributes.size)
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let (attributes, size) = context.preferred, !isDue else {
      return super.invalidateLayout(with: context)
    }
    measure(attributes, as: size)
    collectionView?.layoutDidInvalidate(with: context)
  }

  override var scrollsAcross: Bool { axis == .horizontal }

  override func discardMeasuredSizes() {
    super.discardMeasuredSizes()
    measuredSurroundings = [:]
    for solution in solutions {
      remembered[solution.index] = RememberedSection(measured: [:], boundaries: [:], offset: solution.offset)
    }
  }

  override func itemsDidMove(_ plan: ListPlan<Void>) {
    var moved: [Int: RememberedSection] = [:]
    for solution in solutions {
      guard let section = plan.newSection(solution.index) else { continue }
      let old = RememberedSection(solution)
      moved[section, default: RememberedSection()].boundaries = old.boundaries
      moved[section, default: RememberedSection()].offset = old.offset
      for (item, size) in old.measured {
        let path = IndexPath(item: item, section: solution.index)
        guard plan.updates.reloadedRows[path] == nil, let new = plan.newPath(path) else { continue }
        moved[new.section, default: RememberedSection()].measured[new.item] = size
      }
    }
    solutions = []
    remembered = moved
  }

  // MARK: Orthogonal scrolling

  override func orthogonalPlace(of section: Int) -> OrthogonalPlace? {
    prepareIfDue()
    guard solutions.indices.contains(section), solutions[section].isOrthogonal else { return nil }
    let solution = solutions[section]
    let length = solution.scrolledLength
    let across = axis.other
    let frame = placed(solution.scrolledFrame, solution)
    let visibleLength = across.length(frame.size)
    let isReversed = isMirrored && across == .horizontal
    let along = isReversed ? max(length, visibleLength) - visibleLength - solution.offset : solution.offset
    return OrthogonalPlace(
      frame: frame, contentSize: across.size(length, axis.length(frame.size)), offset: across.point(along, 0),
      axis: across, isReversed: isReversed, section: solution.section, page: solution.page)
  }

  override func orthogonalSections(in rect: CGRect) -> [Int] {
    prepareIfDue()
    let area = mirrored(rect)
    return sections(from: axis.start(area), to: axis.end(area)).filter {
      solutions[$0].isOrthogonal && solutions[$0].groups.count > 0
        && placed(solutions[$0].scrolledFrame, solutions[$0]).intersects(rect)
    }
  }

  override func orthogonalDidScroll(_ section: Int, to offset: CGFloat) {
    guard solutions.indices.contains(section) else { return }
    solutions[section].offset = offset
  }

  override func orthogonalRest(
    _ section: Int, for goal: CGFloat, from start: CGFloat, now: CGFloat, speed: CGFloat, isTouch: Bool
  ) -> CGFloat {
    guard solutions.indices.contains(section) else { return goal }
    return solutions[section].restingOffset(for: goal, from: start, now: now, speed: speed, isTouch: isTouch)
  }

  override func orthogonalStep(_ section: Int, from offset: CGFloat, by step: Int) -> CGFloat? {
    guard solutions.indices.contains(section), solutions[section].groups.count > 0 else { return nil }
    let solution = solutions[section]
    let goal: CGFloat
    switch solution.section.orthogonalScrollingBehavior {
    case .none, .continuous: return nil
    case .paging: goal = ((offset / solution.page).rounded() + CGFloat(step)) * solution.page
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      let group = min(max(solution.group(restingNear: offset) + step, 0), solution.groups.count - 1)
      goal = solution.restingOffset(of: group)
    }
    return min(max(goal, 0), solution.farthestOffset)
  }
}

/// The state kept of a section that is recomputed.
@MainActor struct RememberedSection {
  var measured: [Int: CGSize] = [:]
  var boundaries: [Int: CGSize] = [:]
  var offset: CGFloat = 0

  init(measured: [Int: CGSize] = [:], boundaries: [Int: CGSize] = [:], offset: CGFloat = 0) {
    (self.measured, self.boundaries, self.offset) = (measured, boundaries, offset)
  }

  init(_ solution: SectionSolution) {
    self.init(
      measured: solution.groups.measured, boundaries: solution.measuredBoundaries, offset: solution.offset)
  }
}
