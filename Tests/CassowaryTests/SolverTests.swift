import Cassowary
import Testing

@Suite struct SolverTests {
  @Test func requiredConstraintsHoldAndWishesComeAsCloseAsTheyCan() throws {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    try solver.add(left >= 20)
    try solver.add(width >= 100)
    try solver.add(left + width == 300 | Priority.strong)
    try solver.add(width == 400 | Priority.weak)
    try solver.solve()
    #expect(solver.value(of: left) == 20)
    #expect(solver.value(of: width) == 280)
  }

  @Test func integersCanBeWrittenInConstraints() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(2 * x + 3 == 9 | 750)
    try solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(solver.description(of: id) == "2·x = 6 @750")
  }

  @Test func termsOfConstraintsThatArePutTogetherWithinEachOtherStayApart() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
    let outer = solver.makeTerms()
    outer.add(1, z)
    let inner = solver.makeTerms()
    for _ in 0..<20 { inner.add(0.5, solver.makeVariable()) }
    inner.add(2, y)
    _ = try solver.add(inner, .equal, 10)
    inner.end()
    outer.add(-1, x)
    outer.add(1, x)
    outer.add(-1, y)
    let id = try solver.add(outer, .equal, 1)
    outer.end()
    #expect(solver.description(of: id) == "−y + z = 1")
    try solver.solve()
    #expect(solver.value(of: z) == solver.value(of: y) + 1)
  }

  @Test func changesOfVariablesWithTagsAreTakenWithThese() throws {
    let solver = Solver()
    let tag = UnsafeRawPointer(Unmanaged.passUnretained(solver).toOpaque())
    let (x, y) = (solver.makeVariable(tag: tag), solver.makeVariable("y"))
    try solver.add(x == 3)
    try solver.add(y == 4)
    try solver.solve()
    var changes: [Variable] = []
    solver.forEachTaggedChange {
      #expect($0 == tag)
      changes.append($1)
    }
    #expect(changes == [x] && solver.takeChanges().isEmpty)
  }
}
