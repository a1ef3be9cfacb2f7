/// The terms of a constraint while it is put together. A few of them, which is what most constraints have, take no memory
/// of their own.
package struct TermList {
  private var few = InlineArray<6, Constraint.Term>(
    repeating: Constraint.Term(0, Variable(index: 0, generation: 0)))
  /// Those for which there was no room.
  private var others: [Constraint.Term] = []
  /// The number of terms.
  package private(set) var count = 0

  /// No terms.
  package init() {}

  /// One term.
  package init(_ coefficient: Double, _ variable: Variable) {
    few[0] = Constraint.Term(coefficient, variable)
    count = 1
  }

  init(_ terms: [Constraint.Term]) {
    for term in terms { append(term) }
  }

  /// Adds a term; one of a variable that is there already gets the sum of both coefficients, and goes where that is zero.
  package mutating func add(_ coefficient: Double, _ variable: Variable) {
    for index in 0..<count where self[index].variable == variable {
      self[index].coefficient += coefficient
      if abs(self[index].coefficient) < 1e-12 { remove(at: index) }
      return
    }
    if coefficient != 0 { append(Constraint.Term(coefficient, variable)) }
  }

  private(set) subscript(index: Int) -> Constraint.Term {
    get { index < few.count ? few[index] : others[index - few.count] }
    set {
      if index < few.count { few[index] = newValue } else { others[index - few.count] = newValue }
    }
  }

  private mutating func append(_ term: Constraint.Term) {
    if count < few.count { few[count] = term } else { others.append(term) }
    count += 1
  }

  private mutating func remove(at index: Int) {
    for next in index + 1..<count { self[next - 1] = self[next] }
    shorten(to: count - 1)
  }

  private mutating func shorten(to newCount: Int) {
    if !others.isEmpty { others.removeLast(min(others.count, count - newCount)) }
    count = newCount
  }

  /// Leaves each variable once, in order of their indices, without zeros.
  mutating func merge() {
    var isMerged = true
    for index in 0..<count {
      if self[index].coefficient == 0 { isMerged = false }
      if index > 0, self[index].variable.index <= self[index - 1].variable.index { isMerged = false }
    }
    if isMerged { return }
    sort()
    var kept = 0
    for index in 0..<count {
      let term = self[index]
      if kept > 0, self[kept - 1].variable == term.variable {
        self[kept - 1].coefficient += term.coefficient
      } else {
        self[kept] = term
        kept += 1
      }
    }
    shorten(to: kept)
    kept = 0
    for index in 0..<count where self[index].coefficient != 0 {
      self[kept] = self[index]
      kept += 1
    }
    shorten(to: kept)
  }

  private mutating func sort() {
    guard others.isEmpty else {
      let sorted = (0..<count).map { self[$0] }.sorted { $0.variable.index < $1.variable.index }
      for index in 0..<count { self[index] = sorted[index] }
      return
    }
    for index in 0..<count {
      let term = few[index]
      var place = index
      while place > 0, few[place - 1].variable.index > term.variable.index {
        few[place] = few[place - 1]
        place -= 1
      }
      few[place] = term
    }
  }
}
