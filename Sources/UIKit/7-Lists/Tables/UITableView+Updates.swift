import QuartzCore

/// Rows and sections that come, go and move.
extension UITableView {
  // MARK: Recording

  /// Records a change, and shows it unless more are coming.
  func update(_ change: (inout ListUpdates<RowAnimation>) -> Void) {
    openUpdates()
    batch.record(change)
    closeUpdates(completion: nil)
  }

  /// Sets shown cells up again: at once, or with the other changes of a batch.
  func reconfigureCells(at paths: [IndexPath]) {
    guard batch.isOpen else { return reconfigure(paths.map { dragging?.placeholders.presented($0) ?? $0 }) }
    batch.record { $0.reconfiguredRows.formUnion(paths) }
  }

  func openUpdates() {
    ExceptionName.internalInconsistency.raise(
      unless: !isShowing, "A table cannot be changed while it asks for its rows.")
    if !batch.isOpen { loadIfNeeded() }
    batch.open(counts.rows)
  }

  func closeUpdates(completion: ((Bool) -> Void)?) {
    guard let recorded = batch.close(completion: completion) else { return }
    let after = sourceCounts()
    var updates = recorded.updates
    do {
      if let placeholders = dragging?.placeholders {
        updates = try placeholders.follow(
          updates, before: recorded.before, after: after, names: ("the table", "rows"))
      }
    } catch {
      ExceptionName.internalInconsistency.raise(
        "Invalid update: \(error.message). \(LayoutDescription.name(of: self))")
    }
    show(
      updates, before: recorded.before, after: dragging?.placeholders.presented(after) ?? after,
      completion: recorded.completion)
    dragging?.placeholders.flush()
  }

  /// Shows changes in presented places. Traps when the rows do not agree with them.
  func show(
    _ updates: ListUpdates<RowAnimation>, before: [Int], after: [Int], completion: @escaping (Bool) -> Void
  ) {
    do {
      let plan = try ListPlan(updates, before: before, after: after, names: ("the table", "rows"))
      show(plan, after: after, completion: completion)
    } catch {
      ExceptionName.internalInconsistency.raise(
        "Invalid update: \(error.message). \(LayoutDescription.name(of: self))")
    }
  }

  /// Returns the data source's numbers of rows.
  private func sourceCounts() -> [Int] {
    let count = ListCounts.bounded(sections: dataSource?.numberOfSections(in: self))
    return (0..<count).map { ListCounts.bounded(dataSource?.tableView(self, numberOfRowsInSection: $0)) }
  }

  /// Returns the data source's numbers of rows, with the placeholders.
  func presentedCounts() -> [Int] {
    let counts = sourceCounts()
    return dragging?.placeholders.presented(counts) ?? counts
  }

  // MARK: Showing

  /// Brings everything that is known of rows to its new places, and moves what can be seen there.
  func show(_ plan: ListPlan<RowAnimation>, after: [Int], completion: @escaping (Bool) -> Void) {
    guard let old = geometry else {
      setNeedsReload()
      return completion(true)
    }
    let oldOffset = contentOffset
    let (places, anchor) = (shownPlaces(), shownRows.first?.path)
    let pushedOut = departures.pushedOut.map(\.view)
    pressCancelled()
    departures.begin()
    clearGap()
    dragging?.rowsDidMove { plan.newPath($0) }
    UIView.performWithoutAnimation {
      applyPlaces(plan, after: after, old: old)
      updateContentSize()
      placeHeadersFooters()
      if !bounds.isEmpty { showRows() }
      for shown in shownRows {
        setUpEdges(of: shown.cell, at: shown.path)
        setUpEditing(of: shown.cell, at: shown.path, animated: false)
      }
      if window != nil {
        // What lies in cells that come into sight is at its place from the beginning.
        for shown in shownRows where places[ObjectIdentifier(shown.cell)] == nil {
          shown.cell.layoutIfNeeded()
        }
      }
    }
    var leaving = departures.end()
    // A row that was measured in vain was never seen.
    for row in leaving where places[ObjectIdentifier(row.view)] == nil { release(row.view, at: row.path) }
    leaving.removeAll { places[ObjectIdentifier($0.view)] == nil }
    // Rows that are still on their way out go on to where they lie now.
    leaving += departures.pushedOut.filter { row in pushedOut.contains { $0 === row.view } }
    let scrolled = CGVector(dx: contentOffset.x - oldOffset.x, dy: contentOffset.y - oldOffset.y)
    let starts = RowStarts(
      places: places.mapValues { $0.offsetBy(dx: scrolled.dx, dy: scrolled.dy) }, old: old, anchor: anchor,
      scrolled: scrolled.dy)
    move(from: starts, leaving, plan, completion)
  }

