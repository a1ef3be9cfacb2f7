import Foundation

extension PredicateClassCluster where Self: NSExpression {
  private init(node: ExpressionNode) {
    guard let made = NSExpression.make(node) as? Self else {
      fatalError("\(Self.self) cannot be made: subclasses of NSExpression are not supported.")
    }
    self = made
  }

  /// Makes an expression of a format, such as `"price * 1.2"`, and the values of its places.
  ///
  /// Stops the program where the format is wrong, with its place.
  public init(format: String, _ arguments: Any?...) {
    self.init(format, FormatArguments(arguments))
  }

  /// Makes an expression of a format and the values of its places.
  public init(format: String, argumentArray: [Any]) {
    self.init(format, FormatArguments(argumentArray))
  }

  /// Makes an expression of a format and a list of arguments.
  public init(format: String, arguments: CVaListPointer) {
    self.init(format, FormatArguments(arguments))
  }

  private init(_ format: String, _ arguments: FormatArguments) {
    do {
      self.init(node: try PredicateParser.expression(format, arguments).node)
    } catch {
      error.raise()
    }
  }

  /// Makes an expression whose value is a constant.
  public init(forConstantValue value: Any?) { self.init(node: .constant(unwrapped(value))) }

  /// Makes an expression for a variable, which is given when the expression is evaluated.
  public init(forVariable name: String) { self.init(node: .variable(name)) }

  /// Makes an expression for the value at a key path of the evaluated object.
  public init(forKeyPath keyPath: String) { self.init(node: .keyPath(keyPath)) }

  /// Makes an expression for a function by its name, such as `sum:` or `add:to:`.
  public init(forFunction name: String, arguments: [Any]) {
    self.init(node: .function(operand: nil, name: name, arguments: expressions(of: arguments)))
  }

  /// Makes an expression for a method of an operand, such as `valueForKeyPath:`.
  public init(forFunction operand: NSExpression, selectorName: String, arguments: [Any]?) {
    self.init(
      node: .function(
        operand: operand, name: selectorName, arguments: expressions(of: arguments ?? [])))
  }

  /// Makes an expression whose value is the array of other expressions' values.
  public init(forAggregate subexpressions: [Any]) {
    self.init(node: .aggregate(expressions(of: subexpressions)))
  }

  /// Makes an expression for the union of a set with a collection.
  public init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.union, left, right))
  }

  /// Makes an expression for the intersection of a set with a collection.
  public init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.intersect, left, right))
  }

  /// Makes an expression for a set without the elements of a collection.
  public init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.minus, left, right))
  }

  /// Makes an expression for the elements of a collection for which a predicate holds.
  public init(
    forSubquery collection: NSExpression, usingIteratorVariable variable: String, predicate: Any
  ) {
    guard let predicate = predicate as? NSPredicate else {
      fatalError("NSExpression(forSubquery:usingIteratorVariable:predicate:) needs an NSPredicate.")
    }
    self.init(node: .subquery(collection: collection, variable: variable, predicate: predicate))
  }

  /// Makes an expression for a function of the app's own, and its arguments.
  public init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(node: .block(block, arguments: arguments))
  }

  /// Makes an expression of which one of two others is the value.
  public init(
    forConditional predicate: Any, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    guard let predicate = predicate as? NSPredicate else {
      fatalError(
        "NSExpression(forConditional:trueExpression:falseExpression:) needs an NSPredicate.")
    }
    self.init(node: .conditional(predicate, trueExpression, falseExpression))
  }
}

extension NSExpression {
  /// Returns an expression whose value is the evaluated object.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression.make(.evaluatedObject)
  }

  /// Returns an expression that stands for any key.
  public class func expressionForAnyKey() -> NSExpression { NSExpression.make(.anyKey) }
}

/// Returns expressions; a value that is none becomes a constant.
private func expressions(of values: [Any]) -> [NSExpression] {
  values.map { ($0 as? NSExpression) ?? NSExpression.make(.constant(unwrapped($0))) }
}

/// Returns a value without the optionals around it; nil for a null.
func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  // Most values are of these types, of which a dynamic cast takes longer than all that follows.
  let type = type(of: value)
  if type == String.self || type == Int.self || type == [String: Any].self || type == Double.self {
    return value
  }
  if type is AnyClass { return value is NSNull ? nil : value }
  if let optional = value as? any OptionalValue { return unwrapped(optional.wrapped) }
  return value
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
