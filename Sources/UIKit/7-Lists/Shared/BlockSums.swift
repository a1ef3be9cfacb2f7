import CoreGraphics

/// Numbers of which sums over the first ones are wanted: a binary indexed tree. Of very many blocks only the
/// nodes are kept that are not zero.
struct BlockSums {
  /// The number of blocks of which each has a node of its own: a table of four million rows.
  static let mostNodes = 1 << 16

  /// The number of nodes, with the one at 0 that is not used; 0 for none.
  private(set) var count = 0
  private var nodes: [CGFloat] = []
  private var sparse: [Int: CGFloat] = [:]

  /// None.
  init() {}

  /// Sums of zero over so many blocks.
  init(blocks: Int) {
    count = blocks + 1
    if blocks < Self.mostNodes { nodes = Array(repeating: 0, count: count) }
  }

  /// Whether there are no blocks.
  var isEmpty: Bool { count == 0 }
  /// The number of nodes that are kept.
  var keptNodes: Int { nodes.count + sparse.count }

  /// The sum over the blocks that a node has.
  subscript(node: Int) -> CGFloat { nodes.isEmpty ? sparse[node] ?? 0 : nodes[node] }

  /// Adds to the number of a block.
  mutating func add(_ change: CGFloat, toBlock block: Int) {
    var node = block + 1
    while node < count {
      if nodes.isEmpty { sparse[node, default: 0] += change } else { nodes[node] += change }
      node += node & -node
    }
  }

  /// The sum over the blocks before one.
  func sum(before block: Int) -> CGFloat {
    var (node, sum) = (block, CGFloat.zero)
    while node > 0 {
      sum += self[node]
      node -= node & -node
    }
    return sum
  }
}
