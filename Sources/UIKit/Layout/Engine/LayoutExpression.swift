import Cassowary

/// A sum of unknowns and a number, while a constraint is translated.
struct LayoutExpression {
  private(set) var terms: [Cassowary.Constraint.Term] = []
  var constant = 0.0

  /// Adds an unknown; one that is there already gets the sum of both factors.
  mutating func add(_ factor: Double, _ variable: Variable) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
      if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(Cassowary.Constraint.Term(factor, variable))
    }
  }
}
