import Cassowary

/// A system as plain numbers, to hand to a solver in any order, or to somebody else's.
struct Problem: Codable, Sendable {
  struct Row: Codable, Sendable {
    var variables: [Int]
    var coefficients: [Double]
    var relation: Int
    var constant: Double
    var priority: Double
    var rank = 0.0
  }

  var variableCount: Int
  var rows: [Row]

  /// The rows' distinct priorities below required, from the highest down.
  var levels: [Double] { Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >) }
}

/// A problem in a solver of its own.
struct PosedProblem {
  let solver: Solver
  var variables: [Variable]
  /// The constraints by row; nil for those that were removed.
  var ids: [ConstraintID?]

  /// Adds the rows in an order.
  init(
    _ problem: Problem, order: [Int]? = nil, isSparse: Bool = false,
    sharing tools: SolverTools = SolverTools()
  ) throws {
    let solver = isSparse ? Solver(sharing: tools, denseLimit: 0) : Solver(sharing: tools)
    self.solver = solver
    variables = (0..<problem.variableCount).map { solver.makeVariable("x\($0)") }
    ids = Array(repeating: nil, count: problem.rows.count)
    for row in order ?? Array(problem.rows.indices) {
      ids[row] = try solver.add(constraint(problem.rows[row]))
    }
  }

  func constraint(_ row: Problem.Row) -> Constraint {
    Constraint(
      zip(row.coefficients, row.variables).map { Constraint.Term($0, variables[$1]) },
      Constraint.Relation(rawValue: Int8(row.relation))!, row.constant, priority: row.priority,
      tieRank: row.rank)
  }

  /// Solves; of every conflict the row that stands last is removed. Returns the conflicts, as rows.
  mutating func solveGivingUp() throws -> [[Int]] {
    var conflicts: [[Int]] = []
    while true {
      do {
        try solver.solve()
        return conflicts
      } catch {
        guard case .conflict(let constraints) = error else { throw error }
        let rows = constraints.map { id in ids.firstIndex(of: id)! }.sorted()
        conflicts.append(rows)
        solver.remove(ids[rows.last!]!)
        ids[rows.last!] = nil
      }
    }
  }

  var values: [Double] { variables.map(solver.value(of:)) }
}
