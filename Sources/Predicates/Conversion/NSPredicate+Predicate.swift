import Foundation

extension PredicateClassCluster where Self: NSPredicate {
  /// Makes a predicate of one of Swift's, `#Predicate`.
  ///
  /// Where each of its parts has a form in the language of formats, and each key path a name at run time, the
  /// result has those parts, which a store can translate; else it calls Swift's predicate. Only properties
  /// that are stored have names, but for those of frameworks that say them. Objects of another class are
  /// none of which the predicate holds.
  public init<Input>(_ predicate: Predicate<Input>) {
    let conversion = PredicateConversion()
    conversion.bind(predicate.variable.key, to: .make(.evaluatedObject))
    let made =
      conversion.predicate(predicate.expression)
      ?? NSPredicate { object, _ in
        guard let input = object as? Input else { return false }
        return (try? predicate.evaluate(input)) ?? false
      }
    guard let made = made as? Self else {
      fatalError("A predicate of Swift's makes no \(Self.self) but a \(type(of: made)).")
    }
    self = made
  }
}

/// Makes expressions of Swift's.
final class PredicateConversion {
  enum Part {
    case expression(NSExpression)
    case predicate(NSPredicate)
  }

  private var bindings: [PredicateExpressions.VariableID: NSExpression] = [:]
  private var names = 0

  func bind(_ variable: PredicateExpressions.VariableID, to expression: NSExpression) {
    bindings[variable] = expression
  }

  func value(of variable: PredicateExpressions.VariableID) -> NSExpression? { bindings[variable] }

  /// Returns a new name for an iterator.
  func makeName() -> String {
    names += 1
    return "item\(names)"
  }

  private func part(_ expression: Any) -> Part? {
    (expression as? any ConvertibleExpression)?.part(self)
  }

  func expression(_ expression: Any) -> NSExpression? {
    switch part(expression) {
    case .expression(let expression): return expression
    // A Boolean value of a comparison.
    case .predicate(let predicate):
      return .make(.conditional(predicate, .make(.constant(true)), .make(.constant(false))))
    case nil: return nil
    }
  }

  func predicate(_ expression: Any) -> NSPredicate? {
    switch part(expression) {
    case .predicate(let predicate): return predicate
    case .expression(let expression):
      if case .constant(let value as Bool) = expression.node { return NSPredicate(value: value) }
      return comparison(expression, .equalTo, .make(.constant(true)))
    case nil: return nil
    }
  }

  func comparison(
    _ left: NSExpression, _ type: NSComparisonPredicate.Operator, _ right: NSExpression,
    _ options: NSComparisonPredicate.Options = []
  ) -> NSPredicate {
    ComparisonObject.make(Comparison(left: left, right: right, type: type, options: options))
  }

  func comparison(_ left: Any, _ type: NSComparisonPredicate.Operator, _ right: Any) -> Part? {
    guard let left = expression(left), let right = expression(right) else { return nil }
    return .predicate(comparison(left, type, right))
  }

  func compound(_ type: NSCompoundPredicate.LogicalType, _ parts: [Any]) -> Part? {
    var all: [NSPredicate] = []
    for part in parts {
      guard let made = predicate(part) else { return nil }
      if let inner = made as? NSCompoundPredicate, inner.compoundPredicateType == type, type != .not {
        all += inner.subpredicates
      } else {
        all.append(made)
      }
    }
    return .predicate(NSCompoundPredicate(type: type, subpredicates: all))
  }

  func function(_ name: String, _ arguments: Any...) -> Part? {
    var made: [NSExpression] = []
    for argument in arguments {
      guard let expression = expression(argument) else { return nil }
      made.append(expression)
    }
    return .expression(.make(.function(operand: nil, name: name, arguments: made)))
  }

  /// Returns the expression at a path of another.
  func path(_ root: NSExpression, _ names: String) -> NSExpression {
    switch root.node {
    case .evaluatedObject: .make(.keyPath(names))
    case .keyPath(let path): .make(.keyPath(path + "." + names))
    case .function(let operand?, "valueForKeyPath:", let arguments) where arguments.count == 1:
      .make(
        .function(
          operand: operand, name: "valueForKeyPath:",
          arguments: [.make(.keyPath(arguments[0].keyPath + "." + names))]))
    default:
      .make(.function(operand: root, name: "valueForKeyPath:", arguments: [.make(.keyPath(names))]))
    }
  }

  /// Returns the subquery of the elements for which a predicate of Swift's holds.
  func subquery(_ sequence: Any, _ variable: PredicateExpressions.VariableID, _ test: Any)
    -> NSExpression?
  {
    guard let collection = expression(sequence) else { return nil }
    let name = makeName()
    bind(variable, to: .make(.variable(name)))
    guard let predicate = predicate(test) else { return nil }
    return .make(.subquery(collection: collection, variable: name, predicate: predicate))
  }

  /// Returns a comparison of the number of a subquery's elements with zero.
  func count(of subquery: NSExpression, _ type: NSComparisonPredicate.Operator) -> Part {
    .predicate(comparison(path(subquery, "@count"), type, .make(.constant(0))))
  }
}
