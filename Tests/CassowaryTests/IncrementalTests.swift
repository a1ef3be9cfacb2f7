import Cassowary
import Testing

/// Solvers that lived through many changes, beside solvers that were given the outcome.
@Suite struct IncrementalTests {
  /// A system that changes at random.
  private struct Life {
    var random: RandomProblems
    let solver: Solver
    var variables: [Variable] = []
    var rows: [(id: ConstraintID, row: Problem.Row)] = []
    var given: [Int: Double] = [:]
    var edits: [Int: Double] = [:]

    init(seed: UInt64) throws {
      random = RandomProblems(seed: seed)
      let solver = seed % 3 == 0 ? Solver(denseLimit: 0) : Solver()
      self.solver = solver
      let problem = random.problem()
      variables = (0..<problem.variableCount + 1).map { solver.makeVariable("x\($0)") }
      for row in problem.rows { try add(row) }
    }

    mutating func add(_ row: Problem.Row) throws {
      let terms = zip(row.coefficients, row.variables).map { Constraint.Term($0, variables[$1]) }
      let id = try solver.add(
        Constraint(
          terms, Constraint.Relation(rawValue: Int8(row.relation))!, row.constant, priority: row.priority,
          tieRank: row.rank))
      rows.append((id, row))
    }

    mutating func change() throws {
      let variable = Int.random(in: variables.indices, using: &random)
      let constant = Double(Int.random(in: -30...60, using: &random)) * 5
      let row = rows.indices.randomElement(using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<2:
        var new = random.pick(random.problem().rows)
        new.variables = new.variables.map { $0 % variables.count }
        try add(new)
      case 2:
        // Another row takes the place of one.
        guard let row else { return }
        var new = rows[row].row
        solver.remove(rows[row].id)
        rows.remove(at: row)
        new.constant = constant
        if random.chance(0.3) { new.priority = 1000 }
        try add(new)
      case 3:
        guard let row else { return }
        solver.remove(rows[row].id)
        rows.remove(at: row)
      case 4..<11:
        guard let row else { return }
        try solver.setConstant(constant, of: rows[row].id)
        rows[row].row.constant = constant
      case 11:
        guard let row else { return }
        rows[row].row.priority = random.pick([1000, 750, 250, 40])
        try solver.setPriority(rows[row].row.priority, of: rows[row].id)
      case 12:
        guard let row else { return }
        rows[row].row.rank = Double(Int.random(in: 0...5, using: &random))
        try solver.setTieRank(rows[row].row.rank, of: rows[row].id)
      case 13..<15:
        try solver.setGiven(variables[variable], constant)
        given[variable] = constant
      case 15:
        guard let variable = given.keys.sorted().randomElement(using: &random) else { return }
        try solver.setGiven(variables[variable], nil)
        given[variable] = nil
      case 16:
        guard edits.count < 2, edits[variable] == nil else { return }
        try solver.addEdit(variables[variable], priority: 600)
        try solver.suggest(variables[variable], constant)
        edits[variable] = constant
      case 17 where !edits.isEmpty:
        let variable = edits.keys.sorted().randomElement(using: &random)!
        solver.removeEdit(variables[variable])
        edits[variable] = nil
      default:
        guard let variable = edits.keys.sorted().randomElement(using: &random) else { return }
        try solver.suggest(variables[variable], constant)
        edits[variable] = constant
      }
    }

    /// Has a view take part that lies beside others.
    mutating func join() throws {
      let known = Int.random(in: variables.indices, using: &random)
      let first = variables.count
      variables += [solver.makeVariable("x\(first)"), solver.makeVariable("x\(first + 1)")]
      let size = Double(Int.random(in: 1...20, using: &random)) * 10
      for (variables, coefficients, relation, constant, priority) in [
        ([first + 1], [1.0], 1, 0.0, 1000.0), ([first, known], [1, -1], 0, 8, 1000),
        ([first + 1], [1], random.pick([0, 1, -1]), size, random.pick([1000, 750, 250])),
      ] {
        try add(
          Problem.Row(
            variables: variables, coefficients: coefficients, relation: relation, constant: constant,
            priority: priority, rank: 0))
      }
    }

