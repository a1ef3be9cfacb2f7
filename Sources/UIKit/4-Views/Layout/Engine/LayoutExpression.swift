import Cassowary

/// A sum of unknowns and a number, while a constraint is translated.
struct LayoutExpression {
  let terms: TermList
  var constant = 0.0
}
