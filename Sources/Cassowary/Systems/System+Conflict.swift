/// The search for the constraints that exclude each other.
extension System {
  /// The constraints that make a basic row impossible: the row, the columns it depends on, and the
  /// definitions in which those and it lead back to the unknowns. They depend on each other in one way only,
  /// so none can be spared.
  func conflict(_ block: Int, _ row: Int, _ arena: Arena, _ workspace: Workspace) -> [ConstraintID] {
    let block = blocks[block]
    var found: [ConstraintID] = []
    var factors: [Int: Double] = [:]
    func take(_ item: Int, _ factor: Double) {
      let slot = block.source[item]
      guard slot >= 0 else { return }
      found.append(arena.id(slot))
      spread(Int(slot), factor, definedAt: -1, &factors, arena)
    }
    take(Int(block.rowItem[row]), 1)
    block.read(row: row, into: workspace.extra)
    for k in 0..<workspace.extra.count where abs(workspace.extra.values[k]) > Block.tiny {
      let item = Int(block.columnItem[Int(workspace.extra.indices[k])])
      if item >= block.unknownCount { take(item, -workspace.extra.values[k]) }
    }
    while let place = factors.keys.max() {
      let factor = factors.removeValue(forKey: place)!
      guard abs(factor) > Block.tiny else { continue }
      let slot = Int(definitions[place])
      found.append(arena.id(Int32(slot)))
      spread(slot, -factor / coefficient(ofDefinition: place, arena), definedAt: place, &factors, arena)
    }
    return found.sorted()
  }

  /// Adds a multiple of a constraint's terms to the factors of the variables that follow.
  private func spread(
    _ slot: Int, _ factor: Double, definedAt own: Int, _ factors: inout [Int: Double], _ arena: Arena
  ) {
    let record = arena.constraints[slot]
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let variable = arena.variables[Int(arena.terms[index].variable)]
      guard !variable.isGiven, variable.block < 0, variable.place >= 0, Int(variable.place) != own else {
        continue
      }
      factors[Int(variable.place), default: 0] += factor * arena.terms[index].coefficient
    }
  }
}
