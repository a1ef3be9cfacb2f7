/// A font as it is asked for: a family, a size and a style. Resolving it to a file is the
/// ``FontLibrary``'s work.
public struct Font: Hashable, Sendable {
  /// The family's name as the font file gives it, such as `Inter`.
  public var family: String
  /// The size in points.
  public var size: CGFloat
  /// The weight on CSS's and OpenType's scale: 100 (thin) to 900 (black), 400 regular.
  public var weight: Int
  /// Whether the slanted face is wanted.
  public var isItalic: Bool
  /// Whether digits all take the same width (OpenType `tnum`).
  public var hasMonospacedDigits: Bool
  /// Whether heights and baselines follow San Francisco's numbers whatever face draws it, so that
  /// lines are as high as on iOS. True for the system font.
  public var usesSystemMetrics: Bool
  /// The choice among the system font's trackings; of no effect on other fonts.
  public var tracking: SystemFontTracking = .automatic

  /// Describes a font; nothing is loaded.
  public init(
    family: String, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, usesSystemMetrics: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.usesSystemMetrics = usesSystemMetrics
  }
}

/// A font's vertical measures in points, for its size. `descender` is negative, as UIKit has it.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat
  /// From the baseline down to the bottom of the line: negative.
  public var descender: CGFloat
  /// The height of a capital letter.
  public var capHeight: CGFloat
  /// The height of a small x.
  public var xHeight: CGFloat
  /// Space between lines beside their heights.
  public var leading: CGFloat

  /// The height of one line: ascender − descender.
  public var lineHeight: CGFloat { ascender - descender }

  /// Makes metrics of given measures.
  public init(
    ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat = 0
  ) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.leading = leading
  }
}
