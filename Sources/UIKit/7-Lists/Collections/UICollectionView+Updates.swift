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
      let new = dataSource.collectionView(self, cellForItemAt: sourcePath(of: path))
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
    precondition(!isShowing, "A collection cannot be changed while it asks for its items.")
    if !batch.isOpen { loadIfNeeded() }
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
        let sections = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
        let after = (0..<sections).map {
          max(dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0, 0)
        }
        updates = try placeholders.follow(
          updates, before: recorded.before, after: after, names: ("the collection", "items"))
      }
    } catch {
      fatalError("Invalid update of a collection: \(error.message).")
    }
    loadCounts()
    show(updates, before: recorded.before, completion: recorded.completion)
    dragging?.placeholders.flush()
  }

  /// Shows changes in presented places, after the items were counted. Traps when these do not agree with the changes.
  func show(_ updates: ListUpdates<Void>, before: [Int], completion: @escaping (Bool) -> Void) {
    do {
      let plan = try ListPlan(updates, before: before, after: counts.rows, names: ("the collection", "items"))
      show(plan, completion: completion)
    } catch {
      fatalError("Invalid update of a collection: \(error.message).")
    }
  }

  /// Renames what shows to its new places, and moves it there.
  func show(_ plan: ListPlan<Void>, completion: @escaping (Bool) -> Void) {
    let offset = contentOffset
    let places = Dictionary(
      uniqueKeysWithValues: shown.values.map {
        (ObjectIdentifier($0), ListMotion.End(frame: $0.frame, alpha: $0.alpha))
      })
    unpress()
    if !swipes.rowsDidMove({ plan.newPath($0) }) { closeSwipe(animated: false) }
    departures.begin()
    dragging?.rowsDidMove { plan.newPath($0) }
    var gone: [RemovedView] = []
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
    let leaving = departures.end()
    let scrolled = CGVector(dx: contentOffset.x - offset.x, dy: contentOffset.y - offset.y)
    let motion = changeMotion(from: places, scrolledBy: scrolled, gone: gone, leaving: leaving)
    motion.run(
      over: Metrics.current.tables.changeDuration, isSeen: window != nil && !motion.isEmpty,
      with: { [weak self] in
        self?.ownLayout.finalizeCollectionViewUpdates()
        self?.layoutIfNeeded()
      },
      completion: { [weak self] finished in
        for (view, element) in gone {
          self?.retire(view)
          view.alpha = 1
          self?.notifyEndDisplaying(of: view, element)
        }
        for view in leaving {
          self?.retire(view)
          view.alpha = 1
        }
        completion(finished)
      })
  }

  /// A view of an item that is no longer in the data.
  private typealias RemovedView = (view: UICollectionReusableView, element: CollectionElement)

  /// Moves the visible views, the selection and the scrolling sections to their new index paths. Returns the views without one.
  private func rename(by plan: ListPlan<Void>) -> [RemovedView] {
    let gone = visible.rename { renamed($0, plan) }
    selection.rowsDidMove { plan.newPath($0) }
    prefetch.clear()
    scrollers.sectionsDidMove { plan.newSection($0) }
    return gone
  }

  /// Returns the ways of all views from where they lay.
  private func changeMotion(
    from places: [ObjectIdentifier: ListMotion.End], scrolledBy scrolled: CGVector, gone: [RemovedView],
    leaving: [UICollectionReusableView]
  ) -> ListMotion {
    var motion = ListMotion()
    for (element, view) in shown {
      let end = ListMotion.End(frame: view.frame, alpha: view.alpha)
      if let place = places[ObjectIdentifier(view)] {
        motion.add(view, from: place.moved(by: scrolled), to: end)
      } else {
        let initial = initialAttributes(of: element)
        motion.add(
          view, from: ListMotion.End(frame: initial?.frame ?? end.frame, alpha: initial?.alpha ?? 0), to: end)
      }
    }
    for (view, element) in gone {
      guard let place = places[ObjectIdentifier(view)]?.moved(by: scrolled) else { continue }
      let final = finalAttributes(of: element)
      motion.add(
        view, from: place, to: ListMotion.End(frame: final?.frame ?? place.frame, alpha: final?.alpha ?? 0))
    }
    for view in leaving {
      // Pushed out of the visible area: it moves to where it lies now, if the layout has it.
      guard let place = places[ObjectIdentifier(view)]?.moved(by: scrolled) else { continue }
      motion.add(view, from: place, to: ListMotion.End(frame: place.frame, alpha: 0))
    }
    return motion
  }

  private func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else {
      return ownLayout.initialLayoutAttributesForAppearingItem(at: element.path)
    }
    return element.isDecoration
      ? ownLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.path)
      : ownLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.path)
  }

  private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else {
      return ownLayout.finalLayoutAttributesForDisappearingItem(at: element.path)
    }
    return element.isDecoration
      ? ownLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.path)
      : ownLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
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
