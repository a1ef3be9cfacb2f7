import Cassowary
import Foundation
import Testing

/// Random systems beside SciPy's general linear programs.
@Suite struct OptimalityTests {
  static let total = 10_000
  static let batch = 100

  @Test func randomSystemsHaveTheErrorsOfALinearProgramAtEveryPriority() throws {
    let reference = try Reference()
    var random = RandomProblems(seed: 1)
    var conflictCount = 0
    var ambiguousCount = 0
    for start in stride(from: 0, to: Self.total, by: Self.batch) {
      var questions: [Reference.Question] = []
      var found: [[Double]] = []
      var ambiguous: [[Bool]] = []
      for index in start..<start + Self.batch {
        var problem = random.problem()
        // Every other system is solved the way that large ones are.
        var posed = try PosedProblem(problem, isSparse: index % 2 == 1)
        conflictCount += try posed.solveGivingUp().count
        let kept = problem.rows.indices.filter { posed.ids[$0] != nil }
        for row in kept where problem.rows[row].priority == 1000 {
          let error = posed.solver.error(of: posed.ids[row]!)
          #expect(error < 1e-6, "system \(index), required row \(row)")
        }
        found.append(
          problem.levels.map { level in
            kept.filter { problem.rows[$0].priority == level }.map { posed.solver.error(of: posed.ids[$0]!) }
              .reduce(0, +)
          })
        problem.rows = kept.map { problem.rows[$0] }
        let asked = [Int.random(in: 0..<problem.variableCount, using: &random)]
        ambiguous.append(asked.map { posed.solver.isAmbiguous(posed.variables[$0]) })
        questions.append(
          Reference.Question(
            variableCount: problem.variableCount, rows: problem.rows, values: posed.values, asked: asked))
      }
      let answer = try reference.ask(questions)
      for index in questions.indices {
        for (level, (mine, best)) in zip(found[index], answer.errors[index]).enumerated() {
          #expect(abs(mine - best) < 1e-6 * max(1, best), "system \(start + index), level \(level)")
        }
        for (mine, spread) in zip(ambiguous[index], answer.spread[index]) {
          if mine { ambiguousCount += 1 }
          #expect(
            mine == (spread > 1e-5), "system \(start + index): it can move by \(spread); \(ambiguous[index])")
        }
      }
    }
    #expect(conflictCount > 1_000)
    #expect(ambiguousCount > 1_000)
  }

  @Test func tiesGoByRankAndThenByTheOrderOfAdding() throws {
    let reference = try Reference()
    var random = RandomProblems(seed: 2)
    var questions: [Reference.Question] = []
    var found: [[Double]] = []
    for _ in 0..<500 {
      var problem = random.problem()
      var posed = try PosedProblem(problem)
      _ = try posed.solveGivingUp()
      let kept = problem.rows.indices.filter { posed.ids[$0] != nil }
      let order = kept.filter { problem.rows[$0].priority < 1000 }.sorted {
        (-problem.rows[$0].rank, $0) < (-problem.rows[$1].rank, $1)
      }
      found.append(order.map { posed.solver.error(of: posed.ids[$0]!) })
      problem.rows = kept.map { problem.rows[$0] }
      questions.append(Reference.Question(variableCount: problem.variableCount, rows: problem.rows))
    }
    let answer = try reference.ask(questions, ties: true)
    for (index, pair) in zip(found, answer.ties).enumerated() {
      for (row, (mine, best)) in zip(pair.0, pair.1).enumerated() {
        #expect(abs(mine - best) < 1e-6 * max(1, best), "system \(index), the row of rank \(row)")
      }
    }
  }

  @Test func aUniqueSolutionDoesNotDependOnTheOrderOfAdding() throws {
    var random = RandomProblems(seed: 3)
    var uniqueCount = 0
    for index in 0..<1_000 {
      let problem = random.problem()
      var posed = try PosedProblem(problem)
      guard try posed.solveGivingUp().isEmpty else { continue }
      var shuffled = try PosedProblem(
        problem, order: problem.rows.indices.shuffled(using: &random), isSparse: true)
      #expect(try shuffled.solveGivingUp().isEmpty)
      for (one, other) in zip(posed.variables, shuffled.variables) {
        let isAmbiguous = posed.solver.isAmbiguous(one)
        #expect(isAmbiguous == shuffled.solver.isAmbiguous(other), "system \(index)")
        guard !isAmbiguous else { continue }
        uniqueCount += 1
        let (value, again) = (posed.solver.value(of: one), shuffled.solver.value(of: other))
        #expect(abs(value - again) <= 1e-9 * max(1, abs(value)), "system \(index)")
      }
    }
    #expect(uniqueCount > 2_000)
  }

  @Test func aConflictNamesASmallestSetOfRowsThatExcludeEachOther() throws {
    let reference = try Reference()
    var random = RandomProblems(seed: 4)
    var whole: [Reference.Question] = []
    var lessened: [Reference.Question] = []
    while whole.count < 300 {
      let problem = random.problem()
      var posed = try PosedProblem(problem)
      for conflict in try posed.solveGivingUp() {
        #expect(conflict.allSatisfy { problem.rows[$0].priority == 1000 })
        // At a lower priority, the violations show whether the rows conflict.
        let rows = conflict.map { row in
          var row = problem.rows[row]
          row.priority = 1
          return row
        }
        whole.append(Reference.Question(variableCount: problem.variableCount, rows: rows))
        for spared in rows.indices {
          var rest = rows
          rest.remove(at: spared)
          lessened.append(Reference.Question(variableCount: problem.variableCount, rows: rest))
        }
      }
    }
    for errors in try reference.ask(whole).errors { #expect(errors[0] > 1e-6) }
    for errors in try reference.ask(lessened).errors { #expect((errors.first ?? 0) < 1e-6) }
  }
}
