import UIKit

/// Distances from four edges that may grow with the screen. The order is always top, left, bottom, right.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public let top: Value
  /// The distance from the left edge.
  public let left: Value
  /// The distance from the bottom edge.
  public let bottom: Value
  /// The distance from the right edge.
  public let right: Value

  /// No distances.
  public static let zero = EdgeInsets(top: .zero, left: .zero, bottom: .zero, right: .zero)

  /// Makes insets of four lengths.
  public init(top: Value, left: Value, bottom: Value, right: Value) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets in points of the reference size, as Katana 0.1 wrote ``scalable(_:_:_:_:)``.
  public init(
    _ scalableTop: CGFloat, _ scalableLeft: CGFloat, _ scalableBottom: CGFloat, _ scalableRight: CGFloat
  ) {
    self.init(
      top: .scalable(scalableTop), left: .scalable(scalableLeft), bottom: .scalable(scalableBottom),
      right: .scalable(scalableRight))
  }

  /// Makes insets of the two parts of each length, as Katana 0.1 named them.
  public init(
    scalableTop: CGFloat, fixedTop: CGFloat, scalableLeft: CGFloat, fixedLeft: CGFloat,
    scalableBottom: CGFloat, fixedBottom: CGFloat, scalableRight: CGFloat, fixedRight: CGFloat
  ) {
    self.init(
      top: Value(scalable: scalableTop, fixed: fixedTop),
      left: Value(scalable: scalableLeft, fixed: fixedLeft),
      bottom: Value(scalable: scalableBottom, fixed: fixedBottom),
      right: Value(scalable: scalableRight, fixed: fixedRight))
  }

  /// Insets in points that stay as they are.
  public static func fixed(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> EdgeInsets {
    EdgeInsets(top: .fixed(top), left: .fixed(left), bottom: .fixed(bottom), right: .fixed(right))
  }

  /// Insets in points of the reference size.
  public static func scalable(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> EdgeInsets {
    EdgeInsets(
      top: .scalable(top), left: .scalable(left), bottom: .scalable(bottom), right: .scalable(right))
  }

  /// The insets in points.
  public func scale(by multiplier: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.scale(by: multiplier), left: left.scale(by: multiplier), bottom: bottom.scale(by: multiplier),
      right: right.scale(by: multiplier))
  }

  /// Adds each edge.
  public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// Multiplies each edge, in both its parts.
  public static func * (lhs: EdgeInsets, rhs: CGFloat) -> EdgeInsets {
    EdgeInsets(top: lhs.top * rhs, left: lhs.left * rhs, bottom: lhs.bottom * rhs, right: lhs.right * rhs)
  }

  /// Divides each edge, in both its parts.
  public static func / (lhs: EdgeInsets, rhs: CGFloat) -> EdgeInsets {
    EdgeInsets(top: lhs.top / rhs, left: lhs.left / rhs, bottom: lhs.bottom / rhs, right: lhs.right / rhs)
  }
}
