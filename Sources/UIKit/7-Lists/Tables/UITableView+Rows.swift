import QuartzCore

/// The rows that have cells, and the positions of the cells.
extension UITableView {
  // MARK: Loading

  /// Discards all that was loaded from the data source; it is loaded again at the next layout.
  func setNeedsReload() {
    counts.invalidate()
    setNeedsLayout()
  }

  /// Loads the rows from the data source, unless that was done.
  func loadIfNeeded() {
    // A source that is gone leaves nothing to show.
    if counts.isLoaded, dataSource == nil, !counts.isEmpty, !isShowing { return reload() }
    guard !counts.isLoaded, dataSource != nil || !counts.isEmpty else { return }
    reload()
  }

  /// Reloads everything from the data source.
  func reload() {
    ExceptionName.internalInconsistency.raise(
      unless:
        !isShowing, "A table cannot be reloaded while it asks for its rows: do so after the present turn.")
    cancelMove()
    closeSwipe(animated: false)
    selection.clear()
    dragging?.placeholders.removeAll()
    // The last one kept is the first one in use again: rows get their own cells back, with the keyboard's
    // focus.
    for row in departures.removeAll() {
      row.view.alpha = 1
      release(row.view, at: row.path)
    }
    let former = shownRows
    for shown in former.reversed() { retire(shown.cell) }
    for shown in former { notifyEndDisplaying(of: shown.cell, at: shown.path) }
    visible.removeAll()
    for section in shownHeaders.sections.sorted() { releaseHeader(section) }
    for section in shownFooters.sections.sorted() { releaseFooter(section) }
    load()
    prefetch.clear()
    showSectionIndex()
    updateContentSize()
    setNeedsLayout()
  }

  /// Follows a change of what heights depend on.
  ///
  /// - Parameter keepsRows: Whether the heights that rows had count as estimates until they are measured
  ///   anew.
  func heightsDidChange(keepsRows: Bool = true) {
    guard counts.isLoaded else { return }
    reloadHeightsInPlace(keepsRows: keepsRows)
    setNeedsLayout()
  }

  /// Works the heights out anew. The first row that shows stays where it is.
  private func reloadHeightsInPlace(keepsRows: Bool = true) {
    let anchor = shownRows.first { counts.contains($0.path) && frameOfRow($0.path).maxY > bounds.minY }
    let offset = anchor.map { contentOffset.y - frameOfRow($0.path).minY } ?? 0
    var known: KnownHeights = [:]
    let sections = keepsRows ? geometry?.sections ?? [] : []
    for (section, lengths) in sections.enumerated() where lengths.rowsAreEstimated {
      for row in lengths.rows.allMeasured {
        known[section, default: [:]][row.index] = (row.index, row.length, false)
      }
    }
    reloadHeights(keeping: known)
    updateContentSize()
    guard let anchor, counts.contains(anchor.path), contentOffset.y > -adjustedContentInset.top else {
      return
    }
    let wanted = CGPoint(x: contentOffset.x, y: frameOfRow(anchor.path).minY + offset)
    guard abs(wanted.y - contentOffset.y) > 0.001 else { return }
    contentOffset.y = isDragging ? wanted.y : restingOffset(nearest: wanted).y
  }

  func updateContentSize() {
    guard let geometry else { return }
    let size = CGSize(width: bounds.width, height: geometry.height)
    if contentSize != size { contentSize = size }
  }

  // MARK: Showing

  /// Lays the table out: shows the visible rows, and what stands around them.
  func layOutRows() {
    loadIfNeeded()
    guard counts.isLoaded, geometry != nil else { return }
    // Rows that are as high as their content are measured anew in another width.
    if heights.width != bounds.width { reloadHeightsInPlace() }
    placeHeadersFooters()
    for path in visible.takeInvalid() { heights.invalidate(path) }
    showRows()
    placeSwipe()
    placeSectionIndex()
    prefetchRows()
  }

  /// Shows the visible rows, where a layout is due.
  func showRowsIfNeeded() {
    guard !isShowing, !batch.isOpen else { return }
    loadIfNeeded()
    guard counts.isLoaded, !bounds.isEmpty else { return }
    if layer.layoutIsDue || heights.width != bounds.width { layOutRows() }
  }

