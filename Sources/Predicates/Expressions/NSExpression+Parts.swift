import Foundation

// The parts of an expression. As on Apple's systems, a part that an expression of its type lacks stops the
// program.
extension NSExpression {
  /// The type of the expression, which says what parts it has.
  public var expressionType: ExpressionType {
    switch node {
    case .constant, .place: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .anyKey: .anyKey
    case .function: .function
    case .set(.union, _, _): .unionSet
    case .set(.intersect, _, _): .intersectSet
    case .set(.minus, _, _): .minusSet
    case .aggregate: .aggregate
    case .subquery: .subquery
    case .block: .block
    case .conditional: .conditional
    }
  }

  /// The constant; for the index of `items[FIRST]` its word.
  public var constantValue: Any? {
    switch node {
    case .constant(let value): value
    case .place(let place): place.rawValue
    default: lacks("constantValue")
    }
  }

  /// The key path.
  public var keyPath: String {
    if case .keyPath(let path) = node { return path }
    // A path of another object than the evaluated one: `$item.name`.
    if case .function(_, "valueForKeyPath:", let arguments) = node, let path = arguments.first {
      return path.keyPath
    }
    lacks("keyPath")
  }

  /// The name of the function, such as `sum:`.
  public var function: String {
    if case .function(_, let name, _) = node { return name }
    lacks("function")
  }

  /// The name of the variable, without its dollar sign; that of the iterator for a subquery.
  public var variable: String {
    switch node {
    case .variable(let name), .subquery(_, let name, _): name
    default: lacks("variable")
    }
  }

  /// The object whose method a function is. A function by name has Foundation's own functions there.
  public var operand: NSExpression {
    if case .function(let operand, _, _) = node {
      return operand ?? NSExpression.make(.constant("_NSPredicateUtilities"))
    }
    lacks("operand")
  }

  /// The arguments of a function or a block.
  public var arguments: [NSExpression]? {
    switch node {
    case .function(_, _, let arguments): arguments
    case .block(_, let arguments): arguments
    default: lacks("arguments")
    }
  }

  /// The expressions of an aggregate, as `[NSExpression]`, or the collection of a subquery.
  public var collection: Any {
    switch node {
    case .aggregate(let elements): elements
    case .subquery(let collection, _, _): collection
    default: lacks("collection")
    }
  }

  /// The predicate of a subquery or a condition.
  public var predicate: NSPredicate {
    switch node {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
    default: lacks("predicate")
    }
  }

  /// The left side of an operation on sets.
  public var left: NSExpression {
    if case .set(_, let left, _) = node { return left }
    lacks("leftExpression")
  }

  /// The right side of an operation on sets.
  public var right: NSExpression {
    if case .set(_, _, let right) = node { return right }
    lacks("rightExpression")
  }

  /// The expression of a conditional one where its predicate holds.
  public var `true`: NSExpression {
    if case .conditional(_, let expression, _) = node { return expression }
    lacks("trueExpression")
  }

  /// The expression of a conditional one where its predicate does not hold.
  public var `false`: NSExpression {
    if case .conditional(_, _, let expression) = node { return expression }
    lacks("falseExpression")
  }

  /// The function of a block.
  public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    if case .block(let block, _) = node { return block }
    lacks("expressionBlock")
  }

  /// Has an expression that was read from an archive evaluated, which is so here without it.
  public func allowEvaluation() {}

  private func lacks(_ part: String) -> Never {
    fatalError("-[NSExpression \(part)]: \"\(self)\" has no such part; see its expressionType.")
  }
}
