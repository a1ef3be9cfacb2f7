import Foundation

/// Puts values in place of variables.
struct Substitution {
  private let variables: [String: Any]

  init(_ variables: [String: Any]) { self.variables = variables }

  func predicate(_ predicate: NSPredicate) -> NSPredicate {
    if let compound = predicate as? NSCompoundPredicate {
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map(self.predicate))
    }
    guard let object = predicate as? ComparisonObject else { return predicate }
    var comparison = object.ownComparison
    comparison.left = expression(comparison.left)
    comparison.right = expression(comparison.right)
    return ComparisonObject.make(comparison)
  }

  func expression(_ expression: NSExpression) -> NSExpression {
    switch expression.node {
    case .constant, .evaluatedObject, .keyPath, .anyKey, .place: return expression
    case .variable(let name):
      guard let value = variables[name] else { return expression }
      return value as? NSExpression ?? .make(.constant(unwrapped(value)))
    case .function(let operand, let name, let arguments):
      return .make(
        .function(
          operand: operand.map(self.expression), name: name,
          arguments: arguments.map(self.expression)))
    case .set(let operation, let left, let right):
      return .make(.set(operation, self.expression(left), self.expression(right)))
    case .aggregate(let elements): return .make(.aggregate(elements.map(self.expression)))
    case .subquery(let collection, let variable, let predicate):
      // The iterator is no variable of the whole.
      var inner = variables
      inner[variable] = nil
      return .make(
        .subquery(
          collection: self.expression(collection), variable: variable,
          predicate: Substitution(inner).predicate(predicate)))
    case .block(let block, let arguments):
      return .make(.block(block, arguments: arguments?.map(self.expression)))
    case .conditional(let predicate, let first, let second):
      return .make(
        .conditional(self.predicate(predicate), self.expression(first), self.expression(second)))
    }
  }
}
