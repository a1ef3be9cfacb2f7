/// Works out which unknowns of a system follow from others, and sorts the rest into blocks.
final class SystemBuilder {
  private unowned(unsafe) var arena: Arena
  private let elimination: Elimination
  private let expansion: RowExpansion
  private let workspace: Workspace
  let templates = SystemTemplates()
  let batches = BatchTemplates()
  /// The template of the system that was built last; nil where that was built from nothing.
  private(set) var usedTemplate: SystemTemplate?

  init(_ arena: Arena, _ workspace: Workspace) {
    self.arena = arena
    self.workspace = workspace
    elimination = Elimination(arena)
    expansion = RowExpansion(arena)
  }

  /// Makes a system of the variables and constraints of a plan, which are an arena's. Blocks with more
  /// entries than `denseLimit` leave out those that are zero.
  func build(
    _ id: Int32, _ plan: SystemPlan, _ arena: Arena, denseLimit: Int, withTemplates: Bool
  ) -> System {
    self.arena = arena
    elimination.arena = arena
    expansion.arena = arena
    for index in 0..<plan.variables.count {
      arena.variables[Int(plan.variables[index])].place = Int32(index)
      arena.variables[Int(plan.variables[index])].block = -1
    }
    for index in 0..<plan.constraints.count {
      let slot = Int(plan.constraints[index])
      arena.constraints[slot].place = Int32(index)
      arena.constraints[slot].block = -1
      arena.constraints[slot].response = -1
      arena.constraints[slot].shiftCount = 0
    }
    usedTemplate = withTemplates ? templates.template(of: plan, arena, denseLimit: denseLimit) : nil
    if let usedTemplate { return build(id, plan, from: usedTemplate, constants: templates.constants, arena) }
    elimination.run(plan)
    expansion.run(plan, elimination)
    var outline = withTemplates && templates.isWanted ? outline(of: plan) : nil
    placeFollowing(plan, arena)
    let system = System(id: id, plan)
    makeBlocks(system, denseLimit)
    outline?.recordPlaces(elimination, arena)
    if system.blocks.allSatisfy({ $0.sparse == nil }) { system.outline = outline }
    for block in system.blocks { startWhereItWas(block) }
    for index in system.blocks.indices.reversed() { system.makeDirty(index) }
    return system
  }

  private func placeFollowing(_ plan: SystemPlan, _ arena: Arena) {
    let (variables, constraints) = (arena.variables.cells, arena.constraints.cells)
    for place in 0..<plan.following.count {
      variables[Int(plan.following[place])].place = Int32(place)
      constraints[Int(plan.definitions[place])].place = Int32(place)
    }
  }

  private func makeBlocks(_ system: System, _ denseLimit: Int) {
    let partition = BlockPartition(arena, elimination, expansion)
    let items = placeUnknowns(of: system, in: partition)
    system.blocks.reserveCapacity(partition.shapes.count)
    system.blocks += partition.shapes.map {
      Block(
        unknowns: Int($0.unknowns), rows: Int($0.rows), room: 0, priorities: $0.priorities,
        isSparse: Int($0.unknowns) * Int($0.rows) > denseLimit)
    }
    let unknowns = elimination.unknowns
    for index in 0..<unknowns.count where items[index] >= 0 {
      let block = arena.variables[Int(unknowns[index])].block
      system.blocks[Int(block)].source[Int(items[index])] = unknowns[index]
    }
    var lines = [Int32](repeating: 0, count: system.blocks.count)
    for row in 0..<elimination.rows.count {
      let index = Int(partition.rowBlocks[row])
      let line = Int(lines[index])
      fill(line, of: system.blocks[index], with: row, items)
      fillNumbers(
        line, of: system.blocks[index], Int32(index), elimination.rows[row], expansion.constants[row])
      lines[index] += 1
    }
  }

  /// Gives each unknown its block and its item there, which are returned; those that no row names are zero.
  private func placeUnknowns(of system: System, in partition: BlockPartition) -> [Int32] {
    let unknowns = elimination.unknowns
    var items = [Int32](repeating: -1, count: unknowns.count)
    var next = [Int32](repeating: 0, count: partition.shapes.count)
    for index in 0..<unknowns.count {
      let block = partition.unknownBlocks[index]
      if block >= 0 {
        items[index] = next[Int(block)]
        next[Int(block)] += 1
      }
      place(unknowns[index], of: system, block, items[index])
    }
    return items
  }

  private func place(_ unknown: Int32, of system: System, _ block: Int32, _ item: Int32) {
    arena.variables[Int(unknown)].block = block
    arena.variables[Int(unknown)].place = item
    guard block < 0 else { return }
    system.hasLooseUnknowns = true
    arena.setValue(0, of: Int(unknown))
  }

  /// Writes what the structure says of a row into a line of its block.
  private func fill(_ line: Int, of block: Block, with row: Int, _ items: [Int32]) {
    let item = block.unknownCount + line
    let record = arena.constraints[Int(elimination.rows[row])]
    let cost = record.isRequired ? Block.Cost.forbidden : Block.Cost.counted
    if record.relation <= 0 { block.upCost[item] = cost }
    if record.relation >= 0 { block.downCost[item] = cost }
    if !record.isRequired {
      block.level[item] = Int32(block.priorities.firstIndex(of: record.priority)!)
    }
    let columns = expansion.columns
    for k in expansion.range(row) {
      block.setEntry(line, Int(items[Int(columns.indices[k])]), columns.values[k])
    }
  }

