import CoreGraphics

/// The scaling that was applied to a font, kept so that the font can be scaled again when the user requests
/// another text size.
struct FontScaling: Sendable {
  let metrics: UIFontMetrics
  /// The size at the standard size of text.
  let size: CGFloat
  /// The largest size it may have.
  var maximum = CGFloat.greatestFiniteMagnitude
}

extension UIFont {
  /// The font as it is under other traits: one that was made for a text style, or scaled by `UIFontMetrics`,
  /// in the size they request; any other as it is.
  func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling { return scaled(by: scaling, for: traits) }
    guard let textStyle else { return self }
    let metrics = TextStyleMetrics(textStyle)
    let category = traits.preferredContentSizeCategory
    var font = font
    font.size = metrics.size(for: category)
    return UIFont(font: font, textStyle: textStyle, styleLineHeight: metrics.lineHeight(for: category))
  }

  /// The font in the size for the traits; nil means the current ones.
  func scaled(by scaling: FontScaling, for traits: UITraitCollection?) -> UIFont {
    var font = font
    font.size = min(scaling.metrics.scaledSize(for: scaling.size, compatibleWith: traits), scaling.maximum)
    return UIFont(font: font, scaling: scaling)
  }
}
