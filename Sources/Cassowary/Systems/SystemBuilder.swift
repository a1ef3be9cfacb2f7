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
    let partition = BlockPartition(store, elimination, expansion)
    let items = placeUnknowns(of: system, in: partition)
    system.blocks = partition.shapes.map {
      Block(
        unknowns: Int($0.unknowns), rows: Int($0.rows), room: 0, priorities: $0.priorities,
        isSparse: Int($0.unknowns) * Int($0.rows) > denseLimit)
    }
    let unknowns = elimination.unknowns
    for index in 0..<unknowns.count where items[index] >= 0 {
      let block = store.variables.base[Int(unknowns[index])].block
      system.blocks[Int(block)].source[Int(items[index])] = unknowns[index]
    }
    var lines = [Int32](repeating: 0, count: system.blocks.count)
    for row in 0..<elimination.rows.count {
      let index = Int(partition.rowBlocks[row])
      fill(
        Int(lines[index]), of: system.blocks[index], Int32(index), with: row, items,
        partition.shapes[index].priorities)
      lines[index] += 1
    }
    for block in system.blocks { startWhereItWas(block) }
    for index in system.blocks.indices.reversed() { system.makeDirty(index) }
  }

  /// Gives each unknown its block and its item there, which are returned; those that no row names are zero.
  private func placeUnknowns(of system: System, in partition: BlockPartition) -> [Int32] {
    let unknowns = elimination.unknowns
    var items = [Int32](repeating: -1, count: unknowns.count)
    var next = [Int32](repeating: 0, count: partition.shapes.count)
    for index in 0..<unknowns.count {
      let block = partition.unknownBlocks[index]
      let record = store.variables.base + Int(unknowns[index])
      record.pointee.block = block
      guard block >= 0 else {
        record.pointee.place = -1
        system.hasLooseUnknowns = true
        store.setValue(0, of: Int(unknowns[index]))
        continue
      }
      items[index] = next[Int(block)]
      next[Int(block)] += 1
      record.pointee.place = items[index]
    }
    return items
  }

  /// Writes a row into a line of its block.
  private func fill(
    _ line: Int, of block: Block, _ blockIndex: Int32, with row: Int, _ items: [Int32], _ priorities: [Double]
  ) {
    let constraint = elimination.rows[row]
    let item = block.unknownCount + line
    let record = store.constraints.base + Int(constraint)
    record.pointee.block = blockIndex
    record.pointee.place = Int32(item)
    block.source[item] = constraint
    block.rank[line] = record.pointee.tieRank
    block.age[line] = record.pointee.serial
    let cost = record.pointee.isRequired ? Block.Cost.forbidden : Block.Cost.counted
    if record.pointee.relation <= 0 { block.up[item] = cost }
    if record.pointee.relation >= 0 { block.down[item] = cost }
    if !record.pointee.isRequired {
      block.level[item] = Int32(priorities.firstIndex(of: record.pointee.priority)!)
    }
    let columns = expansion.columns
    for k in expansion.range(row) {
      block.setEntry(line, Int(items[Int(columns.indices[k])]), columns.values[k])
    }
    block.beta[line] = expansion.constants[row]
    block.note(size: abs(expansion.constants[row]))
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
}
