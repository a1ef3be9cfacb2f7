import Cassowary
import Testing

@Suite struct ConflictTests {
  private func conflict(_ solver: Solver) -> [ConstraintID]? {
    do {
      try solver.solve()
      return nil
    } catch {
      guard case .conflict(let constraints) = error else { return nil }
      return constraints
    }
  }

  @Test func twoWidthsExcludeEachOther() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let first = try solver.add(width == 100)
    let second = try solver.add(width == 200)
    #expect(conflict(solver) == [first, second])
    solver.remove(second)
    #expect(conflict(solver) == nil)
    #expect(solver.value(of: width) == 100)
  }

  @Test func onlyThoseThatExcludeEachOtherAreNamed() throws {
    let solver = Solver()
    let (left, right, width, other) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let leading = try solver.add(left == 10)
    let sum = try solver.add(left + width == right)
    try solver.add(other == width + 8)
    try solver.add(other >= 0)
    let trailing = try solver.add(right == 110)
    let size = try solver.add(width == 50)
    #expect(conflict(solver) == [leading, sum, trailing, size])
    solver.remove(size)
    #expect(conflict(solver) == nil)
    #expect(solver.value(of: width) == 100)
    #expect(solver.value(of: other) == 108)
  }

  @Test func inequalitiesThatLeaveNothingAreNamed() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    try solver.add(width >= 10)
    try solver.add(width <= 500)
    let least = try solver.add(width >= 80)
    let most = try solver.add(width <= 50)
    #expect(conflict(solver) == [least, most])
  }

  @Test func aChangedConstantOrGivenValueConflictsToo() throws {
    let solver = Solver()
    let (width, list) = (solver.makeVariable("width"), solver.makeVariable("list"))
    try solver.setGiven(list, 300)
    let relative = try solver.add(width == 0.5 * list)
    let least = try solver.add(width >= 100)
    #expect(conflict(solver) == nil)
    try solver.setGiven(list, 150)
    #expect(conflict(solver) == [relative, least])
    try solver.setConstant(70, of: least)
    #expect(conflict(solver) == nil)
    #expect(solver.value(of: width) == 75)
    try solver.setConstant(90, of: least)
    #expect(conflict(solver) == [relative, least])
    try solver.setPriority(900, of: least)
    #expect(conflict(solver) == nil)
    #expect(solver.error(of: least) == 15)
  }

  @Test func aConstraintOfGivenVariablesAloneCanFail() throws {
    let solver = Solver()
    let list = solver.makeVariable("list")
    try solver.setGiven(list, 300)
    let most = try solver.add(list <= 200)
    #expect(conflict(solver) == [most])
    try solver.setGiven(list, 100)
    #expect(conflict(solver) == nil)
  }

  @Test func theRestIsSolvedAllTheSame() throws {
    let solver = Solver()
    let (good, bad) = (solver.makeVariable("good"), solver.makeVariable("bad"))
    try solver.add(good == 7)
    try solver.add(bad == 1)
    try solver.add(bad == 2)
    #expect(conflict(solver) != nil)
    #expect(solver.value(of: good) == 7)
  }

  @Test func ofAThousandConstraintsOneConflictIsNamedOnce() throws {
    let solver = Solver()
    var previous = solver.makeVariable("edge")
    try solver.setGiven(previous, 0)
    var variables: [Variable] = []
    for _ in 0..<500 {
      let next = solver.makeVariable()
      try solver.add(next == previous + 8)
      try solver.add(next >= 0)
      variables.append(next)
      previous = next
    }
    let wrong = try solver.add(variables[1] == 99)
    let found = try #require(conflict(solver))
    #expect(found.count == 3)
    #expect(found.last == wrong)
    solver.remove(wrong)
    #expect(conflict(solver) == nil)
    #expect(solver.value(of: previous) == 4_000)
  }

  @Test func manyConflictsEndOneByOne() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let ids = try (0..<200).map { try solver.add(width == Double($0)) }
    var rounds = 0
    while let found = conflict(solver) {
      #expect(found.count == 2)
      solver.remove(found.last!)
      rounds += 1
    }
    #expect(rounds == 199)
    #expect(ids.filter { solver.error(of: $0) > 0 }.isEmpty)
  }
}
