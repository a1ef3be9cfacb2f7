/// A condition under which constraints hold.
public indirect enum Condition: Hashable, Sendable {
  /// A kind of device.
  public enum Idiom: String, Hashable, Sendable {
    /// A telephone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car's screen.
    case carPlay
  }
  /// An axis that has a size class.
  public enum Axis: String, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
  /// A size class.
  public enum SizeClass: String, Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }
  /// A number to compare.
  public enum Operand: Hashable, Sendable {
    /// A number as it stands.
    case number(Double)
    /// The width of the topmost view, in points.
    case width
    /// The height of the topmost view, in points.
    case height
  }
  /// A comparison of numbers.
  public enum Comparator: String, Hashable, Sendable {
    /// The operator of its name in Swift.
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  }

  /// Always or never.
  case constant(Bool)
  /// Whether the device is of a kind.
  case idiom(Idiom)
  /// Whether an axis has a size class.
  case sizeClass(Axis, SizeClass)
  /// Whether the topmost view is wider than high.
  case landscape
  /// Whether numbers compare.
  case comparison(Operand, Comparator, Operand)
  /// Whether a condition does not hold.
  case not(Condition)
  /// Whether both hold.
  case and(Condition, Condition)
  /// Whether one of them holds.
  case or(Condition, Condition)
  /// Whether both hold or neither does.
  case equal(Condition, Condition)

  /// Returns whether the condition holds.
  public func evaluate(in context: ConditionContext) -> Bool {
    switch self {
    case .constant(let value): value
    case .idiom(let idiom): context.idiom == idiom
    case .sizeClass(.horizontal, let sizeClass): context.horizontalSizeClass == sizeClass
    case .sizeClass(.vertical, let sizeClass): context.verticalSizeClass == sizeClass
    case .landscape: context.width > context.height
    case .comparison(let left, let comparator, let right):
      comparator.holds(left.value(in: context), right.value(in: context))
    case .not(let condition): !condition.evaluate(in: context)
    case .and(let left, let right): left.evaluate(in: context) && right.evaluate(in: context)
    case .or(let left, let right): left.evaluate(in: context) || right.evaluate(in: context)
    case .equal(let left, let right): left.evaluate(in: context) == right.evaluate(in: context)
    }
  }

  /// Whether it depends on the size of the topmost view.
  public var dependsOnSize: Bool {
    switch self {
    case .constant, .idiom, .sizeClass: false
    case .landscape, .comparison: true
    case .not(let condition): condition.dependsOnSize
    case .and(let left, let right), .or(let left, let right), .equal(let left, let right):
      left.dependsOnSize || right.dependsOnSize
    }
  }
}

extension Condition.Operand {
  /// Returns the operand's number.
  func value(in context: ConditionContext) -> Double {
    switch self {
    case .number(let number): number
    case .width: context.width
    case .height: context.height
    }
  }
}

extension Condition.Comparator {
  /// Returns whether numbers compare.
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

/// The surroundings in which conditions are evaluated.
public struct ConditionContext: Hashable, Sendable {
  /// The kind of device; nil when it is none that the language names.
  public var idiom: Condition.Idiom?
  /// The horizontal size class; nil when it is unspecified.
  public var horizontalSizeClass: Condition.SizeClass?
  /// The vertical size class; nil when it is unspecified.
  public var verticalSizeClass: Condition.SizeClass?
  /// The width of the topmost view, in points.
  public var width: Double
  /// The height of the topmost view, in points.
  public var height: Double

  /// Makes surroundings.
  public init(
    idiom: Condition.Idiom?, horizontalSizeClass: Condition.SizeClass?,
    verticalSizeClass: Condition.SizeClass?,
    width: Double, height: Double
  ) {
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.width = width
    self.height = height
  }
}
