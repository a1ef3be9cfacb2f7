/// The terms of a constraint while it is put together: each variable once, in order of their indices, without zeros. A few of them,
/// which is what most constraints have, take no memory of their own.
package struct TermList {
  private var few = InlineArray<6, Constraint.Term>(
    repeating: Constraint.Term(0, Variable(index: 0, generation: 0)))
  /// Those for which there was no room.
  private var others: [Constraint.Term] = []
  /// The number of terms.
  package private(set) var count = 0

  /// No terms.
  package init() {}

  /// One term, whose coefficient is not 0.
  package init(_ coefficient: Double, _ variable: Variable) {
    few[0] = Constraint.Term(coefficient, variable)
    count = 1
  }

  init(_ terms: [Constraint.Term]) {
    guard terms.count > few.count else {
      for term in terms { add(term.coefficient, term.variable, besides: 0) }
      return
    }
    // Oldest first, so that none has to be put between others.
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      add(term.coefficient, term.variable, besides: 0)
    }
  }

  /// Adds a term; one of a variable that is there already gets the sum of both coefficients, and goes where that is zero but for
  /// rounding.
  package mutating func add(_ coefficient: Double, _ variable: Variable) {
    add(coefficient, variable, besides: 1e-12)
  }

  private mutating func add(_ coefficient: Double, _ variable: Variable, besides rounding: Double) {
    if count < few.count, count == 0 || few[count - 1].variable.index < variable.index {
      guard coefficient != 0 else { return }
      few[count] = Constraint.Term(coefficient, variable)
      count += 1
      return
    }
    var place = count
    while place > 0, self[place - 1].variable.index >= variable.index {
      place -= 1
      guard self[place].variable == variable else { continue }
      self[place].coefficient += coefficient
      if abs(self[place].coefficient) <= rounding { remove(at: place) }
      return
    }
    if coefficient != 0 { insert(Constraint.Term(coefficient, variable), at: place) }
  }

  /// Calls `body` for each term.
  @inline(__always) func forEach(_ body: (Int, Constraint.Term) -> Void) {
    for index in 0..<min(count, few.count) { body(index, few[index]) }
    if count > few.count { for index in few.count..<count { body(index, others[index - few.count]) } }
  }

  private(set) subscript(index: Int) -> Constraint.Term {
    get { index < few.count ? few[index] : others[index - few.count] }
    set {
      if index < few.count { few[index] = newValue } else { others[index - few.count] = newValue }
    }
  }

  private mutating func insert(_ term: Constraint.Term, at place: Int) {
    if count >= few.count { others.append(term) }
    count += 1
    var next = count - 1
    while next > place {
      self[next] = self[next - 1]
      next -= 1
    }
    self[place] = term
  }

  private mutating func remove(at index: Int) {
    for next in index + 1..<count { self[next - 1] = self[next] }
    count -= 1
    if count >= few.count { others.removeLast() }
  }
}
