import CoreGraphics

// The values are those of iOS 13 to 18, eight bits a component.
extension UIColor {
  /// Red.
  public static let systemRed = dynamic(light: rgb(255, 59, 48), dark: rgb(255, 69, 58))
  /// Orange.
  public static let systemOrange = dynamic(light: rgb(255, 149, 0), dark: rgb(255, 159, 10))
  /// Yellow.
  public static let systemYellow = dynamic(light: rgb(255, 204, 0), dark: rgb(255, 214, 10))
  /// Green.
  public static let systemGreen = dynamic(light: rgb(52, 199, 89), dark: rgb(48, 209, 88))
  /// Mint.
  public static let systemMint = dynamic(light: rgb(0, 199, 190), dark: rgb(99, 230, 226))
  /// Teal.
  public static let systemTeal = dynamic(light: rgb(48, 176, 199), dark: rgb(64, 200, 224))
  /// Cyan.
  public static let systemCyan = dynamic(light: rgb(50, 173, 230), dark: rgb(100, 210, 255))
  /// Blue, the tint of views that nobody gave another.
  public static let systemBlue = dynamic(light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
  /// Indigo.
  public static let systemIndigo = dynamic(light: rgb(88, 86, 214), dark: rgb(94, 92, 230))
  /// Purple.
  public static let systemPurple = dynamic(light: rgb(175, 82, 222), dark: rgb(191, 90, 242))
  /// Pink.
  public static let systemPink = dynamic(light: rgb(255, 45, 85), dark: rgb(255, 55, 95))
  /// Brown.
  public static let systemBrown = dynamic(light: rgb(162, 132, 94), dark: rgb(172, 142, 104))
  /// The middle gray.
  public static let systemGray = dynamic(light: rgb(142, 142, 147), dark: rgb(142, 142, 147))
  /// The second of six grays that step toward the background.
  public static let systemGray2 = dynamic(light: rgb(174, 174, 178), dark: rgb(99, 99, 102))
  /// The third of six grays.
  public static let systemGray3 = dynamic(light: rgb(199, 199, 204), dark: rgb(72, 72, 74))
  /// The fourth of six grays.
  public static let systemGray4 = dynamic(light: rgb(209, 209, 214), dark: rgb(58, 58, 60))
  /// The fifth of six grays.
  public static let systemGray5 = dynamic(light: rgb(229, 229, 234), dark: rgb(44, 44, 46))
  /// The sixth gray, next to the background.
  public static let systemGray6 = dynamic(light: rgb(242, 242, 247), dark: rgb(28, 28, 30))

  /// Text.
  public static let label = dynamic(light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
  /// Text of less weight.
  public static let secondaryLabel = dynamic(
    light: rgb(60, 60, 67, alpha: 0.6), dark: rgb(235, 235, 245, alpha: 0.6))
  /// Text of little weight.
  public static let tertiaryLabel = dynamic(
    light: rgb(60, 60, 67, alpha: 0.3), dark: rgb(235, 235, 245, alpha: 0.3))
  /// Text of the least weight.
  public static let quaternaryLabel = dynamic(
    light: rgb(60, 60, 67, alpha: 0.18), dark: rgb(235, 235, 245, alpha: 0.16))
  /// Text that stands where none was typed yet.
  public static let placeholderText = dynamic(
    light: rgb(60, 60, 67, alpha: 0.3), dark: rgb(235, 235, 245, alpha: 0.3))
  /// A link.
  public static let link = dynamic(light: rgb(0, 122, 255), dark: rgb(9, 132, 255))

  /// A fill for thin, small shapes.
  public static let systemFill = dynamic(
    light: rgb(120, 120, 128, alpha: 0.2), dark: rgb(120, 120, 128, alpha: 0.36))
  /// A fill for middle-sized shapes.
  public static let secondarySystemFill = dynamic(
    light: rgb(120, 120, 128, alpha: 0.16), dark: rgb(120, 120, 128, alpha: 0.32))
  /// A fill for large shapes.
  public static let tertiarySystemFill = dynamic(
    light: rgb(118, 118, 128, alpha: 0.12), dark: rgb(118, 118, 128, alpha: 0.24))
  /// A fill for large areas with content.
  public static let quaternarySystemFill = dynamic(
    light: rgb(116, 116, 128, alpha: 0.08), dark: rgb(118, 118, 128, alpha: 0.18))

  /// The background of an interface.
  public static let systemBackground = dynamic(
    light: rgb(255, 255, 255), dark: rgb(0, 0, 0), elevatedDark: rgb(28, 28, 30))
  /// The background of content on the first.
  public static let secondarySystemBackground = dynamic(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30), elevatedDark: rgb(44, 44, 46))
  /// The background of content on the second.
  public static let tertiarySystemBackground = dynamic(
    light: rgb(255, 255, 255), dark: rgb(44, 44, 46), elevatedDark: rgb(58, 58, 60))
  /// The background of a grouped interface.
  public static let systemGroupedBackground = dynamic(
    light: rgb(242, 242, 247), dark: rgb(0, 0, 0), elevatedDark: rgb(28, 28, 30))
  /// The background of a group.
  public static let secondarySystemGroupedBackground = dynamic(
    light: rgb(255, 255, 255), dark: rgb(28, 28, 30), elevatedDark: rgb(44, 44, 46))
  /// The background of content in a group.
  public static let tertiarySystemGroupedBackground = dynamic(
    light: rgb(242, 242, 247), dark: rgb(44, 44, 46), elevatedDark: rgb(58, 58, 60))

  /// A line between things, through which the background shows.
  public static let separator = dynamic(
    light: rgb(60, 60, 67, alpha: 0.29), dark: rgb(84, 84, 88, alpha: 0.6))
  /// A line between things, through which nothing shows.
  public static let opaqueSeparator = dynamic(light: rgb(198, 198, 200), dark: rgb(56, 56, 58))

  /// The tint of the view in which the color is used; the system's blue where there is no view.
  public static let tintColor = UIColor { $0.traits.tintColor ?? .systemBlue }

  private static func dynamic(light: CGColor, dark: CGColor, elevatedDark: CGColor? = nil) -> UIColor {
    UIColor(source: .appearance(AppearanceColor(light: light, dark: dark, elevatedDark: elevatedDark)))
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> CGColor {
    CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
