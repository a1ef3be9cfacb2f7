import Cassowary
import Testing

/// Systems of one structure, whose order of evaluation is worked out once.
@Suite struct TemplateTests {
  @Test func aSystemMadeAsAnotherOneWasHasTheSolutionOfItsOwnNumbers() throws {
    var (useCount, batchCount) = (0, 0)
    for seed in 0..<400 {
      var random = RandomProblems(seed: UInt64(seed))
      var problem = random.problem()
      let tools = SolverTools()
      for round in 0..<7 {
        if round > 0 {
          for row in problem.rows.indices {
            problem.rows[row].constant = Double(Int.random(in: -20...40, using: &random)) * 5
            if round == 2 { problem.rows[row].rank = Double(Int.random(in: 0...3, using: &random)) }
          }
        }
        var alone = try PosedProblem(problem)
        var shared = try PosedProblem(problem, sharing: tools)
        #expect(try conflicts(&shared) == conflicts(&alone), "seed \(seed), round \(round)")
        func values(_ posed: PosedProblem) -> [Double] { posed.variables.map { posed.solver.value(of: $0) } }
        #expect(areEqual(values(shared), values(alone)), "seed \(seed), round \(round)")
        guard let row = shared.ids.indices.first(where: { shared.ids[$0] != nil }) else { continue }
        for posed in [shared, alone] { try posed.solver.setConstant(35, of: posed.ids[row]!) }
        #expect(try conflicts(&shared) == conflicts(&alone), "seed \(seed), round \(round)")
        #expect(areEqual(values(shared), values(alone)), "seed \(seed), round \(round)")
      }
      useCount += Solver(sharing: tools).templateUseCount
      batchCount += Solver(sharing: tools).batchUseCount
    }
    #expect(useCount > 800)
    #expect(batchCount > 100)
  }

  /// The sets of constraints that exclude each other; those of independent systems come in no particular
  /// order.
  private func conflicts(_ problem: inout PosedProblem) throws -> Set<[Int]> {
    Set(try problem.solveGivingUp())
  }

  /// Whether numbers are the same but for rounding.
  private func areEqual(_ some: [Double], _ others: [Double]) -> Bool {
    zip(some, others).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  @Test func aTemplateOfAnotherOrderOfTiesIsNotUsed() throws {
    let solver = Solver()
    for round in 0..<6 {
      let x = solver.makeVariable()
      for (index, wish) in [3.0, 5, 8].enumerated() {
        var constraint = x == wish | 500
        constraint.tieRank = Double(round < 4 ? index : -index)
        try solver.add(constraint)
      }
      try solver.add(x == 100 | 250)
      try solver.solve()
      #expect(solver.value(of: x) == 5)
    }
    #expect(solver.templateUseCount == 2)
  }

  /// A cell of three views in a row, of a width that is given.
  private func addCell(_ width: Double, _ sizes: [Double], to solver: Solver) throws -> [Variable] {
    let cell = solver.makeVariable()
    try solver.setGiven(cell, width)
    var end: Variable?
    var variables: [Variable] = []
    for size in sizes {
      let (left, width) = (solver.makeVariable(), solver.makeVariable())
      if let end { try solver.add(left == end + 8) } else { try solver.add(left == 8) }
      try solver.add(width >= 0)
      try solver.add(width <= size | 250)
      try solver.add(width >= size | 750)
      let right = solver.makeVariable()
      try solver.add(right == left + width)
      end = right
      variables += [left, width]
    }
    try solver.add(end! + 8 == cell)
    return variables
  }

  @Test func cellsOfOneKindAreWorkedOutTwice() throws {
    let solver = Solver()
    for index in 0..<50 {
      let alone = Solver()
      let cell = try addCell(300, [Double(10 + index), 20, 30], to: solver)
      let other = try addCell(300, [Double(10 + index), 20, 30], to: alone)
      try solver.solve()
      try alone.solve()
      #expect(cell.map { solver.value(of: $0) } == other.map { alone.value(of: $0) })
      #expect(solver.value(of: cell[4]) + solver.value(of: cell[5]) == 292)
    }
    #expect(solver.templateUseCount == 48)
  }

  @Test func whatHangsTogetherInACellIsLookedForThrice() throws {
    let (solver, alone) = (Solver(), Solver())
    for index in 0..<20 {
      var cells: [[Variable]] = []
      for solver in [solver, alone] {
        let (cell, other) = (
          try addCell(300, [Double(10 + index), 20, 30], to: solver), try addCell(200, [20, 40], to: solver)
        )
        cells.append(cell + other)
      }
      try solver.solve()
      try alone.solve()
      #expect(cells[0].map { solver.value(of: $0) } == cells[1].map { alone.value(of: $0) })
      // A cell whose constraint comes between those of another is no batch by itself, and the solution is the
      // same.
      if index % 5 == 4 { try solver.setConstant(40, of: solver.add(cells[0][0] <= 30 | 900)) }
    }
    #expect(solver.batchUseCount >= 14)
  }

  @Test func copiesChangeAloneWhatTheyShareWithTheirTemplate() throws {
    let solver = Solver()
    var cells: [(variables: [Variable], width: ConstraintID)] = []
    for _ in 0..<6 {
      let variables = try addCell(300, [10, 20, 30], to: solver)
      try solver.solve()
      cells.append((variables, try solver.add(variables[1] >= 5 | 800)))
      try solver.solve()
    }
    let before = cells[5].variables.map { solver.value(of: $0) }
    // A constant, a constraint more, one less: each in another copy.
    try solver.setConstant(90, of: cells[2].width)
    let more = try solver.add(cells[3].variables[3] == 100 | 900)
    solver.remove(cells[4].width)
    try solver.solve()
    #expect(solver.value(of: cells[2].variables[1]) == 90)
    #expect(solver.value(of: cells[3].variables[3]) == 100)
    #expect(cells[5].variables.map { solver.value(of: $0) } == before)
    solver.remove(more)
    try solver.setConstant(5, of: cells[2].width)
    try solver.solve()
    for cell in cells { #expect(cell.variables.map { solver.value(of: $0) } == before) }
    let fresh = try addCell(300, [10, 20, 30], to: solver)
    try solver.solve()
    #expect(fresh.map { solver.value(of: $0) } == before)
  }

  @Test func anotherCoefficientPriorityOrRelationIsAnotherStructure() throws {
    let solver = Solver()
    func solve(_ factor: Double, _ priority: Double, isGiven: Bool) throws -> Double {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(y == factor * x)
      try solver.add(x == 10 | priority)
      try solver.add(y == 100 | 500)
      if isGiven { try solver.setGiven(x, 3) }
      try solver.solve()
      return solver.value(of: y)
    }
    for _ in 0..<4 {
      #expect(try solve(2, 750, isGiven: false) == 20)
      #expect(try solve(3, 750, isGiven: false) == 30)
      #expect(try solve(2, 250, isGiven: false) == 100)
      #expect(try solve(2, 750, isGiven: true) == 6)
    }
    #expect(solver.templateUseCount >= 4)
  }
}
