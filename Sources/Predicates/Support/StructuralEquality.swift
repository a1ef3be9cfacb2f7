import Foundation

/// Whether two expressions or comparisons are made alike.
enum StructuralEquality {
  static func areEqual(_ left: Comparison, _ right: Comparison) -> Bool {
    left.type == right.type && left.modifier == right.modifier && left.options == right.options
      && left.selector == right.selector && left.left == right.left && left.right == right.right
  }

  static func areEqual(_ left: ExpressionNode, _ right: ExpressionNode) -> Bool {
    switch (left, right) {
    case (.constant(let left), .constant(let right)): return Values.areSame(left, right)
    case (.evaluatedObject, .evaluatedObject), (.anyKey, .anyKey): return true
    case (.variable(let left), .variable(let right)): return left == right
    case (.keyPath(let left), .keyPath(let right)): return left == right
    case (.place(let left), .place(let right)): return left == right
    case (
      .function(let operand, let name, let arguments),
      .function(let other, let otherName, let others)
    ):
      return operand == other && name == otherName && arguments == others
    case (.set(let operation, let a, let b), .set(let other, let c, let d)):
      return operation == other && a == c && b == d
    case (.aggregate(let left), .aggregate(let right)): return left == right
    case (
      .subquery(let a, let variable, let predicate), .subquery(let b, let other, let otherPredicate)
    ):
      return variable == other && a == b && predicate == otherPredicate
    case (.conditional(let predicate, let a, let b), .conditional(let other, let c, let d)):
      return predicate == other && a == c && b == d
    default: return false
    }
  }
}