  /// Writes what a constraint alone says of its row.
  private func fillNumbers(
    _ line: Int, of block: Block, _ blockIndex: Int32, _ constraint: Int32, _ constant: Double
  ) {
    arena.constraints[Int(constraint)].block = blockIndex
    arena.constraints[Int(constraint)].place = Int32(block.unknownCount + line)
    block.name(block.unknownCount + line, constraint, arena)
    block.basicValue[line] = constant
    block.updateScale(abs(constant))
  }

  /// Makes columns of the rows that were columns the last time, which are most likely to be so again.
  private func startWhereItWas(_ block: Block) {
    block.takeOutEquations(workspace)
    for item in block.unknownCount..<block.itemCount
    where block.place[item] >= 0 && arena.constraints[Int(block.source[item])].wasTight {
      let row = Int(block.place[item])
      let best = block.largestColumn(of: row, workspace) { block.columnItem[$0] < block.unknownCount }
      if best >= 0 { block.bringToZero(row, best, workspace) }
    }
  }
}

// MARK: - Templates

extension SystemBuilder {
  /// Keeps a system that was solved for the first time as the template of others, where it is wanted.
  func keep(_ system: System, _ arena: Arena) {
    guard let outline = system.outline else { return }
    system.outline = nil
    if let template = SystemTemplate(outline, system, arena) { templates.keep(template) }
  }

  /// Reads the order that was found, while variables and constraints still know their places in the plan.
  private func outline(of plan: SystemPlan) -> SystemTemplate.Outline {
    func variables(_ indices: Buffer<Int32>) -> [Int32] {
      (0..<indices.count).map { arena.variables[Int(indices[$0])].place }
    }
    func constraints(_ slots: Buffer<Int32>) -> [Int32] {
      (0..<slots.count).map { arena.constraints[Int(slots[$0])].place }
    }
    func places(_ indices: [Int32]) -> [SystemTemplate.Place] {
      indices.map { SystemTemplate.Place(index: $0, block: -1, item: -1) }
    }
    return SystemTemplate.Outline(
      structure: templates.structure, following: variables(plan.following),
      definitions: constraints(plan.definitions), tracedCount: plan.tracedCount,
      unknowns: places(variables(elimination.unknowns)), rows: places(constraints(elimination.rows)))
  }

  /// Makes a system of a plan whose structure is a template's, as that was when it was solved.
  private func build(
    _ id: Int32, _ plan: SystemPlan, from template: SystemTemplate, constants: Buffer<Double>, _ arena: Arena
  ) -> System {
    plan.following.fill(from: plan.variables, at: template.following)
    plan.definitions.fill(from: plan.constraints, at: template.definitions)
    plan.tracedCount = template.outline.tracedCount
    placeFollowing(plan, arena)
    placeRows(as: template, plan, arena)
    let system = System(id: id, plan, from: template)
    let values = template.values.cells
    for index in 0..<plan.variables.count {
      arena.setValue(values[index], of: Int(plan.variables[index]))
    }
    system.shift(from: template.constants, to: constants, arena)
    return system
  }

  /// Makes one of the systems of a batch whose template was found.
  func build(
    _ id: Int32, _ part: BatchTemplate.Part, of slots: Buffer<Int32>, _ plan: SystemPlan, _ arena: Arena
  ) -> System {
    self.arena = arena
    plan.removeAll()
    plan.variables.fill(from: batches.variables, at: part.variables)
    for index in 0..<plan.variables.count {
      arena.variables[Int(plan.variables[index])].system = id
    }
    plan.constraints.fill(from: slots, at: part.constraints)
    let constants = templates.constants
    constants.removeAll()
    constants.extend(by: plan.constraints.count)
    for index in 0..<plan.constraints.count {
      let slot = plan.constraints[index]
      arena.constraints[Int(slot)].system = id
      arena.constraints[Int(slot)].block = -1
      arena.constraints[Int(slot)].response = -1
      arena.constraints[Int(slot)].shiftCount = 0
      constants[index] =
        part.nameGiven[index] ? arena.ownConstant(slot) : arena.constraints[Int(slot)].constant
    }
    templates.didUse()
    return build(id, plan, from: part.system, constants: constants, arena)
  }
}

extension SystemBuilder {
  /// Tells the unknowns and constraints of a plan where they are in a template's blocks.
  private func placeRows(as template: SystemTemplate, _ plan: SystemPlan, _ arena: Arena) {
    let (variables, constraints) = (arena.variables.cells, arena.constraints.cells)
    for number in 0..<template.unknowns.count {
      let unknown = template.unknowns[number]
      let variable = Int(plan.variables[Int(unknown.index)])
      variables[variable].block = unknown.block
      variables[variable].place = unknown.item
    }
    for number in 0..<template.rows.count {
      let row = template.rows[number]
      let slot = Int(plan.constraints[Int(row.index)])
      constraints[slot].block = row.block
      constraints[slot].place = row.item
    }
  }
}

extension SystemTemplate.Outline {
  /// Notes where in the blocks of a new system its unknowns and rows are.
  fileprivate mutating func recordPlaces(_ elimination: Elimination, _ arena: Arena) {
    for index in unknowns.indices {
      let record = arena.variables[Int(elimination.unknowns[index])]
      (unknowns[index].block, unknowns[index].item) = (record.block, record.place)
    }
    for index in rows.indices {
      let record = arena.constraints[Int(elimination.rows[index])]
      (rows[index].block, rows[index].item) = (record.block, record.place)
    }
  }
}
