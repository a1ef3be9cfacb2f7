import CoreGraphics

/// Works out where the items of a group lie. Lengths that views decide come from `measured`, by the item's
/// place in the group; those that are not known yet are as estimated.
@MainActor struct GroupSolver {
  /// The most items that a group has; those after them are in the next one.
  static let mostItems = 100_000

  /// The items that are left for the group.
  var limit: Int
  var traits: UITraitCollection
  var measured: (Int) -> CGSize? = { _ in nil }

  /// A child of a group with the room that it takes.
  private struct Child {
    var item: NSCollectionLayoutItem
    var block: GroupBlock
    /// The first of its items in the whole group.
    var first: Int
    var isReal: Bool
  }

  /// Returns a group laid out in a container. `first` is the place of its first item in the outermost group.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int = 0) -> GroupBlock {
    let size = group.layoutSize.size(in: container)
    let axes = group.layoutSize.measuredAxes
    let insets = group.ownInsets
    var block: GroupBlock
    switch group.arrangement {
    case .custom(let provider):
      block = solveCustom(provider, size: size, insets: insets)
      if first + block.capacity > limit { block = block.truncated(to: max(limit - first, 0)) }
    case .filling(let axis, let items):
      block = solve(group, axis, size.inset(by: insets), axes) {
        children(of: items, axis, $0, group, axes, first)
      }
    case .repeating(let axis, let item, let count, let isEven):
      block = solve(group, axis, size.inset(by: insets), axes) {
        repeated(item, axis, $0, group, axes, count: count, isEven: isEven, first)
      }
    }
    var whole = GroupBlock(size: axes.applied(block.size, to: size))
    whole.add(block, at: CGPoint(x: insets.leading.soundDistance, y: insets.top.soundDistance))
    if !whole.leaves.isEmpty {
      whole.attach(group.attachedItems, to: CGRect(origin: .zero, size: whole.size), leaf: 0)
    }
    return whole
  }

  private func solveCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize, insets: NSDirectionalEdgeInsets
  ) -> GroupBlock {
    let items = provider(LayoutEnvironment(LayoutContainer(size, insets), traits))
    var block = GroupBlock(size: size)
    block.leaves = items.map { item in
      let frame = CGRect(
        x: item.frame.minX.soundDistance, y: item.frame.minY.soundDistance,
        width: item.frame.width.soundLength,
        height: item.frame.height.soundLength)
      return GroupBlock.Leaf(frame: frame, axes: [], zIndex: item.zIndex)
    }
    block.capacity = items.count
    return block
  }

  // MARK: Children

  private func block(_ item: NSCollectionLayoutItem, _ container: CGSize, _ first: Int, _ size: CGSize?)
    -> GroupBlock
  {
    if let group = item as? NSCollectionLayoutGroup { return solve(group, in: container, first: first) }
    var size = size ?? item.layoutSize.size(in: container)
    let axes = item.layoutSize.measuredAxes
    if !axes.isEmpty, first < limit, let known = measured(first) { size = axes.applied(known, to: size) }
    var block = GroupBlock(size: size)
    block.capacity = 1
    if first < limit {
      let frame = CGRect(origin: .zero, size: size).inset(by: item.ownInsets)
      block.leaves = [GroupBlock.Leaf(frame: frame, axes: axes)]
      block.attach(item.attachedItems, to: CGRect(origin: .zero, size: size), leaf: 0)
    }
    return block
  }

  /// The least length of a space.
  private func least(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat { spacing?.spacing.soundDistance ?? 0 }

  private func around(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> CGFloat {
    guard let (before, after) = item.edgeSpacing?.along(axis) else { return 0 }
    return least(before) + least(after)
  }

  /// Items in turn until no more fit. In a group that is as long as its content the estimates say how many.
  private func children(
    of items: [NSCollectionLayoutItem], _ axis: LayoutAxis, _ room: CGSize, _ group: NSCollectionLayoutGroup,
    _ axes: MeasuredAxes, _ first: Int
  ) -> [Child] {
    guard !items.isEmpty else { return [] }
    let isMeasured = axes.contains(axis == .horizontal ? .width : .height)
    let gap = least(group.interItemSpacing)
    var (children, used, next, cycle): ([Child], CGFloat, Int, CGFloat) = ([], 0, first, 0)
    while true {
      let index = children.count % items.count
      if index == 0, !children.isEmpty, cycle <= 0 { break }
      if index == 0 { cycle = 0 }
      // Enough for every item that is left; what a longer group would have is not needed.
      if next >= limit, children.count >= items.count { break }
      if children.count >= Self.mostItems { break }
      let item = items[index]
      let block = block(item, room, next, nil)
      let length =
        (isMeasured ? axis.length(item.layoutSize.size(in: room)) : axis.length(block.size))
        + around(item, axis)
      if !children.isEmpty, used + gap + length > axis.length(room) + 0.01 { break }
      used += (children.isEmpty ? 0 : gap) + length
      cycle += length + gap
      children.append(Child(item: item, block: block, first: next, isReal: next < limit))
      next += block.capacity
      if block.capacity == 0, children.count >= items.count { break }
    }
    return children
  }

  private func repeated(
    _ item: NSCollectionLayoutItem, _ axis: LayoutAxis, _ room: CGSize, _ group: NSCollectionLayoutGroup,
    _ axes: MeasuredAxes, count: Int, isEven: Bool, _ first: Int
  ) -> [Child] {
    let count = min(max(count, 1), Self.mostItems)
    let isMeasured = axes.contains(axis == .horizontal ? .width : .height)
    var (size, inner): (CGSize?, CGSize) = (nil, room)
    if isEven, !isMeasured {
      let gaps = least(group.interItemSpacing) * CGFloat(count - 1)
      let each = max((axis.length(room) - gaps) / CGFloat(count) - around(item, axis), 0)
      size = axis.size(each, axis.other.length(item.layoutSize.size(in: room)))
      // A group that repeats fills its part with what it contains.
      if item is NSCollectionLayoutGroup { inner = axis.size(each, axis.other.length(room)) }
    }
    var (children, next): ([Child], Int) = ([], first)
    for _ in 0..<count {
      var block = block(item, inner, next, size)
      if let size, item is NSCollectionLayoutGroup {
        block.size = axis.size(axis.length(size), axis.other.length(block.size))
      }
      children.append(Child(item: item, block: block, first: next, isReal: next < limit))
      next += block.capacity
      if next >= limit, children.count * 2 > count, count > 1000 { break }
    }
    return children
  }

  // MARK: Places

  /// Places children one after the other, twice where some are as long as others turn out to be.
  private func solve(
    _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ room: CGSize, _ axes: MeasuredAxes,
    _ make: (CGSize) -> [Child]
  ) -> GroupBlock {
    var room = room
    var children = make(room)
    let across = axis.other
    if axes.contains(across == .horizontal ? .width : .height) {
      // Children that are a fraction of a group as high as its content follow the others.
      let deciding = children.filter {
        $0.isReal && !$0.item.layoutSize.dimension(across).isFraction(of: across)
      }
      if let extent = deciding.map({ across.length($0.block.size) + around($0.item, across) }).max(),
        deciding.count < children.count, abs(extent - across.length(room)) > 0.01
      {
        room = axis.size(axis.length(room), extent)
        children = make(room)
      }
    }
    evenOut(&children)
    return place(children, group, axis, room, axes)
  }

  /// Sets the largest dimension of uniform siblings for all of them.
  private func evenOut(_ children: inout [Child]) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let uniform = children.indices.filter {
        children[$0].isReal && !(children[$0].item is NSCollectionLayoutGroup)
          && children[$0].item.layoutSize.dimension(axis).isUniformAcrossSiblings
      }
      guard uniform.count > 1, let most = uniform.map({ axis.length(children[$0].block.size) }).max() else {
        continue
      }
      for index in uniform {
        let size = axis.size(most, axis.other.length(children[index].block.size))
        children[index].block.size = size
        for leaf in children[index].block.leaves.indices {
          children[index].block.leaves[leaf].frame =
            CGRect(origin: .zero, size: size).inset(by: children[index].item.ownInsets)
        }
      }
    }
  }

  private func place(
    _ children: [Child], _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ room: CGSize,
    _ axes: MeasuredAxes
  ) -> GroupBlock {
    let across = axis.other
    let isMeasured = axes.contains(axis == .horizontal ? .width : .height)
    let isMeasuredAcross = axes.contains(across == .horizontal ? .width : .height)
    let real = children.filter(\.isReal)
    let counted = isMeasured ? real : children
    let gap = least(group.interItemSpacing)
    let used = counted.reduce(CGFloat.zero) { $0 + axis.length($1.block.size) + around($1.item, axis) }
    let total = used + gap * CGFloat(max(counted.count - 1, 0))
    let length = isMeasured ? total : axis.length(room)
    let extent =
      isMeasuredAcross
      ? real.map { across.length($0.block.size) + around($0.item, across) }.max() ?? across.length(room)
      : across.length(room)
    let share = shareOfLeftover(counted, group, axis, max(length - total, 0))
    var block = GroupBlock(size: axis.size(length, extent))
    var cursor: CGFloat = 0
    for (index, child) in children.enumerated() {
      let edges = child.item.edgeSpacing
      let (before, after) = edges?.along(axis) ?? (nil, nil)
      cursor += least(before) + (before?.isFlexibleSpacing == true ? share : 0)
      let origin = axis.point(cursor, offsetAcross(child, across, extent))
      block.add(child.block, at: origin)
      cursor += axis.length(child.block.size) + least(after) + (after?.isFlexibleSpacing == true ? share : 0)
      if index + 1 < children.count {
        cursor += gap + (group.interItemSpacing?.isFlexibleSpacing == true ? share : 0)
      }
    }
    return block
  }

  /// The part of what is left over that each flexible space gets.
  private func shareOfLeftover(
    _ children: [Child], _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ leftover: CGFloat
  ) -> CGFloat {
    var flexible = group.interItemSpacing?.isFlexibleSpacing == true ? max(children.count - 1, 0) : 0
    for child in children {
      guard let (before, after) = child.item.edgeSpacing?.along(axis) else { continue }
      flexible += (before?.isFlexibleSpacing == true ? 1 : 0) + (after?.isFlexibleSpacing == true ? 1 : 0)
    }
    return flexible > 0 ? leftover / CGFloat(flexible) : 0
  }

  private func offsetAcross(_ child: Child, _ axis: LayoutAxis, _ extent: CGFloat) -> CGFloat {
    guard let (before, after) = child.item.edgeSpacing?.along(axis) else { return 0 }
    return LayoutAxis.offset(
      of: axis.length(child.block.size), in: extent, before: before, after: after)
  }
}

extension LayoutAxis {
  /// The distance at which something lies in a longer room between two spaces.
  @MainActor static func offset(
    of length: CGFloat, in room: CGFloat, before: NSCollectionLayoutSpacing?,
    after: NSCollectionLayoutSpacing?
  ) -> CGFloat {
    let (least, last) = (before?.spacing.soundDistance ?? 0, after?.spacing.soundDistance ?? 0)
    let left = max(room - length - least - last, 0)
    guard before?.isFlexibleSpacing == true else { return least }
    return least + (after?.isFlexibleSpacing == true ? left / 2 : left)
  }
}
