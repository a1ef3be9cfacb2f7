/// Constraints that come to a system and leave it while all others stay as they are.
///
/// The values are the same as those of a system built anew as long as the constraints leave no choice: what
/// is chosen then depends on which unknowns follow from which. The solver sees to it that such systems are
/// built anew.
extension System {
  /// Adds a constraint all of whose unknowns are the system's, as a row of a block. Returns whether it could.
  func addRow(_ slot: Int32, _ arena: Arena, _ workspace: Workspace, denseLimit: Int) -> Bool {
    endResponses(arena)
    let line = workspace.extra
    let constant = expand(slot, into: line, arena)
    var involved: [Int] = []
    for k in 0..<line.count {
      let block = Int(arena.variables[Int(line.indices[k])].block)
      guard block != involved.last, !involved.contains(block) else { continue }
      guard involved.count < System.mostBlocksToJoin else { return false }
      involved.append(block)
    }
    let records = arena.constraints.cells
    let record = records[Int(slot)]
    let target: Int
    if involved.isEmpty {
      target = blockOfConstants()
    } else if involved.count == 1, blocks[involved[0]].hasRoom(for: record) {
      target = involved[0]
    } else {
      target = join(involved, for: record, arena, denseLimit)
    }
    records[Int(slot)].system = id
    records[Int(slot)].block = Int32(target)
    records[Int(slot)].response = -1
    records[Int(slot)].shiftCount = 0
    ownBlock(target, arena).add(Block.NewRow(slot: slot, constant: constant, terms: line), arena, workspace)
    makeDirty(target)
    added.append(slot)
    patchCount += 1
    return true
  }

  /// The greatest number of blocks that a row may join; for more, all are built anew.
  private static let mostBlocksToJoin = 64

  /// Removes a row of a block.
  func removeRow(_ slot: Int, _ arena: Arena) {
    endResponses(arena)
    let record = arena.constraints[slot]
    ownBlock(Int(record.block), arena).release(Int(record.place))
    makeDirty(Int(record.block))
    patchCount += 1
  }

  // MARK: What a row says

  /// Writes a constraint in terms of the optimized unknowns, some of them perhaps more than once. Returns the
  /// value of left side minus right side where they are all zero. What it names over others is traced from
  /// now on.
  private func expand(_ slot: Int32, into line: Workspace.Line, _ arena: Arena) -> Double {
    line.removeAll()
    let records = arena.records
    var walk = PlaceSet.Descent(moved)
    return spread(Int(slot), 1, but: -1, into: line, &walk, records)
      - records.constraints[Int(slot)].constant + follow(walk, into: line, arena)
  }

  /// Writes an unknown that follows in terms of the optimized ones. Returns its value where they are all
  /// zero.
  func expand(place: Int, into line: Workspace.Line, _ arena: Arena) -> Double {
    line.removeAll()
    var walk = PlaceSet.Descent(moved)
    movement[place] += 1
    walk.insert(place)
    return follow(walk, into: line, arena)
  }

  /// Replaces what follows and has a movement by what it follows from, the last first.
  private func follow(_ start: PlaceSet.Descent, into line: Workspace.Line, _ arena: Arena) -> Double {
    var walk = start
    var constant = 0.0
    let forms = madeForms
    let movement = movement
    var place = walk.next()
    while place >= 0 {
      // Nearly all are in the set, and a write would wait for the one before.
      if !traced.contains(place) { traced.insert(place) }
      let factor = movement[place]
      movement[place] = 0
      let definition = definitions[place]
      if definition >= 0 {
        var head = forms.head(place)
        if head.count < 0 { head = forms.read(place, following[place], by: definition, arena) }
        constant += factor * head.constant
        for term in forms.terms(head) {
          if term.target >= 0 {
            movement[term.target] += factor * term.coefficient
            walk.insert(term.target)
          } else {
            line.append(~term.target, factor * term.coefficient)
          }
        }
      } else {
        constant += addForm(ofVacant: place, times: factor, to: line)
      }
      place = walk.next()
    }
    return constant
  }

  /// The cache of definitions, created on first use.
  private var madeForms: DefinitionForms {
    if let forms { return forms }
    let new = DefinitionForms(following.count)
    forms = new
    return new
  }

  /// Adds a multiple of a constraint's terms: unknowns to the line, what follows to the movement. Returns
  /// what is given.
  private func spread(
    _ slot: Int, _ factor: Double, but excluded: Int32,
    into line: Workspace.Line, _ walk: inout PlaceSet.Descent, _ records: Arena.Records
  ) -> Double {
    var constant = 0.0
    for term in records.terms(of: slot) {
      guard term.variable != excluded else { continue }
      let variable = records.variables[Int(term.variable)]
      let coefficient = factor * term.coefficient
      if variable.isGiven {
        constant += coefficient * variable.value
      } else if variable.block >= 0 {
        line.append(Int(term.variable), coefficient)
      } else {
        movement[Int(variable.place)] += coefficient
        walk.insert(Int(variable.place))
      }
    }
    return constant
  }

  // MARK: Where it goes

  /// A block with room for one more row without unknowns.
  private func blockOfConstants() -> Int {
    if constantBlock >= 0 {
      let block = blocks[constantBlock]
      if block.rowCount < block.rowLimit || !block.freeItems.isEmpty { return constantBlock }
    }
    constantBlock = blocks.count
    blocks.append(
      Block(unknowns: 0, rows: 0, room: Int(Block.mostConstantRows) / 4, priorities: [], isSparse: false))
    return constantBlock
  }

  /// Makes one block of some, with room for a further row. Returns where it is.
  private func join(
    _ indices: [Int], for record: Arena.ConstraintRecord, _ arena: Arena, _ denseLimit: Int
  ) -> Int {
    for index in indices { _ = ownBlock(index, arena) }
    let target = indices.max { blocks[$0].itemCount < blocks[$1].itemCount }!
    var priorities = Set(indices.flatMap { blocks[$0].priorities })
    if !record.isRequired { priorities.insert(record.priority) }
    let rowCount = indices.reduce(0) { $0 + blocks[$1].rowCount }
    let joined = Block(
      joining: indices.map { blocks[$0] }, priorities: priorities.sorted(by: >), room: 4 + rowCount / 8,
      denseLimit: denseLimit)
    for item in 0..<joined.itemCount where joined.source[item] >= 0 {
      let source = Int(joined.source[item])
      if item < joined.unknownCount {
        arena.variables[source].block = Int32(target)
        arena.variables[source].place = Int32(item)
      } else {
        arena.constraints[source].block = Int32(target)
        arena.constraints[source].place = Int32(item)
      }
    }
    for index in indices {
      let new =
        index == target
        ? joined : Block(unknowns: 0, rows: 0, room: 0, priorities: [], isSparse: false)
      new.isDirty = blocks[index].isDirty
      new.nextDirty = blocks[index].nextDirty
      if index != target { new.revision = blocks[index].revision + 1 }
      blocks[index] = new
    }
    return target
  }
}
