/// Makes the same random systems in every run.
struct RandomProblems: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &self)! }

  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

  /// A system of up to 60 constraints: of small whole numbers, where much coincides; of any numbers; shaped
  /// as layouts are; or small and full of contradictions.
  mutating func problem() -> Problem {
    switch Int.random(in: 0..<10, using: &self) {
    case 0..<4: return whole(rows: Int.random(in: 1...60, using: &self))
    case 4..<6: return uneven(rows: Int.random(in: 1...60, using: &self))
    case 6..<9: return layout(views: Int.random(in: 1...6, using: &self))
    default: return contradictory()
    }
  }

  private mutating func rank() -> Double { Double(Int.random(in: 0...3, using: &self)) }

  private mutating func row(
    _ count: Int, terms: Int, coefficients: [Double], constant: Double, required: Double
  ) -> Problem.Row {
    let variables = Array(Array(0..<count).shuffled(using: &self).prefix(terms))
    return Problem.Row(
      variables: variables, coefficients: variables.map { _ in pick(coefficients) },
      relation: pick([-1, 0, 0, 1]), constant: constant,
      priority: chance(required) ? 1000 : pick([999, 750, 750, 500, 250.5, 250, 250, 1]), rank: rank())
  }

  private mutating func whole(rows: Int) -> Problem {
    let count = max(1, rows / pick([1, 2, 3, 4]))
    var problem = Problem(variableCount: count, rows: [])
    for _ in 0..<rows {
      if !problem.rows.isEmpty, chance(0.1) {
        var again = pick(problem.rows)
        let factor = pick([1.0, 2, -1])
        again.coefficients = again.coefficients.map { $0 * factor }
        again.constant *= factor
        if factor < 0 { again.relation = -again.relation }
        problem.rows.append(again)
        continue
      }
      problem.rows.append(
        row(
          count, terms: pick([1, 1, 2, 2, 3]), coefficients: [1, 1, 1, -1, -1, 2, 0.5],
          constant: Double(Int.random(in: -5...10, using: &self)) * 10, required: 0.3))
    }
    return problem
  }

  private mutating func uneven(rows: Int) -> Problem {
    let count = max(1, rows / pick([2, 3, 4]))
    return Problem(
      variableCount: count,
      rows: (0..<rows).map { _ in
        let coefficients = (0..<4).map { _ in Double.random(in: 0.2...3, using: &self) * pick([1.0, -1]) }
        return row(
          count, terms: pick([1, 2, 3, 4]), coefficients: coefficients,
          constant: Double.random(in: -500...500, using: &self), required: 0.2)
      })
  }

  /// Views in a row in a container: positions, widths, intrinsic sizes, gaps.
  private mutating func layout(views: Int) -> Problem {
    var problem = Problem(variableCount: 1, rows: [])
    func add(
      _ terms: [(Double, Int)], _ relation: Int, _ constant: Double, _ priority: Double, _ rank: Double = 0
    ) {
      problem.rows.append(
        Problem.Row(
          variables: terms.map(\.1), coefficients: terms.map(\.0), relation: relation, constant: constant,
          priority: priority, rank: rank))
    }
    add([(1, 0)], 0, Double(Int.random(in: 5...60, using: &self)) * 10, pick([1000, 1000, 750]))
    var previous: Int?
    for view in 0..<views {
      let (left, width) = (problem.variableCount, problem.variableCount + 1)
      problem.variableCount += 2
      let gap = pick([0.0, 8, 8, 10])
      if let previous {
        add(
          [(1, left), (-1, previous), (-1, previous + 1)], pick([0, 0, 0, 1]), gap, pick([1000, 1000, 999]))
      } else {
        add([(1, left)], 0, gap, 1000)
      }
      add([(1, width)], 1, 0, 1000)
      let intrinsic = Double(Int.random(in: 1...20, using: &self)) * 10
      add([(1, width)], 1, intrinsic, pick([750, 750, 751, 749]), Double(view))
      add([(1, width)], -1, intrinsic, pick([250, 250, 251, 249]), Double(-view))
      if let previous, chance(0.3) { add([(1, width), (-1, previous + 1)], 0, 0, pick([1000, 999, 500])) }
      if chance(0.2) { add([(1, width), (-0.5, 0)], pick([-1, 0]), 0, pick([1000, 900])) }
      if chance(0.2) { add([(1, left), (0.5, width), (-0.5, 0)], 0, 0, pick([1000, 700, 250])) }
      previous = left
    }
    if let previous, chance(0.8) {
      add(
        [(1, 0), (-1, previous), (-1, previous + 1)], pick([0, 0, 1]), pick([0.0, 8]),
        pick([1000, 1000, 998]))
    }
    return problem
  }

  private mutating func contradictory() -> Problem {
    let count = Int.random(in: 1...5, using: &self)
    let rows = Int.random(in: 2...25, using: &self)
    return Problem(
      variableCount: count,
      rows: (0..<rows).map { _ in
        row(
          count, terms: pick([1, 2]), coefficients: [1, -1, 2],
          constant: Double(Int.random(in: -3...3, using: &self)), required: 0.8)
      })
  }
}