  /// Returns the frames of all visible views.
  private func shownPlaces() -> [ObjectIdentifier: CGRect] {
    let around = sectionViews + [tableFooterView, tableHeaderView].compactMap { $0 }
    return Dictionary(
      uniqueKeysWithValues: (shownRows.map(\.cell) as [UIView] + departures.pushedOut.map(\.view) + around)
        .map { (ObjectIdentifier($0), $0.frame) })
  }

  /// Measures anew the visible rows that are as high as their content, and moves the others to their new
  /// places.
  func remeasureRows(animated: Bool) {
    guard let geometry, geometry.sections.contains(where: \.rowsAreEstimated), !batch.isOpen,
      let plan = try? ListPlan<RowAnimation>(
        ListUpdates(), before: counts.rows, after: counts.rows, names: ("the table", "rows"))
    else { return }
    let change = { self.show(plan, after: self.counts.rows) { _ in } }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Renames rows and sections to their new places, and takes along what was known of rows. Those in sight
  /// may hold something else now: their heights count until they are measured.
  private func applyPlaces(_ plan: ListPlan<RowAnimation>, after: [Int], old: TableGeometry) {
    var known: KnownHeights = [:]
    let seen = Set(shownRows.map(\.path))
    for (section, lengths) in old.sections.enumerated() where lengths.rowsAreEstimated {
      for height in lengths.rows.allKnown {
        let path = IndexPath(row: height.index, section: section)
        guard let new = plan.newPath(path) else { continue }
        let isKept = !seen.contains(path) && plan.updates.reloadedRows[path] == nil
        known[new.section, default: [:]][new.row] = (new.row, height.length, height.isMeasured && isKept)
      }
    }
    selection.rowsDidMove(reloading: { plan.updates.reloadedRows[$0] != nil }) { plan.newPath($0) }
    let gone = visible.rename { plan.updates.reloadedRows[$0] == nil ? plan.newPath($0) : nil }
    for row in gone { _ = departures.gather(LeavingRow(path: row.path, view: row.cell, isGone: true)) }
    drifts.follow { plan.newPath($0) }
    departures.follow { row in
      guard !row.isGone else { return row }
      guard plan.updates.reloadedRows[row.path] == nil, !plan.updates.reconfiguredRows.contains(row.path),
        let new = plan.newPath(row.path)
      else { return LeavingRow(path: row.path, view: row.view, isGone: true) }
      return LeavingRow(path: new, view: row.view, isGone: false)
    }
    renumberHeadersFooters(plan)
    counts.set(after)
    reloadHeights(keeping: known)
    for section in after.indices {
      guard let former = plan.oldSection(section), plan.updates.reloadedSections[former] == nil else {
        continue
      }
      heights.keep(old.sections[former], in: section)
    }
    prefetch.clear()
    showSectionIndex()
    reconfigure(plan.updates.reconfiguredRows.compactMap { plan.newPath($0) })
    if !swipes.rowsDidMove({ plan.newPath($0) }) { swipes.dismiss() }
  }

  private func renumberHeadersFooters(_ plan: ListPlan<RowAnimation>) {
    func renamed(_ section: Int) -> Int? {
      plan.updates.reloadedSections[section] == nil ? plan.newSection(section) : nil
    }
    shownHeaders.rename(renamed) { releaseHeader($0) }
    shownFooters.rename(renamed) { releaseFooter($0) }
  }
}
