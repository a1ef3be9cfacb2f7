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
}
