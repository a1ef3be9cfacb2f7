import Cassowary
import Testing

/// The ties of layout: who is stretched, who is squeezed.
@Suite struct TieTests {
  /// Items side by side in a row, with content of some widths; the ranks are those a layout gives: the item
  /// mentioned later keeps its size when there is room to spare, the one mentioned first when there is not.
  private struct Row {
    let solver = Solver()
    var widths: [Variable] = []

    init(_ total: Double, contents: [Double], gap: Double, mentioned order: [Int]? = nil) throws {
      var end = Expression()
      for index in contents.indices {
        widths.append(solver.makeVariable("w\(index)"))
        end = end + widths[index] + (index > 0 ? gap : 0)
        try solver.add(widths[index] >= 0)
      }
      try solver.add(end == total)
      for (place, index) in (order ?? Array(contents.indices)).enumerated() {
        var hugging = widths[index] <= contents[index] | 250
        hugging.tieRank = Double(place)
        var resistance = widths[index] >= contents[index] | 750
        resistance.tieRank = Double(-place)
        try solver.add(hugging)
        try solver.add(resistance)
      }
      try solver.solve()
    }

    var values: [Double] { widths.map(solver.value(of:)) }
  }

  @Test func theFirstMentionedIsStretched() throws {
    let row = try Row(353, contents: [83.667, 76.333], gap: 24)
    #expect(abs(row.values[0] - 252.667) < 1e-9)
    #expect(row.values[1] == 76.333)
    #expect(row.widths.allSatisfy(row.solver.isAmbiguous))
    let reversed = try Row(353, contents: [83.667, 76.333], gap: 24, mentioned: [1, 0])
    #expect(reversed.values[0] == 83.667)
    #expect(abs(reversed.values[1] - 245.333) < 1e-9)
  }

  @Test func ofThreeTheFirstTakesEverything() throws {
    #expect(try Row(400, contents: [50, 60, 70], gap: 10).values == [250, 60, 70])
  }

  @Test func theFirstMentionedKeepsItsSizeWhenThereIsTooLittleRoom() throws {
    #expect(try Row(100, contents: [80, 60], gap: 10).values == [80, 10])
    #expect(try Row(70, contents: [80, 60], gap: 10).values == [60, 0])
    #expect(try Row(100, contents: [80, 60], gap: 10, mentioned: [1, 0]).values == [30, 60])
  }

  @Test func aPriorityDecidesBeforeAnyRank() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add(a + b == 300)
    try solver.add(a <= 50 | 251)
    var other = b <= 80 | 250
    other.tieRank = 1_000
    try solver.add(other)
    try solver.solve()
    #expect(solver.value(of: a) == 50)
    #expect(solver.value(of: b) == 250)
    #expect(!solver.isAmbiguous(a))
  }

  @Test func theAnswerDoesNotDependOnTheWayThere() throws {
    var row = try Row(353, contents: [80, 70, 60], gap: 24)
    let there = row.values
    let edge = row.solver.makeVariable("edge")
    let id = try row.solver.add(row.widths[0] == edge | 900)
    for value in [10.0, 300, 0, 120] {
      try row.solver.setGiven(edge, value)
      try row.solver.solve()
    }
    row.solver.remove(id)
    try row.solver.solve()
    #expect(row.values == there)
    row.widths = []
  }

  @Test func aRankCanBeChanged() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add(a + b == 300)
    let first = try solver.add(a <= 50 | 250)
    try solver.add(b <= 80 | 250)
    try solver.solve()
    #expect(solver.value(of: a) == 50)
    try solver.setTieRank(-1, of: first)
    try solver.solve()
    #expect(solver.value(of: a) == 220)
  }

  @Test func withoutRanksTheOneAddedFirstIsSatisfiedFirst() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 60 | 750)
    try solver.add(x == 140 | 750)
    try solver.solve()
    #expect(solver.value(of: x) == 60)
    #expect(solver.isAmbiguous(x))
  }

  @Test func whatNothingSaysAnythingOfIsAsNearToZeroAsItCanBe() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c"))
    try solver.add(b >= 30)
    try solver.add(c <= -4)
    try solver.solve()
    #expect([a, b, c].map(solver.value(of:)) == [0, 30, -4])
    #expect([a, b, c].allSatisfy(solver.isAmbiguous))
  }
}
