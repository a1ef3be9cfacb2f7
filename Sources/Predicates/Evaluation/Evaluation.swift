import Foundation
import ObjectiveCRuntime

/// The evaluation of predicates and expressions for one object.
struct Evaluation {
  /// The evaluated object.
  let object: Any?
  /// The values of variables.
  private(set) var variables: [String: Any]
  /// The variables that blocks receive.
  var context: NSMutableDictionary?

  init(_ object: Any?, _ variables: [String: Any]) {
    self.object = unwrapped(object)
    self.variables = variables
  }

  // MARK: Predicates

  func value(of predicate: NSPredicate) -> Bool {
    if let comparison = predicate as? ComparisonObject {
      return value(of: comparison.ownComparison)
    }
    if let compound = predicate as? NSCompoundPredicate,
      type(of: compound) == NSCompoundPredicate.self
    {
      let parts = compound.subpredicates
      switch compound.compoundPredicateType {
      case .and: return parts.allSatisfy(value)
      case .or: return parts.contains(where: value)
      case .not: return !(parts.first.map(value) ?? false)
      @unknown default: return false
      }
    }
    return predicate.evaluate(
      with: object, substitutionVariables: variables.isEmpty ? nil : variables)
  }

  private func value(of comparison: Comparison) -> Bool {
    let left = value(of: comparison.left)
    let right = value(of: comparison.right)
    if comparison.modifier == .direct { return compare(left, right, comparison) }
    var elements: [Any] = []
    if let left {
      guard collect(left, into: &elements) else {
        fatalError(
          "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet. Found \(left) for \(comparison.left)."
        )
      }
    }
    return comparison.modifier == .all
      ? elements.allSatisfy { compare(unwrapped($0), right, comparison) }
      : elements.contains { compare(unwrapped($0), right, comparison) }
  }

  /// Collects the elements of a collection; those of collections in it as well, which paths over several
  /// relationships to many have.
  private func collect(_ value: Any, into all: inout [Any]) -> Bool {
    guard let elements = Predicates.elements(of: value) else { return false }
    for element in elements where !collect(element, into: &all) { all.append(element) }
    return true
  }

  private func compare(_ left: Any?, _ right: Any?, _ comparison: Comparison) -> Bool {
    if let selector = comparison.selector {
      guard let left = left as? NSObject else { return false }
      let result = left.perform(selector, with: right)
      return Number(result?.takeUnretainedValue())?.integer ?? 0 != 0
    }
    return PredicateOperator(type: comparison.type, options: comparison.options).compare(
      left, right)
  }

  // MARK: Expressions

  func value(of expression: NSExpression) -> Any? {
    switch expression.node {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .keyPath(let path): return KeyPathValue.value(at: path, of: object)
    case .variable(let name): return variable(name)
    case .anyKey: fatalError("ANYKEY has no value: it is for searches by other programs.")
    case .place(let place): return place.rawValue
    case .function(let operand, let name, let arguments): return function(operand, name, arguments)
    case .set(let operation, let left, let right): return set(operation, left, right)
    case .aggregate(let elements): return elements.map { value(of: $0) ?? NSNull() }
    case .subquery(let collection, let name, let predicate):
      return subquery(collection, name, predicate)
    case .block(let block, let arguments):
      return unwrapped(block(object, (arguments ?? []).map { value(of: $0) ?? NSNull() }, context))
    case .conditional(let predicate, let first, let second):
      return value(of: predicate) ? value(of: first) : value(of: second)
    }
  }

  private func variable(_ name: String) -> Any? {
    guard let value = variables[name] else {
      fatalError("Can't get value for '\(name)' in bindings \(variables.keys.sorted()).")
    }
    if let expression = value as? NSExpression { return self.value(of: expression) }
    return unwrapped(value)
  }

  private func subquery(_ collection: NSExpression, _ name: String, _ predicate: NSPredicate)
    -> Any?
  {
    guard let collection = value(of: collection) else { return [Any]() }
    guard let elements = Predicates.elements(of: collection) else {
      fatalError("A SUBQUERY needs a collection. Found \(collection).")
    }
    var inner = self
    return elements.filter { element in
      inner.variables[name] = element
      return inner.value(of: predicate)
    }
  }

  private func set(
    _ operation: ExpressionNode.SetOperation, _ left: NSExpression, _ right: NSExpression
  )
    -> Any?
  {
    let (left, right) = (elements(of: left), elements(of: right))
    var keys = Set(right.map(ElementKey.init))
    switch operation {
    case .union:
      keys = []
      return (left + right).filter { keys.insert(ElementKey($0)).inserted }
    case .intersect: return left.filter { keys.remove(ElementKey($0)) != nil }
    case .minus: return left.filter { keys.insert(ElementKey($0)).inserted }
    }
  }

  private func elements(of expression: NSExpression) -> [Any] {
    guard let value = value(of: expression) else { return [] }
    guard let elements = Predicates.elements(of: value) else {
      fatalError("UNION, INTERSECT and MINUS need collections. Found \(value) for \(expression).")
    }
    return elements
  }

  private func function(_ operand: NSExpression?, _ name: String, _ arguments: [NSExpression])
    -> Any?
  {
    if let operand {
      // The value at the path of an operand, without the detour of a method's name.
      if name == "valueForKeyPath:", case .keyPath(let path)? = arguments.first?.node {
        return KeyPathValue.value(at: path, of: value(of: operand))
      }
      return MethodOfValue.call(name, of: value(of: operand), arguments.map(value))
    }
    return FunctionValue(name: name, arguments: arguments.map(value)).value
  }
}

extension NSExpression {
  /// Returns the value of the expression for an object.
  ///
  /// - Parameter context: The values of variables by their names, which blocks also get.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] {
      if let name = Values.text(key) { variables[name] = value }
    }
    var evaluation = Evaluation(object, variables)
    evaluation.context = context
    return evaluation.value(of: self)
  }
}
