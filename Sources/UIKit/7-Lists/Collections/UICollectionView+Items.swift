import QuartzCore

/// The items that have cells, and the frames of those cells.
extension UICollectionView {
  // MARK: Loading

  func setNeedsReload() {
    counts.invalidate()
    ownLayout.isDue = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    // A source that is gone leaves nothing to show.
    if counts.isLoaded, dataSource == nil, !counts.isEmpty, !isShowing { return reload() }
    guard !counts.isLoaded, dataSource != nil || !counts.isEmpty else { return }
    if counts.isStale { unload() }
    loadCounts()
    counts.finishLoading()
  }

  /// Loads everything anew. The items are counted when the layout is prepared, or when the app asks before.
  func reload() {
    ExceptionName.internalInconsistency.raise(
      unless:
        !isShowing,
      "A collection cannot be reloaded while it asks for its items: do so after the present turn."
    )
    unload()
  }

  /// Discards all that was loaded from the data source.
  private func unload() {
    counts.invalidate(isStale: false)
    selection.clear()
    dragging?.placeholders.removeAll()
    _ = moving.end()
    closeSwipe(animated: false)
    // The last one kept is the first one in use again: items get their own cells back, with the keyboard's
    // focus.
    for leaving in departures.removeAll() {
      leaving.view.alpha = 1
      release(leaving.view, leaving.element)
    }
    let former = shown.sorted { $0.key.path < $1.key.path }
    for (_, view) in former.reversed() { retire(view) }
    for (element, view) in former { notifyEndDisplaying(of: view, element) }
    visible.removeAll()
    prefetch.clear()
    ownLayout.discardMeasuredSizes()
    ownLayout.invalidateLayout()
  }

  func loadCounts() {
    let count = ListCounts.bounded(sections: dataSource?.numberOfSections(in: self))
    let rows = (0..<count).map {
      ListCounts.bounded(dataSource?.collectionView(self, numberOfItemsInSection: $0))
    }
    counts.set(dragging?.placeholders.presented(rows) ?? rows)
  }

