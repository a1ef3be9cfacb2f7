import CoreGraphics

/// A range of numbers between two that both belong to it. Numbers from ``infinite`` are not limited.
public nonisolated struct UIFloatRange: Hashable, Sendable, Codable {
  /// The least number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// Makes a range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range between two numbers.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// The range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it has no limits.
  public var isInfinite: Bool { self == .infinite }
}
