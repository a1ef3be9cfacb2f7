import KiwiRival

/// A system of constraints as tables, from which both solvers are built.
struct SolverTable {
  /// How important a row is. The names are those of kiwi's benchmark.
  enum Level: Int32 {
    case required, strong, strongMedium, mediumPlus, medium, weak

    var priority: Double { [1000, 750, 600, 510, 500, 250][Int(rawValue)] }
  }

  private(set) var variableCount = 0
  private(set) var terms: [KiwiTerm] = []
  private(set) var rows: [KiwiRow] = []
  /// The variables that are edited, or given where our solver may take them as given.
  var edits: [Int32] = []

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a row. Answers its number.
  @discardableResult
  mutating func add(_ sum: [(Double, Int)], _ relation: Int32, _ constant: Double, _ level: Level = .required)
    -> Int
  {
    rows.append(
      KiwiRow(
        first: Int32(terms.count), count: Int32(sum.count), relation: relation, constant: constant,
        level: level.rawValue))
    for (coefficient, variable) in sum {
      terms.append(KiwiTerm(variable: Int32(variable), coefficient: coefficient))
    }
    return rows.count - 1
  }

  /// Builds and solves it in kiwi. To be freed with `kiwi_rival_destroy`.
  func makeRival() -> OpaquePointer {
    kiwi_rival_create(Int32(variableCount), edits, Int32(edits.count), terms, rows, Int32(rows.count))
  }
}
