/// The way in which a color space describes colors. Raw values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None that is known.
  case unknown = -1
  /// By a gray.
  case monochrome = 0
  /// By red, green and blue.
  case rgb = 1
  /// By four inks.
  case cmyk = 2
  /// By lightness and two axes of color.
  case lab = 3
  /// By the inks of a device.
  case deviceN = 4
  /// By numbers of a table.
  case indexed = 5
  /// By a pattern.
  case pattern = 6
  /// By CIE's X, Y and Z.
  case XYZ = 7
}

extension CGColor {
  /// The color space of ``components``.
  public var colorSpace: CGColorSpace? { .sRGB }
}
