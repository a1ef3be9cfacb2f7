import QuartzCore

/// The views around the rows: headers and footers of sections, and of the whole table; and the order of all.
extension UITableView {
  // MARK: Sections

  /// Shows what stands above and below a section, where it is visible. Returns whether a height was measured.
  func showHeadersFooters(_ section: Int) -> Bool {
    guard let geometry else { return false }
    let lengths = geometry.sections[section]
    var isMeasured = false
    if lengths.headerIsEstimated || isVisibleSpan(geometry.header(section), isHeader: true) {
      let known = shownHeaders[section]
      let view = known ?? makeHeader(section)
      if lengths.headerIsEstimated, measure(view, section: section, isFooter: false) { isMeasured = true }
      if known == nil, let view {
        place(view, shownFrame(ofHeader: section))
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    }
    if isVisibleSpan(geometry.footer(section), isHeader: false) {
      let known = shownFooters[section]
      let view = known ?? makeFooter(section)
      if lengths.footerIsEstimated, measure(view, section: section, isFooter: true) { isMeasured = true }
      if known == nil, let view {
        place(view, shownFrame(ofFooter: section))
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    return isMeasured
  }

  /// Whether a header or footer can be seen. Those of plain tables stay at the edges while their section
  /// shows.
  private func isVisibleSpan(_ span: TableGeometry.Span, isHeader: Bool) -> Bool {
    guard span.length > 0 else { return false }
    return style == .plain || span.start < bounds.maxY && span.start + span.length > bounds.minY
  }

  private func makeHeader(_ section: Int) -> UIView? {
    var view = shownHeaders.takeProbe(for: section)
    if view == nil, !unimplementedMethods.contains(.headerViews) {
      view = delegate?.tableView(self, viewForHeaderInSection: section)
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let view = view ?? titleView(title, isFooter: false, section: section) else { return nil }
    adopt(view, isFooter: false, section: section)
    shownHeaders.show(view, in: section)
    return view
  }

  private func makeFooter(_ section: Int) -> UIView? {
    var view = shownFooters.takeProbe(for: section)
    if view == nil, !unimplementedMethods.contains(.footerViews) {
      view = delegate?.tableView(self, viewForFooterInSection: section)
    }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    guard let view = view ?? titleView(title, isFooter: true, section: section) else { return nil }
    adopt(view, isFooter: true, section: section)
    shownFooters.show(view, in: section)
    return view
  }

  private static let titleName = "UITableView title"

  private func titleView(_ title: String?, isFooter: Bool, section: Int) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let view =
      headerPool.takeWaiting(Self.titleName) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleName)
    view.prepare(for: self, isFooter: isFooter, isFirst: section == 0)
    view.textLabel?.text = view.shownTitle(title)
    view.title = title
    return view
  }

  private func adopt(_ view: UIView, isFooter: Bool, section: Int) {
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
    (view as? UITableViewHeaderFooterView)?.prepare(for: self, isFooter: isFooter, isFirst: section == 0)
  }

  /// Removes the headers and footers of sections that are not visible.
  func hideHeadersFooters(except sections: Range<Int>) {
    guard let geometry else { return }
    for section in shownHeaders.sections
    where !sections.contains(section) || !isVisibleSpan(geometry.header(section), isHeader: true) {
      releaseHeader(section)
    }
    for section in shownFooters.sections
    where !sections.contains(section) || !isVisibleSpan(geometry.footer(section), isHeader: false) {
      releaseFooter(section)
    }
  }

  func releaseHeader(_ section: Int) {
    guard let view = shownHeaders.remove(section) else { return }
    release(view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func releaseFooter(_ section: Int) {
    guard let view = shownFooters.remove(section) else { return }
    release(view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  private func release(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerPool.keep(view, as: identifier)
    } else {
      view.removeFromSuperview()
    }
  }

  // MARK: The whole table

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    placeHeadersFooters()
    setNeedsLayout()
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Places what stands above and below all rows, whose frames say how high they are.
  func placeHeadersFooters() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let (head, foot) = (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    if heights.setEnds(head: head, foot: foot) { updateContentSize() }
    let width = bounds.width
    if let view = tableHeaderView { place(view, CGRect(x: 0, y: 0, width: width, height: head)) }
    let end = (geometry?.height ?? head + foot) - foot
    if let view = tableFooterView { place(view, CGRect(x: 0, y: end, width: width, height: foot)) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Frames

  /// Returns the frame of a row.
  func frameOfRow(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let geometry, geometry.contains(path) else { return .zero }
    return rowFrame(geometry.row(path))
  }

  func rowFrame(_ span: TableGeometry.Span) -> CGRect {
    let insets = rowInsets
    return CGRect(x: insets.left, y: span.start, width: rowWidth, height: span.length)
  }

  private func wideFrame(_ span: TableGeometry.Span) -> CGRect {
    CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
  }

  func frame(ofSection section: Int) -> CGRect {
    loadIfNeeded()
    guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
    return wideFrame(geometry.section(section))
  }

  func frame(ofHeader section: Int) -> CGRect {
    loadIfNeeded()
    guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
    return wideFrame(geometry.header(section))
  }

  func frame(ofFooter section: Int) -> CGRect {
    loadIfNeeded()
    guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
    return wideFrame(geometry.footer(section))
  }

  /// Returns the visible frame of a header: in plain tables it stays at the top until its section pushes it
  /// out.
  private func shownFrame(ofHeader section: Int) -> CGRect {
    var frame = frame(ofHeader: section)
    guard style == .plain, let geometry else { return frame }
    let top = bounds.minY + adjustedContentInset.top
    let lengths = geometry.sections[section]
    let end = geometry.rowsStart(section) + lengths.rows.total
    frame.origin.y = max(frame.minY, min(top, end - frame.height))
    return frame
  }

  /// Returns the visible frame of a footer: in plain tables it stays at the bottom until its section pushes
  /// it out.
  private func shownFrame(ofFooter section: Int) -> CGRect {
    var frame = frame(ofFooter: section)
    guard style == .plain, let geometry else { return frame }
    let bottom = bounds.maxY - adjustedContentInset.bottom
    frame.origin.y = min(frame.minY, max(bottom - frame.height, geometry.rowsStart(section)))
    return frame
  }

  // MARK: Placing

  /// Places all visible views, and brings them into the order in which they are read.
  func place(fresh: Set<ObjectIdentifier>) {
    let isAnimating = UIView.isAnimating
    for shown in shownRows where move?.path != shown.path {
      if isAnimating, fresh.contains(ObjectIdentifier(shown.cell)) {
        // What comes into sight under an animation around the table is at its place from the beginning.
        UIView.performWithoutAnimation {
          place(shown.cell, at: shown.path)
          shown.cell.layoutIfNeeded()
        }
      } else {
        place(shown.cell, at: shown.path)
      }
    }
    for (section, view) in shownHeaders.views {
      let frame = shownFrame(ofHeader: section)
      place(view, frame.offsetBy(dx: 0, dy: move?.displacement(ofHeader: section) ?? 0))
    }
    for (section, view) in shownFooters.views { place(view, shownFrame(ofFooter: section)) }
    arrange(fresh: fresh)
  }

  /// Places a cell, which may be swiped aside.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    var frame = frameOfRow(path)
    if let swipe, swipe.path == path { frame.origin.x += swipe.shift }
    if let move { frame.origin.y += move.displacement(of: path) }
    if let gap { frame.origin.y += gap.displacement(of: path) }
    let size = cell.frame.size
    if cell.frame != frame { cell.frame = frame }
    if size != frame.size { cell.placeContent() }
  }

  private func arrange(fresh: Set<ObjectIdentifier>) {
    var order: [UIView] = []
    var section: Int?
    func end(_ section: Int) {
      if let footer = shownFooters[section] { order.append(footer) }
      if let header = shownHeaders[section], style == .plain { order.append(header) }
    }
    let sections = Set(shownHeaders.sections).union(shownFooters.sections).union(
      shownRows.map(\.path.section))
    var rows = shownRows[...]
    for next in sections.sorted() {
      section = next
      if style != .plain, let header = shownHeaders[next] { order.append(header) }
      while let row = rows.first, row.path.section == next {
        order.append(row.cell)
        rows.removeFirst()
      }
      end(next)
    }
    if section == nil { return }
    let fading = order.filter(fades.contains)
    if !fading.isEmpty { order = fading + order.filter { !fades.contains($0) } }
    let wanted = Set(order.map(ObjectIdentifier.init))
    let base = subviews.prefix {
      $0 === backgroundView || $0 === refreshControl
        || fades.contains($0) && !wanted.contains(ObjectIdentifier($0))
    }.count
    bringInOrder(order, fresh: fresh, after: base)
  }

  /// The greatest number of lines below the last row, more than fit into any window.
  private static let mostFillers = 1_000

  /// Draws the lines of empty rows below the last one, where the separator style shows them.
  func placeFillers() {
    let height = fillerRowHeight < 0 ? (rowHeight > 0 ? rowHeight : metrics.rowHeight) : fillerRowHeight
    let start = (geometry?.height ?? 0) - (geometry?.foot ?? 0)
    let isShown = style == .plain && height > 1 && tableFooterView == nil && separatorStyle != .none
    let rows = ((bounds.maxY - start) / height).rounded(.up)
    let count = isShown ? min(max(Int(bounding: rows), 0), Self.mostFillers) : 0
    while fillers.count > count { fillers.removeLast().removeFromSuperview() }
    while fillers.count < count {
      let line = UIView.decoration()
      insertSubview(line, at: 0)
      fillers.append(line)
    }
    let inset = separatorInset
    let (left, right) = readsFromLeft ? (inset.left, inset.right) : (inset.right, inset.left)
    for (index, line) in fillers.enumerated() {
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: left, y: start + CGFloat(index + 1) * height - lineWidth, width: bounds.width - left - right,
        height: lineWidth)
    }
  }
}
