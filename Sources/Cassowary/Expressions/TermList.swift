/// The terms of a constraint while it is put together: each variable once, in order of their indices, without
/// zeros.
///
/// They lie in memory that all lists of a solver share, one list behind the other: the list that was begun
/// last ends first.
package struct TermList {
  /// A coefficient and a variable.
  struct Term {
    var coefficient: Double
    var index: Int32
    var generation: UInt16
  }

  private let memory: Buffer<Term>
  private let start: Int

  init(in memory: Buffer<Term>) {
    self.memory = memory
    start = memory.count
  }

  /// The number of terms.
  var count: Int { memory.count - start }

  /// The terms, until another one is added.
  var cells: Cells<Term> { memory.cells.part(from: start, count: count) }

  /// Gives the memory back.
  package func end() { memory.shrink(to: start) }

  /// Adds a term; one of a variable that is there already gets the sum of both coefficients, and goes where
  /// that is zero but for rounding.
  package func add(_ coefficient: Double, _ variable: Variable) {
    add(coefficient, variable, besides: 1e-12)
  }

  /// Adds terms; a sum of coefficients goes where it is exactly zero.
  func add(_ terms: [Constraint.Term]) {
    guard terms.count > 6 else {
      for term in terms { add(term.coefficient, term.variable, besides: 0) }
      return
    }
    // Oldest first, so that none has to be put between others.
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      add(term.coefficient, term.variable, besides: 0)
    }
  }

  private func add(_ coefficient: Double, _ variable: Variable, besides rounding: Double) {
    let (terms, count) = (cells, count)
    let new = Term(coefficient: coefficient, index: variable.index, generation: variable.generation)
    var place = count
    while place > 0, terms[place - 1].index >= new.index {
      place -= 1
      guard terms[place].index == new.index, terms[place].generation == new.generation else { continue }
      terms[place].coefficient += coefficient
      if abs(terms[place].coefficient) <= rounding { remove(at: place) }
      return
    }
    guard coefficient != 0 else { return }
    memory.append(new)
    if place < count { moveLast(to: place) }
  }

  private func moveLast(to place: Int) {
    let terms = cells
    var next = terms.count - 1
    let term = terms[next]
    while next > place {
      terms[next] = terms[next - 1]
      next -= 1
    }
    terms[place] = term
  }

  private func remove(at index: Int) {
    let terms = cells
    for next in index + 1..<terms.count { terms[next - 1] = terms[next] }
    memory.shrink(to: memory.count - 1)
  }
}
