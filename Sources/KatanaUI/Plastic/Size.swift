import UIKit

/// A width and a height that may grow with the screen.
public struct Size: Equatable, Sendable {
  /// The width.
  public let width: Value
  /// The height.
  public let height: Value

  /// No size.
  public static let zero = Size(width: .zero, height: .zero)

  /// Makes a size of two lengths.
  public init(width: Value, height: Value) {
    self.width = width
    self.height = height
  }

  /// Makes a size in points of the reference size, as Katana 0.1 wrote ``scalable(_:_:)``.
  public init(_ scalableWidth: CGFloat, _ scalableHeight: CGFloat) {
    self.init(width: .scalable(scalableWidth), height: .scalable(scalableHeight))
  }

  /// Makes a size of the two parts of each length, as Katana 0.1 named them.
  public init(
    scalableWidth: CGFloat, fixedWidth: CGFloat, scalableHeight: CGFloat, fixedHeight: CGFloat
  ) {
    self.init(
      width: Value(scalable: scalableWidth, fixed: fixedWidth),
      height: Value(scalable: scalableHeight, fixed: fixedHeight))
  }

  /// A size in points that stays as it is.
  public static func fixed(_ width: CGFloat, _ height: CGFloat) -> Size {
    Size(width: .fixed(width), height: .fixed(height))
  }

  /// A size in points of the reference size.
  public static func scalable(_ width: CGFloat, _ height: CGFloat) -> Size {
    Size(width: .scalable(width), height: .scalable(height))
  }

  /// The size in points.
  public func scale(by multiplier: CGFloat) -> CGSize {
    CGSize(width: width.scale(by: multiplier), height: height.scale(by: multiplier))
  }

  /// Adds widths and heights.
  public static func + (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// Multiplies width and height, in all their parts.
  public static func * (lhs: Size, rhs: CGFloat) -> Size {
    Size(width: lhs.width * rhs, height: lhs.height * rhs)
  }

  /// Divides width and height, in all their parts.
  public static func / (lhs: Size, rhs: CGFloat) -> Size {
    Size(width: lhs.width / rhs, height: lhs.height / rhs)
  }
}
