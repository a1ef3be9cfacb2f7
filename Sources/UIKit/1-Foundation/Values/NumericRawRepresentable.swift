/// A value that is a number with a name, which can be compared, and moved by an amount: a layout priority, a
/// font's weight, the level of a window.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the number is less than another one's.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  /// The value whose number is greater by an amount.
  public static func + (value: Self, amount: RawValue) -> Self { Self(rawValue: value.rawValue + amount)! }

  /// The value whose number is less by an amount.
  public static func - (value: Self, amount: RawValue) -> Self { Self(rawValue: value.rawValue - amount)! }

  /// Adds an amount to the number.
  public static func += (value: inout Self, amount: RawValue) { value = value + amount }

  /// Takes an amount from the number.
  public static func -= (value: inout Self, amount: RawValue) { value = value - amount }
}
