/// Breaks text into lines and places it. Its results are remembered, so asking again for the same costs
/// little. Safe to use from any thread.
public enum Typesetter {
  private struct Key: Hashable, Sendable {
    var spans: [TextSpan]
    var paragraph: TextParagraph
    var width: CGFloat
    var maximumLines: Int
    var maximumHeight: CGFloat

    /// Hashes what texts mostly differ in: the rest of a style costs more to hash than to compare.
    func hash(into hasher: inout Hasher) {
      for span in spans {
        span.text.hashBytes(into: &hasher)
        hasher.combine(span.style.font.size)
      }
      hasher.combine(width)
      hasher.combine(maximumHeight)
      hasher.combine(maximumLines)
    }
  }

  private static let cache = BoundedCache<Key, TypesetText>(limit: 400_000)
  /// From so many bytes on a text is not remembered whole.
  private static let longText = 50_000

  /// Breaks text into lines that fit `width` points (infinity for lines that end only where the text says
  /// so), and places them.
  ///
  /// Lines are broken where Unicode allows it, inside a word only where it is wider than the line. Spaces
  /// hang beyond the edge. Text for more than `maximumLines` lines (0 for no limit), or for more than
  /// `maximumHeight` points (but one line at least), is cut as the paragraph's `lineBreakMode` says. Widths
  /// and positions are not rounded. Numbers that are not finite or negative count as no room.
  public static func typeset(
    _ spans: [TextSpan], paragraph: TextParagraph = TextParagraph(), width: CGFloat = .infinity,
    maximumLines: Int = 0, maximumHeight: CGFloat = .infinity
  ) -> TypesetText {
    guard !spans.isEmpty else { return .empty }
    let key = Key(
      spans: spans, paragraph: paragraph, width: width.isNaN ? 0 : max(width, 0),
      maximumLines: max(maximumLines, 0),
      maximumHeight: maximumHeight.isNaN ? 0 : max(maximumHeight, 0))
    let length = spans.reduce(0) { $0 + $1.text.utf8.count }
    func set() -> TypesetText {
      var setting = TextSetting(
        shaper: .shared, paragraph: paragraph, width: key.width, maximumLines: key.maximumLines,
        maximumHeight: key.maximumHeight)
      return setting.run(spans)
    }
    // Long texts are remembered by paragraphs.
    guard length < longText else { return set() }
    return cache.value(for: key, cost: { 32 + 32 * $0.lines.count + length }, make: set)
  }

  /// Breaks text into lines that flow around areas, or that a delegate adjusts. Nothing is cached.
  package static func typeset(
    _ spans: [TextSpan], paragraph: TextParagraph, width: CGFloat, maximumLines: Int, layout: LineLayout
  ) -> TypesetText {
    guard !layout.isPlain else {
      return typeset(spans, paragraph: paragraph, width: width, maximumLines: maximumLines)
    }
    guard !spans.isEmpty else { return .empty }
    var setting = TextSetting(
      shaper: .shared, paragraph: paragraph, width: width.isNaN ? 0 : max(width, 0),
      maximumLines: max(maximumLines, 0), maximumHeight: .infinity, layout: layout)
    return setting.run(spans)
  }

  /// Breaks text of one style into lines, as ``typeset(_:paragraph:width:maximumLines:maximumHeight:)`` does.
  public static func typeset(
    _ text: String, style: TextStyle, paragraph: TextParagraph = TextParagraph(), width: CGFloat = .infinity,
    maximumLines: Int = 0, maximumHeight: CGFloat = .infinity
  ) -> TypesetText {
    typeset(
      [TextSpan(text, style: style)], paragraph: paragraph, width: width, maximumLines: maximumLines,
      maximumHeight: maximumHeight)
  }

  /// The width up to which a text of one line is measured, in points: wider than any screen.
  public static let widestLine: CGFloat = 8_192

  /// The width of a text's first line in points, not rounded: no more of a long text is looked at than
  /// ``widestLine`` needs.
  public static func lineWidth(_ spans: [TextSpan], paragraph: TextParagraph = TextParagraph()) -> CGFloat {
    var paragraph = paragraph
    paragraph.lineBreakMode = .byClipping
    return typeset(spans, paragraph: paragraph, width: widestLine, maximumLines: 1).size.width
  }

  /// The room that text takes, in points and not rounded.
  public static func measure(
    _ spans: [TextSpan], paragraph: TextParagraph = TextParagraph(), width: CGFloat = .infinity,
    maximumLines: Int = 0
  ) -> CGSize {
    typeset(spans, paragraph: paragraph, width: width, maximumLines: maximumLines).size
  }
}
