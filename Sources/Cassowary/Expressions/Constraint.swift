/// A linear equation or inequality: the sum of the terms, a relation, and a constant on the right.
///
/// `Constraint([.init(1, x), .init(-2, y)], .lessThanOrEqual, 8)` says `x − 2y ≤ 8`. With the operators of
/// ``Expression`` the same is `x - 2 * y <= 8`.
public struct Constraint: Sendable {
  /// A variable, multiplied.
  public struct Term: Sendable {
    /// The factor by which the variable is multiplied.
    public var coefficient: Double
    /// The variable.
    public var variable: Variable

    /// A term of a coefficient and a variable.
    public init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int8, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// The left side. A variable that is named twice counts with the sum of its coefficients.
  public var terms: [Term]
  /// The relation between the sides.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority of the constraint, above 0 up to ``Priority/required``. A constraint of a lower priority
  /// never takes anything from one of a higher.
  public var priority: Double
  /// Decides between solutions that are equally good by the priorities: constraints of a higher rank are
  /// satisfied first, whatever their priority.
  public var tieRank: Double

  /// A constraint of its parts.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = Priority.required,
    tieRank: Double = 0
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.tieRank = tieRank
  }
}

/// The priorities that have a name. Any number above 0 up to ``required`` is one.
public enum Priority {
  /// Must hold; constraints that cannot hold together are a conflict.
  public static let required = 1000.0
  /// Above every ordinary preference.
  public static let strong = 750.0
  /// An ordinary preference.
  public static let medium = 500.0
  /// Gives way to everything else.
  public static let weak = 250.0
}

/// The name of a constraint in its ``Solver``. Names grow in the order in which constraints are added.
public struct ConstraintID: Hashable, Comparable, Sendable {

  let slot: Int32
  let serial: UInt32

  /// Whether one constraint was added before the other.
  public static func < (earlier: ConstraintID, later: ConstraintID) -> Bool { earlier.serial < later.serial }
}
