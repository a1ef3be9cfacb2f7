/// Whether a solution is the only one.
extension System {
  /// Whether a variable has another value in another optimum.
  func isAmbiguous(_ variable: Int, _ arena: Arena, _ workspace: Workspace) -> Bool {
    guard hasLooseUnknowns || blocks.contains(where: \.isTied) else { return false }
    var weights: [Int: [Double]] = [:]
    var factors: [Int: Double] = [:]
    var isLoose = false
    func take(_ variable: Int, _ factor: Double) {
      let record = arena.variables[variable]
      guard !record.isGiven else { return }
      if record.block >= 0 {
        let block = blocks[Int(record.block)]
        guard block.isTied else { return }
        let place = Int(block.place[Int(record.place)])
        var line = weights[Int(record.block)] ?? Array(repeating: 0, count: block.unknownCount)
        if place < 0 {
          line[~place] += factor
        } else {
          block.read(row: place, into: workspace.extra)
          for k in 0..<workspace.extra.count {
            line[Int(workspace.extra.indices[k])] += factor * workspace.extra.values[k]
          }
        }
        weights[Int(record.block)] = line
      } else if record.place >= 0 {
        factors[Int(record.place), default: 0] += factor
      } else {
        isLoose = true
      }
    }
    take(variable, 1)
    while let place = factors.keys.max() {
      let factor = factors.removeValue(forKey: place)!
      guard abs(factor) > Block.tiny else { continue }
      guard definitions[place] >= 0 else { return true }
      let record = arena.constraints[Int(definitions[place])]
      let own = coefficient(ofDefinition: place, arena)
      for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let term = arena.terms[index]
        if term.variable != following[place] { take(Int(term.variable), -factor * term.coefficient / own) }
      }
    }
    if isLoose { return true }
    return weights.contains { index, line in
      let weights = Buffer(line)
      defer { weights.deallocate() }
      return Block(copying: blocks[index]).canVary(weights.cells, workspace)
    }
  }
}
