/// The lengths of many things that lie one after the other, most of which nobody has measured. Where one
/// begins, and which lies at a distance, takes time that grows with the logarithm of their number; the memory
/// that is needed grows with how many were measured.
struct LengthIndex {
  /// The number of items.
  private(set) var count: Int
  /// The length of each that was not measured.
  private(set) var estimate: CGFloat
  /// The blocks of neighbors of which some have lengths of their own.
  private var blocks: [Int: Block] = [:]
  /// The differences between the lengths of blocks and what they would be as estimated for all, as sums over
  /// blocks in a binary indexed tree. Empty until the first length of its own.
  private var surplus = BlockSums()

  private static let blockSize = 64

  /// The lengths of neighbors.
  private struct Block {
    /// The lengths; NaN where the estimate for all counts.
    var lengths = Array(repeating: CGFloat.nan, count: blockSize)
    /// The ones that were measured, as bits; the others with a length have an estimate of their own.
    var measured: UInt64 = 0
  }

  /// One with a length of its own.
  typealias Known = (index: Int, length: CGFloat, isMeasured: Bool)

  /// Things that are all as long as estimated.
  init(count: Int = 0, estimate: CGFloat = 0) {
    self.count = count
    self.estimate = estimate
  }

  /// The length of all together.
  var total: CGFloat { CGFloat(count) * estimate + surplusBefore(block: blockCount) }

  private var blockCount: Int { (count + Self.blockSize - 1) / Self.blockSize }

  /// The measured length of one, or nil.
  func measured(_ index: Int) -> CGFloat? {
    guard let block = blocks[index / Self.blockSize], block.measured & Self.bit(index) != 0 else {
      return nil
    }
    return block.lengths[index % Self.blockSize]
  }

  /// The length of one.
  func length(_ index: Int) -> CGFloat {
    guard let length = blocks[index / Self.blockSize]?.lengths[index % Self.blockSize], !length.isNaN else {
      return estimate
    }
    return length
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index % blockSize) }

  /// Records the length of one. Returns by how much it differs from what counted before.
  @discardableResult mutating func measure(_ index: Int, as length: CGFloat) -> CGFloat {
    blocks[index / Self.blockSize, default: Block()].measured |= Self.bit(index)
    return set(index, length)
  }

  /// Sets the estimated length of one that was not measured.
  mutating func estimate(_ index: Int, as length: CGFloat) {
    if measured(index) == nil { set(index, length) }
  }

  /// Sets the estimated lengths of those that were not measured; one without, or of 0, stays as it is.
  mutating func estimateAll(_ lengths: [Int: CGFloat]) {
    guard let last = lengths.keys.max() else { return }
    let end = min(last + 1, count)
    for first in stride(from: 0, to: end, by: Self.blockSize) {
      var block = blocks[first / Self.blockSize] ?? Block()
      var (change, hasOwn) = (CGFloat.zero, false)
      for index in first..<min(first + Self.blockSize, end) where block.measured & Self.bit(index) == 0 {
        guard let new = lengths[index], new > 0 else { continue }
        let old = block.lengths[index - first]
        // One that is as long as estimated for all takes no memory.
        if old.isNaN, new == estimate { continue }
        hasOwn = true
        change += new - (old.isNaN ? estimate : old)
        block.lengths[index - first] = new
      }
      guard hasOwn else { continue }
      blocks[first / Self.blockSize] = block
      add(change, toBlock: first / Self.blockSize)
    }
  }

  @discardableResult private mutating func set(_ index: Int, _ length: CGFloat) -> CGFloat {
    let change = length - self.length(index)
    blocks[index / Self.blockSize, default: Block()].lengths[index % Self.blockSize] = length
    add(change, toBlock: index / Self.blockSize)
    return change
  }

  /// Makes the measured length of one an estimate of its own.
  mutating func invalidate(_ index: Int) { blocks[index / Self.blockSize]?.measured &= ~Self.bit(index) }

  /// Discards the length of one, which is as long as estimated for all again.
  mutating func discard(_ index: Int) {
    guard measured(index) != nil else { return }
    set(index, estimate)
    invalidate(index)
    blocks[index / Self.blockSize]?.lengths[index % Self.blockSize] = .nan
  }

  /// The distance from the beginning of the first to that of one.
  func start(_ index: Int) -> CGFloat {
    let block = index / Self.blockSize
    var start = CGFloat(index) * estimate + surplusBefore(block: block)
    if let lengths = blocks[block]?.lengths {
      for length in lengths[..<(index % Self.blockSize)] where !length.isNaN { start += length - estimate }
    }
    return start
  }

  /// The one that lies at a distance from the beginning: the last that begins at or before it, of those with
  /// a length. The first or the last where it lies outside of all.
  func index(at distance: CGFloat) -> Int {
    guard count > 0, distance > 0 else { return 0 }
    var (block, rest) = blockAndRest(at: distance)
    while block < blockCount {
      let first = block * Self.blockSize
      guard let lengths = blocks[block]?.lengths else {
        let step = estimate > 0 ? Int(bounding: (rest / estimate).rounded(.down)) : 0
        return min(first + min(step, Self.blockSize - 1), count - 1)
      }
      for place in 0..<min(Self.blockSize, count - first) {
        let length = lengths[place].isNaN ? estimate : lengths[place]
        if rest < length { return first + place }
        rest -= length
      }
      block += 1
    }
    return count - 1
  }

  /// All measured lengths.
  var allMeasured: [(index: Int, length: CGFloat)] {
    allKnown.compactMap { $0.isMeasured ? ($0.index, $0.length) : nil }
  }

  /// All lengths that are not as estimated for all.
  var allKnown: [Known] {
    blocks.flatMap { block, content in
      content.lengths.indices.compactMap { place in
        let (index, length) = (block * Self.blockSize + place, content.lengths[place])
        return length.isNaN ? nil : (index, length, content.measured & Self.bit(index) != 0)
      }
    }
  }

  // MARK: Sums over blocks

  private mutating func add(_ change: CGFloat, toBlock block: Int) {
    guard change != 0 else { return }
    if surplus.isEmpty { surplus = BlockSums(blocks: blockCount) }
    surplus.add(change, toBlock: block)
  }

  private func surplusBefore(block: Int) -> CGFloat { surplus.isEmpty ? 0 : surplus.sum(before: block) }

  /// The last block that begins at or before a distance, and how far beyond its beginning that lies.
  private func blockAndRest(at distance: CGFloat) -> (Int, CGFloat) {
    let length = CGFloat(Self.blockSize) * estimate
    guard !surplus.isEmpty else {
      let block = length > 0 ? min(Int(bounding: min(distance / length, 1e15)), max(blockCount - 1, 0)) : 0
      return (block, distance - CGFloat(block) * length)
    }
    var (block, rest) = (0, distance)
    var step = 1
    while step * 2 < surplus.count { step *= 2 }
    while step > 0 {
      let next = block + step
      if next < surplus.count {
        let width = CGFloat(step) * length + surplus[next]
        if width <= rest {
          block = next
          rest -= width
        }
      }
      step /= 2
    }
    guard block >= blockCount, block > 0 else { return (block, rest) }
    let last = blockCount - 1
    return (last, distance - CGFloat(last) * length - surplusBefore(block: last))
  }
}
