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

/// The sizes of the text styles and the distances between their baselines, from the smallest category to the
/// largest: those that iOS documents, and for the line heights of the other categories those that its fonts
/// have.
struct TextStyleMetrics {
  let weight: UIFont.Weight
  private let sizes: [CGFloat]
  private let lineHeights: [CGFloat]

  /// The metrics of a style; of body text for a style that does not exist.
  init(_ style: UIFont.TextStyle) {
    self = TextStyleMetrics.table[style] ?? TextStyleMetrics.table[.body]!
  }

  private init(weight: UIFont.Weight = .regular, sizes: [CGFloat], lineHeights: [CGFloat]) {
    self.weight = weight
    self.sizes = sizes
    self.lineHeights = lineHeights
  }

  func size(for category: UIContentSizeCategory) -> CGFloat { sizes[TextStyleMetrics.rank(of: category)] }

  /// The distance from one baseline to the next.
  func lineHeight(for category: UIContentSizeCategory) -> CGFloat {
    lineHeights[TextStyleMetrics.rank(of: category)]
  }

  /// Returns the factor by which lengths grow from the standard size: as the line height does, not the
  /// letters.
  func scale(for category: UIContentSizeCategory) -> CGFloat {
    lineHeight(for: category) / lineHeight(for: .large)
  }

  private static func rank(of category: UIContentSizeCategory) -> Int {
    category.rank ?? UIContentSizeCategory.large.rank!
  }

  private static let table: [UIFont.TextStyle: TextStyleMetrics] = [
    .largeTitle: TextStyleMetrics(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lineHeights: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: TextStyleMetrics(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lineHeights: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: TextStyleMetrics(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lineHeights: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: TextStyleMetrics(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lineHeights: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: TextStyleMetrics(
      weight: .semibold, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: TextStyleMetrics(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    .callout: TextStyleMetrics(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lineHeights: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: TextStyleMetrics(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lineHeights: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: TextStyleMetrics(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lineHeights: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: TextStyleMetrics(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lineHeights: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: TextStyleMetrics(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lineHeights: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]
}
