import CoreGraphics

extension UIFont {
  /// The purpose of a text; the system gives each style a size and a weight, according to the text size that
  /// the user requested.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name behind it.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen's large title: 34 points at the standard size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first title: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second title: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third title: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A heading below another: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The system font for a purpose, in the size for ``UITraitCollection/current``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a purpose, in the size for the traits; nil means
  /// ``UITraitCollection/current``.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
  }
}

/// The sizes of the text styles. The sizes are those iOS documents, from the smallest category to the
/// largest; the leading is documented for the standard one and follows the size in the others.
struct TextStyleMetrics {
  let weight: UIFont.Weight
  private let sizes: [CGFloat]
  private let standardLineHeight: CGFloat

  /// The metrics of a style; of body text for a style that does not exist.
  init(_ style: UIFont.TextStyle) {
    self = TextStyleMetrics.table[style] ?? TextStyleMetrics.table[.body]!
  }

  private init(weight: UIFont.Weight = .regular, lineHeight: CGFloat, _ sizes: [CGFloat]) {
    self.weight = weight
    self.standardLineHeight = lineHeight
    self.sizes = sizes
  }

  func size(for category: UIContentSizeCategory) -> CGFloat {
    sizes[category.rank ?? UIContentSizeCategory.large.rank!]
  }

  /// The distance from one baseline to the next.
  func lineHeight(for category: UIContentSizeCategory) -> CGFloat {
    (standardLineHeight * scale(for: category)).rounded()
  }

  /// Returns the factor by which the style is larger than at the standard size.
  func scale(for category: UIContentSizeCategory) -> CGFloat {
    size(for: category) / size(for: .large)
  }

  private static let table: [UIFont.TextStyle: TextStyleMetrics] = [
    .largeTitle: TextStyleMetrics(lineHeight: 41, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    .title1: TextStyleMetrics(lineHeight: 34, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    .title2: TextStyleMetrics(lineHeight: 28, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    .title3: TextStyleMetrics(lineHeight: 25, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    .headline: TextStyleMetrics(
      weight: .semibold, lineHeight: 22, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    .body: TextStyleMetrics(lineHeight: 22, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    .callout: TextStyleMetrics(lineHeight: 21, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    .subheadline: TextStyleMetrics(lineHeight: 20, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    .footnote: TextStyleMetrics(lineHeight: 18, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    .caption1: TextStyleMetrics(lineHeight: 16, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    .caption2: TextStyleMetrics(lineHeight: 13, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]
}
