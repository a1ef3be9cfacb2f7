import CoreGraphics

// The values are those of iOS 13 to 18, eight bits a component. Where more contrast is asked for, labels are
// opaque enough for 4.5:1 on the backgrounds that they are meant for.
extension UIColor {
  /// Red.
  public static let systemRed = dynamic(
    light: rgb(255, 59, 48), dark: rgb(255, 69, 58),
    moreContrast: rgb(215, 0, 21), rgb(255, 105, 97))
  /// Orange.
  public static let systemOrange = dynamic(
    light: rgb(255, 149, 0), dark: rgb(255, 159, 10),
    moreContrast: rgb(201, 52, 0), rgb(255, 179, 64))
  /// Yellow.
  public static let systemYellow = dynamic(
    light: rgb(255, 204, 0), dark: rgb(255, 214, 10),
    moreContrast: rgb(178, 80, 0), rgb(255, 212, 38))
  /// Green.
  public static let systemGreen = dynamic(
    light: rgb(52, 199, 89), dark: rgb(48, 209, 88),
    moreContrast: rgb(36, 138, 61), rgb(48, 219, 91))
  /// Mint.
  public static let systemMint = dynamic(
    light: rgb(0, 199, 190), dark: rgb(99, 230, 226),
    moreContrast: rgb(12, 129, 123), rgb(102, 212, 207))
  /// Teal.
  public static let systemTeal = dynamic(
    light: rgb(48, 176, 199), dark: rgb(64, 200, 224),
    moreContrast: rgb(0, 130, 153), rgb(93, 230, 255))
  /// Cyan.
  public static let systemCyan = dynamic(
    light: rgb(50, 173, 230), dark: rgb(100, 210, 255),
    moreContrast: rgb(0, 113, 164), rgb(112, 215, 255))
  /// Blue, the tint of views that nobody gave another.
  public static let systemBlue = dynamic(
    light: rgb(0, 122, 255), dark: rgb(10, 132, 255),
    moreContrast: rgb(0, 64, 221), rgb(64, 156, 255))
  /// Indigo.
  public static let systemIndigo = dynamic(
    light: rgb(88, 86, 214), dark: rgb(94, 92, 230),
    moreContrast: rgb(54, 52, 163), rgb(125, 122, 255))
  /// Purple.
  public static let systemPurple = dynamic(
    light: rgb(175, 82, 222), dark: rgb(191, 90, 242),
    moreContrast: rgb(137, 68, 171), rgb(218, 143, 255))
  /// Pink.
  public static let systemPink = dynamic(
    light: rgb(255, 45, 85), dark: rgb(255, 55, 95),
    moreContrast: rgb(211, 15, 69), rgb(255, 100, 130))
  /// Brown.
  public static let systemBrown = dynamic(
    light: rgb(162, 132, 94), dark: rgb(172, 142, 104),
    moreContrast: rgb(127, 101, 69), rgb(181, 148, 105))
  /// The middle gray.
  public static let systemGray = dynamic(
    light: rgb(142, 142, 147), dark: rgb(142, 142, 147),
    moreContrast: rgb(108, 108, 112), rgb(174, 174, 178))
  /// The second of six grays that step toward the background.
  public static let systemGray2 = dynamic(
    light: rgb(174, 174, 178), dark: rgb(99, 99, 102),
    moreContrast: rgb(142, 142, 147), rgb(124, 124, 128))
  /// The third of six grays.
  public static let systemGray3 = dynamic(
    light: rgb(199, 199, 204), dark: rgb(72, 72, 74),
    moreContrast: rgb(174, 174, 178), rgb(84, 84, 86))
  /// The fourth of six grays.
  public static let systemGray4 = dynamic(
    light: rgb(209, 209, 214), dark: rgb(58, 58, 60),
    moreContrast: rgb(188, 188, 192), rgb(68, 68, 70))
  /// The fifth of six grays.
  public static let systemGray5 = dynamic(
    light: rgb(229, 229, 234), dark: rgb(44, 44, 46),
    moreContrast: rgb(216, 216, 220), rgb(54, 54, 56))
  /// The sixth gray, next to the background.
  public static let systemGray6 = dynamic(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30),
    moreContrast: rgb(235, 235, 240), rgb(36, 36, 38))

  /// Text.
  public static let label = dynamic(light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
  /// Text of less weight.
  public static let secondaryLabel = dynamic(
    light: rgb(60, 60, 67, alpha: 0.6), dark: rgb(235, 235, 245, alpha: 0.6),
    moreContrast: rgb(60, 60, 67, alpha: 0.8), rgb(235, 235, 245, alpha: 0.7))
  /// Text of little weight.
  public static let tertiaryLabel = dynamic(
    light: rgb(60, 60, 67, alpha: 0.3), dark: rgb(235, 235, 245, alpha: 0.3),
    moreContrast: rgb(60, 60, 67, alpha: 0.72), rgb(235, 235, 245, alpha: 0.55))
  /// Text of the least weight.
  public static let quaternaryLabel = dynamic(
    light: rgb(60, 60, 67, alpha: 0.18), dark: rgb(235, 235, 245, alpha: 0.16),
    moreContrast: rgb(60, 60, 67, alpha: 0.26), rgb(235, 235, 245, alpha: 0.24))
  /// Text that stands where none was typed yet.
  public static let placeholderText = dynamic(
    light: rgb(60, 60, 67, alpha: 0.3), dark: rgb(235, 235, 245, alpha: 0.3),
    moreContrast: rgb(60, 60, 67, alpha: 0.38), rgb(235, 235, 245, alpha: 0.38))
  /// A link.
  public static let link = dynamic(
    light: rgb(0, 122, 255), dark: rgb(9, 132, 255),
    moreContrast: rgb(0, 64, 221), rgb(64, 156, 255))

  /// A fill for thin, small shapes.
  public static let systemFill = dynamic(
    light: rgb(120, 120, 128, alpha: 0.2), dark: rgb(120, 120, 128, alpha: 0.36),
    moreContrast: rgb(120, 120, 128, alpha: 0.28), rgb(120, 120, 128, alpha: 0.44))
  /// A fill for middle-sized shapes.
  public static let secondarySystemFill = dynamic(
    light: rgb(120, 120, 128, alpha: 0.16), dark: rgb(120, 120, 128, alpha: 0.32),
    moreContrast: rgb(120, 120, 128, alpha: 0.24), rgb(120, 120, 128, alpha: 0.4))
  /// A fill for large shapes.
  public static let tertiarySystemFill = dynamic(
    light: rgb(118, 118, 128, alpha: 0.12), dark: rgb(118, 118, 128, alpha: 0.24),
    moreContrast: rgb(118, 118, 128, alpha: 0.2), rgb(118, 118, 128, alpha: 0.32))
  /// A fill for large areas with content.
  public static let quaternarySystemFill = dynamic(
    light: rgb(116, 116, 128, alpha: 0.08), dark: rgb(118, 118, 128, alpha: 0.18),
    moreContrast: rgb(116, 116, 128, alpha: 0.16), rgb(118, 118, 128, alpha: 0.26))

  /// The background of an interface.
  public static let systemBackground = dynamic(
    light: rgb(255, 255, 255), dark: rgb(0, 0, 0), elevatedDark: rgb(28, 28, 30),
    moreContrast: rgb(255, 255, 255), rgb(0, 0, 0), elevated: rgb(36, 36, 38))
  /// The background of content on the first.
  public static let secondarySystemBackground = dynamic(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30), elevatedDark: rgb(44, 44, 46),
    moreContrast: rgb(235, 235, 240), rgb(36, 36, 38), elevated: rgb(54, 54, 56))
  /// The background of content on the second.
  public static let tertiarySystemBackground = dynamic(
    light: rgb(255, 255, 255), dark: rgb(44, 44, 46), elevatedDark: rgb(58, 58, 60),
    moreContrast: rgb(255, 255, 255), rgb(54, 54, 56), elevated: rgb(68, 68, 70))
  /// The background of a grouped interface.
  public static let systemGroupedBackground = dynamic(
    light: rgb(242, 242, 247), dark: rgb(0, 0, 0), elevatedDark: rgb(28, 28, 30),
    moreContrast: rgb(235, 235, 240), rgb(0, 0, 0), elevated: rgb(36, 36, 38))
  /// The background of a grouped interface, by its name before iOS 13.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of a group.
  public static let secondarySystemGroupedBackground = dynamic(
    light: rgb(255, 255, 255), dark: rgb(28, 28, 30), elevatedDark: rgb(44, 44, 46),
    moreContrast: rgb(255, 255, 255), rgb(36, 36, 38), elevated: rgb(54, 54, 56))
  /// The background of content in a group.
  public static let tertiarySystemGroupedBackground = dynamic(
    light: rgb(242, 242, 247), dark: rgb(44, 44, 46), elevatedDark: rgb(58, 58, 60),
    moreContrast: rgb(235, 235, 240), rgb(54, 54, 56), elevated: rgb(68, 68, 70))

  /// A line between things, through which the background shows.
  public static let separator = dynamic(
    light: rgb(60, 60, 67, alpha: 0.29), dark: rgb(84, 84, 88, alpha: 0.6),
    moreContrast: rgb(60, 60, 67, alpha: 0.37), rgb(84, 84, 88, alpha: 0.68))
  /// A line between things, through which nothing shows.
  public static let opaqueSeparator = dynamic(light: rgb(198, 198, 200), dark: rgb(56, 56, 58))

  /// The tint of the view in which the color is used; the system's blue where there is no view.
  public static let tintColor = UIColor { $0.traits.tintColor ?? .systemBlue }

  /// A color of values for light and dark, and of those where a person asked for more contrast.
  private static func dynamic(
    light: CGColor, dark: CGColor, elevatedDark: CGColor? = nil, moreContrast contrastLight: CGColor? = nil,
    _ contrastDark: CGColor? = nil, elevated: CGColor? = nil
  ) -> UIColor {
    let usual = AppearanceColor.Shades(light: light, dark: dark, elevatedDark: elevatedDark)
    let more = contrastLight.map {
      AppearanceColor.Shades(light: $0, dark: contrastDark ?? dark, elevatedDark: elevated)
    }
    return UIColor(source: .appearance(AppearanceColor(usual, moreContrast: more)))
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> CGColor {
    CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
