import CoreGraphics

/// A section laid out in its layout's room. Places are from the section's own start, read from the left.
@MainActor final class SectionSolution {
  let section: NSCollectionLayoutSection
  let index: Int
  let environment: LayoutEnvironment
  /// The axis along which sections follow each other.
  let axis: LayoutAxis
  /// The room of the layout.
  let room: CGSize
  private(set) var groups: SectionGroups
  /// The insets with what the section keeps from the safe area or the margins.
  private(set) var insets: NSDirectionalEdgeInsets
  /// The insets that views at the edges keep; what centers groups is no matter of theirs.
  private let boundaryInsets: NSDirectionalEdgeInsets
  /// The room that views at the edges take.
  private var boundary = NSDirectionalEdgeInsets.zero
  /// The sizes that views at the edges have requested, by their place in the section's list.
  private(set) var measuredBoundaries: [Int: CGSize]
  /// The distance that the section has scrolled by itself, from its beginning.
  var offset: CGFloat = 0

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior.scrolls }
  /// The axis along which groups follow each other.
  var groupAxis: LayoutAxis { isOrthogonal ? axis.other : axis }

  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, axis: LayoutAxis, room: CGSize,
    reference: NSDirectionalEdgeInsets, traits: UITraitCollection, measured: [Int: CGSize],
    measuredBoundaries: [Int: CGSize]
  ) {
    (self.section, self.index, self.axis, self.room) = (section, index, axis, room)
    self.measuredBoundaries = measuredBoundaries
    let own = section.contentInsets
    insets = NSDirectionalEdgeInsets(
      top: own.top.soundDistance + reference.top, leading: own.leading.soundDistance + reference.leading,
      bottom: own.bottom.soundDistance + reference.bottom,
      trailing: own.trailing.soundDistance + reference.trailing)
    environment = LayoutEnvironment(LayoutContainer(room, insets), traits)
    let groupAxis = section.orthogonalScrollingBehavior.scrolls ? axis.other : axis
    boundaryInsets = Self.boundaryInsets(section, axis, insets)
    let sides = Self.boundary(
      section.boundarySupplementaryItems, measuredBoundaries, room.inset(by: boundaryInsets))
    boundary = sides
    // Views before and after the content take from its room across; along the axis they add to the section.
    let taken =
      axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: sides.leading, bottom: 0, trailing: sides.trailing)
      : NSDirectionalEdgeInsets(top: sides.top, leading: 0, bottom: sides.bottom, trailing: 0)
    groups = SectionGroups(
      section.group, in: room.inset(by: insets).inset(by: taken), along: groupAxis,
      spacing: section.interGroupSpacing, count: count, traits: traits, measured: measured,
      tracksExtent: section.orthogonalScrollingBehavior.scrolls)
    if section.orthogonalScrollingBehavior == .groupPagingCentered { center() }
  }

  /// Adds room at both ends, so that the first and the last group can come to the middle.
  private func center() {
    guard groups.count > 0 else { return }
    let axis = groupAxis
    func padding(_ group: Int) -> CGFloat {
      max((axis.length(room) - axis.length(groups.block(group).size)) / 2, 0)
    }
    let (first, last) = (padding(0), padding(groups.count - 1))
    if axis == .horizontal {
      (insets.leading, insets.trailing) = (max(insets.leading, first), max(insets.trailing, last))
    } else {
      (insets.top, insets.bottom) = (max(insets.top, first), max(insets.bottom, last))
    }
  }

  // MARK: Lengths

  static func boundary(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ measured: [Int: CGSize], _ room: CGSize
  ) -> NSDirectionalEdgeInsets {
    var sides = NSDirectionalEdgeInsets.zero
    for (index, item) in items.enumerated() where item.extendsBoundary {
      let size = size(of: item, measured[index], in: room)
      let (x, y) = (item.offset.x.soundDistance, item.offset.y.soundDistance)
      let edges = item.alignment.edges
      if edges.contains(.top) {
        sides.top = max(sides.top, size.height - y)
      } else if edges.contains(.bottom) {
        sides.bottom = max(sides.bottom, size.height + y)
      } else if edges.contains(.leading) {
        sides.leading = max(sides.leading, size.width - x)
      } else if edges.contains(.trailing) {
        sides.trailing = max(sides.trailing, size.width + x)
      }
    }
    return sides
  }

  static func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ measured: CGSize?, in room: CGSize
  ) -> CGSize {
    let size = item.layoutSize.size(in: room)
    return measured.map { item.layoutSize.measuredAxes.applied($0, to: size) } ?? size
  }

  /// The length of what the groups take along the layout's axis.
  private var contentLength: CGFloat { isOrthogonal ? groups.extent : groups.total }
  /// The distance at which the section's content begins, before its insets.
  private var contentStart: CGFloat { axis.before(boundary) + section.topPadding.soundLength }
  /// The distance at which the groups begin along the layout's axis.
  private var groupsStart: CGFloat { contentStart + axis.before(insets) }
  /// The length of the section along the layout's axis.
  var length: CGFloat {
    max(groupsStart + contentLength + axis.after(insets) + axis.after(boundary), 0)
  }

  /// The distance at which groups begin along their own axis, and across it.
  private var origin: CGPoint {
    let across = axis.other
    return axis.point(groupsStart, across.before(insets) + across.before(boundary))
  }

  // MARK: Orthogonal scrolling

  /// The length of what scrolls, with the insets around it.
  var scrolledLength: CGFloat {
    let across = axis.other
    return across.before(insets) + across.before(boundary) + groups.total + across.after(insets)
      + across.after(boundary)
  }

  /// The frame of what scrolls by itself, from the section's start.
  var scrolledFrame: CGRect {
    let origin = axis.point(groupsStart, 0)
    return CGRect(origin: origin, size: axis.size(contentLength, axis.other.length(room)))
  }

  /// The farthest that the section scrolls.
  var farthestOffset: CGFloat { max(scrolledLength - axis.other.length(room), 0) }

  /// The offset at which a group rests.
  func restingOffset(of group: Int) -> CGFloat {
    let across = axis.other
    let length = across.length(groups.block(group).size)
    guard section.orthogonalScrollingBehavior == .groupPagingCentered else { return groups.start(group) }
    return across.before(insets) + groups.start(group) + length / 2 - across.length(room) / 2
  }

  /// The group that rests nearest to an offset.
  func group(restingNear offset: CGFloat) -> Int {
    let candidates = groups.groups(from: offset, to: offset + axis.other.length(room))
    return candidates.min { abs(restingOffset(of: $0) - offset) < abs(restingOffset(of: $1) - offset) } ?? 0
  }

  /// The length of a page.
  var page: CGFloat { max(axis.other.length(room.inset(by: insets)), 1) }

  /// The offset at which content rests that would come to `goal`: from `start`, at a speed in points a
  /// second.
  func restingOffset(for goal: CGFloat, from start: CGFloat, now: CGFloat, speed: CGFloat, isTouch: Bool)
    -> CGFloat
  {
    guard groups.count > 0 else { return 0 }
    let moved = now - start
    let direction: Int =
      isTouch
      ? (speed.magnitude > ScrollPhysics.pageTurningSpeed ? (speed > 0 ? 1 : -1) : 0)
      : (moved.magnitude > 0.5 ? (moved > 0 ? 1 : -1) : 0)
    func next(from old: Int, nearest: Int) -> Int {
      direction == 0 ? nearest : direction > 0 ? max(old + 1, nearest) : min(old - 1, nearest)
    }
    let rest: CGFloat
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: return goal
    case .continuousGroupLeadingBoundary: rest = restingOffset(of: group(restingNear: goal))
    case .paging:
      let (old, nearest) = (Int(bounding: (start / page).rounded()), Int(bounding: (now / page).rounded()))
      rest = CGFloat(next(from: old, nearest: nearest)) * page
    case .groupPaging, .groupPagingCentered:
      let wanted = next(from: group(restingNear: start), nearest: group(restingNear: now))
      rest = restingOffset(of: min(max(wanted, 0), groups.count - 1))
    }
    return min(max(rest, 0), farthestOffset)
  }

  // MARK: Items

  /// The shift of scrolled content.
  private var scrolled: CGPoint { isOrthogonal ? axis.point(0, -offset) : .zero }

  private func place(of group: Int, _ block: GroupBlock) -> CGPoint {
    let along = groups.start(group)
    let room =
      groupAxis.other.length(room.inset(by: insets))
      - (isOrthogonal ? 0 : groupAxis.other.before(boundary) + groupAxis.other.after(boundary))
    let across = isOrthogonal ? 0 : groups.offsetAcross(block, in: room)
    let point = groupAxis.point(along, across)
    return CGPoint(x: origin.x + point.x + scrolled.x, y: origin.y + point.y + scrolled.y)
  }

  /// Returns an item's place; nil where there is none.
  func leaf(_ item: Int) -> GroupBlock.Leaf? {
    guard groups.count > 0, item >= 0 else { return nil }
    let group = groups.group(of: item)
    guard group < groups.count else { return nil }
    let (block, items) = (groups.block(group), groups.items(of: group))
    guard items.contains(item), block.leaves.indices.contains(item - items.lowerBound) else { return nil }
    var leaf = block.leaves[item - items.lowerBound]
    let place = place(of: group, block)
    leaf.frame = leaf.frame.offsetBy(dx: place.x, dy: place.y)
    return leaf
  }

  /// Calls closures with the items and the attached views in a rectangle.
  func forEach(
    in rect: CGRect, item: (Int, GroupBlock.Leaf) -> Void, extra: (Int, GroupBlock.Extra) -> Void
  ) {
    let begin = groupAxis.position(origin) + groupAxis.position(scrolled)
    for group in groups.groups(from: groupAxis.start(rect) - begin, to: groupAxis.end(rect) - begin) {
      let (block, items) = (groups.block(group), groups.items(of: group))
      let place = place(of: group, block)
      for (index, leaf) in block.leaves.enumerated() where index < items.count {
        var leaf = leaf
        leaf.frame = leaf.frame.offsetBy(dx: place.x, dy: place.y)
        if leaf.frame.touches(rect) { item(items.lowerBound + index, leaf) }
      }
      for var found in block.extras where found.leaf < items.count {
        found.frame = found.frame.offsetBy(dx: place.x, dy: place.y)
        if found.frame.touches(rect) { extra(items.lowerBound + found.leaf, found) }
      }
    }
  }

  /// Returns the place of a view that is attached to an item.
  func extra(_ kind: String, at item: Int) -> GroupBlock.Extra? {
    guard groups.count > 0, item >= 0 else { return nil }
    let group = groups.group(of: item)
    guard group < groups.count else { return nil }
    let (block, first) = (groups.block(group), groups.items(of: group).lowerBound)
    guard var found = block.extras.first(where: { $0.item.elementKind == kind && first + $0.leaf == item })
    else {
      return nil
    }
    let place = place(of: group, block)
    found.frame = found.frame.offsetBy(dx: place.x, dy: place.y)
    return found
  }

  // MARK: Boundaries

  /// Returns the frame of a view at an edge. `visible` is what shows of the layout's content, from the
  /// section's start.
  func frame(ofBoundary number: Int, visible: CGRect) -> CGRect {
    let item = section.boundarySupplementaryItems[number]
    let edges = item.alignment.edges
    let isUpright = edges.contains(.top) || edges.contains(.bottom)
    // Views beside the content keep between those before and after it.
    let (begin, end) =
      isUpright == (axis == .vertical) ? (0, 0) : (axis.other.before(boundary), axis.other.after(boundary))
    let content = CGRect(
      origin: axis.point(contentStart, begin),
      size: axis.size(length - contentStart - axis.after(boundary), axis.other.length(room) - begin - end))
    let frame = BoundaryPlace(
      item: item, size: Self.size(of: item, measuredBoundaries[number], in: boundaryRoom),
      content: content, insets: boundaryInsets
    ).frame
    return BoundaryPlace.pinned(
      frame, item, axis, visible: visible, from: 0, to: length, boundary: boundary)
  }

  private static func boundaryInsets(
    _ section: NSCollectionLayoutSection, _ axis: LayoutAxis, _ insets: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    guard section.supplementariesFollowContentInsets, section.supplementaryContentInsetsReference != .none
    else {
      return .zero
    }
    return axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  /// The room by which views at the edges are sized.
  private var boundaryRoom: CGSize { room.inset(by: boundaryInsets) }

  // MARK: Measuring

  /// Records sizes that items' views have requested.
  func measure(_ sizes: [Int: CGSize]) { groups.record(sizes) }

  /// Records the size that a view at an edge has requested.
  func measure(boundary number: Int, as size: CGSize) {
    measuredBoundaries[number] = size
    boundary = Self.boundary(section.boundarySupplementaryItems, measuredBoundaries, boundaryRoom)
  }
}

