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

  /// The most items after a group whose lengths decide where it ends.
  private let lookahead: Int

  /// The sizes that views have requested, by item.
  private(set) var measured: [Int: CGSize] = [:]
  /// The blocks of the groups that differ from the template.
  private var blocks: [Int: GroupBlock] = [:]
  /// The lengths of groups with the spacing after them.
  private var lengths: LengthIndex
  /// The beginnings of groups that hold something measured, and of stretches of groups that are as the
  /// template is, where items flow.
  private var marks: [Mark] = []
  /// The longest extent of any group across the axis.
  private(set) var extent: CGFloat

  /// A group that begins with an item, and whether it stands for itself or begins a stretch of full groups.
  private struct Mark {
    var group: Int
    var item: Int
    var isSingle: Bool
  }

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
    lookahead = 1 + 2 * Self.span(of: group, container, traits)
    lengths = LengthIndex()
    if template.leaves.isEmpty, count > 0 {
      warnOnce("A group of a compositional layout has no items, so its section shows none.")
    } else {
      lengths = LengthIndex(count: (count + perGroup - 1) / perGroup, estimate: length(of: template))
      measureLast()
    }
    record(measured.filter { $0.key < count })
  }

  /// The items in one of each of what a group consists of.
  private static func span(
    of item: NSCollectionLayoutItem, _ container: CGSize, _ traits: UITraitCollection
  ) -> Int {
    guard let group = item as? NSCollectionLayoutGroup else { return 1 }
    let own = GroupSolver(limit: GroupSolver.mostItems, traits: traits).solve(group, in: container).capacity
    guard case .filling(_, let items) = group.arrangement else { return max(own, 1) }
    return own + items.reduce(0) { $0 + span(of: $1, container, traits) }
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

  /// The number of groups and stretches of groups that are kept.
  var keptCount: Int { marks.count + blocks.count + lengths.allMeasured.count }

  // MARK: Items

  /// The number of groups.
  var count: Int { lengths.count }
  /// The length of all groups and the space between them.
  var total: CGFloat { count == 0 ? 0 : max(lengths.total - spacing, 0) }

  /// The group that an item is in.
  func group(of item: Int) -> Int {
    guard let mark = mark(where: { $0.item <= item }) else { return item / perGroup }
    return mark.isSingle ? mark.group : mark.group + (item - mark.item) / perGroup
  }

  /// The last mark for which a condition holds that holds for all before it, too.
  private func mark(where holds: (Mark) -> Bool) -> Mark? {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(marks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
  }

  /// The items of a group.
  func items(of group: Int) -> Range<Int> {
    let (start, end) = (first(of: group), first(of: group + 1))
    return min(start, itemCount)..<min(max(end, start), itemCount)
  }

  private func first(of group: Int) -> Int {
    guard let mark = mark(where: { $0.group <= group }) else { return group * perGroup }
    return mark.item + (group - mark.group) * perGroup
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

  /// The most groups that are placed at once.
  private static let mostInSight = 10_000

  /// The groups that lie between two distances, up to a number.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high >= low, high > 0 || lengths.estimate == 0 else { return 0..<0 }
    var first = lengths.index(at: max(low, 0))
    // Groups without a length, and items that lie outside of their group's box, may begin before.
    first = max(first - 1, 0)
    let last = lengths.index(at: high)
    let end = min(last + 2, count)
    guard end - first > Self.mostInSight else { return first..<end }
    warnOnce(
      "A collection shows up to \(Self.mostInSight) groups at a time; \(end - first) were to be in sight.")
    return first..<first + Self.mostInSight
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

  /// Fills groups anew from the one of an item to the one of the last item that was measured. Groups between
  /// that hold nothing measured are as the template is.
  private mutating func flow(from item: Int) {
    // A shorter item may go back into a group before.
    var index = max(group(of: max(item - lookahead, 0)) - 1, 0)
    var next = first(of: index)
    marks.removeAll { $0.group >= index }
    blocks = blocks.filter { $0.key < index }
    let own = measured.keys.filter { $0 >= next && $0 < itemCount }.sorted()
    var known = 0
    while next < itemCount {
      while known < own.count, own[known] < next { known += 1 }
      guard known < own.count else { break }
      // The items after a group decide where it ends, too.
      let full = (own[known] - lookahead - next) / perGroup
      if full > 0 {
        marks.append(Mark(group: index, item: next, isSingle: false))
        (index, next) = (index + full, next + full * perGroup)
      } else {
        let block = solve(from: next, limit: itemCount - next)
        marks.append(Mark(group: index, item: next, isSingle: true))
        blocks[index] = block
        (index, next) = (index + 1, next + max(block.leaves.count, 1))
      }
    }
    marks.append(Mark(group: index, item: next, isSingle: false))
    let rest = max(itemCount - next, 0)
    lengths = LengthIndex(count: index + (rest + perGroup - 1) / perGroup, estimate: length(of: template))
    for (index, block) in blocks { lengths.measure(index, as: length(of: block)) }
    measureTail(rest)
  }

  private mutating func measureTail(_ rest: Int) {
    guard rest > 0, rest % perGroup != 0, group.layoutSize.dimension(axis).isEstimated else { return }
    lengths.measure(count - 1, as: length(of: solve(count - 1)))
  }
}
