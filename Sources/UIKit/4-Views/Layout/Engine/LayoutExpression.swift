import Cassowary

/// A sum of unknowns and a number, while a constraint is translated.
struct LayoutExpression {
  let terms: TermList
  var constant = 0.0

  /// Adds an unknown; one that is there already gets the sum of both factors.
  mutating func add(_ factor: Double, _ variable: Variable) {
    terms.add(factor, variable)
  }
}