/// The place of a view at an edge of a box.
@MainActor struct BoundaryPlace {
  var item: NSCollectionLayoutBoundarySupplementaryItem
  var size: CGSize
  /// The box, without the room that such views take.
  var content: CGRect
  /// The insets that the view keeps.
  var insets: NSDirectionalEdgeInsets

  /// The frame, inside the edge or outside of it.
  var frame: CGRect {
    let room = content.inset(by: insets)
    let edges = item.alignment.edges
    let isOutside = item.extendsBoundary
    var origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
    let isUpright = edges.contains(.top) || edges.contains(.bottom)
    if edges.contains(.leading) { origin.x = isOutside && !isUpright ? room.minX - size.width : room.minX }
    if edges.contains(.trailing) { origin.x = isOutside && !isUpright ? room.maxX : room.maxX - size.width }
    if edges.contains(.top) { origin.y = isOutside ? content.minY - size.height : content.minY }
    if edges.contains(.bottom) { origin.y = isOutside ? content.maxY : content.maxY - size.height }
    return CGRect(
      x: origin.x + item.offset.x.soundDistance, y: origin.y + item.offset.y.soundDistance, width: size.width,
      height: size.height
    ).inset(by: item.ownInsets)
  }

  /// Returns a frame moved into sight, as far as the section from one distance to another goes.
  static func pinned(
    _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, _ axis: LayoutAxis, visible: CGRect,
    from start: CGFloat, to end: CGFloat, boundary: NSDirectionalEdgeInsets
  ) -> CGRect {
    guard item.pinToVisibleBounds else { return frame }
    let edges = item.alignment.edges
    let (isFirst, isLast) =
      axis == .vertical
      ? (edges.contains(.top), edges.contains(.bottom))
      : (edges.contains(.leading), edges.contains(.trailing))
    let (low, length) = (axis.start(frame), axis.length(frame.size))
    var place = low
    if isFirst {
      place = max(low, min(axis.start(visible), end - axis.after(boundary) - length))
    } else if isLast {
      place = min(low, max(axis.end(visible) - length, start + axis.before(boundary)))
    }
    let moved = axis.point(place - low, 0)
    return frame.offsetBy(dx: moved.x, dy: moved.y)
  }
}

extension CGRect {
  /// Whether the rectangle meets another one, also where it has no length of its own.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX >= other.minX && minY < other.maxY && maxY >= other.minY
      && (maxX > other.minX || width == 0) && (maxY > other.minY || height == 0)
  }
}
