import CoreGraphics

/// Scales fonts and lengths with the person's content size category, as a text style would.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let metrics: TextStyleMetrics

  /// Scales as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Scales as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    metrics = TextStyleMetrics(textStyle)
    super.init()
  }

  /// The font in the size for ``UITraitCollection/current``; `font` is what stands at the
  /// standard size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font in the size for the traits, by default those of ``UITraitCollection/current``.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scale(font, FontScaling(metrics: self, size: font.pointSize), traitCollection)
  }

  /// The scaled font, but no larger than `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The scaled font under given traits, but no larger than `maximumPointSize`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scale(
      font, FontScaling(metrics: self, size: font.pointSize, maximum: maximumPointSize), traitCollection)
  }

  private func scale(_ font: UIFont, _ scaling: FontScaling, _ traits: UITraitCollection?) -> UIFont {
    ExceptionName.invalidArgument.raise(
      unless: font.scaling == nil, "\(font) was scaled already. Scale the font of the standard size.")
    return font.scaled(by: scaling, for: traits)
  }

  /// The length in the size for ``UITraitCollection/current``.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length in the size for the traits, rounded to whole pixels. It grows as the style's line height
  /// does.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    return scaled(value, for: traits) { $0.roundedToPixel(.toNearestOrAwayFromZero, scale: scale) }
  }

  /// A font's size for the traits, rounded to whole points.
  func scaledSize(for size: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaled(size, for: traitCollection ?? .current) { $0.rounded() }
  }

  /// A size of the system's own text for the traits, which grows as the letters of the style do.
  func textSize(for size: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let factor = metrics.size(for: category) / metrics.size(for: .large)
    return factor == 1 ? size : (size * factor).rounded()
  }

  private func scaled(_ value: CGFloat, for traits: UITraitCollection, round: (CGFloat) -> CGFloat) -> CGFloat
  {
    let factor = metrics.scale(for: traits.preferredContentSizeCategory)
    return factor == 1 ? value : round(value * factor)
  }
}
