/// The division of a system into blocks that do not depend on each other: unknowns that a row names together
/// share one, and so do the rows that name them. Rows without unknowns share some, too.
struct BlockPartition {
  /// The size of a block.
  struct Shape {
    var unknowns: Int32 = 0
    var rows: Int32 = 0
    /// The priorities of its rows that are not required, from the highest down.
    var priorities: [Double] = []

    mutating func record(_ priority: Double) {
      let place = priorities.firstIndex { $0 <= priority } ?? priorities.count
      if place == priorities.count || priorities[place] != priority { priorities.insert(priority, at: place) }
    }
  }

  /// The sizes of the blocks, in the order in which the rows name them first.
  private(set) var shapes: [Shape] = []
  /// By row: its block.
  private(set) var rowBlocks: [Int32]
  /// By unknown: its block, or -1 where no row names it.
  private(set) var unknownBlocks: [Int32]
  /// By unknown: another one of the same block, which leads on to the one that stands for it.
  private var leader: [Int32]

  init(_ arena: Arena, _ elimination: Elimination, _ expansion: RowExpansion) {
    let (rows, unknownCount) = (elimination.rows, elimination.unknowns.count)
    leader = [Int32](unsafeUninitializedCapacity: unknownCount) { buffer, count in
      for index in 0..<unknownCount { buffer[index] = Int32(index) }
      count = unknownCount
    }
    rowBlocks = [Int32](repeating: 0, count: rows.count)
    unknownBlocks = [Int32](repeating: -1, count: unknownCount)
    for row in 0..<rows.count { unite(expansion.columns, expansion.range(row)) }
    number(arena, rows, expansion)
    for index in 0..<unknownCount {
      let block = unknownBlocks[Int(root(Int32(index)))]
      unknownBlocks[index] = block
      if block >= 0 { shapes[Int(block)].unknowns += 1 }
    }
  }

  private mutating func root(_ index: Int32) -> Int32 {
    var index = index
    while leader[Int(index)] != index {
      leader[Int(index)] = leader[Int(leader[Int(index)])]
      index = leader[Int(index)]
    }
    return index
  }

  private mutating func unite(_ columns: Workspace.Line, _ range: Range<Int>) {
    guard let first = range.first else { return }
    var root = root(columns.indices[first])
    for k in range.dropFirst() {
      let other = self.root(columns.indices[k])
      if other < root {
        leader[Int(root)] = other
        root = other
      } else {
        leader[Int(other)] = root
      }
    }
  }

  /// Numbers the blocks as the rows name them, by their roots.
  private mutating func number(_ arena: Arena, _ rows: Buffer<Int32>, _ expansion: RowExpansion) {
    var constants: Int32 = -1
    for row in 0..<rows.count {
      var block = constants
      if let first = expansion.range(row).first {
        let root = Int(root(expansion.columns.indices[first]))
        if unknownBlocks[root] < 0 { unknownBlocks[root] = addShape() }
        block = unknownBlocks[root]
      } else if constants < 0 || shapes[Int(constants)].rows == Block.mostConstantRows {
        constants = addShape()
        block = constants
      }
      rowBlocks[row] = block
      shapes[Int(block)].rows += 1
      let record = arena.constraints[Int(rows[row])]
      if !record.isRequired { shapes[Int(block)].record(record.priority) }
    }
  }

  private mutating func addShape() -> Int32 {
    shapes.append(Shape())
    return Int32(shapes.count - 1)
  }
}
