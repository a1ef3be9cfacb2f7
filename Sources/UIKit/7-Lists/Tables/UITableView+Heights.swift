import QuartzCore

/// The heights of all parts of a table: those known when it is loaded, and those measured when a part is
/// about to be displayed.
extension UITableView {
  /// The number of rows up to which a delegate is called for all heights at once, where it gives no
  /// estimates.
  private static let rowsQueriedAtOnce = 1000

  var metrics: Metrics.Tables { Metrics.current.tables }

  /// The thickness of the line between rows.
  var lineWidth: CGFloat { separatorStyle == .none ? 0 : 1 / max(traitCollection.displayScale, 1) }

  var isGrouped: Bool { style != .plain }

  /// The width of rows.
  var rowWidth: CGFloat { max(bounds.width - rowInsets.left - rowInsets.right, 0) }

  /// The insets of rows from the table's edges.
  var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    return UIEdgeInsets(
      top: 0, left: contentMargin + safeAreaInsets.left, bottom: 0,
      right: contentMargin + safeAreaInsets.right)
  }

  /// The distance of the contents of rows and headers from the table's edges within the safe area, in points;
  /// that of the rows themselves where these are inset.
  var contentMargin: CGFloat {
    let margin = metrics.margin(width: bounds.width)
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    return max(margin, readableInsets.left - safeAreaInsets.left)
  }

  /// Measures and places the rows anew, whose contents have another width.
  func contentMarginDidChange() {
    for shown in shownRows {
      shown.cell.placeContent()
      shown.cell.setNeedsLayout()
    }
    for view in sectionViews { view.setNeedsLayout() }
    linesDidChange()
  }

  /// The safe area beside the contents of rows and headers, where these keep within it.
  var safeSideInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// Measures and places the rows anew where their contents are given another width.
  func safeSideInsetsMayHaveChanged() {
    guard shownSideInsets != safeSideInsets else { return }
    shownSideInsets = safeSideInsets
    for shown in shownRows { shown.cell.setNeedsLayout() }
    for view in sectionViews { view.setNeedsLayout() }
    heightsDidChange()
  }

  /// The headers and footers that show.
  var sectionViews: [UIView] { Array(shownHeaders.views.values) + Array(shownFooters.views.values) }

  // MARK: Loading

  /// Loads the numbers of sections and rows, and their heights as far as these are needed now.
  func load() {
    counts.set(presentedCounts())
    reloadHeights()
    counts.finishLoading()
  }

  /// The heights that rows had before a change, by section and row.
  typealias KnownHeights = [Int: [Int: LengthIndex.Known]]

  /// Works the heights out anew, and keeps what was known of rows.
  func reloadHeights(keeping known: KnownHeights = [:]) {
    unimplementedMethods.removeAll()
    shownHeaders.keepProbe(nil)
    shownFooters.keepProbe(nil)
    var geometry = TableGeometry(
      sections: (0..<counts.sectionCount).map { section($0, keeping: known[$0] ?? [:]) })
    geometry.head = tableHeaderView?.bounds.height ?? 0
    geometry.foot = tableFooterView?.bounds.height ?? 0
    heights.set(geometry, width: bounds.width)
  }

  /// The lengths of a section, of whose rows some were known before.
  private func section(_ index: Int, keeping known: [Int: LengthIndex.Known]) -> TableGeometry.Section {
    var section = TableGeometry.Section()
    (section.header, section.headerIsEstimated) = headerHeight(index)
    (section.footer, section.footerIsEstimated) = footerHeight(index)
    if style == .plain, section.header > 0 {
      section.padding =
        sectionHeaderTopPadding == UITableView.automaticDimension
        ? metrics.plainHeaderPadding : max(sectionHeaderTopPadding, 0)
    }
    setRowHeights(of: index, into: &section, keeping: known)
    setPlaceholderHeights(of: index, into: &section)
    guard section.rowsAreEstimated else { return section }
    for (row, height) in known where row < section.rows.count && section.rows.measured(row) == nil {
      if height.isMeasured {
        section.rows.measure(row, as: height.length)
      } else {
        section.rows.estimate(row, as: height.length)
      }
    }
    return section
  }

  private func setRowHeights(
    of index: Int, into section: inout TableGeometry.Section, keeping known: [Int: LengthIndex.Known]
  ) {
    let count = counts[index]
    guard count > 0 else { return }
    let path = IndexPath(row: 0, section: index)
    // A delegate is asked of its own rows, and there may be none.
    let isKnown = sourcePath(of: IndexPath(row: count, section: index)).row > 0
    let common = sound(estimatedRowHeight, "estimatedRowHeight")
    let usual = common > 0 ? common : rowHeight > 0 ? rowHeight : metrics.rowHeight
    guard isKnown else {
      section.rowsAreEstimated = true
      section.rows = LengthIndex(count: count, estimate: usual)
      return
    }
    let estimates = rowEstimates(of: index, keeping: known)
    let firstEstimate = estimates?[0].flatMap { $0 > 0 ? $0 : nil }
    let first = delegateHeight(of: path)
    guard let first, !unimplementedMethods.contains(.rowHeights) else {
      section.rowsAreEstimated = estimates != nil || rowHeight == UITableView.automaticDimension
      section.rows = LengthIndex(
        count: count, estimate: section.rowsAreEstimated ? firstEstimate ?? usual : sound(rowHeight))
      if let estimates { section.rows.estimateAll(estimates) }
      return
    }
    section.rows = LengthIndex(
      count: count, estimate: firstEstimate ?? (common > 0 ? common : max(first, 0) > 0 ? first : usual))
    section.rowsAreEstimated = true
    if let estimates { section.rows.estimateAll(estimates) }
    guard mayAskAtOnce("heightForRowAt") else { return }
    let areAllQueried = counts.total <= Self.rowsQueriedAtOnce
    for row in 0..<count {
      // What a delegate has no estimate for is asked for at once, unless there is too much of it.
      let estimate = estimates.map { $0[row] ?? 1 } ?? common
      guard estimate == 0 || estimate < 0 && areAllQueried else {
        if estimates == nil { break }
        continue
      }
      let height = delegateOrPlaceholderHeight(for: IndexPath(row: row, section: index)) ?? 0
      if height != UITableView.automaticDimension { section.rows.measure(row, as: sound(height)) }
    }
  }

  /// Whether the table has so few rows that its delegate can be asked about each when they are loaded. Rows
  /// of others are measured as they come into sight.
  private func mayAskAtOnce(_ method: String) -> Bool {
    guard counts.total > ListCounts.mostRowsAsked else { return true }
    if delegate != nil, method != "heightForRowAt" || estimatedRowHeight == 0 {
      warnOnce(
        """
        \(method) is asked at once of tables of up to \(ListCounts.mostRowsAsked) rows; this one has \(counts.total). \
        Its rows count as high as the first until they come into sight.
        """)
    }
    return false
  }

  /// The delegate's estimates of the rows of a section of which nothing is known, by row; nil where it gives
  /// none.
  private func rowEstimates(of section: Int, keeping known: [Int: LengthIndex.Known]) -> [Int: CGFloat]? {
    guard let delegate, !unimplementedMethods.contains(.rowEstimates) else { return nil }
    guard mayAskAtOnce("estimatedHeightForRowAt") else {
      let path = sourcePath(of: IndexPath(row: 0, section: section))
      let first = delegate.tableView(self, estimatedHeightForRowAt: path)
      guard !unimplementedMethods.contains(.rowEstimates) else { return nil }
      return [0: sound(first, "estimatedHeightForRowAt")]
    }
    var estimates: [Int: CGFloat] = [:]
    for row in 0..<counts[section] where known[row] == nil {
      let path = IndexPath(row: row, section: section)
      guard dragging?.placeholders.placeholder(at: path) == nil else { continue }
      let estimate = delegate.tableView(self, estimatedHeightForRowAt: sourcePath(of: path))
      if unimplementedMethods.contains(.rowEstimates) { return nil }
      estimates[row] = sound(estimate, "estimatedHeightForRowAt")
    }
    return estimates
  }

  /// Sets the heights of placeholders.
  private func setPlaceholderHeights(of index: Int, into section: inout TableGeometry.Section) {
    guard let placeholders = dragging?.placeholders else { return }
    for placeholder in placeholders.all where placeholder.path.section == index && placeholder.height >= 0 {
      guard let row = placeholders.presented(placeholder)?.row, row < section.rows.count else { continue }
      section.rows.measure(row, as: placeholder.height)
    }
  }

  /// Returns the height of a row as the delegate gives it; nil without a delegate.
  private func delegateOrPlaceholderHeight(for path: IndexPath) -> CGFloat? {
    guard let placeholder = dragging?.placeholders.placeholder(at: path) else {
      return delegateHeight(of: sourcePath(of: path))
    }
    return placeholder.height
  }

  private func delegateHeight(of path: IndexPath) -> CGFloat? {
    guard !unimplementedMethods.contains(.rowHeights) else { return nil }
    return delegate.map { sound($0.tableView(self, heightForRowAt: path), "heightForRowAt") }
  }

  /// A height that can be worked with: no number counts as zero, and less than zero as automatic.
  func sound(_ height: CGFloat, _ name: String = "rowHeight") -> CGFloat {
    guard height.isFinite, height <= UIScrollView.farthest else {
      warnOnce("\(name) of a table cannot be \(height); it counts as 0.")
      return 0
    }
    return height < 0 ? UITableView.automaticDimension : height
  }

  // MARK: Measuring

  /// Measures a row that is about to show, unless that was done. Returns whether its height changed.
  func measure(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    guard let section = geometry?.sections[path.section], section.rowsAreEstimated,
      section.rows.measured(path.row) == nil
    else { return false }
    var height = delegateOrPlaceholderHeight(for: path) ?? rowHeight
    if height < 0 { height = automaticHeight(of: cell) }
    // A cell that turns out not to show keeps that size, in which its constraints hold.
    cell.frame.size.height = height
    return heights.measure(path, as: height)
  }

  /// The height that a cell requests, its line included.
  private func automaticHeight(of cell: UITableViewCell) -> CGFloat {
    let target = CGSize(width: rowWidth, height: 0)
    let height = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height.isFinite, height > 0.5 else { return metrics.rowHeight }
    return onPixelUp(min(height, UIScrollView.farthest))
  }

  func onPixelUp(_ length: CGFloat) -> CGFloat {
    length.roundedToPixel(.up, scale: traitCollection.displayScale)
  }

  // MARK: Headers and footers

  private func headerHeight(_ section: Int) -> (CGFloat, Bool) {
    let height = sound(
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      "heightForHeaderInSection")
    let title = dataSource?.tableView(self, titleForHeaderInSection: section) ?? ""
    // In groups, zero has always meant "as usual".
    guard height < 0 || height == 0 && isGrouped else {
      return (isShown(title, .headerHeights, isFooter: false) ? height : 0, false)
    }
    if !title.isEmpty { return (titleHeight(title, isFooter: false, section: section), false) }
    guard mayHaveView(isFooter: false) else { return (emptyHeaderHeight(section), false) }
    let estimate = sound(
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight)
    let former = geometry.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }
    if estimate <= 0, let former, !former.headerIsEstimated { return (former.header, true) }
    return (estimate > 0 ? estimate : metrics.plainHeader, true)
  }

  private func footerHeight(_ section: Int) -> (CGFloat, Bool) {
    let height = sound(
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      "heightForFooterInSection")
    let title = dataSource?.tableView(self, titleForFooterInSection: section) ?? ""
    guard height < 0 || height == 0 && isGrouped else {
      return (isShown(title, .footerHeights, isFooter: true) ? height : 0, false)
    }
    if !title.isEmpty { return (titleHeight(title, isFooter: true, section: section), false) }
    guard mayHaveView(isFooter: true) else { return (isGrouped ? metrics.groupGap : 0, false) }
    let estimate = sound(
      delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight)
    let former = geometry.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }
    if estimate <= 0, let former, !former.footerIsEstimated { return (former.footer, true) }
    return (estimate > 0 ? estimate : metrics.plainHeader, true)
  }

  /// Whether a header or footer of a height has that height: in a plain table, the table's own height is that
  /// of titles and views, and a section without either has nothing there.
  private func isShown(_ title: String, _ heights: OptionalMethods, isFooter: Bool) -> Bool {
    isGrouped || !title.isEmpty || delegate != nil && !unimplementedMethods.contains(heights)
      || mayHaveView(isFooter: isFooter)
  }

  /// The height of a header with nothing in it.
  private func emptyHeaderHeight(_ section: Int) -> CGFloat {
    guard isGrouped else { return 0 }
    return section == 0 ? metrics.firstEmptyHeader : metrics.groupGap
  }

  /// Whether the delegate gives views for headers, or footers, as far as it was asked.
  private func mayHaveView(isFooter: Bool) -> Bool {
    guard delegate != nil else { return false }
    let method: OptionalMethods = isFooter ? .footerViews : .headerViews
    guard unimplementedMethods.probe(method) else { return !unimplementedMethods.contains(method) }
    if isFooter {
      shownFooters.keepProbe(delegate?.tableView(self, viewForFooterInSection: 0))
    } else {
      shownHeaders.keepProbe(delegate?.tableView(self, viewForHeaderInSection: 0))
    }
    return !unimplementedMethods.contains(method)
  }

  private func titleHeight(_ title: String, isFooter: Bool, section: Int) -> CGFloat {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.prepare(for: self, isFooter: isFooter, isFirst: section == 0)
    view.textLabel?.text = view.shownTitle(title)
    return onPixelUp(view.heightOfTitle(width: bounds.width))
  }

  /// Measures what stands above or below a section, when it is about to show. Returns whether its height
  /// changed.
  func measure(_ view: UIView?, section: Int, isFooter: Bool) -> Bool {
    var height: CGFloat
    if let view {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      if !(height.isFinite && height > 0) { height = isFooter ? metrics.groupGap : metrics.plainHeader }
    } else {
      height = isFooter ? (isGrouped ? metrics.groupGap : 0) : emptyHeaderHeight(section)
    }
    return heights.measure(section, isFooter: isFooter, as: onPixelUp(height))
  }
}
