import UIKit

/// A length with a part that grows with the screen and one that does not.
///
/// A reference size defines a scalable point; see ``PlasticReferenceSizeable``. Two values are equal
/// when both parts are.
public struct Value: Equatable, Sendable {
  /// The part that is multiplied, in points of the reference size.
  public let scalable: CGFloat
  /// The part that stays as it is, in points.
  public let fixed: CGFloat

  /// No length.
  public static let zero = Value(scalable: 0, fixed: 0)

  /// Makes a length of two parts.
  @inlinable public init(scalable: CGFloat, fixed: CGFloat) {
    self.scalable = scalable
    self.fixed = fixed
  }

  /// Makes a length in points of the reference size, as Katana 0.1 wrote ``scalable(_:)``.
  @inlinable public init(_ scalable: CGFloat) {
    self.init(scalable: scalable, fixed: 0)
  }

  /// A length in points that stays as it is.
  @inlinable public static func fixed(_ fixed: CGFloat) -> Value { Value(scalable: 0, fixed: fixed) }

  /// A length in points of the reference size.
  @inlinable public static func scalable(_ scalable: CGFloat) -> Value { Value(scalable: scalable, fixed: 0) }

  /// The length at the reference size itself.
  public var unscaledValue: CGFloat { scalable + fixed }

  /// The length in points: the scalable part times `multiplier`, and the fixed part.
  @inlinable public func scale(by multiplier: CGFloat) -> CGFloat { scalable * multiplier + fixed }

  /// The opposite length, in both parts.
  public static prefix func - (value: Value) -> Value {
    Value(scalable: -value.scalable, fixed: -value.fixed)
  }

  /// Adds both parts.
  @inlinable public static func + (lhs: Value, rhs: Value) -> Value {
    Value(scalable: lhs.scalable + rhs.scalable, fixed: lhs.fixed + rhs.fixed)
  }

  /// Subtracts both parts.
  @inlinable public static func - (lhs: Value, rhs: Value) -> Value {
    Value(scalable: lhs.scalable - rhs.scalable, fixed: lhs.fixed - rhs.fixed)
  }

  /// Multiplies both parts.
  public static func * (lhs: Value, rhs: CGFloat) -> Value {
    Value(scalable: lhs.scalable * rhs, fixed: lhs.fixed * rhs)
  }

  /// Divides both parts.
  public static func / (lhs: Value, rhs: CGFloat) -> Value {
    Value(scalable: lhs.scalable / rhs, fixed: lhs.fixed / rhs)
  }

  /// Adds to both parts.
  public static func += (lhs: inout Value, rhs: Value) { lhs = lhs + rhs }
  /// Subtracts from both parts.
  public static func -= (lhs: inout Value, rhs: Value) { lhs = lhs - rhs }
  /// Multiplies both parts.
  public static func *= (lhs: inout Value, rhs: CGFloat) { lhs = lhs * rhs }
  /// Divides both parts.
  public static func /= (lhs: inout Value, rhs: CGFloat) { lhs = lhs / rhs }
}
