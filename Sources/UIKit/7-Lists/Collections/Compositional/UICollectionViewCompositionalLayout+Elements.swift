import CoreGraphics

/// The attributes of what lies in a part of the content.
extension UICollectionViewCompositionalLayout {
  // MARK: Coordinates

  /// The part of the content that shows, read from the left.
  private var visible: CGRect {
    guard let view = collectionView else { return .zero }
    return mirrored(view.bounds.inset(by: view.adjustedContentInset))
  }

  private func shift(_ solution: SectionSolution) -> CGPoint { axis.point(start(solution.index), 0) }

  /// Returns a frame in the collection's content, on whole pixels.
  func placed(_ frame: CGRect, _ solution: SectionSolution?) -> CGRect {
    let shift = solution.map(shift) ?? .zero
    let scale = collectionView?.traitCollection.displayScale ?? 1
    func onPixel(_ value: CGFloat) -> CGFloat { value.roundedToPixel(.toNearestOrAwayFromZero, scale: scale) }
    let box = mirrored(frame.offsetBy(dx: shift.x, dy: shift.y))
    let (left, top) = (onPixel(box.minX), onPixel(box.minY))
    return CGRect(x: left, y: top, width: onPixel(box.maxX) - left, height: onPixel(box.maxY) - top)
  }

  // MARK: Attributes

  private func make(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = type(of: self).attributesType.init()
    attributes.indexPath = path
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    return attributes
  }

  func attributes(
    _ item: Int, _ leaf: GroupBlock.Leaf, _ solution: SectionSolution
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: solution.index)
    let attributes = make(.cell, nil, path)
    attributes.frame = placed(leaf.frame, solution)
    attributes.measuredAxes = leaf.axes
    attributes.zIndex = leaf.zIndex
    if solution.isOrthogonal { attributes.scroller = solution.index }
    attributes.listEdges = solution.section.list?.edges(
      of: path, count: collectionView?.shownCount(inSection: path.section) ?? 0)
    return attributes
  }

  private func attributes(
    _ item: Int, _ extra: GroupBlock.Extra, _ solution: SectionSolution
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(
      .supplementaryView, extra.item.elementKind, IndexPath(item: item, section: solution.index))
    attributes.frame = placed(extra.frame, solution)
    attributes.zIndex = extra.item.zIndex
    if solution.isOrthogonal { attributes.scroller = solution.index }
    return attributes
  }

  private func boundary(_ number: Int, _ solution: SectionSolution) -> UICollectionViewLayoutAttributes {
    let item = solution.section.boundarySupplementaryItems[number]
    let attributes = make(
      .supplementaryView, item.elementKind, IndexPath(item: 0, section: solution.index))
    let shift = shift(solution)
    attributes.frame = placed(
      solution.frame(ofBoundary: number, visible: visible.offsetBy(dx: -shift.x, dy: -shift.y)), solution)
    attributes.zIndex = item.zIndex + (item.pinToVisibleBounds ? 10 : 0)
    attributes.measuredAxes = item.layoutSize.measuredAxes
    attributes.boundary = number
    attributes.listEdges = solution.section.list?.edges(ofKind: item.elementKind)
    return attributes
  }

  private func surrounding(_ number: Int) -> UICollectionViewLayoutAttributes {
    let item = configuration.boundarySupplementaryItems[number]
    let attributes = make(.supplementaryView, item.elementKind, IndexPath(index: 0))
    let begin = axis.before(surroundings)
    let frame = BoundaryPlace(
      item: item, size: SectionSolution.size(of: item, measuredSurroundings[number], in: room),
      content: CGRect(
        origin: axis.point(begin, 0), size: axis.size(max(sectionsEnd - begin, 0), axis.other.length(room))),
      insets: .zero
    ).frame
    attributes.frame = placed(
      BoundaryPlace.pinned(
        frame, item, axis, visible: visible, from: 0, to: sectionsEnd + axis.after(surroundings),
        boundary: surroundings), nil)
    attributes.zIndex = item.zIndex + (item.pinToVisibleBounds ? 20 : 0)
    attributes.measuredAxes = item.layoutSize.measuredAxes
    attributes.boundary = number
    return attributes
  }

  func decoration(
    _ item: NSCollectionLayoutDecorationItem, _ solution: SectionSolution
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(
      .decorationView, item.elementKind, IndexPath(item: 0, section: solution.index))
    let whole = CGRect(origin: .zero, size: axis.size(solution.length, axis.other.length(room)))
    attributes.frame = placed(whole.inset(by: item.contentInsets), solution)
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Looking up

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let area = mirrored(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    let isWhole = collectionView?.bounds == rect
    for index in sections(from: axis.start(area), to: axis.end(area)) {
      let solution = solutions[index]
      let shift = shift(solution)
      let first = found.count
      solution.forEach(
        in: area.offsetBy(dx: -shift.x, dy: -shift.y),
        item: { found.append(attributes($0, $1, solution)) },
        extra: { found.append(attributes($0, $1, solution)) })
      for number in solution.section.boundarySupplementaryItems.indices {
        let attributes = boundary(number, solution)
        if attributes.frame.touches(rect) { found.append(attributes) }
      }
      for item in solution.section.decorationItems {
        let attributes = decoration(item, solution)
        if attributes.frame.touches(rect) { found.append(attributes) }
      }
      if isWhole, let handler = solution.section.visibleItemsInvalidationHandler {
        notifyItems(handler, Array(found[first...]), solution)
      }
    }
    for number in configuration.boundarySupplementaryItems.indices {
      let attributes = surrounding(number)
      if attributes.frame.touches(rect) { found.append(attributes) }
    }
    return found
  }

  /// Lets a section's handler change what shows. The offset of a section that scrolls by itself is its own.
  private func notifyItems(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    _ found: [UICollectionViewLayoutAttributes], _ solution: SectionSolution
  ) {
    guard let view = collectionView else { return }
    var (offset, shift) = (view.contentOffset, CGVector.zero)
    if let place = orthogonalPlace(of: solution.index) {
      offset = place.offset
      shift = CGVector(dx: place.offset.x - place.frame.minX, dy: place.offset.y - place.frame.minY)
    }
    let items = found.map { VisibleItem($0, shift: $0.scroller == nil ? .zero : shift) }
    handler(items, offset, solution.environment)
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 {
      return configuration.boundarySupplementaryItems.firstIndex { $0.elementKind == kind }.map(surrounding)
    }
    guard path.count == 2, solutions.indices.contains(path.section) else { return nil }
    let solution = solutions[path.section]
    if path.item == 0,
      let number = solution.section.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == kind })
    {
      return boundary(number, solution)
    }
    return solution.extra(kind, at: path.item).map { attributes(path.item, $0, solution) }
  }

  // MARK: Measuring

  /// Records the size that a view has requested.
  func measure(_ attributes: UICollectionViewLayoutAttributes, as size: CGSize) {
    let path = attributes.indexPath
    if path.count == 1 {
      guard let number = attributes.boundary else { return }
      measuredSurroundings[number] = size
      surroundings = SectionSolution.boundary(
        configuration.boundarySupplementaryItems, measuredSurroundings, room)
      knownStarts = 0
      return
    }
    guard solutions.indices.contains(path.section) else { return }
    if let number = attributes.boundary {
      solutions[path.section].measure(boundary: number, as: size)
    } else if attributes.representedElementCategory == .cell {
      solutions[path.section].measure([path.item: size])
    }
    knownStarts = min(knownStarts, path.section + 1)
  }
}
