/// Works out which unknowns of a system follow from others, and sorts the rest into blocks.
final class SystemBuilder {
  @exclusivity(unchecked) private unowned(unsafe) var store: Store
  private let elimination: Elimination
  private let expansion: RowExpansion
  private let workspace: Workspace

  init(_ store: Store, _ workspace: Workspace) {
    self.store = store
    self.workspace = workspace
    elimination = Elimination(store)
    expansion = RowExpansion(store)
  }

  /// Makes a system of the variables and constraints of a plan, which are a store's. Blocks with more entries than
  /// `denseLimit` leave out those that are zero.
  func build(_ id: Int32, _ plan: SystemPlan, _ store: Store, denseLimit: Int) -> System {
    self.store = store
    elimination.store = store
    expansion.store = store
    for index in 0..<plan.variables.count {
      store.variables.base[Int(plan.variables[index])].place = Int32(index)
      store.variables.base[Int(plan.variables[index])].block = -1
    }
    for index in 0..<plan.constraints.count {
      let record = store.constraints.base + Int(plan.constraints[index])
      record.pointee.place = Int32(index)
      record.pointee.block = -1
      record.pointee.response = -1
      record.pointee.shiftCount = 0
    }
    elimination.run(plan)
    expansion.run(plan, elimination)
    for place in 0..<plan.following.count {
      store.variables.base[Int(plan.following[place])].place = Int32(place)
      store.constraints.base[Int(plan.definitions[place])].place = Int32(place)
    }
    let system = System(id: id, plan)
    makeBlocks(system, denseLimit)
    return system
  }

  private func makeBlocks(_ system: System, _ denseLimit: Int) {
    let rows = elimination.rows
    let columns = expansion.columns
    let unknowns = elimination.unknowns

    // Unknowns that a row names together are in one block.
    var leader = [Int32](repeating: 0, count: unknowns.count)
    for index in 0..<unknowns.count { leader[index] = Int32(index) }
    func find(_ index: Int32) -> Int32 {
      var index = index
      while leader[Int(index)] != index {
        leader[Int(index)] = leader[Int(leader[Int(index)])]
        index = leader[Int(index)]
      }
      return index
    }
    for row in 0..<rows.count {
      let range = expansion.range(row)
      guard let first = range.first else { continue }
      var root = find(columns.indices[first])
      for k in range.dropFirst() {
        let other = find(columns.indices[k])
        if other < root {
          leader[Int(root)] = other
          root = other
        } else {
          leader[Int(other)] = root
        }
      }
    }

    // Number the blocks; rows without unknowns share some.
    var blockOf = [Int32](repeating: -1, count: unknowns.count)
    var rowBlock = [Int32](repeating: 0, count: rows.count)
    var shapes: [Shape] = []
    var constants: Int32 = -1
    for row in 0..<rows.count {
      let range = expansion.range(row)
      var block = constants
      if let first = range.first {
        let root = Int(find(columns.indices[first]))
        if blockOf[root] < 0 {
          blockOf[root] = Int32(shapes.count)
          shapes.append(Shape())
        }
        block = blockOf[root]
      } else if constants < 0 || shapes[Int(constants)].rows == Block.mostConstantRows {
        constants = Int32(shapes.count)
        block = constants
        shapes.append(Shape())
      }
      rowBlock[row] = block
      shapes[Int(block)].rows += 1
      let record = store.constraints.base + Int(rows[row])
      if !record.pointee.isRequired { shapes[Int(block)].note(record.pointee.priority) }
    }
    var itemOf = [Int32](repeating: -1, count: unknowns.count)
    for index in 0..<unknowns.count {
      let block = blockOf[Int(find(Int32(index)))]
      let record = store.variables.base + Int(unknowns[index])
      record.pointee.block = block
      guard block >= 0 else {
        record.pointee.place = -1
        system.hasLooseUnknowns = true
        store.setValue(0, of: Int(unknowns[index]))
        continue
      }
      itemOf[index] = shapes[Int(block)].unknowns
      shapes[Int(block)].unknowns += 1
      record.pointee.place = itemOf[index]
    }

    system.blocks = shapes.map {
      Block(
        unknowns: Int($0.unknowns), rows: Int($0.rows), room: 0, priorities: $0.priorities,
        isSparse: Int($0.unknowns) * Int($0.rows) > denseLimit)
    }
    for index in 0..<unknowns.count where itemOf[index] >= 0 {
      let block = store.variables.base[Int(unknowns[index])].block
      system.blocks[Int(block)].source[Int(itemOf[index])] = unknowns[index]
    }
    for index in shapes.indices { shapes[index].rows = 0 }
    for row in 0..<rows.count {
      let index = Int(rowBlock[row])
      let block = system.blocks[index]
      let line = Int(shapes[index].rows)
      shapes[index].rows += 1
      let item = block.unknownCount + line
      let record = store.constraints.base + Int(rows[row])
      record.pointee.block = Int32(index)
      record.pointee.place = Int32(item)
      block.source[item] = rows[row]
      block.rank[line] = record.pointee.tieRank
      block.age[line] = record.pointee.serial
      let cost = record.pointee.isRequired ? Block.Cost.forbidden : Block.Cost.counted
      if record.pointee.relation <= 0 { block.up[item] = cost }
      if record.pointee.relation >= 0 { block.down[item] = cost }
      if !record.pointee.isRequired {
        block.level[item] = Int32(shapes[index].priorities.firstIndex(of: record.pointee.priority)!)
      }
      for k in expansion.range(row) {
        block.setEntry(line, Int(itemOf[Int(columns.indices[k])]), columns.values[k])
      }
      block.beta[line] = expansion.constants[row]
      block.note(size: abs(expansion.constants[row]))
    }
    for block in system.blocks { startWhereItWas(block) }
    for index in system.blocks.indices.reversed() { system.makeDirty(index) }
  }

  /// Makes columns of the rows that were columns the last time, which are most likely to be so again.
  private func startWhereItWas(_ block: Block) {
    block.takeOutEquations(workspace)
    for item in block.unknownCount..<block.itemCount
    where block.place[item] >= 0 && store.constraints[Int(block.source[item])].wasTight {
      let row = Int(block.place[item])
      let best = block.largestColumn(of: row, workspace) { block.columnItem[$0] < block.unknownCount }
      if best >= 0 { block.bringToZero(row, best, workspace) }
    }
  }

  /// The size of a block that is to be made.
  private struct Shape {
    var unknowns: Int32 = 0
    var rows: Int32 = 0
    /// The priorities of its rows that are not required, from the highest down.
    var priorities: [Double] = []

    mutating func note(_ priority: Double) {
      let place = priorities.firstIndex { $0 <= priority } ?? priorities.count
      if place == priorities.count || priorities[place] != priority { priorities.insert(priority, at: place) }
    }
  }
}
