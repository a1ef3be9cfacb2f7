import Foundation

/// A predicate as fetches translate it to SQL.
indirect enum FetchCondition {
  case constant(Bool)
  case and([FetchCondition])
  case or([FetchCondition])
  case not(FetchCondition)
  case comparison(Comparison)

  struct Comparison {
    enum Operator {
      case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
      case matches, like, beginsWith, endsWith, contains, isIn, between
    }
    enum Quantifier { case one, any, all }

    var left: Operand
    var relation: Operator
    var right: Operand
    /// 1 for case, 2 for diacritics, as in predicates.
    var options: UInt = 0
    var quantifier = Quantifier.one
  }

  enum Operand {
    case constant(Any?)
    case itself
    case path([String])
    case list([Operand])
    case function(String, [Operand])
    case variable(String, [String])
    /// The number of objects of a relationship that match a condition on a variable.
    case matchCount([String], variable: String, FetchCondition)
  }
}
