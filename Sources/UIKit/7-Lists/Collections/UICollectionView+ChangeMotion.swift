import QuartzCore

/// The places of a collection's elements before a change, from which they move.
@MainActor final class FormerPlaces {
  private var frames: [CollectionElement: CGRect] = [:]
  private var shown: [CollectionElement: CGRect] = [:]

  /// Records the frames of what lay in sight and near it.
  func record(_ attributes: [UICollectionViewLayoutAttributes]) {
    frames = Dictionary(attributes.map { ($0.element, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// Records the frames of what showed.
  func record(_ shown: [CollectionElement: CGRect]) { self.shown = shown }

  /// Discards all.
  func clear() { (frames, shown) = ([:], [:]) }

  /// The frame of an element that did not show; nil where nobody knows it.
  subscript(element: CollectionElement) -> CGRect? { frames[element] }

  /// The first element that showed; nil where none did.
  var first: CollectionElement? { shown.keys.filter { !$0.isDecoration }.min() }

  /// The box around all that showed.
  var box: CGRect { shown.values.reduce(.null) { $0.union($1) } }
}

/// A view that leaves the collection, and what it shows: what it showed before the change where that is gone.
struct LeavingElement: ListDeparture {
  var view: UICollectionReusableView
  var element: CollectionElement
  var isGone: Bool
}

/// The ways of cells and other views while a change is shown.
extension UICollectionView {
  /// What lies in sight and as far around it as that is large, where the layout knows.
  func shownAround() -> [UICollectionViewLayoutAttributes] {
    guard window != nil, counts.isLoaded, !ownLayout.isDue, !bounds.isEmpty else { return [] }
    return ownLayout.layoutAttributesForElements(
      in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) ?? []
  }

  /// Moves everything that can be seen from where it was to where it is.
  func move(
    from places: [ObjectIdentifier: ListMotion.End], scrolledBy scrolled: CGVector,
    leaving: [LeavingElement], _ plan: ListPlan<Void>, _ completion: @escaping (Bool) -> Void
  ) {
    let (starts, arriving) = starts(from: places, scrolledBy: scrolled, plan)
    let ends = shown.mapValues(\.frame)
    var motion = ListMotion()
    for (element, view) in shown {
      let end = ListMotion.End(frame: view.frame, alpha: view.alpha)
      if let start = starts[element] { motion.add(view, from: start, to: end) }
    }
    for one in leaving {
      guard let place = places[ObjectIdentifier(one.view)] else { continue }
      let faded = ListMotion.End(frame: place.frame, alpha: 0)
      if one.isGone {
        let final = finalAttributes(of: one.element)
        motion.add(
          one.view, from: place, to: final.map { ListMotion.End(frame: $0.frame, alpha: $0.alpha) } ?? faded)
      } else {
        // Pushed out of the visible area: it moves to where it lies now, if the layout has it.
        motion.add(one.view, from: place, to: end(of: one.view, one.element) ?? faded)
      }
    }
    departures.beginMoving(leaving)
    carry(
      shown.filter { element, view in
        places[ObjectIdentifier(view)] == nil && !arriving.contains(element)
      })
    drifts.begin(ways(of: leaving, from: places, starts, arriving, to: ends))
    let pushedOut = leaving.filter { !$0.isGone }.compactMap { places[ObjectIdentifier($0.view)]?.frame }
    let arrivals = arrivals(arriving, from: starts, to: ends, others: pushedOut)
    let fading = arrivals + leaving.filter(\.isGone).map(\.view)
    fades.begin(fading, behind: self, background: backgroundView)
    let resized = motion.resized
    fades.beginClipping(resized)
    motion.run(
      over: Metrics.current.tables.changeDuration, isSeen: window != nil && !motion.isEmpty,
      with: { [weak self] in
        self?.ownLayout.finalizeCollectionViewUpdates()
        self?.layoutIfNeeded()
      },
      completion: { [weak self] finished in
        self?.fades.end(fading)
        self?.fades.endClipping(resized)
        for one in self?.departures.endMoving(leaving) ?? [] {
          self?.retire(one.view)
          one.view.alpha = 1
          self?.notifyEndDisplaying(of: one.view, one.element)
        }
        if !arrivals.isEmpty { self?.orderViews([]) }
        completion(finished)
      })
  }

  /// Returns the ways of what stays in the data.
  private func ways(
    of leaving: [LeavingElement], from places: [ObjectIdentifier: ListMotion.End], _ starts: Starts,
    _ arriving: [CollectionElement], to ends: [CollectionElement: CGRect]
  ) -> [ListDrifts<CollectionElement>.Way] {
    var ways: [ListDrifts<CollectionElement>.Way] =
      starts
      .filter { !$0.key.isDecoration && !arriving.contains($0.key) }
      .map { ($0.key, $0.value.frame, ends[$0.key] ?? $0.value.frame) }
    for one in leaving where !one.isGone && !one.element.isDecoration {
      guard let start = places[ObjectIdentifier(one.view)]?.frame else { continue }
      ways.append((one.element, start, end(of: one.view, one.element)?.frame ?? start))
    }
    return ways
  }

  /// The place to which a view that is pushed out of sight goes.
  private func end(of view: UICollectionReusableView, _ element: CollectionElement) -> ListMotion.End? {
    let attributes =
      if let kind = element.kind {
        element.isDecoration
          ? ownLayout.layoutAttributesForDecorationView(ofKind: kind, at: element.path)
          : ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
      } else {
        counts.contains(element.path) ? ownLayout.layoutAttributesForItem(at: element.path) : nil
      }
    return attributes.map {
      ListMotion.End(frame: frame($0.frame, in: view.superview ?? self), alpha: $0.alpha)
    }
  }

  private typealias Starts = [CollectionElement: ListMotion.End]

  /// Returns where the views that show begin, and those that come into the data.
  private func starts(
    from places: [ObjectIdentifier: ListMotion.End], scrolledBy scrolled: CGVector, _ plan: ListPlan<Void>
  ) -> (Starts, arriving: [CollectionElement]) {
    var (starts, arriving): (Starts, [CollectionElement]) = ([:], [])
    var incoming: [(element: CollectionElement, former: CollectionElement)] = []
    for (element, view) in shown {
      if let place = places[ObjectIdentifier(view)] {
        starts[element] = place
      } else if let initial = initialAttributes(of: element) {
        starts[element] = ListMotion.End(frame: initial.frame, alpha: initial.alpha)
        arriving.append(element)
      } else if let former = former(element, plan), view.superview === self {
        incoming.append((element, former))
      } else {
        starts[element] = ListMotion.End(frame: view.frame, alpha: 0)
        arriving.append(element)
      }
    }
    addIncoming(incoming, scrolledBy: scrolled, to: &starts)
    return (starts, arriving)
  }

  /// Adds where elements begin that come into sight: where they lay before or, in a layout that did not know
  /// how large they are, next to what showed.
  private func addIncoming(
    _ incoming: [(element: CollectionElement, former: CollectionElement)], scrolledBy scrolled: CGVector,
    to starts: inout Starts
  ) {
    guard !incoming.isEmpty else { return }
    let isAcross = ownLayout.scrollsAcross
    func low(_ rect: CGRect) -> CGFloat { isAcross ? rect.minX : rect.minY }
    func high(_ rect: CGRect) -> CGFloat { isAcross ? rect.maxX : rect.maxY }
    let (box, first) = (formerPlaces.box, formerPlaces.first)
    for isBefore in [true, false] {
      let side = incoming.filter { (first.map { [former = $0.former] in former < $0 } ?? false) == isBefore }
      let ends = side.compactMap { shown[$0.element]?.frame }
      guard let least = ends.map(low).min(), let most = ends.map(high).max() else { continue }
      let known = side.compactMap { formerPlaces[$0.former] }
      let shift: CGFloat =
        isBefore
        ? min(known.map(high).max() ?? .infinity, box.isNull ? low(bounds) : low(box)) - most
        : max(known.map(low).min() ?? -.infinity, box.isNull ? high(bounds) : high(box)) - least
      for (element, former) in side {
        guard let view = shown[element] else { continue }
        var frame = view.frame.offsetBy(dx: isAcross ? shift : 0, dy: isAcross ? 0 : shift)
        if !measures(element), let known = formerPlaces[former] { frame = known }
        starts[element] = ListMotion.End(
          frame: frame.offsetBy(dx: scrolled.dx, dy: scrolled.dy), alpha: view.alpha)
      }
    }
  }

  private func measures(_ element: CollectionElement) -> Bool {
    guard element.kind == nil, let attributes = ownLayout.layoutAttributesForItem(at: element.path) else {
      return false
    }
    return ownLayout.measures(attributes)
  }

  /// Returns the views that fade in where others begin: behind these.
  private func arrivals(
    _ elements: [CollectionElement], from starts: Starts, to ends: [CollectionElement: CGRect],
    others: [CGRect]
  ) -> [UIView] {
    let arriving = Set(elements)
    let staying =
      others + starts.filter { !$0.key.isDecoration && !arriving.contains($0.key) }.map(\.value.frame)
    return elements.compactMap { element in
      guard !element.isDecoration, let view = shown[element] else { return nil }
      let way = (starts[element]?.frame ?? view.frame).union(ends[element] ?? view.frame)
        .insetBy(dx: 0.5, dy: 0.5)
      return staying.contains { $0.intersects(way) } ? view : nil
    }
  }

  /// Returns what an element was before the changes; nil where it is new.
  private func former(_ element: CollectionElement, _ plan: ListPlan<Void>) -> CollectionElement? {
    guard element.path.count == 2 else { return element }
    guard element.kind == nil else {
      return plan.oldSection(element.path.section).flatMap { section in
        guard plan.updates.reloadedSections[section] == nil else { return nil }
        return CollectionElement(
          kind: element.kind, path: IndexPath(item: element.path.item, section: section),
          isDecoration: element.isDecoration)
      }
    }
    guard let path = plan.oldPath(element.path), plan.updates.reloadedRows[path] == nil else { return nil }
    return CollectionElement(kind: nil, path: path)
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
}
