import Cassowary
import Testing

/// One constraint more or less in a large system that hangs together: the work is that of what it touches.
@Suite struct PatchTests {
  /// Views below each other, whose heights are those of their contents, or a share of their widths.
  private struct Column {
    let solver = Solver()
    let width: Variable
    var insets: [ConstraintID] = []
    var lefts: [Variable] = []
    var tops: [Variable] = []
    var heights: [Variable] = []

    /// A system of eight constraints for each view, all of which hang together.
    init(_ count: Int) throws {
      let solver = solver
      width = solver.makeVariable("width")
      try solver.add(width == 800)
      for index in 0..<count {
        let (left, top, right, height) = (
          solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        insets.append(try solver.add(left == 8))
        if index == 0 {
          try solver.add(top == 4)
        } else {
          try solver.add(top == tops[index - 1] + heights[index - 1] + 4)
        }
        try solver.add(left + right == width)
        try solver.add(right >= 0)
        try solver.add(height >= 0)
        if index.isMultiple(of: 2) {
          try solver.add(height >= 20 | 750)
          try solver.add(height <= 20 | 250)
        } else {
          try solver.add(height == right * 0.05)
          try solver.add(height <= 1_000 | 250)
        }
        try solver.add(right <= width)
        lefts.append(left)
        tops.append(top)
        heights.append(height)
      }
      try solver.solve()
    }

    /// The number of constraints that are put into new systems by a change.
    func builtConstraints(by change: () throws -> Void) throws -> Int {
      let before = solver.buildCount
      try change()
      try solver.solve()
      return solver.buildCount - before
    }
  }

  @Test func aSystemGoesWithTheLastOfItsConstraints() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    try solver.add(width == 800)
    try solver.solve()
    #expect(solver.systemCount == 1)
    for _ in 0..<50 {
      let (left, right) = (solver.makeVariable(), solver.makeVariable())
      let ids = [try solver.add(left == 8), try solver.add(right == left + 20), try solver.add(right <= 100)]
      try solver.solve()
      #expect(solver.systemCount == 2)
      for id in ids { solver.remove(id) }
      solver.remove(left)
      solver.remove(right)
      try solver.solve()
      #expect(solver.systemCount == 1)
    }
  }

  @Test func oneConstraintMoreAndLessAmongTenThousandBuildsNothing() throws {
    let column = try Column(1_250)
    let solver = column.solver
    #expect(solver.buildCount == 10_001)
    _ = solver.takeChanges()
    for index in [100, 1_000] {
      let height = column.heights[index]
      var id: ConstraintID?
      #expect(try column.builtConstraints { id = try solver.add(height >= 50) } == 0)
      #expect(solver.value(of: height) == 50)
      // The height, and the tops of all views below.
      #expect(solver.takeChanges().count == 1 + 1_249 - index)
      #expect(try column.builtConstraints { solver.remove(id!) } == 0)
      #expect(solver.value(of: height) == 20)
      #expect(solver.takeChanges().count == 1 + 1_249 - index)
    }
    let wish = try solver.add(column.heights[200] == column.heights[202] * 2 | 800)
    #expect(try column.builtConstraints {} == 0)
    #expect(solver.value(of: column.heights[200]) == 40)
    #expect(try column.builtConstraints { try solver.setPriority(200, of: wish) } == 0)
    #expect(solver.value(of: column.heights[200]) == 20)
  }

  @Test func anEquationInThePlaceOfAnotherBuildsNothing() throws {
    let column = try Column(1_250)
    let solver = column.solver
    _ = solver.takeChanges()
    let built = try column.builtConstraints {
      solver.remove(column.insets[1_201])
      try solver.add(column.lefts[1_201] == 28)
    }
    #expect(built == 0)
    #expect(solver.value(of: column.lefts[1_201]) == 28)
    #expect(abs(solver.value(of: column.heights[1_201]) - 0.05 * (800 - 28)) < 1e-9)
    // Left, right and height, and the tops below.
    #expect(solver.takeChanges().count == 3 + 1_249 - 1_201)
  }

  @Test func aConstraintOnAnUnknownThatFollowsFromManyCountsWhatChangedBefore() throws {
    let column = try Column(400)
    let (solver, top) = (column.solver, column.tops[300])
    func expectRow(after change: () throws -> Void) throws {
      let built = try column.builtConstraints(by: change)
      let natural = solver.value(of: top)
      var id: ConstraintID?
      let builtForRow = try column.builtConstraints { id = try solver.add(top >= natural + 5) }
      #expect(abs(solver.value(of: top) - natural - 5) < 1e-9)
      let builtWithout = try column.builtConstraints { if let id { solver.remove(id) } }
      #expect(abs(solver.value(of: top) - natural) < 1e-9)
      #expect(built == 0 && builtWithout == 0 && (builtForRow == 0 || isFirst))
      isFirst = false
    }
    // The first row joins the heights into one block, which takes the system apart.
    var isFirst = true
    try expectRow {}
    try expectRow {}
    try expectRow { try solver.setConstant(28, of: column.insets[201]) }
    try expectRow {
      solver.remove(column.insets[203])
      try solver.add(column.lefts[203] == 48)
    }
    try expectRow { try solver.setConstant(8, of: column.insets[201]) }
  }

  @Test func whatCannotHoldIsToldAndLeftOut() throws {
    let column = try Column(50)
    let solver = column.solver
    let before = column.tops.map(solver.value)
    let id = try solver.add(column.tops[40] <= 10)
    #expect(throws: SolverError.self) { try solver.solve() }
    solver.remove(id)
    try solver.solve()
    #expect(column.tops.map(solver.value) == before)
  }

  @Test func manyConstraintsMoreBuildTheSystemAnew() throws {
    let column = try Column(100)
    let solver = column.solver
    let built = try column.builtConstraints {
      for height in column.heights { try solver.add(height >= 1 | 10) }
    }
    #expect((800...2_000).contains(built))
    #expect(solver.value(of: column.heights[50]) == 20)
  }
}
