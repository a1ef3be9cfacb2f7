import Cassowary
import Testing

/// Large systems: what they cost does not explode, and they end.
@Suite struct SizeTests {
  /// Views side by side from one edge of a bar to the other; all prefer a width of 40.
  private struct Chain {
    let solver = Solver()
    let edge: Variable
    var lefts: [Variable] = []
    var widths: [Variable] = []
    var constraintCount = 0

    init(_ count: Int, width: Double) throws {
      let solver = solver
      edge = solver.makeVariable("edge")
      try solver.setGiven(edge, width)
      for index in 0..<count {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        if index == 0 {
          try solver.add(left == 0)
        } else {
          try solver.add(left == lefts[index - 1] + widths[index - 1] + 8)
        }
        try solver.add(width >= 0)
        try solver.add(width >= 40 | 750)
        try solver.add(width <= 40 | (index == count - 1 ? 249 : 250))
        lefts.append(left)
        widths.append(width)
        constraintCount += 4
      }
      try solver.add(lefts[count - 1] + widths[count - 1] == edge)
    }
  }

  @Test func tenThousandConstraintsThatHangTogetherAreSolved() throws {
    let chain = try Chain(2_500, width: 150_000)
    #expect(chain.constraintCount == 10_000)
    try chain.solver.solve()
    #expect(chain.widths.dropLast().allSatisfy { chain.solver.value(of: $0) == 40 })
    #expect(chain.solver.value(of: chain.widths.last!) == 150_000 - 2_499 * 48)
    try chain.solver.setGiven(chain.edge, 130_000)
    try chain.solver.solve()
    #expect(chain.solver.value(of: chain.widths.last!) == 130_000 - 2_499 * 48)
    #expect(!chain.widths.contains(where: chain.solver.isAmbiguous))
  }

  @Test func tenThousandContradictionsEnd() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    for index in 0..<10_000 { try solver.add(x == Double(index % 100) | Double(1 + index % 7)) }
    try solver.solve()
    #expect((0..<100).contains(solver.value(of: x)))
  }

  @Test func theChangesOfOneCellAreToldAlone() throws {
    let solver = Solver()
    let list = solver.makeVariable("list")
    try solver.setGiven(list, 300)
    var cells: [(title: Variable, detail: Variable, wish: ConstraintID)] = []
    for _ in 0..<1_000 {
      let (title, detail) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(title + detail == list)
      try solver.add(title >= 0)
      cells.append((title, detail, try solver.add(title == 100 | 700)))
    }
    try solver.solve()
    #expect(solver.takeChanges().count == 2_001)
    try solver.setConstant(120, of: cells[500].wish)
    try solver.solve()
    #expect(Set(solver.takeChanges()) == [cells[500].title, cells[500].detail])
    #expect(solver.value(of: cells[500].detail) == 180)
    try solver.solve()
    #expect(solver.takeChanges().isEmpty)
  }

  @Test func valuesStayExactOverManyChanges() throws {
    let chain = try Chain(20, width: 2_000)
    for step in 0..<20_000 {
      try chain.solver.setGiven(chain.edge, 1_000 + Double(step * 37 % 1_000) / 3)
      try chain.solver.solve()
    }
    let fresh = try Chain(20, width: 1_000 + Double(19_999 * 37 % 1_000) / 3)
    try fresh.solver.solve()
    for (one, other) in zip(chain.lefts + chain.widths, fresh.lefts + fresh.widths) {
      #expect(abs(chain.solver.value(of: one) - fresh.solver.value(of: other)) < 1e-9 * 2_000)
    }
  }
}
