import QuartzCore

/// Which items have cells, and where these lie.
extension UICollectionView {
  // MARK: Loading

  func forget() {
    isLoaded = false
    ownLayout.isDue = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    // A source that is gone leaves nothing to show.
    if isLoaded, dataSource == nil, !counts.isEmpty, !isShowing { return reload() }
    guard !isLoaded, dataSource != nil || !counts.isEmpty else { return }
    reload()
  }

  func reload() {
    precondition(
      !isShowing, "A collection cannot be reloaded while it asks for its items: do so after the present turn."
    )
    pressed = nil
    selection = []
    for (element, view) in shown { release(view, element) }
    shown = [:]
    loadCounts()
    prefetch.forget()
    isLoaded = true
    (ownLayout as? UICollectionViewFlowLayout)?.forgetPreferredSizes()
    ownLayout.invalidateLayout()
  }

  func loadCounts() {
    let count = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    counts = (0..<count).map { max(dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0, 0) }
  }

  // MARK: Layout

  func layoutDidInvalidate() { setNeedsLayout() }

  /// Has the items placed by another layout.
  func take(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== ownLayout else {
      completion?(true)
      return
    }
    let places = shown.mapValues { ListMotion.End(frame: $0.frame, alpha: $0.alpha) }
    ownLayout.collectionView = nil
    ownLayout = layout
    layout.collectionView = self
    layout.isDue = true
    setNeedsLayout()
    guard animated, window != nil else {
      completion?(true)
      return
    }
    layOutItems()
    var motion = ListMotion()
    for (element, view) in shown {
      let end = ListMotion.End(frame: view.frame, alpha: view.alpha)
      motion.add(view, from: places[element] ?? ListMotion.End(frame: end.frame, alpha: 0), to: end)
    }
    motion.run(
      over: Look.current.tables.changeDuration, isSeen: !motion.isEmpty,
      with: { [weak self] in self?.layoutIfNeeded() },
      completion: { completion?($0) })
  }

  func layOutItems() {
    loadIfNeeded()
    guard isLoaded, !isShowing else { return }
    if bounds != knownBounds {
      if knownBounds != .zero, ownLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        ownLayout.invalidateLayout(with: ownLayout.invalidationContext(forBoundsChange: bounds))
      }
      knownBounds = bounds
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    showItems()
  }

  func showItemsIfNeeded() {
    guard !isShowing, !batch.isOpen else { return }
    loadIfNeeded()
    guard isLoaded, !bounds.isEmpty else { return }
    if layer.layoutIsDue || ownLayout.isDue { layOutItems() }
  }

  func updateContentSize() {
    ownLayout.prepareIfDue()
    let size = ownLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Makes views for what is in sight, and takes them away from the rest. Cells that say how large they are may change the
  /// layout; then it is done again.
  func showItems() {
    guard !isShowing, !bounds.isEmpty else { return }
    isShowing = true
    defer { isShowing = false }
    var fresh: Set<ObjectIdentifier> = []
    for _ in 0..<20 where !showOnce(&fresh) { break }
    let order = shown.sorted { $0.key < $1.key }.map { $0.value as UIView }
    bringInOrder(
      order, fresh: fresh, after: subviews.prefix { $0 === backgroundView || $0 === refreshControl }.count)
    setNeedsSemantics()
  }

  /// One go. Answers whether the layout changed by it.
  private func showOnce(_ fresh: inout Set<ObjectIdentifier>) -> Bool {
    updateContentSize()
    let all = ownLayout.layoutAttributesForElements(in: bounds) ?? []
    var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in all where attributes.frame.intersects(bounds) && has(attributes) {
      wanted[attributes.element] = attributes
    }
    for (element, view) in shown where wanted[element] == nil {
      shown[element] = nil
      release(view, element)
    }
    var hasChanged = false
    for (element, attributes) in wanted.sorted(by: { $0.key < $1.key }) {
      let view: UICollectionReusableView
      if let known = shown[element] {
        view = known
        if unmeasured.remove(ObjectIdentifier(known)) != nil, fits(view, attributes) { hasChanged = true }
      } else {
        view = make(element, attributes)
        fresh.insert(ObjectIdentifier(view))
        shown[element] = view
        if fits(view, attributes) { hasChanged = true }
      }
      put(view, attributes)
    }
    if hasChanged { ownLayout.invalidateLayout() }
    return hasChanged
  }

  private func has(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let path = attributes.indexPath
    return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// Asks a new view how large it would like to be. Answers whether the layout gives it that.
  private func fits(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    guard let flow = ownLayout as? UICollectionViewFlowLayout, flow.estimatedItemSize != .zero,
      attributes.representedElementCategory == .cell,
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    return flow.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }

  private func make(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let dataSource else { preconditionFailure("A collection without a data source has no items.") }
    var made: UICollectionReusableView?
    RegistrationIdentity.requests += 1
    defer { RegistrationIdentity.requests -= 1 }
    UIView.performWithoutAnimation {
      let view: UICollectionReusableView =
        element.kind.map {
          dataSource.collectionView(self, viewForSupplementaryElementOfKind: $0, at: element.path)
        } ?? dataSource.collectionView(self, cellForItemAt: element.path)
      view.isHidden = false
      view.collection = self
      put(view, attributes)
      if view.superview !== self { addSubview(view) }
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selection.contains(element.path)
        cell.isHighlighted = pressed == element.path
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      } else {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.path)
      }
      made = view
    }
    return made!
  }