    mutating func edit(_ variable: Int) throws {
      try solver.addEdit(variables[variable], priority: 600)
      edits[variable] = solver.value(of: variables[variable])
    }

    mutating func nudge(row: Int, by change: Double) throws {
      rows[row].row.constant += change
      try solver.setConstant(rows[row].row.constant, of: rows[row].id)
    }

    mutating func nudgeEdits(by change: Double) throws {
      for variable in edits.keys {
        edits[variable]! += change
        try solver.suggest(variables[variable], edits[variable]!)
      }
    }

    mutating func solveGivingUp() throws {
      while true {
        do {
          return try solver.solve()
        } catch {
          guard case .conflict(let constraints) = error else { throw error }
          let last = constraints.max()!
          solver.remove(last)
          rows.removeAll { $0.id == last }
        }
      }
    }

    /// The values that a new solver finds for what there is now.
    func freshValues() throws -> [Double] {
      let solver = Solver()
      let fresh = variables.map { _ in solver.makeVariable() }
      for (variable, value) in given { try solver.setGiven(fresh[variable], value) }
      for (_, row) in rows {
        let terms = zip(row.coefficients, row.variables).map { Constraint.Term($0, fresh[$1]) }
        try solver.add(
          Constraint(
            terms, Constraint.Relation(rawValue: Int8(row.relation))!, row.constant, priority: row.priority,
            tieRank: row.rank))
      }
      for (variable, value) in edits {
        try solver.addEdit(fresh[variable], priority: 600)
        try solver.suggest(fresh[variable], value)
      }
      try solver.solve()
      return fresh.map(solver.value(of:))
    }
  }

  @Test(arguments: 0..<20) func changesEndWhereANewSolverBegins(_ part: UInt64) throws {
    for seed in part * 20..<(part + 1) * 20 {
      var life = try Life(seed: seed)
      var known = life.variables.map { _ in 0.0 }
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 1...4, using: &life.random) { try life.change() }
        if life.random.chance(0.1) { try life.join() }
        try life.solveGivingUp()
        known += life.variables.dropFirst(known.count).map { _ in 0 }
        for changed in life.solver.takeChanges() {
          known[life.variables.firstIndex(of: changed)!] = life.solver.value(of: changed)
        }
        let fresh = try life.freshValues()
        for (index, variable) in life.variables.enumerated() {
          let value = life.solver.value(of: variable)
          #expect(known[index] == value, "life \(seed), step \(step), x\(index): a change was not told")
          #expect(
            abs(value - fresh[index]) <= 1e-8 * max(1, abs(fresh[index])),
            "life \(seed), step \(step), x\(index): \(value), a new solver says \(fresh[index])")
        }
      }
    }
  }

  /// The solver uses the recorded effect of a constant from its fourth change on, so the same few change again
  /// and again.
  @Test(arguments: 0..<10) func manyChangesOfTheSameNumbersEndWhereANewSolverBegins(_ part: UInt64) throws {
    for seed in part * 8..<(part + 1) * 8 {
      var life = try Life(seed: 1_000 + seed)
      try life.solveGivingUp()
      guard !life.rows.isEmpty else { continue }
      if life.variables.count > 2 { try life.edit(1) }
      let favourites = (0..<3).map { _ in Int.random(in: life.rows.indices, using: &life.random) }
      for step in 0..<80 {
        let size = life.random.chance(0.1) ? 60 : 1.0
        for _ in 0..<Int.random(in: 1...2, using: &life.random) {
          try life.nudge(
            row: life.random.pick(favourites), by: Double.random(in: -3...3, using: &life.random) * size)
        }
        try life.nudgeEdits(by: Double.random(in: -2...2, using: &life.random) * size)
        let count = life.rows.count
        try life.solveGivingUp()
        guard life.rows.count == count else { break }
        let fresh = try life.freshValues()
        for (index, variable) in life.variables.enumerated() {
          let value = life.solver.value(of: variable)
          #expect(
            abs(value - fresh[index]) <= 1e-8 * max(1, abs(fresh[index])),
            "life \(seed), step \(step), x\(index): \(value), a new solver says \(fresh[index])")
        }
      }
    }
  }
}
