import DisplayProtocol
import QuartzCore

/// Items that a layout places, of which only those have views that can be seen. Behaves as UIKit's does.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: Making

  /// Makes a collection with a frame in its superview's points, and what lays it out.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    prepareCollection()
  }

  /// Makes a collection that is laid out by a flow. There are no archives of views here; subclasses declare
  /// it as on iOS.
  public required init?(coder: NSCoder) {
    ownLayout = coder.interfaceValue("collectionViewLayout") ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepareCollection()
    coder.decodeInterface(self, UICollectionView.self)
  }

  private func prepareCollection() {
    shownBackground = .systemBackground
    backgroundColor = shownBackground
    ownLayout.collectionView = self
  }

  /// The object that provides the items; not retained. The items are requested at the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that is queried and notified about the collection; not retained. A flow layout queries one
  /// that is a `UICollectionViewDelegateFlowLayout`.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard setScrollDelegate(newValue) else { return }
      ownLayout.invalidateLayout()
      if newValue != nil, contextMenu == nil { contextMenu = CollectionContextMenu(self) }
    }
  }
  private final var contextMenu: CollectionContextMenu?

  /// The interaction that opens the menus of items; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  /// The layout that positions the items. Setting it applies it immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  final var ownLayout: UICollectionViewLayout

  /// Sets another layout, to which the items move if `animated`.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setLayout(layout, animated: animated, completion: completion)
  }

  /// The view behind all items, which is as large as the collection and does not scroll; none by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether the prefetching data source is notified of items that are about to show; true by default.
  open var isPrefetchingEnabled = true
  /// The object that is notified of items that are about to show; not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  final let prefetch = ListPrefetch()

  // MARK: Registering

  /// Registers a class for cells of a reuse identifier, made by its `init(frame:)`; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(maker(of: cellClass, identifier, isCell: true), for: poolName(nil, identifier))
  }

  /// Registers a class for headers, footers or other views of a reuse identifier, made by its `init(frame:)`;
  /// nil unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(maker(of: viewClass, identifier, isCell: false), for: poolName(elementKind, identifier))
  }

  /// Registers a nib of Interface Builder, with one cell on its top level, for cells of a reuse identifier;
  /// nil unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(maker(of: nib, identifier, kind: nil), for: poolName(nil, identifier))
  }

  /// Registers a nib of Interface Builder, with one view on its top level, for headers, footers or other
  /// views of a reuse identifier; nil unregisters it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(maker(of: nib, identifier, kind: kind), for: poolName(kind, identifier))
  }

  /// The request for a cell or other view that the data source is answering.
  final var cellRequest: CellRequest?

  /// A cell for use in an item's place. Traps when nothing was registered under the name, and where the
  /// collection has not asked its data source for a cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(nil, identifier) as? UICollectionViewCell else {
      ExceptionName.internalInconsistency.raise(
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a \
        class for the identifier or connect a prototype cell in a storyboard: call register(_:forCellWithReuseIdentifier:) \
        first. \(LayoutDescription.name(of: self)), \(indexPath)
        """)
    }
    if cellRequest == nil { CellRequest.refuse(cell, of: self) }
    cellRequest?.dequeue(for: indexPath, identifier)
    cellRequest?.dequeue(cell)
    return cell
  }

  /// A header, footer or other view for use. Traps when nothing was registered under the name, and where the
  /// collection has not asked its data source for a view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind, identifier) else {
      ExceptionName.internalInconsistency.raise(
        """
        could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard: call \
        register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first. \(LayoutDescription.name(of: self)), \(indexPath)
        """)
    }
    if cellRequest == nil { CellRequest.refuse(view, of: self) }
    cellRequest?.dequeue(view)
    return view
  }

  // MARK: Asking

  /// Reloads all items. Clears the selection.
  open func reloadData() { reload() }

  /// The number of sections, as the collection last requested it.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.sectionCount
  }

  /// Returns the number of items in a section, as the collection last requested it.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return countForApp(section, shown: counts[section])
  }

  /// The cell of an item; nil for items that cannot be seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showItemsIfNeeded()
    return cell(at: shownPath(of: indexPath))
  }

  /// The place of a view that the layout itself has.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return ownLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }

  /// A header, footer or other view that can be seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showItemsIfNeeded()
    return shown[CollectionElement(kind: elementKind, path: indexPath)]
  }

  /// The headers, footers or other views of a kind that can be seen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    showItemsIfNeeded()
    return shown.filter { $0.key.kind == elementKind }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The places of the headers, footers and other views of a kind that can be seen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showItemsIfNeeded()
    return shown.keys.filter { $0.kind == elementKind }.sorted().map(\.path)
  }

  /// The cells that can be seen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    showItemsIfNeeded()
    return shownItems.map(\.cell)
  }

  /// The items that can be seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    showItemsIfNeeded()
    return pathsForApp(of: shownItems.map(\.path))
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownPath(of: cell).flatMap { pathsForApp(of: [$0]).first }
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shownPath(at: point).flatMap { pathsForApp(of: [$0]).first }
  }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    shownAttributes(at: shownPath(of: indexPath))
  }

  /// Returns the layout attributes of a header, footer or other supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    ownLayout.prepareIfDue()
    return ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: shownPath(of: indexPath), at: scrollPosition, animated: animated)
  }

  // MARK: Selecting

  /// Whether a person may select items; true by default.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  /// Whether a person may select several items, and deselect them; false by default.
  open var allowsMultipleSelection = false { didSet { attachMultipleSelection() } }
  /// Whether a person may select items while the collection ``isEditing``, one at a time; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether a person may select several items while the collection ``isEditing``; false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { attachMultipleSelection() } }
  /// The selected items; nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths.sorted().map(pathForApp)
  }

  /// Selects an item, and scrolls to it unless the position is empty. The delegate is not notified; nil
  /// deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath.map { shownPath(of: $0) }, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(shownPath(of: indexPath))
  }

  // MARK: Changing

  /// Inserts items, at index paths among the new items.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertRows(indexPaths, ()) } }
  /// Deletes items, at index paths among the old items.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteRows(indexPaths, ()) } }
  /// Reloads items, at index paths among the old items.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadRows(indexPaths, ()) } }
  /// Updates the shown cells of items by the data source, and measures them; the cells are kept.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureCells(at: indexPaths) }
  /// Moves an item from an old index path to a new one.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveRow(indexPath, to: newIndexPath) }
  }
  /// Inserts sections, at indices among the new ones.
  open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections, ()) } }
  /// Deletes sections, at indices among the old ones.
  open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections, ()) } }
  /// Reloads sections, at indices among the old ones.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections, ()) } }
  /// Moves a section from an old index to a new one.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, to: newSection) }
  }
  /// Shows all changes that a closure makes together, and calls a completion once they are shown. Traps when
  /// the data source's items do not agree with the changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }

  /// Shows all changes that a closure makes together. The closure is called at once and not kept, so that it
  /// may be one that does not escape.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  // MARK: Moving

  /// Lifts an item, which then follows ``updateInteractiveMovementTargetPosition(_:)``. Returns whether it
  /// may be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMove(at: indexPath) }
  /// Moves the middle of the lifted item's cell to a point of the collection; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMove(to: targetPosition)
  }
  /// Drops the lifted item where it is, and has the data source move it.
  open func endInteractiveMovement() { endMove() }
  /// Brings the lifted item back to where it was.
  open func cancelInteractiveMovement() { cancelMove() }

  // MARK: Dragging

  /// The object that supplies what is dragged out of the collection; not kept alive.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { prepareDragging() } }
  /// Decides about what is dragged over the collection, and takes it; not kept alive.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { prepareDragging() } }
  /// Whether items can be dragged; true by default, as since iOS 15.
  open var dragInteractionEnabled = true {
    didSet { dragging?.allowsDrags = dragInteractionEnabled }
  }

  // MARK: Editing

  /// Whether cells show what edits them; false by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe(animated: true)
      for view in shown.values { (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    }
  }

  // MARK: View

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != bounds.size {
        boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
      }
      super.frame = newValue
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
    prefetchItems()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressBegan(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressEnded(extends: event?.modifierFlags.contains(.shift) == true)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unpress() }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKey(presses, from: event?.focusedView) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKey(presses, from: event?.focusedView) { super.pressesChanged(presses, with: event) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
    {
      ownLayout.discardMeasuredSizes()
      ownLayout.invalidateLayout()
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    ownLayout.invalidateLayout()
  }

  override func adjustRest(_ goal: inout CGPoint, speed: CGVector) {
    goal = ownLayout.targetContentOffset(
      forProposedContentOffset: goal,
      withScrollingVelocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000))
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .table
    if allowsSelection, !shown.isEmpty { semantics.isFocusable = false }
  }

  // MARK: State

  /// Cells and other views that wait for their next use, and how new ones are made.
  final let pool = ReusePool<UICollectionReusableView>()
  final let counts = ListCounts()
  final let unimplementedMethods = UnimplementedMethods<OptionalMethods>()
  final let visible = VisibleItems()
  final let scrollers = OrthogonalScrollers()
  final let selection = ListSelection()
  final let batch = ListBatch<Void>()
  final let departures = ListDepartures<LeavingElement>()
  final let fades = ListFades()
  final let drifts = ListDrifts<CollectionElement>()
  final let formerPlaces = FormerPlaces()
  final let swipes = RowSwipes()
  final let moving = ListMove<ItemMove>()
  /// The drags of items, and the drops; nil before there is a delegate for them.
  final var dragging: ListDragging?
  /// The line where things that are dragged over the collection would come in.
  final var dropMark: UIView?
  /// The color behind everything that is not the app's.
  final var shownBackground: UIColor?
  /// The bounds that the layout was last asked about.
  final var knownBounds = CGRect.zero

  /// The views that show, by what they are.
  final var shown: [CollectionElement: UICollectionReusableView] { visible.views }
  /// Whether views are being shown, which may not be begun anew inside.
  final var isShowing: Bool { visible.isShowing }
  /// The item that a person moves; nil while none is.
  final var move: ItemMove? { moving.row }
}
