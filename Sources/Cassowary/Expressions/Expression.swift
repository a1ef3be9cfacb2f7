/// A sum of multiplied variables and a constant, to write constraints as one says them:
///
///     try solver.add(2 * left + width <= right - 8)
///     try solver.add(width == 100 | Priority.strong)
public struct Expression: Sendable {
  /// The multiplied variables.
  public var terms: [Constraint.Term]
  /// The constant added to the terms.
  public var constant: Double

  /// The sum of some terms and a constant.
  public init(_ terms: [Constraint.Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// A type whose values can be operands of a sum: a variable, a number or a sum.
public protocol ExpressionConvertible {
  /// The same as a sum.
  var expression: Expression { get }
}

extension Expression: ExpressionConvertible {
  /// Itself.
  public var expression: Expression { self }
}

extension Variable: ExpressionConvertible {
  /// The variable alone.
  public var expression: Expression { Expression([Constraint.Term(1, self)]) }
}

/// The right side of a constraint with the constraint's priority.
public struct Prioritized: Sendable {
  var expression: Expression
  var priority = Priority.required
}

// MARK: - Sums

/// A sum.
public func + <L: ExpressionConvertible, R: ExpressionConvertible>(left: L, right: R) -> Expression {
  let (left, right) = (left.expression, right.expression)
  return Expression(left.terms + right.terms, constant: left.constant + right.constant)
}

/// A sum.
public func + <L: ExpressionConvertible>(left: L, right: Double) -> Expression {
  Expression(left.expression.terms, constant: left.expression.constant + right)
}

/// A sum.
public func + <R: ExpressionConvertible>(left: Double, right: R) -> Expression { right + left }

/// A difference.
public func - <L: ExpressionConvertible, R: ExpressionConvertible>(left: L, right: R) -> Expression {
  left + (-1) * right
}

/// A difference.
public func - <L: ExpressionConvertible>(left: L, right: Double) -> Expression { left + (-right) }

/// A difference.
public func - <R: ExpressionConvertible>(left: Double, right: R) -> Expression { left + (-1) * right }

/// The sum with every sign turned.
public prefix func - <Operand: ExpressionConvertible>(operand: Operand) -> Expression { (-1) * operand }

/// A multiple.
public func * <R: ExpressionConvertible>(factor: Double, right: R) -> Expression {
  let right = right.expression
  return Expression(
    right.terms.map { Constraint.Term(factor * $0.coefficient, $0.variable) },

    constant: right.constant == 0 ? 0 : factor * right.constant)
}

/// A multiple.
public func * <L: ExpressionConvertible>(left: L, factor: Double) -> Expression { factor * left }

/// A fraction. Dividing by zero gives a constraint that ``Solver/add(_:)`` refuses.
public func / <L: ExpressionConvertible>(left: L, divisor: Double) -> Expression { (1 / divisor) * left }

// MARK: - Comparisons

/// The left side is at most the right side.
public func <= <L: ExpressionConvertible, R: ExpressionConvertible>(left: L, right: R) -> Constraint {
  compare(left, .lessThanOrEqual, Prioritized(expression: right.expression))
}

/// The left side is at most the number.
public func <= <L: ExpressionConvertible>(left: L, right: Double) -> Constraint {
  compare(left, .lessThanOrEqual, Prioritized(expression: Expression(constant: right)))
}

/// The left side is at most the right side, at the priority given on the right.
public func <= <L: ExpressionConvertible>(left: L, right: Prioritized) -> Constraint {
  compare(left, .lessThanOrEqual, right)
}

/// The left side is at least the right side.
public func >= <L: ExpressionConvertible, R: ExpressionConvertible>(left: L, right: R) -> Constraint {
  compare(left, .greaterThanOrEqual, Prioritized(expression: right.expression))
}

/// The left side is at least the number.
public func >= <L: ExpressionConvertible>(left: L, right: Double) -> Constraint {
  compare(left, .greaterThanOrEqual, Prioritized(expression: Expression(constant: right)))
}

/// The left side is at least the right side, at the priority given on the right.
public func >= <L: ExpressionConvertible>(left: L, right: Prioritized) -> Constraint {
  compare(left, .greaterThanOrEqual, right)
}

/// Both sides are equal.
public func == <L: ExpressionConvertible, R: ExpressionConvertible>(left: L, right: R) -> Constraint {
  compare(left, .equal, Prioritized(expression: right.expression))
}

/// The left side is the number.
public func == <L: ExpressionConvertible>(left: L, right: Double) -> Constraint {
  compare(left, .equal, Prioritized(expression: Expression(constant: right)))
}

/// Both sides are equal, at the priority given on the right.
public func == <L: ExpressionConvertible>(left: L, right: Prioritized) -> Constraint {
  compare(left, .equal, right)
}

// MARK: - Priorities

/// The right side of a constraint, with the priority of the whole: `x == y + 8 | 750`.
public func | <Right: ExpressionConvertible>(right: Right, priority: Double) -> Prioritized {
  Prioritized(expression: right.expression, priority: priority)
}

/// A number as the right side of a constraint, with the priority of the whole: `x == 8 | 750`.
public func | (right: Double, priority: Double) -> Prioritized {
  Prioritized(expression: Expression(constant: right), priority: priority)
}

/// A constraint at another priority: `(x == y + 8) | 750`.
public func | (constraint: Constraint, priority: Double) -> Constraint {
  var constraint = constraint
  constraint.priority = priority
  return constraint
}

private func compare<L: ExpressionConvertible>(
  _ left: L, _ relation: Constraint.Relation, _ right: Prioritized
) -> Constraint {
  let difference = left - right.expression
  return Constraint(difference.terms, relation, -difference.constant, priority: right.priority)
}
