/// The lengths of many things that lie one after the other, most of which nobody has measured. Where one begins, and
/// which lies at a distance, takes time that grows with the logarithm of their number; the memory that is needed grows
/// with how many were measured.
struct LengthIndex {
  /// The number of items.
  private(set) var count: Int
  /// The length of each that was not measured.
  private(set) var estimate: CGFloat
  /// The measured lengths of blocks of neighbors; NaN where there is none.
  private var blocks: [Int: [CGFloat]] = [:]
  /// The differences between the measured and the estimated lengths of measured blocks, as sums over blocks
  /// in a binary indexed tree. Empty until the first block is measured.
  private var surplus: [CGFloat] = []

  private static let blockSize = 64

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
    guard let length = blocks[index / Self.blockSize]?[index % Self.blockSize], !length.isNaN else {
      return nil
    }
    return length
  }

  /// The length of one.
  func length(_ index: Int) -> CGFloat { measured(index) ?? estimate }

  /// Records the length of one. Returns by how much it differs from what counted before.
  @discardableResult mutating func measure(_ index: Int, as length: CGFloat) -> CGFloat {
    let change = length - self.length(index)
    let block = index / Self.blockSize
    blocks[block, default: Array(repeating: .nan, count: Self.blockSize)][index % Self.blockSize] = length
    add(change, toBlock: block)
    return change
  }

  /// Discards the length of one, which is as long as estimated again.
  mutating func discard(_ index: Int) {
    guard let old = measured(index) else { return }
    add(estimate - old, toBlock: index / Self.blockSize)
    blocks[index / Self.blockSize]?[index % Self.blockSize] = .nan
  }

  /// The distance from the beginning of the first to that of one.
  func start(_ index: Int) -> CGFloat {
    let block = index / Self.blockSize
    var start = CGFloat(index) * estimate + surplusBefore(block: block)
    if let lengths = blocks[block] {
      for length in lengths[..<(index % Self.blockSize)] where !length.isNaN { start += length - estimate }
    }
    return start
  }

  /// The one that lies at a distance from the beginning: the last that begins at or before it, of those with a length.
  /// The first or the last where it lies outside of all.
  func index(at distance: CGFloat) -> Int {
    guard count > 0, distance > 0 else { return 0 }
    var (block, rest) = blockAndRest(at: distance)
    while block < blockCount {
      let first = block * Self.blockSize
      guard let lengths = blocks[block] else {
        let step = estimate > 0 ? Int((rest / estimate).rounded(.down)) : 0
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
    blocks.flatMap { block, lengths in
      lengths.indices.compactMap { place in
        lengths[place].isNaN ? nil : (index: block * Self.blockSize + place, length: lengths[place])
      }
    }
  }

  // MARK: Sums over blocks

  private mutating func add(_ change: CGFloat, toBlock block: Int) {
    guard change != 0 else { return }
    if surplus.isEmpty { surplus = Array(repeating: 0, count: blockCount + 1) }
    var node = block + 1
    while node < surplus.count {
      surplus[node] += change
      node += node & -node
    }
  }

  private func surplusBefore(block: Int) -> CGFloat {
    guard !surplus.isEmpty else { return 0 }
    var (node, sum) = (block, CGFloat.zero)
    while node > 0 {
      sum += surplus[node]
      node -= node & -node
    }
    return sum
  }

  /// The last block that begins at or before a distance, and how far beyond its beginning that lies.
  private func blockAndRest(at distance: CGFloat) -> (Int, CGFloat) {
    let length = CGFloat(Self.blockSize) * estimate
    guard !surplus.isEmpty else {
      let block = length > 0 ? min(Int(min(distance / length, 1e15)), max(blockCount - 1, 0)) : 0
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
