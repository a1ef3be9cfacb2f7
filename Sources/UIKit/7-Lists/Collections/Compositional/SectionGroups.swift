import CoreGraphics

/// The groups of a section, one after the other. Groups that hold nothing measured are not kept: their places
/// follow from one block that stands for all of them.
@MainActor struct SectionGroups {
  private let group: NSCollectionLayoutGroup
  private let container: CGSize
  private let axis: LayoutAxis
  private let spacing: CGFloat
  private let itemCount: Int
  private let traits: UITraitCollection
  private let tracksExtent: Bool
  /// A full group as estimated.
  private let template: GroupBlock
  /// The space around each group along the axis.
  private let before: CGFloat
  private let after: CGFloat
  /// Whether the measured lengths of items decide how many fit into a group.
  let flows: Bool

  /// The sizes that views have requested, by item.
  private(set) var measured: [Int: CGSize] = [:]
  /// The blocks of the groups that differ from the template.
  private var blocks: [Int: GroupBlock] = [:]
  /// The lengths of groups with the spacing after them.
  private var lengths: LengthIndex
  /// The first items of the groups up to the last measured one, where items flow, and of the one after them.
  private var firsts: [Int] = []
  /// The longest extent of any group across the axis.
  private(set) var extent: CGFloat

  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, along axis: LayoutAxis, spacing: CGFloat,
    count: Int,
    traits: UITraitCollection, measured: [Int: CGSize], tracksExtent: Bool
  ) {
    self.tracksExtent = tracksExtent
    (self.group, self.container, self.axis, self.traits) = (group, container, axis, traits)
    self.spacing = spacing.soundDistance
    itemCount = count
    let template = GroupSolver(limit: max(count, 1), traits: traits).solve(group, in: container)
    self.template = template
    let edges = group.edgeSpacing?.along(axis)
    before = edges?.before?.spacing.soundDistance ?? 0
    after = edges?.after?.spacing.soundDistance ?? 0
    extent = count > 0 ? axis.other.length(template.size) : 0
    if case .filling(let inner, let items) = group.arrangement,
      !group.layoutSize.dimension(inner).isEstimated,
      items.contains(where: { $0.layoutSize.dimension(inner).isEstimated })
    {
      flows = true
    } else {
      flows = false
    }
    lengths = LengthIndex()
    if template.leaves.isEmpty, count > 0 {
      warnOnce("A group of a compositional layout has no items, so its section shows none.")
    } else {
      lengths = LengthIndex(count: (count + perGroup - 1) / perGroup, estimate: length(of: template))
      measureLast()
    }
    record(measured.filter { $0.key < count })
  }

  private var perGroup: Int { max(template.leaves.count, 1) }

  private func length(of block: GroupBlock) -> CGFloat {
    max(axis.length(block.size) + before + after + spacing, 0)
  }

  /// Records the length of a last group that has fewer items.
  private mutating func measureLast() {
    guard count > 0, itemCount % perGroup != 0, group.layoutSize.dimension(axis).isEstimated else { return }
    let last = count - 1
    let block = solve(last)
    if length(of: block) != lengths.estimate { lengths.measure(last, as: length(of: block)) }
  }

  // MARK: Items

  /// The number of groups.
  var count: Int { lengths.count }
  /// The length of all groups and the space between them.
  var total: CGFloat { count == 0 ? 0 : max(lengths.total - spacing, 0) }

  /// The group that an item is in.
  func group(of item: Int) -> Int {
    guard let tail = firsts.last else { return item / perGroup }
    if item >= tail { return firsts.count - 1 + (item - tail) / perGroup }
    var (low, high) = (0, firsts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if firsts[middle] <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The items of a group.
  func items(of group: Int) -> Range<Int> {
    let (start, end) = (first(of: group), first(of: group + 1))
    return min(start, itemCount)..<min(max(end, start), itemCount)
  }

  private func first(of group: Int) -> Int {
    guard let tail = firsts.last else { return group * perGroup }
    return group < firsts.count ? firsts[group] : tail + (group - firsts.count + 1) * perGroup
  }

  /// Returns the places of a group's items.
  func block(_ index: Int) -> GroupBlock {
    if let block = blocks[index] { return block }
    return items(of: index).count == perGroup ? template : solve(index)
  }

  private func solve(_ index: Int) -> GroupBlock {
    let items = items(of: index)
    guard measured.isEmpty else { return solve(from: items.lowerBound, limit: items.count) }
    return GroupSolver(limit: items.count, traits: traits).solve(group, in: container)
  }

  private func solve(from first: Int, limit: Int) -> GroupBlock {
    GroupSolver(limit: limit, traits: traits, measured: { measured[first + $0] }).solve(group, in: container)
  }

  /// The distance at which a group's box begins.
  func start(_ group: Int) -> CGFloat { lengths.start(group) + before }

  /// The groups that lie between two distances.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high >= low, high > 0 || lengths.estimate == 0 else { return 0..<0 }
    var first = lengths.index(at: max(low, 0))
    // Groups without a length, and items that lie outside of their group's box, may begin before.
    first = max(first - 1, 0)
    let last = lengths.index(at: high)
    return first..<min(last + 2, count)
  }

  /// The distance, across the axis, at which a group lies in a room.
  func offsetAcross(_ block: GroupBlock, in room: CGFloat) -> CGFloat {
    guard let (before, after) = group.edgeSpacing?.along(axis.other) else { return 0 }
    return LayoutAxis.offset(of: axis.other.length(block.size), in: room, before: before, after: after)
  }

  // MARK: Measuring

  /// Records what views have requested, by item.
  mutating func record(_ sizes: [Int: CGSize]) {
    guard !sizes.isEmpty, count > 0 else { return }
    measured.merge(sizes) { $1 }
    if flows {
      flow(from: sizes.keys.min()!)
    } else {
      for index in Set(sizes.keys.map { $0 / perGroup }) {
        let block = solve(index)
        blocks[index] = block
        lengths.measure(index, as: length(of: block))
      }
    }
    // The extent of a section that scrolls by itself is what its measured groups have.
    if tracksExtent, let most = blocks.values.map({ axis.other.length($0.size) }).max() { extent = most }
  }

  /// Fills groups anew from the one of an item to the one of the last item that was measured.
  private mutating func flow(from item: Int) {
    let last = measured.keys.max()!
    var index = group(of: item)
    // A shorter item may go back into the group before.
    index = max(min(index, max(firsts.count - 1, 0)) - 1, 0)
    var (next, made) = (firsts.isEmpty ? 0 : firsts[index], Array(firsts.prefix(index)))
    if firsts.isEmpty { index = 0 }
    var sizes = (0..<index).map { lengths.length($0) }
    blocks = blocks.filter { $0.key < index }
    while next < itemCount, next <= last {
      let block = solve(from: next, limit: itemCount - next)
      made.append(next)
      blocks[index] = block
      sizes.append(length(of: block))
      next += max(block.leaves.count, 1)
      index += 1
    }
    made.append(next)
    firsts = made
    let rest = max(itemCount - next, 0)
    lengths = LengthIndex(count: index + (rest + perGroup - 1) / perGroup, estimate: length(of: template))
    for (index, size) in sizes.enumerated() { lengths.measure(index, as: size) }
    measureTail(rest)
  }

  private mutating func measureTail(_ rest: Int) {
    guard rest > 0, rest % perGroup != 0, group.layoutSize.dimension(axis).isEstimated else { return }
    lengths.measure(count - 1, as: length(of: solve(count - 1)))
  }
}
