/// A color in sRGB with an alpha, each component in 0…1. Where Core Graphics has an object, this is
/// a value: it compares by its components and crosses threads freely.
public struct CGColor: Hashable, Sendable, Codable {
  /// The red component, 0…1.
  public let red: CGFloat
  /// The green component, 0…1.
  public let green: CGFloat
  /// The blue component, 0…1.
  public let blue: CGFloat
  /// The opacity, 0…1.
  public let alpha: CGFloat

  /// Makes a color of sRGB components; values outside 0…1 are clamped and NaN counts as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = CGColor.unit(red)
    self.green = CGColor.unit(green)
    self.blue = CGColor.unit(blue)
    self.alpha = CGColor.unit(alpha)
  }

  /// Makes a color of sRGB components.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray: 0 is black, 1 is white.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func unit(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
