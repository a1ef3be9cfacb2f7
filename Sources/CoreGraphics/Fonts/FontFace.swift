/// One font file: a family in one weight and slant, and what it measures.
public struct FontFace: Hashable, Sendable {
  /// The file, for a display that serves it.
  public let url: URL
  /// The family, as the file names it.
  public let family: String
  /// The face's own name, such as `Inter-SemiBold`.
  public let postScriptName: String
  /// The weight on CSS's scale, 100…900.
  public let weight: Int
  /// Whether the letters are slanted.
  public let isItalic: Bool
  /// Whether the glyphs are colored pictures, as emoji are.
  public let isColored: Bool
  let measures: Measures
  let coverage: FontCoverage

  /// Measures as fractions of the font's size, up from the baseline.
  struct Measures: Hashable, Sendable {
    var ascender: CGFloat
    var descender: CGFloat
    var lineGap: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
    var underlinePosition: CGFloat
    var underlineThickness: CGFloat
    var strikePosition: CGFloat
    var strikeThickness: CGFloat
    /// The factor by which glyphs that are images are wider than the outlines' table gives, as in browsers.
    var pictureStretch: CGFloat
  }

  /// The characters that do not depend on a space beside them.
  var spaceNeighbors: SpaceNeighbors { coverage.spaceNeighbors(file: url) }

  /// The face's own vertical measures (its `hhea` table's) at a size in points.
  public func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: measures.ascender * size, descender: measures.descender * size,
      capHeight: measures.capHeight * size, xHeight: measures.xHeight * size, leading: measures.lineGap * size
    )
  }

  /// Returns the position of a line under text of a size: the distance of its middle below the baseline, and
  /// its thickness, in points.
  public func underline(size: CGFloat) -> (offset: CGFloat, thickness: CGFloat) {
    (-measures.underlinePosition * size, measures.underlineThickness * size)
  }

  /// Returns the position of a line through text of a size: the distance of its middle below the baseline
  /// (negative: above it), and its thickness, in points.
  public func strikethrough(size: CGFloat) -> (offset: CGFloat, thickness: CGFloat) {
    (-measures.strikePosition * size, measures.strikeThickness * size)
  }

  /// Two faces are the same when their files are.
  public static func == (lhs: FontFace, rhs: FontFace) -> Bool {
    lhs.url == rhs.url && lhs.weight == rhs.weight
  }

  /// Feeds the file's place.
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
