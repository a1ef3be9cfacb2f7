import Cassowary
import Testing

/// What a solver is handed by mistake.
@Suite struct InputTests {
  let solver = Solver()

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13])
  func unusableNumbersAreRefusedWithWords(_ number: Double) throws {
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 3)
    func expectRefusal(_ work: () throws -> Void) {
      #expect { try work() } throws: { error in
        guard case .unusableNumber? = error as? SolverError else { return false }
        return "\(error)".contains("\(number)")
      }
    }
    expectRefusal { _ = try solver.add(x >= number) }
    expectRefusal { _ = try solver.add(number * x >= 1) }
    expectRefusal { try solver.setConstant(number, of: id) }
    expectRefusal { try solver.setGiven(x, number) }
    try solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test(arguments: [0, -1, 1001, Double.nan]) func unusablePrioritiesAreRefusedWithWords(_ priority: Double)
    throws
  {
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 3 | 20)
    for work in [
      { _ = try solver.add(x >= 1 | priority) }, { try solver.setPriority(priority, of: id) },
    ] {
      #expect { try work() } throws: { error in "\(error)".contains("\(priority)") }
    }
  }

  @Test func divisionByZeroIsRefused() {
    let x = solver.makeVariable("x")
    #expect(throws: SolverError.self) { try solver.add(x / 0 == 1) }
  }

  @Test func constraintsWithoutVariablesAreTrueOrAConflict() throws {
    let x = solver.makeVariable("x")
    try solver.add(x - x == 0)
    try solver.add(0 * x <= 5)
    try solver.add(Constraint([], .greaterThanOrEqual, 7, priority: 500))
    try solver.solve()
    let wrong = try solver.add(0 * x >= 5)
    #expect(throws: SolverError.conflict([wrong])) { try solver.solve() }
    #expect(solver.error(of: wrong) == 5)
  }

  @Test func whatIsGoneIsRefusedOrIgnored() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let id = try solver.add(x == y + 1)
    try solver.add(y == 4)
    try solver.solve()
    solver.remove(id)
    solver.remove(id)
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(3, of: id) }
    #expect(throws: SolverError.unknownConstraint) { try solver.setPriority(3, of: id) }
    #expect(solver.error(of: id) == 0)
    solver.remove(y)
    solver.remove(y)
    #expect(throws: SolverError.unknownVariable) { try solver.add(x == y) }
    #expect(throws: SolverError.unknownVariable) { try solver.setGiven(y, 3) }
    #expect(throws: SolverError.unknownVariable) { try solver.suggest(y, 3) }
    let z = solver.makeVariable("z")
    #expect(z != y)
    try solver.solve()
    #expect([x, y, z].map(solver.value(of:)) == [0, 0, 0])
  }

  @Test func aHandleOfARemovedConstraintDoesNotReachTheNextOne() throws {
    let x = solver.makeVariable("x")
    let old = try solver.add(x == 1)
    solver.remove(old)
    let new = try solver.add(x == 2)
    solver.remove(old)
    try solver.solve()
    #expect(old != new)
    #expect(solver.value(of: x) == 2)
  }

  @Test func definitionsInACircleAreSolvedOrAConflict() throws {
    let variables = (0..<10).map { solver.makeVariable("x\($0)") }
    for index in variables.indices { try solver.add(variables[(index + 1) % 10] == variables[index]) }
    let anchor = try solver.add(variables[3] == 12)
    try solver.solve()
    #expect(variables.allSatisfy { solver.value(of: $0) == 12 })
    solver.remove(anchor)
    try solver.add(variables[5] == variables[4] + 1)
    #expect(throws: SolverError.self) { try solver.solve() }
  }

  @Test func onlyEditedVariablesTakeSuggestions() throws {
    let x = solver.makeVariable("x")
    #expect(throws: SolverError.notEdited(x)) { try solver.suggest(x, 5) }
    #expect(throws: SolverError.unusablePriority(1000)) { try solver.addEdit(x, priority: 1000) }
    try solver.addEdit(x)
    try solver.suggest(x, 5)
    try solver.solve()
    #expect(solver.value(of: x) == 5)
    solver.removeEdit(x)
    solver.removeEdit(x)
    #expect(throws: SolverError.notEdited(x)) { try solver.suggest(x, 5) }
  }

  @Test func coefficientsOfVeryDifferentSizesEnd() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(1e6 * x + 1e-3 * y == 1e6)
    try solver.add(x - y <= 0)
    try solver.add(y == 5 | 700)
    try solver.solve()
    #expect(abs(solver.value(of: y) - 5) < 1e-6)
  }

  @Test func aHugeNumberDoesNotBlurTheSmallOnes() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x <= 1e9)
    try solver.add(x + y <= 1.67772e7)
    let least = try solver.add(x + y >= 10)
    let most = try solver.add(x + y <= 9.9999)
    try solver.add(x - y <= 0)
    #expect(throws: SolverError.conflict([least, most])) { try solver.solve() }
    try solver.setConstant(10.0001, of: most)
    try solver.add(x + y == 30 | 500)
    try solver.add(x == y - 0.00025 | 400)
    try solver.solve()
    #expect(abs(solver.value(of: x) + solver.value(of: y) - 10.0001) < 1e-7)
    #expect(abs(solver.value(of: y) - solver.value(of: x) - 0.00025) < 1e-7)
  }
}