  // MARK: Layout

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    let moved = context.contentOffsetAdjustment
    if moved != .zero {
      contentOffset = CGPoint(x: contentOffset.x + moved.x, y: contentOffset.y + moved.y)
    }
    setNeedsLayout()
  }

  /// Invalidates the layout where it depends on the bounds.
  func boundsWillChange(to new: CGRect) {
    guard knownBounds != new else { return }
    if knownBounds != .zero, counts.isLoaded, ownLayout.shouldInvalidateLayout(forBoundsChange: new) {
      ownLayout.invalidateLayout(with: ownLayout.invalidationContext(forBoundsChange: new))
    }
    knownBounds = new
  }

  /// Sets another layout.
  func setLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== ownLayout else {
      completion?(true)
      return
    }
    let places = shown.mapValues { ListMotion.End(frame: self.frame(of: $0), alpha: $0.alpha) }
    let old = ownLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.collectionView = nil
    ownLayout = layout
    layout.collectionView = self
    layout.isDue = true
    setNeedsLayout()
    guard animated, window != nil else {
      finishTransition(from: old, to: layout)
      completion?(true)
      return
    }
    UIView.performWithoutAnimation {
      let goal = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      if goal != contentOffset { contentOffset = goal }
      layOutItems()
    }
    var motion = ListMotion()
    for (element, view) in shown {
      let end = ListMotion.End(frame: view.frame, alpha: view.alpha)
      let start = places[element].map { ListMotion.End(frame: frame($0.frame, in: view), alpha: $0.alpha) }
      motion.add(view, from: start ?? ListMotion.End(frame: end.frame, alpha: 0), to: end)
    }
    motion.run(
      over: Metrics.current.tables.changeDuration, isSeen: !motion.isEmpty,
      with: { [weak self] in
        self?.finishTransition(from: old, to: layout)
        self?.layoutIfNeeded()
      },
      completion: { completion?($0) })
  }

  private func finishTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  func layOutItems() {
    guard !isShowing else { return }
    loadLayout()
    guard counts.isLoaded else { return }
    boundsWillChange(to: bounds)
    showLayoutBackground()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    showItems()
  }

  /// Prepares the layout. It counts the items itself, where they have not been counted yet: a data source may
  /// be ready only then.
  private func loadLayout() {
    if !counts.isLoaded, dataSource != nil, !bounds.isEmpty {
      if counts.isStale { unload() }
      ownLayout.prepareIfDue()
    }
    loadIfNeeded()
  }

  func showItemsIfNeeded() {
    guard !isShowing, !batch.isOpen else { return }
    loadLayout()
    guard counts.isLoaded, !bounds.isEmpty else { return }
    if layer.layoutIsDue || ownLayout.isDue { layOutItems() }
  }

  func updateContentSize() {
    ownLayout.prepareIfDue()
    let size = ownLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Makes views for what is visible, and takes them away from the rest. Cells that say how large they are
  /// may change the layout; then it is done again.
  func showItems() {
    guard !isShowing, !bounds.isEmpty else { return }
    visible.beginShowing()
    defer { visible.endShowing() }
    var fresh: Set<ObjectIdentifier> = []
    let isSettled = Settling.run(
      "Measuring the cells of a collection",
      advice: "preferredLayoutAttributesFitting(_:) of its cells must come to the same size each time."
    ) {
      showVisibleItems(&fresh)
    }
    if !isSettled {
      // Measured or not: the layout pass that the last round asked for would begin all of it again.
      for view in shown.values { view.measuredAt = ownLayout.measureCount }
    }
    for (element, view) in shown.sorted(by: { $0.key < $1.key }) where !view.isDisplayed {
      UIView.performWithoutAnimation { notifyWillDisplay(view, element) }
    }
    if !departures.isGathering { carry(shown.filter { fresh.contains(ObjectIdentifier($0.value)) }) }
    if UIView.isAnimating {
      // What comes into sight under an animation around the collection is at its place from the beginning.
      for view in shown.values where fresh.contains(ObjectIdentifier(view)) {
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
      }
    }
    orderViews(fresh)
    attachSwipes()
    placeSwipe()
    setNeedsSemantics()
  }

  /// Moves views that come into sight with those that showed and are still on their way.
  func carry(_ incoming: [CollectionElement: UICollectionReusableView]) {
    guard incoming.count < shown.count else { return }
    for (element, view) in incoming where !element.isDecoration && view.superview === self {
      drifts.carry(view, at: element)
    }
  }

  /// One go. Returns whether the layout changed by it.
  private func showVisibleItems(_ fresh: inout Set<ObjectIdentifier>) -> Bool {
    updateContentSize()
    showScrollers(&fresh)
    let all = ownLayout.layoutAttributesForElements(in: bounds) ?? []
    var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in all where attributes.frame.intersects(bounds) && has(attributes) {
      wanted[attributes.element] = attributes
    }
    // The moved item keeps its cell, wherever its place is.
    if let path = move?.path, let attributes = ownLayout.layoutAttributesForItem(at: path) {
      wanted[attributes.element] = attributes
    }
    for (element, view) in shown where wanted[element] == nil {
      visible.remove(element)
      release(view, element)
    }
    var hasChanged = false
    let anchor = anchor(of: wanted)
    for (element, attributes) in wanted.sorted(by: { $0.key < $1.key }) {
      let view: UICollectionReusableView
      if let known = shown[element] {
        view = known
      } else {
        if let returning = departures.takeBack(where: { $0.element == element })?.view {
          view = returning
        } else {
          view = make(element, attributes)
          fresh.insert(ObjectIdentifier(view))
        }
        visible.show(view, as: element)
        view.measuredAt = 0
      }
      var fitted: CGSize?
      if view.measuredAt != ownLayout.measureCount {
        view.measuredAt = ownLayout.measureCount
        fitted = fit(view, attributes)
      }
      if fresh.contains(ObjectIdentifier(view)) {
        UIView.performWithoutAnimation { put(view, attributes) }
      } else {
        put(view, attributes)
      }
      guard let fitted else { continue }
      // One that turns out not to show keeps that size, in which its constraints hold.
      view.bounds.size = fitted
      hasChanged = true
    }
    if hasChanged { keep(anchor) }
    return hasChanged
  }

  /// The first cell that shows from its beginning on; its place stays when what lies above it is measured.
  private func anchor(
    of wanted: [CollectionElement: UICollectionViewLayoutAttributes]
  ) -> UICollectionViewLayoutAttributes? {
    let visible = bounds.inset(by: adjustedContentInset)
    let isAtStart =
      contentOffset.y <= -adjustedContentInset.top && contentOffset.x <= -adjustedContentInset.left
    guard !isAtStart else { return nil }
    return wanted.values.filter {
      $0.representedElementCategory == .cell && $0.scroller == nil && $0.frame.minY >= visible.minY
        && $0.frame.minX >= visible.minX
    }.min { $0.element < $1.element }
  }

  /// Scrolls so far that an item lies where it lay before.
  private func keep(_ anchor: UICollectionViewLayoutAttributes?) {
    guard let anchor, let now = ownLayout.layoutAttributesForItem(at: anchor.indexPath)?.frame else { return }
    updateContentSize()
    let (dx, dy) = (now.minX - anchor.frame.minX, now.minY - anchor.frame.minY)
    guard abs(dx) > 0.01 || abs(dy) > 0.01 else { return }
    let scrolled = CGPoint(x: contentOffset.x + dx, y: contentOffset.y + dy)
    contentOffset = isDragging || motion != nil ? scrolled : restingOffset(nearest: scrolled)
  }

  /// Whether there is what attributes are of. Raises an exception where a layout of the app's own places an
  /// item that there is not.
  private func has(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    ExceptionName.internalInconsistency.raise(
      unless: counts.contains(attributes.indexPath),
      """
      UICollectionView received layout attributes for a cell with an index path that does not exist: \
      \(attributes.indexPath). \(LayoutDescription.name(of: self)), \(type(of: ownLayout))
      """)
    return true
  }

  /// Measures a new view's preferred size. Returns it where the layout changes by it.
  private func fit(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    guard ownLayout.measures(attributes),
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return nil }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      ownLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    ownLayout.invalidateLayout(
      with: ownLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return preferred.size
  }

  private func make(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    var made: UICollectionReusableView?
    RegistrationIdentity.requests += 1
    let outer = visible.expect(attributes)
    defer {
      RegistrationIdentity.requests -= 1
      visible.expect(outer)
    }
    UIView.performWithoutAnimation {
      let view = element.isDecoration ? decoration(element) : dataView(element)
      view.collection = self
      let host = host(of: attributes)
      if view.superview !== host { host.addSubview(view) }
      put(view, attributes)
      if element.kind == nil, let cell = view as? UICollectionViewCell {
        cell.isSelected = selection.contains(element.path)
        cell.isHighlighted = selection.pressed == element.path
      }
      // A view that is measured is displayed when it has its final size.
      if !ownLayout.measures(attributes) { notifyWillDisplay(view, element) }
      made = view
    }
    return made!
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.isDisplayed = true
    if element.kind == nil, let cell = view as? UICollectionViewCell {
      guard !isPlaceholder(element.path) else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: element.path))
    } else if !element.isDecoration {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.path)
    }
  }

  private func dataView(_ element: CollectionElement) -> UICollectionReusableView {
    guard let dataSource else {
      ExceptionName.internalInconsistency.raise("A collection without a data source has no items.")
    }
    if element.kind == nil, let placeholder = dragging?.placeholders.placeholder(at: element.path) {
      let cell = answer(at: element.path) {
        dequeueReusableCell(withReuseIdentifier: placeholder.identifier, for: element.path)
      }
      dragging?.placeholders.show(cell)
      placeholder.update(cell)
      return cell
    }
    if let kind = element.kind {
      let view = answer(at: element.path) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
      }
      CellRequest.check(view, of: kind, at: element.path)
      return view
    }
    let path = dataPath(of: element.path)
    let cell = answer(at: path) { dataSource.collectionView(self, cellForItemAt: path) }
    CellRequest.check(cell, at: path)
    return cell
  }

  /// Has the data source make a view, which is the one that it dequeues.
  func answer<View: UIView>(at path: IndexPath, _ make: () -> View) -> View {
    let outer = exchange(&cellRequest, with: CellRequest(path: path))
    defer { cellRequest = outer }
    let view = make()
    cellRequest?.checkReturned(view, to: self)
    return view
  }

  /// Applies the layout's attributes to a view.
  private func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.transform3D != attributes.transform3D { view.transform3D = attributes.transform3D }
    let host = host(of: attributes)
    if view.superview !== host { host.addSubview(view) }
    var frame = frame(attributes.frame, in: host)
    let isMoved =
      move != nil && attributes.representedElementCategory == .cell && attributes.indexPath == move?.path
    if isMoved, let center = move?.center {
      let place = convert(center, to: host)
      frame.origin = CGPoint(x: place.x - frame.width / 2, y: place.y - frame.height / 2)
    }
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    // What the app hides when it sets the view up stays hidden until the layout says otherwise.
    if view.isHiddenByLayout != attributes.isHidden {
      view.isHiddenByLayout = attributes.isHidden
      view.isHidden = attributes.isHidden
    }
    let z = isMoved ? max(CGFloat(attributes.zIndex), 1) : CGFloat(attributes.zIndex)
    if view.layer.zPosition != z { view.layer.zPosition = z }
    if view.listEdges != attributes.listEdges { view.listEdges = attributes.listEdges }
    view.apply(attributes)
  }

  // MARK: Views

  func release(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if departures.gather(LeavingElement(view: view, element: element, isGone: false)) { return }
    retire(view)
    notifyEndDisplaying(of: view, element)
  }

  /// Keeps a view for its next use.
  func retire(_ view: UICollectionReusableView) {
    if view.poolName.isEmpty { view.removeFromSuperview() } else { pool.keep(view, as: view.poolName) }
  }

  func notifyEndDisplaying(of view: UICollectionReusableView, _ element: CollectionElement) {
    // One that was measured in vain was never displayed.
    guard exchange(&view.isDisplayed, with: false) else { return }
    if element.kind == nil, let cell = view as? UICollectionViewCell {
      guard dragging?.placeholders.hide(cell) != true else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: sourcePath(of: element.path))
    } else if !element.isDecoration {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.path)
    }
  }

  /// Sets a view's place in a list before the app configures it.
  private func expect(_ view: UICollectionReusableView) {
    let edges = visible.expected?.listEdges
    if view.listEdges != edges { view.listEdges = edges }
  }

  func poolName(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")/\(identifier)" }

  func dequeue(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    let name = poolName(kind, identifier)
    if let offered = pool.takeOffered(name) { return offered }
    guard let view = pool.takeWaiting(name) else {
      let made = pool.make(name, frame: visible.expectedFrame)
      made?.poolName = name
      if let made { expect(made) }
      return made
    }
    UIView.performWithoutAnimation {
      (view.isHidden, view.isHiddenByLayout) = (false, false)
      expect(view)
      view.prepareForReuse()
    }
    // Apps lay out by the size of the cell that they are given.
    if !visible.expectedFrame.isEmpty { view.bounds.size = visible.expectedFrame.size }
    return view
  }

  func maker(of type: AnyClass?, _ identifier: String, isCell: Bool) -> (
    (CGRect) -> UICollectionReusableView
  )? {
    guard let type else { return nil }
    guard let viewType = type as? UICollectionReusableView.Type, !isCell || type is UICollectionViewCell.Type
    else {
      let name = isCell ? "UICollectionViewCell" : "UICollectionReusableView"
      ExceptionName.internalInconsistency.raise(
        "Such views of a collection must be of \(name) or a subclass of it, not \(type).")
    }
    return { UICollectionReusableView.make(viewType, identifier, frame: $0) }
  }

  /// The cells that show, in the order of their items.
  var shownItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    // Headers of lists are cells too, but no items.
    shown.compactMap { element, view in
      element.kind == nil ? (view as? UICollectionViewCell).map { (element.path, $0) } : nil
    }
    .sorted { $0.0 < $1.0 }
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? { visible.cell(at: path) }

  /// The place at which a cell shows, placeholders counted.
  func shownPath(of cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell && $0.key.kind == nil }?.key.path
  }

  /// The place that shows at a point of the content, placeholders counted.
  func shownPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 0.01, height: 0.01))
    return ownLayout.layoutAttributesForElements(in: spot)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// The layout attributes at a place, placeholders counted.
  func shownAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    ownLayout.prepareIfDue()
    return ownLayout.layoutAttributesForItem(at: path)
  }

  /// The number of items that show in a section, placeholders counted.
  func shownCount(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts[section]
  }

  /// The item whose size counts for what shows at a place: of a placeholder the nearest one; nil where there
  /// is none.
  func pathToMeasure(_ shown: IndexPath) -> IndexPath? {
    let data = dataPath(of: shown)
    guard isPlaceholder(shown) else { return data }
    let count = dragging?.placeholders.data(IndexPath(item: counts[shown.section], section: shown.section))
      .item
    guard let count, count > 0 else { return nil }
    return IndexPath(item: min(data.item, count - 1), section: data.section)
  }
}
