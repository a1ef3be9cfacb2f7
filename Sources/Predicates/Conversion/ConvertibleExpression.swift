import Foundation

/// A part of one of Swift's predicates that has a form in the language of formats.
protocol ConvertibleExpression {
  /// Returns the form; nil where the part has none.
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part?
}

extension PredicateExpressions.Value: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    .expression(.make(.constant(unwrapped(value))))
  }
}

extension PredicateExpressions.NilLiteral: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    .expression(.make(.constant(nil)))
  }
}

extension PredicateExpressions.Variable: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.value(of: key).map { .expression($0) }
  }
}

extension PredicateExpressions.KeyPath: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard let root = conversion.expression(root) else { return nil }
    let isText = Root.Output.self == String.self
    // The count of a text is of characters, that of a predicate of UTF-16.
    if let kind = kind, !isText {
      let count = conversion.path(root, "@count")
      switch kind {
      case .collectionCount: return .expression(count)
      case .collectionIsEmpty:
        return .predicate(conversion.comparison(count, .equalTo, .make(.constant(0))))
      default: return nil
      }
    }
    if kind != nil { return ofText(root, conversion) }
    guard let names = KeyPathNames.name(of: keyPath) else { return nil }
    return .expression(conversion.path(root, names))
  }

  private func ofText(_ root: NSExpression, _ conversion: PredicateConversion)
    -> PredicateConversion.Part?
  {
    guard case .collectionIsEmpty? = kind else { return nil }
    return .predicate(conversion.comparison(root, .equalTo, .make(.constant(""))))
  }
}

extension PredicateExpressions.Conjunction: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.compound(.and, [lhs, rhs])
  }
}

extension PredicateExpressions.Disjunction: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.compound(.or, [lhs, rhs])
  }
}

extension PredicateExpressions.Negation: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.compound(.not, [wrapped])
  }
}

extension PredicateExpressions.Equal: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.comparison(lhs, .equalTo, rhs)
  }
}

extension PredicateExpressions.NotEqual: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.comparison(lhs, .notEqualTo, rhs)
  }
}

extension PredicateExpressions.Comparison: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    switch op {
    case .lessThan: conversion.comparison(lhs, .lessThan, rhs)
    case .lessThanOrEqual: conversion.comparison(lhs, .lessThanOrEqualTo, rhs)
    case .greaterThan: conversion.comparison(lhs, .greaterThan, rhs)
    case .greaterThanOrEqual: conversion.comparison(lhs, .greaterThanOrEqualTo, rhs)
    @unknown default: nil
    }
  }
}

extension PredicateExpressions.Arithmetic: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    switch op {
    case .add: conversion.function("add:to:", lhs, rhs)
    case .subtract: conversion.function("from:subtract:", lhs, rhs)
    case .multiply: conversion.function("multiply:by:", lhs, rhs)
    @unknown default: nil
    }
  }
}

extension PredicateExpressions.FloatDivision: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.function("divide:by:", lhs, rhs)
  }
}

extension PredicateExpressions.IntDivision: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.function("divide:by:", lhs, rhs)
  }
}

extension PredicateExpressions.IntRemainder: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.function("modulus:by:", lhs, rhs)
  }
}

extension PredicateExpressions.UnaryMinus: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard let value = conversion.expression(wrapped) else { return nil }
    if case .constant(let constant) = value.node, let number = Number(constant) {
      return .expression(.make(.constant((.integer(0) - number).value)))
    }
    return .expression(
      .make(
        .function(operand: nil, name: "from:subtract:", arguments: [.make(.constant(0)), value])))
  }
}

extension PredicateExpressions.Conditional: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard let test = conversion.predicate(test), let first = conversion.expression(trueBranch),
      let second = conversion.expression(falseBranch)
    else { return nil }
    return .expression(.make(.conditional(test, first, second)))
  }
}

extension PredicateExpressions.NilCoalesce: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard let left = conversion.expression(lhs), let right = conversion.expression(rhs) else {
      return nil
    }
    let isThere = conversion.comparison(left, .notEqualTo, .make(.constant(nil)))
    return .expression(.make(.conditional(isThere, left, right)))
  }
}

extension PredicateExpressions.OptionalFlatMap: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    // What is nil has nil for every key.
    guard let value = conversion.expression(wrapped) else { return nil }
    conversion.bind(variable.key, to: value)
    return conversion.expression(transform).map { .expression($0) }
  }
}

extension PredicateExpressions.ForcedUnwrap: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.expression(inner).map { .expression($0) }
  }
}

extension PredicateExpressions.SequenceContains: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.comparison(element, .in, sequence)
  }
}

extension PredicateExpressions.SequenceContainsWhere: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.subquery(sequence, variable.key, test).map { conversion.count(of: $0, .notEqualTo) }
  }
}

extension PredicateExpressions.SequenceAllSatisfy: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard let subquery = conversion.subquery(sequence, variable.key, test),
      case .subquery(let collection, let name, let predicate) = subquery.node
    else { return nil }
    let others = NSExpression.make(
      .subquery(
        collection: collection, variable: name,
        predicate: NSCompoundPredicate(notPredicateWithSubpredicate: predicate)))
    return conversion.count(of: others, .equalTo)
  }
}

extension PredicateExpressions.Filter: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.subquery(sequence, variable.key, filter).map { .expression($0) }
  }
}

extension PredicateExpressions.SequenceMinimum: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.expression(elements).map { .expression(conversion.path($0, "@min.self")) }
  }
}

extension PredicateExpressions.SequenceMaximum: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    conversion.expression(elements).map { .expression(conversion.path($0, "@max.self")) }
  }
}

extension PredicateExpressions.CollectionContainsCollection: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard Base.Output.self == String.self else { return nil }
    return conversion.comparison(base, .contains, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard Base.Output.self == String.self else { return nil }
    return conversion.comparison(base, .beginsWith, prefix)
  }
}

extension PredicateExpressions.ClosedRange: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard let lower = conversion.expression(lower), let upper = conversion.expression(upper) else {
      return nil
    }
    return .expression(.make(.aggregate([lower, upper])))
  }
}

extension PredicateExpressions.RangeExpressionContains: ConvertibleExpression {
  func part(_ conversion: PredicateConversion) -> PredicateConversion.Part? {
    guard let value = conversion.expression(element) else { return nil }
    if let bounds = conversion.expression(range), case .aggregate = bounds.node {
      return .predicate(conversion.comparison(value, .between, bounds))
    }
    guard let bounds = (range as? any HalfOpenRange)?.bounds(conversion) else { return nil }
    return .predicate(
      NSCompoundPredicate(andPredicateWithSubpredicates: [
        conversion.comparison(value, .greaterThanOrEqualTo, bounds.lower),
        conversion.comparison(value, .lessThan, bounds.upper),
      ]))
  }
}

/// A range without its upper bound.
private protocol HalfOpenRange {
  func bounds(_ conversion: PredicateConversion) -> (lower: NSExpression, upper: NSExpression)?
}

extension PredicateExpressions.Range: HalfOpenRange {
  fileprivate func bounds(_ conversion: PredicateConversion) -> (
    lower: NSExpression, upper: NSExpression
  )? {
    guard let lower = conversion.expression(lower), let upper = conversion.expression(upper) else {
      return nil
    }
    return (lower, upper)
  }
}
