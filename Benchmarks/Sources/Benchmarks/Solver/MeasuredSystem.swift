import Cassowary
import KiwiRival

/// A table in a solver whose numbers are changed.
protocol MeasuredSystem {
  func suggest(_ variable: Int, _ value: Double)
  func setConstant(_ constant: Double, ofRow row: Int)
  /// Solves, and brings the values up to date.
  func update()
  func value(_ variable: Int) -> Double
}

/// A table in our solver.
struct OurSystem: MeasuredSystem {
  let solver = Solver()
  let variables: [Variable]
  let rows: [ConstraintID]

  /// Builds and solves. The edited variables are suggested values, or given one.
  init(_ table: SolverTable, giving value: Double? = nil) {
    let solver = solver
    let variables = (0..<table.variableCount).map { _ in solver.makeVariable() }
    for edit in table.edits {
      if let value {
        try! solver.setGiven(variables[Int(edit)], value)
      } else {
        try! solver.addEdit(variables[Int(edit)], priority: SolverTable.Level.strong.priority)
      }
    }
    rows = table.rows.map { row in
      var terms: [Constraint.Term] = []
      terms.reserveCapacity(Int(row.count))
      for term in table.terms[Int(row.first)..<Int(row.first + row.count)] {
        terms.append(Constraint.Term(term.coefficient, variables[Int(term.variable)]))
      }
      return try! solver.add(
        Constraint(
          terms, Constraint.Relation(rawValue: Int8(row.relation))!, row.constant,
          priority: SolverTable.Level(rawValue: row.level)!.priority))
    }
    self.variables = variables
    try! solver.solve()
  }

  func suggest(_ variable: Int, _ value: Double) { try! solver.suggest(variables[variable], value) }
  func setGiven(_ variable: Int, _ value: Double) { try! solver.setGiven(variables[variable], value) }
  func setConstant(_ constant: Double, ofRow row: Int) { try! solver.setConstant(constant, of: rows[row]) }
  func update() { try! solver.solve() }
  func value(_ variable: Int) -> Double { solver.value(of: variables[variable]) }
  func isAmbiguous(_ variable: Int) -> Bool { solver.isAmbiguous(variables[variable]) }
}

/// A table in kiwi.
final class RivalSystem: MeasuredSystem {
  private let rival: OpaquePointer

  init(_ table: SolverTable) { rival = table.makeRival() }

  deinit { kiwi_rival_destroy(rival) }

  func suggest(_ variable: Int, _ value: Double) { kiwi_rival_suggest(rival, Int32(variable), value) }
  func setConstant(_ constant: Double, ofRow row: Int) { kiwi_rival_replace(rival, Int32(row), constant) }
  func update() { kiwi_rival_update(rival) }
  func value(_ variable: Int) -> Double { kiwi_rival_value(rival, Int32(variable)) }
}
