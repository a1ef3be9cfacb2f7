import QuartzCore

/// Scrolling to items, and the sections that scroll by themselves.
extension UICollectionView {
  // MARK: To items

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let frame = shownAttributes(at: path)?.frame else {
      let sections = numberOfSections
      let isSection = path.count == 2 && (0..<sections).contains(path.section)
      ExceptionName.invalidArgument.raise(
        isSection
          ? "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
            + "\(numberOfItems(inSection: path.section)) items in section \(path.section). Collection view: "
            + "\(LayoutDescription.name(of: self))."
          : "Attempted to scroll the collection view to an out-of-bounds section (\(path.first ?? 0)) when there are only "
            + "\(sections) sections. Collection view: \(LayoutDescription.name(of: self)).")
    }
    scrollOrthogonally(to: frame, path, at: position, animated: animated)
    guard !animated else {
      updateContentSize()
      setContentOffset(offset(showing: shownAttributes(at: path)!.frame, at: position), animated: true)
      guard !position.isEmpty else { return }
      return follow { [weak self] in
        guard let self, counts.isLoaded else { return nil }
        updateContentSize()
        return shownAttributes(at: path).map { self.offset(showing: $0.frame, at: position) }
      }
    }
    // Items above the goal are measured when they come into sight, which may move it.
    for _ in 0..<4 {
      updateContentSize()
      guard let frame = shownAttributes(at: path)?.frame else { return }
      let goal = offset(showing: frame, at: position)
      if goal == contentOffset { return }
      setContentOffset(goal, animated: false)
      guard ownLayout is UICollectionViewCompositionalLayout, !isShowing, !batch.isOpen else { return }
      layOutItems()
    }
  }

  /// The offset at which a rectangle of the content lies at a scroll position.
  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    return restingOffset(
      nearest: CGPoint(
        x: contentOffset.x
          + Self.shift(
            frame.minX, frame.maxX, visible.minX, visible.maxX,
            (position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right))),
        y: contentOffset.y
          + Self.shift(
            frame.minY, frame.maxY, visible.minY, visible.maxY,
            (position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom)))))
  }

  private static func shift(
    _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat, _ flags: (Bool, Bool, Bool)
  ) -> CGFloat {
    if flags.0 { return low - start }
    if flags.1 { return (low + high) / 2 - (start + end) / 2 }
    if flags.2 { return high - end }
    if low < start { return low - start }
    return high > end ? min(high - end, low - start) : 0
  }

  /// Scrolls an item's section to it, where that scrolls by itself.
  private func scrollOrthogonally(
    to frame: CGRect, _ path: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    guard let place = ownLayout.orthogonalPlace(of: path.section) else { return }
    let isAcross = place.axis == .horizontal
    let flags =
      isAcross
      ? (position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right))
      : (position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom))
    let distance = Self.shift(
      place.axis.start(frame), place.axis.end(frame), place.axis.start(place.frame),
      place.axis.end(place.frame), flags)
    let length = place.axis.length(place.frame.size)
    let farthest = max(place.axis.length(place.contentSize) - length, 0)
    let along = min(max(place.axis.position(place.offset) + distance, 0), farthest)
    guard animated, let scroller = scrollers[path.section] else {
      scrollers[path.section]?.finishMoving()
      ownLayout.orthogonalDidScroll(path.section, to: place.isReversed ? farthest - along : along)
      return setNeedsLayout()
    }
    scroller.setContentOffset(place.axis.point(along, 0), animated: true)
  }

  // MARK: Sections that scroll by themselves

  /// Puts the scroll views of sections where these lie, and removes those of sections out of sight.
  func showScrollers(_ fresh: inout Set<ObjectIdentifier>) {
    let sections = ownLayout.orthogonalSections(in: bounds)
    guard !sections.isEmpty || !scrollers.isEmpty else { return }
    scrollers.hide(except: Set(sections))
    for section in sections {
      guard let place = ownLayout.orthogonalPlace(of: section) else { continue }
      let scroller = scrollers.show(section) { OrthogonalScrollView(self, section: section) }
      if scroller.superview !== self {
        addSubview(scroller)
        fresh.insert(ObjectIdentifier(scroller))
      }
      scroller.apply(place)
    }
  }

  /// Follows a section that a person scrolls.
  func orthogonalDidScroll(_ scroller: OrthogonalScrollView, to distance: CGFloat) {
    guard scrollers[scroller.section] === scroller else { return }
    ownLayout.orthogonalDidScroll(scroller.section, to: distance)
    setNeedsLayout()
  }

  /// The view in which something lies.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scroller.flatMap { scrollers[$0] } ?? self
  }

  /// Returns a frame of the collection's content in the space of a view that holds cells.
  func frame(_ frame: CGRect, in host: UIView) -> CGRect {
    guard let scroller = host as? OrthogonalScrollView ?? host.superview as? OrthogonalScrollView else {
      return frame
    }
    return frame.offsetBy(
      dx: scroller.bounds.minX - scroller.frame.minX, dy: scroller.bounds.minY - scroller.frame.minY)
  }

  /// The frame of a view in the collection's content.
  func frame(of view: UIView) -> CGRect {
    guard let scroller = view.superview as? OrthogonalScrollView else { return view.frame }
    return view.frame.offsetBy(
      dx: scroller.frame.minX - scroller.bounds.minX, dy: scroller.frame.minY - scroller.bounds.minY)
  }

  /// Brings the views into the order of what they show.
  func orderViews(_ fresh: Set<ObjectIdentifier>) {
    let sorted = shown.sorted { $0.key < $1.key }
    let wanted = Set(shown.values.map(ObjectIdentifier.init))
    let first = subviews.prefix {
      $0 === backgroundView || $0 === refreshControl
        || fades.contains($0) && !wanted.contains(ObjectIdentifier($0))
    }.count
    guard !scrollers.isEmpty else {
      let views = sorted.map { $0.value as UIView }
      let ordered = views.filter(fades.contains) + views.filter { !fades.contains($0) }
      return bringInOrder(ordered, fresh: fresh, after: first)
    }
    var (own, inner): ([UIView], [Int: [UIView]]) = ([], [:])
    for (_, view) in sorted {
      guard let scroller = view.superview as? OrthogonalScrollView else {
        own.append(view)
        continue
      }
      if inner[scroller.section] == nil { own.append(scroller) }
      inner[scroller.section, default: []].append(view)
    }
    bringInOrder(own, fresh: fresh, after: first)
    for (section, views) in inner { scrollers[section]?.bringInOrder(views, fresh: fresh, after: 0) }
  }

  // MARK: Views of the layout

  /// Returns a view of the layout's own. Traps where no class is registered for its kind.
  func decoration(_ element: CollectionElement) -> UICollectionReusableView {
    let kind = element.kind ?? ""
    guard let registered = ownLayout.decorations[kind] else {
      ExceptionName.internalInconsistency.raise(
        """
        The layout of a collection has a decoration view of kind "\(kind)", for which no class is registered: call the \
        layout's register(_:forDecorationViewOfKind:) first.
        """)
    }
    let identifier = "decoration \(ObjectIdentifier(ownLayout)) \(registered.id)"
    let name = poolName(kind, identifier)
    if !pool.contains(name) {
      switch registered {
      case .type(let type): pool.register(maker(of: type, identifier, isCell: false), for: name)
      case .nib(let nib): pool.register(maker(of: nib, identifier, kind: kind), for: name)
      }
    }
    return dequeue(kind, identifier)!
  }

  /// Shows the layout's color behind everything, unless the app has set one.
  func showLayoutBackground() {
    guard backgroundColor === shownBackground else { return }
    let wanted = ownLayout.background ?? .systemBackground
    guard wanted !== shownBackground else { return }
    shownBackground = wanted
    backgroundColor = wanted
  }
}