  /// Puts a view where the layout wants it.
  private func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.transform != attributes.transform { view.transform = attributes.transform }
    let frame = attributes.frame
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    let z = CGFloat(attributes.zIndex)
    if view.layer.zPosition != z { view.layer.zPosition = z }
    view.apply(attributes)
  }

  // MARK: Views

  func release(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard departing == nil else {
      departing?.append(view)
      return
    }
    retire(view)
    tellEnd(of: view, element)
  }

  /// Keeps a view for its next use.
  func retire(_ view: UICollectionReusableView) {
    if view.poolName.isEmpty { view.removeFromSuperview() } else { pool.keep(view, as: view.poolName) }
  }

  func tellEnd(of view: UICollectionReusableView, _ element: CollectionElement) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.path)
    }
  }

  func poolName(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")/\(identifier)" }

  func dequeue(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    let name = poolName(kind, identifier)
    if let offered = pool.takeOffered(name) { return offered }
    guard let view = pool.takeWaiting(name) else {
      let made = pool.make(name)
      made?.poolName = name
      return made
    }
    UIView.performWithoutAnimation { view.prepareForReuse() }
    return view
  }

  func maker(of type: AnyClass?, _ identifier: String, isCell: Bool) -> (() -> UICollectionReusableView)? {
    guard let type else { return nil }
    guard let viewType = type as? UICollectionReusableView.Type, !isCell || type is UICollectionViewCell.Type
    else {
      let name = isCell ? "UICollectionViewCell" : "UICollectionReusableView"
      preconditionFailure("Such views of a collection must be of \(name) or a subclass of it, not \(type).")
    }
    return { UICollectionReusableView.make(viewType, identifier) }
  }

  /// The cells that show, in the order of their items.
  var shownItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    shown.compactMap { element, view in (view as? UICollectionViewCell).map { (element.path, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(kind: nil, path: path)] as? UICollectionViewCell
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let frame = layoutAttributesForItem(at: path)?.frame else {
      return warnOnce("A collection cannot scroll to \(path), which it does not have.")
    }
    updateContentSize()
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(
      _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat, _ flags: (Bool, Bool, Bool)
    ) -> CGFloat {
      if flags.0 { return low - start }
      if flags.1 { return (low + high) / 2 - (start + end) / 2 }
      if flags.2 { return high - end }
      if low < start { return low - start }
      return high > end ? min(high - end, low - start) : 0
    }
    let offset = CGPoint(
      x: contentOffset.x
        + shift(
          frame.minX, frame.maxX, visible.minX, visible.maxX,
          (position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right))),
      y: contentOffset.y
        + shift(
          frame.minY, frame.maxY, visible.minY, visible.maxY,
          (position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom))))
    setContentOffset(restingOffset(nearest: offset), animated: animated)
  }
}
