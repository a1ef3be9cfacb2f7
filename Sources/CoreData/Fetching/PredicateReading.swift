import Foundation
import Predicates

/// Reads predicates and sort descriptors.
enum PredicateReading {
  /// Returns a predicate as a condition, nil where SQL has no words for it.
  static func condition(of predicate: NSPredicate) -> FetchCondition? {
    if let compound = predicate as? NSCompoundPredicate {
      let known = compound.subpredicates.compactMap(condition)
      guard known.count == compound.subpredicates.count else { return nil }
      switch compound.compoundPredicateType {
      case .and: return .and(known)
      case .or: return .or(known)
      case .not: return known.first.map { .not($0) }
      }
    }
    guard let comparison = predicate as? NSComparisonPredicate else {
      switch predicate.predicateFormat {
      case "TRUEPREDICATE": return .constant(true)
      case "FALSEPREDICATE": return .constant(false)
      default: return nil
      }
    }
    guard comparison.customSelector == nil, let relation = relation(comparison.predicateOperatorType),
      let left = operand(comparison.leftExpression), let right = operand(comparison.rightExpression)
    else { return nil }
    let quantifier: FetchCondition.Comparison.Quantifier =
      switch comparison.comparisonPredicateModifier {
      case .direct: .one
      case .all: .all
      case .any: .any
      }
    return .comparison(
      FetchCondition.Comparison(
        left: left, relation: relation, right: right, options: comparison.options.rawValue & 3,
        quantifier: quantifier))
  }

  private static func relation(
    _ type: NSComparisonPredicate.Operator
  ) -> FetchCondition.Comparison.Operator? {
    switch type {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    @unknown default: nil
    }
  }

  /// Returns an expression as an operand, nil where SQL has no words for it.
  static func operand(_ expression: NSExpression) -> FetchCondition.Operand? {
    switch expression.expressionType {
    case .constantValue: return .constant(expression.constantValue)
    case .evaluatedObject: return .itself
    case .keyPath: return .path(expression.keyPath.split(separator: ".").map(String.init))
    case .variable: return .variable(expression.variable, [])
    case .aggregate:
      let elements = (expression.collection as? [NSExpression])?.map(operand) ?? []
      let known = elements.compactMap { $0 }
      return known.count == elements.count ? .list(known) : nil
    case .function: return function(expression)
    default: return nil
    }
  }

  private static func function(_ expression: NSExpression) -> FetchCondition.Operand? {
    let arguments = expression.arguments ?? []
    if expression.function == "valueForKeyPath:" {
      guard let path = arguments.first.flatMap({ operand($0) }) else { return nil }
      let names: [String]
      switch path {
      case .path(let known): names = known
      case .constant(let value as String): names = value.split(separator: ".").map(String.init)
      default: return nil
      }
      let base = expression.operand
      if base.expressionType == .variable { return .variable(base.variable, names) }
      if base.expressionType == .keyPath {
        return .path(base.keyPath.split(separator: ".").map(String.init) + names)
      }
      if base.expressionType == .subquery, names == ["@count"] { return matchCount(base) }
      return nil
    }
    let known = arguments.compactMap(operand)
    if expression.function == "count:", arguments.count == 1, arguments[0].expressionType == .subquery {
      return matchCount(arguments[0])
    }
    guard known.count == arguments.count else { return nil }
    return .function(expression.function, known)
  }

  private static func matchCount(_ subquery: NSExpression) -> FetchCondition.Operand? {
    guard let collection = subquery.collection as? NSExpression, collection.expressionType == .keyPath,
      let condition = condition(of: subquery.predicate)
    else { return nil }
    return .matchCount(
      collection.keyPath.split(separator: ".").map(String.init), variable: subquery.variable, condition)
  }

  static func substitute(_ variables: [String: Any], in predicate: NSPredicate) -> NSPredicate {
    predicate.withSubstitutionVariables(variables)
  }

  /// Reads the text of a model's request.
  static func parse(_ format: String) -> NSPredicate? { try? NSPredicate.parsed(format) }

  static func sortKey(of descriptor: NSSortDescriptor) -> SortKey? {
    guard let key = descriptor.key, let selector = descriptor.selector else { return nil }
    let name = "\(selector)"
    if name == "compare:" { return SortKey(path: key, ascending: descriptor.ascending) }
    guard let order = TextOrder(selector: name) else { return nil }
    return SortKey(path: key, ascending: descriptor.ascending, order: order)
  }

  /// Returns a property of dictionaries.
  static func column(
    _ property: Any, of entity: NSEntityDescription
  ) -> DictionaryColumn? {
    if let expression = property as? NSExpressionDescription { return column(expression) }
    let name = (property as? NSPropertyDescription)?.name ?? (property as? String)
    guard let name else { return nil }
    let path = name.split(separator: ".").map(String.init)
    let relationship = path.count == 1 ? entity.relationshipsByName[name] : nil
    return DictionaryColumn(
      name: name, operand: .path(path), destination: relationship?.destinationEntity)
  }

  private static func column(_ description: NSExpressionDescription) -> DictionaryColumn? {
    guard let expression = description.expression else { return nil }
    let aggregates = [
      "sum:": "TOTAL", "min:": "MIN", "max:": "MAX", "average:": "AVG", "count:": "COUNT",
    ]
    if expression.expressionType == .function, let aggregate = aggregates[expression.function],
      let inner = expression.arguments?.first.flatMap({ operand($0) })
    {
      return DictionaryColumn(name: description.name, operand: inner, aggregate: aggregate)
    }
    return operand(expression).map { DictionaryColumn(name: description.name, operand: $0) }
  }
}

/// A sort descriptor by key.
struct SortKey {
  var path: String
  var ascending: Bool
  var order: TextOrder?
}
