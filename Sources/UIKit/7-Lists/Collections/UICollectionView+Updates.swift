import QuartzCore

/// Items and sections that come, go and move.
extension UICollectionView {
  /// Records a change, and shows it unless more are coming.
  func update(_ change: (inout ListUpdates<Void>) -> Void) {
    openUpdates()
    batch.record(change)
    closeUpdates(completion: nil)
  }

  /// Sets shown cells up again: at once, or with the other changes of a batch.
  func reconfigureCells(at paths: [IndexPath]) {
    guard batch.isOpen else { return reconfigure(paths.map { dragging?.placeholders.presented($0) ?? $0 }) }
    batch.record { $0.reconfiguredRows.formUnion(paths) }
  }

  /// Updates shown cells by the data source, which is given the same cell when it dequeues one.
  private func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in Set(paths) {
      guard let old = cell(at: path), !isPlaceholder(path) else { continue }
      pool.offer(old, as: old.poolName)
      let source = sourcePath(of: path)
      let new = answer(at: source) { dataSource.collectionView(self, cellForItemAt: source) }
      pool.withdrawOffer()
      let element = CollectionElement(kind: nil, path: path)
      if new !== old {
        new.isHidden = false
        new.collection = self
        if new.superview !== self { insertSubview(new, aboveSubview: old) }
        visible.show(new, as: element)
        release(old, element)
      }
      new.isSelected = selection.contains(path)
      new.isHighlighted = selection.pressed == path
      new.measuredAt = 0
    }
    setNeedsLayout()
  }

  func openUpdates() {
    ExceptionName.internalInconsistency.raise(
      unless: !isShowing, "A collection cannot be changed while it asks for its items.")
    if !batch.isOpen {
      loadIfNeeded()
      formerPlaces.record(shownAround())
    }
    batch.open(counts.rows)
  }

  func closeUpdates(completion: ((Bool) -> Void)?) {
    guard let recorded = batch.close(completion: completion) else { return }
    // The app's changes are of the data as it is.
    if move != nil { cancelMove() }
    var updates = recorded.updates
    do {
      if let placeholders = dragging?.placeholders, !placeholders.all.isEmpty {
        // Sections go with their placeholders, so that the data is asked before these are counted.
        let sections = ListCounts.bounded(sections: dataSource?.numberOfSections(in: self))
        let after = (0..<sections).map {
          ListCounts.bounded(dataSource?.collectionView(self, numberOfItemsInSection: $0))
        }
        updates = try placeholders.follow(
          updates, before: recorded.before, after: after, names: ("the collection", "items"))
      }
    } catch {
      ExceptionName.internalInconsistency.raise(
        "Invalid update: \(error.message). \(LayoutDescription.name(of: self))")
    }
    loadCounts()
    show(updates, before: recorded.before, completion: recorded.completion)
    dragging?.placeholders.flush()
  }

  /// Shows changes in presented places, after the items were counted. Traps when these do not agree with the
  /// changes.
  func show(_ updates: ListUpdates<Void>, before: [Int], completion: @escaping (Bool) -> Void) {
    do {
      let plan = try ListPlan(updates, before: before, after: counts.rows, names: ("the collection", "items"))
      show(plan, completion: completion)
    } catch {
      ExceptionName.internalInconsistency.raise(
        "Invalid update: \(error.message). \(LayoutDescription.name(of: self))")
    }
  }

  /// Renames what shows to its new places, and moves it there.
  func show(_ plan: ListPlan<Void>, completion: @escaping (Bool) -> Void) {
    let offset = contentOffset
    let pushedOut = departures.pushedOut.map(\.view)
    let places = Dictionary(
      uniqueKeysWithValues: (Array(shown.values) + pushedOut).map {
        (ObjectIdentifier($0), ListMotion.End(frame: $0.frame, alpha: $0.alpha))
      })
    formerPlaces.record(shown.mapValues { self.frame(of: $0) })
    unpress()
    if !swipes.rowsDidMove({ plan.newPath($0) }) { closeSwipe(animated: false) }
    departures.begin()
    dragging?.rowsDidMove { plan.newPath($0) }
    var gone: [LeavingElement] = []
    UIView.performWithoutAnimation {
      gone = rename(by: plan)
      ownLayout.itemsDidMove(plan)
      reconfigure(plan.updates.reconfiguredRows.compactMap { plan.newPath($0) })
      ownLayout.invalidateLayout()
      ownLayout.prepareIfDue()
      ownLayout.prepare(forCollectionViewUpdates: plan.updates.items)
      let goal = ownLayout.targetContentOffset(forProposedContentOffset: offset)
      if goal != offset { contentOffset = goal }
      if !bounds.isEmpty { layOutItems() }
      // What comes in is laid out before it moves: its parts are not to grow out of its corner.
      for view in shown.values where places[ObjectIdentifier(view)] == nil { view.layoutIfNeeded() }
    }
    var leaving = departures.end()
    // A view that was measured in vain was never seen.
    for one in leaving where places[ObjectIdentifier(one.view)] == nil { release(one.view, one.element) }
    leaving.removeAll { places[ObjectIdentifier($0.view)] == nil }
    // Views that are still on their way out go on to where they lie now.
    leaving += departures.pushedOut.filter { one in pushedOut.contains { $0 === one.view } }
    let scrolled = CGVector(dx: contentOffset.x - offset.x, dy: contentOffset.y - offset.y)
    move(
      from: places.mapValues { $0.moved(by: scrolled) }, scrolledBy: scrolled, leaving: gone + leaving, plan,
      completion)
    formerPlaces.clear()
  }

  /// Moves the visible views, the selection and the scrolling sections to their new index paths. Returns the
  /// views without one.
  private func rename(by plan: ListPlan<Void>) -> [LeavingElement] {
    let gone = visible.rename { renamed($0, plan) }
    drifts.follow { renamed($0, plan) }
    departures.follow { one in
      guard !one.isGone else { return one }
      let isSame = one.element.kind != nil || !plan.updates.reconfiguredRows.contains(one.element.path)
      guard isSame, let new = renamed(one.element, plan) else {
        return LeavingElement(view: one.view, element: one.element, isGone: true)
      }
      return LeavingElement(view: one.view, element: new, isGone: false)
    }
    selection.rowsDidMove(reloading: { plan.updates.reloadedRows[$0] != nil }) { plan.newPath($0) }
    prefetch.clear()
    scrollers.sectionsDidMove { plan.newSection($0) }
    return gone.map { LeavingElement(view: $0.view, element: $0.element, isGone: true) }
  }

  /// Returns the identity of an element after the changes; nil where it is removed or reloaded.
  private func renamed(_ element: CollectionElement, _ plan: ListPlan<Void>) -> CollectionElement? {
    guard element.kind != nil else {
      guard plan.updates.reloadedRows[element.path] == nil else { return nil }
      return plan.newPath(element.path).map { CollectionElement(kind: nil, path: $0) }
    }
    guard element.path.count == 2 else { return element }
    guard plan.updates.reloadedSections[element.path.section] == nil,
      let section = plan.newSection(element.path.section)
    else { return nil }
    // A badge follows its item.
    if !element.isDecoration, element.path.item > 0 {
      return plan.newPath(element.path).map { CollectionElement(kind: element.kind, path: $0) }
    }
    return CollectionElement(
      kind: element.kind, path: IndexPath(item: element.path.item, section: section),
      isDecoration: element.isDecoration)
  }
}

extension ListMotion.End {
  /// The same after the content was scrolled.
  func moved(by distance: CGVector) -> ListMotion.End {
    ListMotion.End(frame: frame.offsetBy(dx: distance.dx, dy: distance.dy), alpha: alpha)
  }
}
