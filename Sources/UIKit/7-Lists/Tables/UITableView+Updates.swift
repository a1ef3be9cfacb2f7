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
    precondition(!isShowing, "A table cannot be changed while it asks for its rows.")
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
      fatalError("Invalid update of a table: \(error.message).")
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
      fatalError("Invalid update of a table: \(error.message).")
    }
  }

  /// Returns the data source's numbers of rows.
  private func sourceCounts() -> [Int] {
    let count = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    return (0..<count).map { max(dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0, 0) }
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
    var places = shownPlaces()
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
    let leaving = departures.end()
    let scrolled = CGPoint(x: contentOffset.x - oldOffset.x, y: contentOffset.y - oldOffset.y)
    places = places.mapValues { ($0.view, $0.frame.offsetBy(dx: scrolled.x, dy: scrolled.y)) }
    move(from: places, leaving, plan, old, scrolled, completion)
  }

  private typealias Places = [ObjectIdentifier: (view: UIView, frame: CGRect)]

  /// Returns the frames of all visible views.
  private func shownPlaces() -> [ObjectIdentifier: (view: UIView, frame: CGRect)] {
    var places: [ObjectIdentifier: (view: UIView, frame: CGRect)] = [:]
    let around = sectionViews + [tableFooterView, tableHeaderView].compactMap { $0 }
    for view in shownRows.map(\.cell) as [UIView] + around {
      places[ObjectIdentifier(view)] = (view, view.frame)
    }
    return places
  }

  /// Measures anew the visible rows that are as high as their content, and moves the others to their new places.
  func remeasureRows(animated: Bool) {
    guard let geometry, geometry.sections.contains(where: \.rowsAreEstimated), !batch.isOpen,
      let plan = try? ListPlan<RowAnimation>(
        ListUpdates(), before: counts.rows, after: counts.rows, names: ("the table", "rows"))
    else { return }
    let change = { self.show(plan, after: self.counts.rows) { _ in } }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Renames rows and sections to their new places, and takes along what was measured of rows that are not visible. Those in
  /// sight may hold something else now.
  private func applyPlaces(_ plan: ListPlan<RowAnimation>, after: [Int], old: TableGeometry) {
    var measured: [Int: [Int: CGFloat]] = [:]
    let seen = Set(shownRows.map(\.path))
    for (section, lengths) in old.sections.enumerated() where lengths.rowsAreEstimated {
      for (row, height) in lengths.rows.allMeasured {
        let path = IndexPath(row: row, section: section)
        guard !seen.contains(path), let new = plan.newPath(path) else { continue }
        measured[new.section, default: [:]][new.row] = height
      }
    }
    selection.rowsDidMove { plan.newPath($0) }
    let gone = visible.rename { plan.updates.reloadedRows[$0] == nil ? plan.newPath($0) : nil }
    for row in gone { _ = departures.gather((row.path, row.cell, true)) }
    renumberHeadersFooters(plan)
    counts.set(after)
    reloadHeights(keeping: measured)
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

  // MARK: Moving

  /// Moves everything that can be seen from where it was to where it is.
  private func move(
    from places: Places, _ leaving: [(path: IndexPath, cell: UITableViewCell, isGone: Bool)],
    _ plan: ListPlan<RowAnimation>, _ old: TableGeometry, _ scrolled: CGPoint,
    _ completion: @escaping (Bool) -> Void
  ) {
    var motion = ListMotion()
    for shown in shownRows {
      let start = startOfRow(shown.path, shown.cell, places, plan, old, scrolled)
      motion.add(shown.cell, from: start, to: ListMotion.End(frame: shown.cell.frame))
    }
    for view in sectionViews + [tableFooterView].compactMap({ $0 }) {
      let goal = ListMotion.End(frame: view.frame)
      let start = places[ObjectIdentifier(view)].map { ListMotion.End(frame: $0.frame) }
      motion.add(view, from: start ?? ListMotion.End(frame: view.frame, alpha: 0), to: goal)
    }
    for (path, cell, isGone) in leaving {
      guard let start = places[ObjectIdentifier(cell)]?.frame else { continue }
      UIView.performWithoutAnimation {
        cell.frame = start
        sendSubviewToBack(cell)
        if let backgroundView { sendSubviewToBack(backgroundView) }
      }
      let goal = isGone ? goalOfLeaving(path, cell, start, plan) : ListMotion.End(frame: frameOfRow(path))
      motion.add(cell, from: ListMotion.End(frame: start), to: goal)
    }
    let actions = swipes.takeDismissed()
    motion.run(
      over: metrics.changeDuration, isSeen: window != nil && !(motion.isEmpty && actions == nil),
      with: { [weak self] in
        if let actions { actions.frame.size.height = 0 }
        self?.layoutIfNeeded()
      },
      completion: { [weak self] finished in
        actions?.removeFromSuperview()
        for (path, cell, _) in leaving {
          cell.alpha = 1
          self?.release(cell, at: path)
        }
        completion(finished)
      })
  }

  /// Returns the frame and opacity from which a row that is now visible begins its animation.
  private func startOfRow(
    _ path: IndexPath, _ cell: UITableViewCell, _ places: Places, _ plan: ListPlan<RowAnimation>,
    _ old: TableGeometry, _ scrolled: CGPoint
  ) -> ListMotion.End {
    if let place = places[ObjectIdentifier(cell)]?.frame { return ListMotion.End(frame: place) }
    let former = plan.oldPath(path)
    if let former, plan.updates.reloadedRows[former] == nil {
      return ListMotion.End(frame: rowFrame(old.row(former)).offsetBy(dx: scrolled.x, dy: scrolled.y))
    }
    let animation = former.flatMap { plan.updates.reloadedRows[$0] } ?? plan.arrival(of: path) ?? .none
    return ListMotion.End(
      frame: moved(cell.frame, animation, cell), alpha: animation == RowAnimation.none ? 1 : 0)
  }

  /// Returns the frame and opacity at which a removed row ends its animation.
  private func goalOfLeaving(
    _ path: IndexPath, _ cell: UITableViewCell, _ start: CGRect, _ plan: ListPlan<RowAnimation>
  ) -> ListMotion.End {
    if let reload = plan.updates.reloadedRows[path] {
      return ListMotion.End(frame: start, alpha: reload == .none ? 1 : 0)
    }
    let animation = plan.departure(of: path) ?? .none
    return ListMotion.End(frame: moved(start, animation, cell), alpha: 0)
  }

  /// Returns the frame from which a row comes, or to which it goes, with an animation.
  private func moved(_ frame: CGRect, _ animation: RowAnimation, _ cell: UITableViewCell) -> CGRect {
    switch animation {
    case .fade, .automatic, .none: frame
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top, .middle: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    }
  }
}