  /// Follows a cell whose content requires another size by itself.
  func sizeDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isShowing, !batch.isOpen,
      visible.path(of: cell) != nil
    else { return }
    visible.invalidate(cell)
    setNeedsLayout()
  }

  /// The rows between two distances from the top.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard let geometry, bottom > top else { return [] }
    return geometry.sections(from: top, to: bottom).flatMap { section in
      geometry.rows(of: section, from: top, to: bottom).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Makes cells for the visible rows, measures those that nobody has measured, and takes cells away from the
  /// others. What is measured may bring other rows into sight; the rows that showed stay where they are.
  func showRows() {
    guard !isShowing, let start = geometry, bounds.height > 0 else { return }
    visible.beginShowing()
    defer { visible.endShowing() }
    let anchor =
      shownRows.first { start.contains($0.path) && frameOfRow($0.path).maxY > bounds.minY }?.path
      ?? start.row(at: bounds.minY)
    let anchorPlace = anchor.map { start.row($0).start }
    var fresh: Set<ObjectIdentifier> = []
    Settling.run(
      "Measuring the rows of a table",
      advice: "its cells must come to the same height each time that they are measured at one width."
    ) {
      var isMeasured = false
      UIView.performWithoutAnimation { isMeasured = showVisibleRows(&fresh) }
      if isMeasured { updateContentSize() }
      if let anchor, let anchorPlace, let place = geometry?.row(anchor).start, place != anchorPlace {
        keepInPlace(by: place - anchorPlace - visible.anchorShift)
        visible.shiftAnchor(to: place - anchorPlace)
      }
      return isMeasured
    }
    visible.shiftAnchor(to: 0)
    if !departures.isGathering { carry(shownRows.filter { fresh.contains(ObjectIdentifier($0.cell)) }) }
    place(fresh: fresh)
    placeFillers()
    setNeedsSemantics()
  }

  /// Moves rows that come into sight with those that showed and are still on their way.
  func carry(_ incoming: [VisibleRows.Row]) {
    guard incoming.count < shownRows.count else { return }
    for row in incoming { drifts.carry(row.cell, at: row.path) }
  }

  /// Moves the content with rows above it that were found to be higher or lower than they were estimated.
  private func keepInPlace(by distance: CGFloat) {
    guard abs(distance) > 0.001, contentOffset.y > -adjustedContentInset.top else { return }
    contentOffset.y += distance
  }

  /// One go of ``showRows()``. Returns whether something was measured.
  private func showVisibleRows(_ fresh: inout Set<ObjectIdentifier>) -> Bool {
    guard let geometry else { return false }
    let sections = geometry.sections(from: bounds.minY, to: bounds.maxY)
    var headersFootersAreMeasured = false
    for section in sections where showHeadersFooters(section) { headersFootersAreMeasured = true }
    if headersFootersAreMeasured { return true }
    let wanted = rows(from: bounds.minY, to: bounds.maxY)
    let isWanted = Set(wanted)
    for shown in shownRows where !isWanted.contains(shown.path) && !isHeld(shown.path) {
      release(shown.cell, at: shown.path)
    }
    visible.remove { !isWanted.contains($0) && !isHeld($0) }
    hideHeadersFooters(except: sections)
    var known: [IndexPath: UITableViewCell] = [:]
    for shown in shownRows { known[shown.path] = shown.cell }
    var isMeasured = false
    for path in wanted where known[path] == nil {
      // Higher rows above may have taken the room.
      if isMeasured, frameOfRow(path).minY >= bounds.maxY { break }
      let returning = departures.takeBack { $0.path == path }?.view
      let cell = returning ?? makeCell(for: path)
      if let returning { setUp(returning, at: path) } else { fresh.insert(ObjectIdentifier(cell)) }
      known[path] = cell
      visible.append(cell, at: path)
      if measure(path, cell) { isMeasured = true }
      place(cell, at: path)
      guard returning == nil, !isPlaceholder(path) else { continue }
      delegate?.tableView(self, willDisplay: cell, forRowAt: sourcePath(of: path))
    }
    for shown in shownRows where measure(shown.path, shown.cell) { isMeasured = true }
    visible.sort()
    return isMeasured
  }

  /// Whether a row keeps its cell out of sight: one that is being moved, or that the keyboard is about to go
  /// to.
  private func isHeld(_ path: IndexPath) -> Bool { move?.path == path }

  // MARK: Cells

  /// Makes a row's cell by the data source and configures it.
  func makeCell(for path: IndexPath) -> UITableViewCell {
    guard let dataSource else {
      ExceptionName.internalInconsistency.raise("A table without a data source has no rows.")
    }
    var made: UITableViewCell?
    let outer = exchange(&cellRequest, with: CellRequest(path: sourcePath(of: path)))
    defer { cellRequest = outer }
    UIView.performWithoutAnimation {
      let placeholder = dragging?.placeholders.placeholder(at: path)
      let cell =
        placeholder.map { placeholderCell($0, at: path) }
        ?? dataSource.tableView(self, cellForRowAt: sourcePath(of: path))
      cell.isHidden = false
      if cell.superview !== self { addSubview(cell) }
      setUp(cell, at: path)
      made = cell
    }
    return made!
  }

  /// Makes the cell of a placeholder.
  private func placeholderCell(_ placeholder: ListPlaceholder, at path: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: placeholder.identifier, for: path)
    dragging?.placeholders.show(cell)
    placeholder.update(cell)
    return cell
  }

  /// The color of rows.
  var rowGround: UIColor { isGrouped ? .secondarySystemGroupedBackground : .systemBackground }

  /// Configures a cell for the table and its index path.
  func setUp(_ cell: UITableViewCell, at path: IndexPath) {
    cell.table = self
    cell.adoptGround(cell.configurations.background == nil ? rowGround : .clear)
    cell.bounds.size = CGSize(width: rowWidth, height: max(geometry?.row(path).length ?? 0, 0))
    if !isPlaceholder(path),
      let level = delegate?.tableView(self, indentationLevelForRowAt: sourcePath(of: path)), level != 0
    {
      cell.indentationLevel = level
    }
    setUpEditing(of: cell, at: path)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isPressed = selection.pressed == path
    if cell.isHighlighted != isPressed { cell.setHighlighted(isPressed, animated: false) }
    cell.updateConfigurationIfNeeded()
    setUpEdges(of: cell, at: path)
    cell.placeContent()
  }

  /// Draws a cell's line and corners for its place.
  func setUpEdges(of cell: UITableViewCell, at path: IndexPath) {
    let isFirst = path.row == 0
    let isLast = path.row == counts[path.section] - 1
    var edges = CellEdges(color: separatorColor, width: lineWidth)
    edges.inset = lineInset(of: cell)
    edges.material = separatorEffect as? UIBlurEffect
    edges.isShown = separatorStyle != .none
    edges.isFull = style == .grouped && isLast
    if style == .insetGrouped {
      if isLast { edges.isShown = false }
      edges.radius = metrics.cornerRadius
      edges.corners = (isFirst, isLast)
    }
    edges.hasTopLine = style == .grouped && isFirst && separatorStyle != .none
    cell.edges = edges
  }

  private func lineInset(of cell: UITableViewCell) -> UIEdgeInsets? {
    if let own = cell.ownSeparatorInset { return own }
    guard let inset = ownSeparatorInset else { return nil }
    guard separatorInsetReference == .fromAutomaticInsets else { return inset }
    return UIEdgeInsets(top: 0, left: inset.left + contentMargin, bottom: 0, right: inset.right)
  }

  func linesDidChange() {
    for shown in shownRows { setUpEdges(of: shown.cell, at: shown.path) }
    if counts.isLoaded { heightsDidChange() }
  }

  /// Takes a cell out of sight.
  func release(_ cell: UITableViewCell, at path: IndexPath) {
    if departures.gather(LeavingRow(path: path, view: cell, isGone: false)) { return }
    retire(cell)
    notifyEndDisplaying(of: cell, at: path)
  }

  /// Keeps a cell for its next use.
  private func retire(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier, staticSections == nil {
      cellPool.keep(cell, as: identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  private func notifyEndDisplaying(of cell: UITableViewCell, at path: IndexPath) {
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    guard dragging?.placeholders.hide(cell) != true else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: sourcePath(of: path))
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let offered = cellPool.takeOffered(identifier) { return offered }
    guard let cell = cellPool.takeWaiting(identifier) else { return cellPool.make(identifier) }
    UIView.performWithoutAnimation { cell.prepareForReuse() }
    return cell
  }

  /// Sets the table and the row's size, as far as it is known, of a cell that the app is about to configure.
  func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    cell.table = self
    guard let geometry, geometry.contains(path), heights.width > 0 else { return }
    let size = CGSize(width: rowWidth, height: geometry.row(path).length)
    guard cell.bounds.size != size else { return }
    UIView.performWithoutAnimation {
      cell.bounds.size = size
      cell.placeContent()
    }
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = headerPool.takeWaiting(identifier) else {
      let made = headerPool.make(identifier)
      made?.table = self
      return made
    }
    UIView.performWithoutAnimation { view.prepareForReuse() }
    return view
  }

  func maker(ofCells type: AnyClass?, _ identifier: String) -> ((CGRect) -> UITableViewCell)? {
    guard let type else { return nil }
    guard let cellType = type as? UITableViewCell.Type else {
      ExceptionName.internalInconsistency.raise(
        "Cells of a table must be of UITableViewCell or a subclass of it, not \(type).")
    }
    return { _ in UITableViewCell.make(cellType, reuseIdentifier: identifier) }
  }

  func maker(ofHeaders type: AnyClass?, _ identifier: String) -> ((CGRect) -> UITableViewHeaderFooterView)? {
    guard let type else { return nil }
    guard let viewType = type as? UITableViewHeaderFooterView.Type else {
      ExceptionName.internalInconsistency.raise(
        "Headers of a table must be of UITableViewHeaderFooterView or a subclass of it, not \(type).")
    }
    return { _ in UITableViewHeaderFooterView.make(viewType, reuseIdentifier: identifier) }
  }

  /// Updates shown cells by the data source.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cell(at: path), let dataSource, !isPlaceholder(path) else { continue }
      // The same cell is what the app gets when it requests one.
      if let identifier = cell.reuseIdentifier { cellPool.offer(cell, as: identifier) }
      let new = dataSource.tableView(self, cellForRowAt: sourcePath(of: path))
      cellPool.withdrawOffer()
      if new !== cell {
        release(cell, at: path)
        new.isHidden = false
        if new.superview !== self { insertSubview(new, aboveSubview: cell) }
        visible.replace(cell, with: new)
      }
      setUp(new, at: path)
      heights.invalidate(path)
    }
    setNeedsLayout()
  }
}
