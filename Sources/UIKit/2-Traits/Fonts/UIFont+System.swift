import CoreGraphics

extension UIFont {
  /// The standard size of text in points: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text in points: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of a label's text in points: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title in points: 18.
  public class var buttonFontSize: CGFloat { 18 }

  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: SystemFace.interface.font(size: fontSize, weight: weight))
  }

  /// The system font in a weight. The face has one width, so `width` changes nothing.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  static func systemFont(ofSize fontSize: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign)
    -> UIFont
  {
    let font = systemFont(ofSize: fontSize, weight: weight)
    guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
    return UIFont(descriptor: descriptor, size: fontSize)
  }

  /// The system font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var font = SystemFace.interface.font(size: fontSize, weight: .regular)
    font.isItalic = true
    return UIFont(font: font)
  }

  /// The system's font whose characters all have one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: SystemFace.monospaced.font(size: fontSize, weight: weight))
  }

  /// The system font with digits that all have one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var font = SystemFace.interface.font(size: fontSize, weight: weight)
    font.hasMonospacedDigits = true
    return UIFont(font: font)
  }
}

/// The families that stand for the system's own fonts.
enum SystemFace: String {
  case interface = "Inter"
  case monospaced = "JetBrains Mono"
  case serif = "Linux Libertine O"

  /// Whether the family's lines are as high as iOS's own. New York, which the serif face stands for, has
  /// other measures than San Francisco.
  var usesSystemMetrics: Bool { self != .serif }

  func font(size: CGFloat, weight: UIFont.Weight) -> Font {
    Font(family: rawValue, size: size, weight: weight.openType, usesSystemMetrics: usesSystemMetrics)
  }
}
