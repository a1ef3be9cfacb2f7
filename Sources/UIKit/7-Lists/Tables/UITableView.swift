import DisplayProtocol
import QuartzCore

/// Rows below one another, in sections, of which only those have views that can be seen. Behaves as UIKit's
/// does.
///
/// A hundred thousand rows show and scroll like a hundred: rows of one height cost nothing until they show,
/// and where heights vary they are measured when they are about to, unless the delegate is called for all of
/// them (`estimatedRowHeight = 0`, or up to a thousand rows without estimates).
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: Making

  /// Makes a table with a frame in its superview's points. The style stays.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  /// Makes a plain table with a frame in its superview's points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table of what Interface Builder's coder says; a plain one without a frame of other coders.
  public required init?(coder: NSCoder) {
    style = coder.interfaceValue("style") ?? .plain
    super.init(coder: coder)
    prepareTable()
    coder.decodeInterface(self, UITableView.self)
  }

  private func prepareTable() {
    backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    alwaysBounceVertical = true
    attachSwipeGesture()
  }

  /// The height that stands for the height of the content, or for the default one: −1.
  public class var automaticDimension: CGFloat { -1 }

  /// The style of the sections.
  public let style: Style

  /// The data source that provides the rows, held weakly. Rows are requested at the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The delegate, called for decisions and notified of changes, held weakly.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard setScrollDelegate(newValue) else { return }
      setNeedsReload()
      if newValue != nil, contextMenu == nil { contextMenu = TableContextMenu(self) }
    }
  }
  private final var contextMenu: TableContextMenu?

  /// The interaction that opens the menus of rows; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  // MARK: Heights

  /// The height of rows in points; automatic by default, which is what the content requires, 44 at least
  /// where it is a text.
  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange(keepsRows: false) } }
  }
  /// The estimated height of rows; automatic by default, zero has all of them measured at once.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange(keepsRows: false) } }
  }
  /// The height of what stands above sections; automatic by default.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of what stands below sections; automatic by default.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The estimated height of headers with views of the app's; automatic by default.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The estimated height of footers with views of the app's; automatic by default.
  open var estimatedSectionFooterHeight = automaticDimension
  /// Room above the headers of a plain table; automatic by default, which is 22 points as since iOS 15.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  /// The height of empty rows below the last one of a plain table; 0, the default, for none, as since iOS 15.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: Around the rows

  /// The view above all rows. Its width is the table's, its height that of its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below all rows. Its width is the table's, its height that of its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// The view behind all rows, as large as the table, which does not scroll; none by default.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// Whether there are lines between rows; single lines by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { linesDidChange() } }
  }
  /// The color of the lines between rows; the system's by default.
  open var separatorColor: UIColor? = .separator { didSet { linesDidChange() } }
  /// The effect on the lines between rows; none by default. A blur takes the place of their color; with a
  /// vibrancy effect they keep it, as the contents of a vibrant view do.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect !== oldValue { linesDidChange() } }
  }
  /// The insets of the lines from the edges, in points. By default they begin with the text: 16, or 20 in
  /// tables 414 wide and wider.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      linesDidChange()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// The reference from which ``separatorInset`` is measured; the cells' edges by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { linesDidChange() } }
  /// Whether the contents of cells, headers and footers keep within the safe area, as beside a phone's notch;
  /// true by default. Their backgrounds reach the table's edges all the same.
  open var insetsContentViewsToSafeArea = true {
    didSet { safeSideInsetsMayHaveChanged() }
  }
  /// The insets of the rows that show.
  var shownSideInsets = UIEdgeInsets.zero
  /// Whether the contents of cells, headers and footers are no wider than lines of text are good to read
  /// (``UIView/readableContentGuide``); false by default. Their backgrounds reach the table's edges all the
  /// same.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue { contentMarginDidChange() }
    }
  }

  /// The color of the index at the side; nil, the default, is the tint.
  open var sectionIndexColor: UIColor? { didSet { showSectionIndex() } }
  /// The color behind the index at the side; nil by default.
  open var sectionIndexBackgroundColor: UIColor? { didSet { showSectionIndex() } }
  /// The color behind the index at the side while it is touched; nil, the default, is the other one.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { showSectionIndex() } }
  /// The number of rows below which the index does not show; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { showSectionIndex() } }
  final var sectionIndex: SectionIndexView?
  /// Whether rows that are as high as their content follow when it changes by itself; they do by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the prefetching data source is notified of rows that are about to show; true by default.
  open var isPrefetchingEnabled = true
  /// The object that is notified of rows that are about to show; not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  final let prefetch = ListPrefetch()

  // MARK: Registering

  /// Registers a class for cells of a reuse identifier, made by its `init(style:reuseIdentifier:)`; nil
  /// unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(maker(ofCells: cellClass, identifier), for: identifier)
  }

  /// Registers a class for headers and footers of a reuse identifier, made by its `init(reuseIdentifier:)`;
  /// nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(maker(ofHeaders: aClass, identifier), for: identifier)
  }

  /// Registers a nib of Interface Builder, with one cell on its top level, for cells of a reuse identifier;
  /// nil unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(maker(ofCells: nib, identifier), for: identifier)
  }

  /// Registers a nib of Interface Builder, with one view on its top level, for headers and footers of a reuse
  /// identifier; nil unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(maker(ofHeaders: nib, identifier), for: identifier)
  }

  /// The rows of a table whose content stands in a storyboard; nil for one with a data source of the app's.
  package final var staticSections: [StaticTableSection]? { didSet { reload() } }

  /// The request for a cell that the data source is answering.
  final var cellRequest: CellRequest?

  /// A cell for use: one that is not visible, or a new one of the registered class; nil where there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell for use in a row. Traps when nothing was registered under the name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      ExceptionName.internalInconsistency.raise(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect \
        a prototype cell in a storyboard: call register(_:forCellReuseIdentifier:) first. \(LayoutDescription.name(of: self)), \
        \(indexPath)
        """)
    }
    cellRequest?.dequeue(for: indexPath, identifier)
    prepare(cell, for: indexPath)
    return cell
  }

  /// A header or footer for use: one that is not visible, or a new one of the registered class; nil where
  /// there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeader(identifier)
  }

  // MARK: Asking

  /// Reloads all rows. Clears the selection.
  open func reloadData() { reload() }

  /// The number of sections, as last loaded by the table.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.sectionCount
  }

  /// Returns the number of rows in a section, as last loaded by the table.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return countForApp(section, shown: counts[section])
  }

  /// The cell of a row; nil for rows that cannot be seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfNeeded()
    return cell(at: shownPath(of: indexPath))
  }

  /// The cells that can be seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    showRowsIfNeeded()
    return shownRows.map(\.cell)
  }

  /// The rows that can be seen, from top to bottom; nil without a data source.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return dataSource == nil ? nil : pathsForApp(of: shownRows.map(\.path))
  }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.path(of: cell).flatMap { pathsForApp(of: [$0]).first }
  }

  /// The row at a point of the table.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry?.row(at: point.y).flatMap { pathsForApp(of: [$0]).first }
  }

  /// The rows in a rectangle of the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return pathsForApp(of: rows(from: rect.minY, to: rect.maxY))
  }

  /// Returns the frame of a row, in the table's points; the zero rectangle for rows that do not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    frameOfRow(shownPath(of: indexPath))
  }
  /// Returns the frame of a section, with all that belongs to it.
  open func rect(forSection section: Int) -> CGRect { frame(ofSection: section) }
  /// Returns the frame of a section's header when the table is scrolled to its top.
  open func rectForHeader(inSection section: Int) -> CGRect { frame(ofHeader: section) }
  /// Returns the frame of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { frame(ofFooter: section) }

  /// Returns the header of a section, if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row. A row below the end of the table is a mistake; the table goes as far as it can.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: shownPath(of: indexPath), at: scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.paths.min() else { return }
    scroll(to: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selecting

  /// Whether a person may select rows; true by default.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  /// Whether a person may select several rows; false by default.
  open var allowsMultipleSelection = false {
    didSet {
      keepOneSelected()
      attachMultipleSelection()
    }
  }
  /// Whether a person may select rows while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether a person may select several rows while the table is edited, by marks before them; false by
  /// default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      attachMultipleSelection()
      if isEditing { editingDidChange() }
    }
  }

  /// The selected row, or the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.min().map(pathForApp) }
  /// The selected rows; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths.sorted().map(pathForApp)
  }

  /// Selects a row, and scrolls to it unless the position is `none`. The delegate is not notified; nil
  /// deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath.map(shownPath), animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let path = shownPath(of: indexPath)
    guard selection.remove(path) else { return }
    showSelection(of: path, animated: animated)
  }

  // MARK: Changing

  /// Inserts rows at index paths among the new rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertRows(indexPaths, animation) }
  }
  /// Deletes rows at index paths among the old rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleteRows(indexPaths, animation) }
  }
  /// Reloads rows at index paths among the old rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadRows(indexPaths, animation) }
  }
  /// Updates the shown cells of rows by the data source, and measures them; the cells are kept.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigureCells(at: indexPaths) }
  /// Moves a row from its index path among the old rows to one among the new.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveRow(indexPath, to: newIndexPath) }
  }
  /// Inserts sections at indexes among the new ones.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertSections(sections, animation) }
  }
  /// Deletes sections at indexes among the old ones.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deleteSections(sections, animation) }
  }
  /// Reloads sections at indexes among the old ones.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadSections(sections, animation) }
  }
  /// Moves a section from its index among the old ones to one among the new.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, to: newSection) }
  }
  /// Begins changes that are shown together.
  open func beginUpdates() { openUpdates() }
  /// Ends changes that are shown together. Traps when the numbers of the data source's rows do not agree with
  /// the changes.
  open func endUpdates() { closeUpdates(completion: nil) }
  /// Shows all changes that a closure makes together, and calls a completion once they are shown.
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
  /// Whether there are changes that are not shown yet, or placeholders show whose data is yet to come.
  open var hasUncommittedUpdates: Bool { batch.isOpen || dragging?.placeholders.all.isEmpty == false }

  // MARK: Editing

  /// Whether rows show what deletes, inserts and moves them; false by default.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows what deletes, inserts and moves rows, or puts it away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Dragging

  /// The object that supplies what is dragged out of the table; not kept alive.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { prepareDragging() } }
  /// Decides about what is dragged over the table, and takes it; not kept alive.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { prepareDragging() } }
  /// Whether rows can be dragged; true by default, as since iOS 15.
  open var dragInteractionEnabled = true {
    didSet { dragging?.allowsDrags = dragInteractionEnabled }
  }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKey(presses, from: event?.focusedView) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKey(presses, from: event?.focusedView) { super.pressesChanged(presses, with: event) }
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressBegan(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressEnded(extends: event?.modifierFlags.contains(.shift) == true)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    safeSideInsetsMayHaveChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previousTraitCollection?.displayScale != traitCollection.displayScale
    {
      heightsDidChange()
    }
    linesDidChange()
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .table
    if shownRows.contains(where: { $0.cell.isKeyboardFocusable }) { semantics.isFocusable = false }
  }

  // MARK: State

  /// Cells that wait for their next use, and how new ones are made.
  final let cellPool = ReusePool<UITableViewCell>()
  /// Headers and footers that wait for their next use, and how new ones are made.
  final let headerPool = ReusePool<UITableViewHeaderFooterView>()
  final let counts = ListCounts()
  final let heights = TableHeights()
  final let unimplementedMethods = UnimplementedMethods<OptionalMethods>()
  final let visible = VisibleRows()
  final let shownHeaders = SectionViews()
  final let shownFooters = SectionViews()
  final let selection = ListSelection()
  final let batch = ListBatch<RowAnimation>()
  final let departures = ListDepartures<LeavingRow>()
  final let fades = ListFades()
  final let drifts = ListDrifts<IndexPath>()
  final let swipes = RowSwipes()
  final let moving = ListMove<RowMove>()
  /// The lines of empty rows below the last one.
  final var fillers: [UIView] = []
  final var isInEditMode = false
  /// The drags of rows, and the drops; nil before there is a delegate for them.
  final var dragging: ListDragging?
  /// The room that rows make for what is dragged over the table.
  final var gap: RowGap?

  /// The positions of all parts of the table; nil before the rows were loaded.
  final var geometry: TableGeometry? { heights.geometry }
  /// The rows that have cells, from top to bottom.
  final var shownRows: [VisibleRows.Row] { visible.rows }
  /// Whether rows are being shown, which may not be begun anew inside.
  final var isShowing: Bool { visible.isShowing }
  /// The row that a person moves; nil while none is.
  final var move: RowMove? { moving.row }
}
