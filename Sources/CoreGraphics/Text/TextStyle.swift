/// How text is aligned between its edges. The raw values are iOS's.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// Along the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// Along the right edge.
  case right = 2
  /// Both edges, the last line natural.
  case justified = 3
  /// Along the edge where the script begins.
  case natural = 4
}

/// What happens where text is wider than its room. The raw values are iOS's.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// Break between words.
  case byWordWrapping = 0
  /// Break between any two characters.
  case byCharWrapping = 1
  /// One line, cut at the edge.
  case byClipping = 2
  /// `…wxyz`
  case byTruncatingHead = 3
  /// `abcd…`
  case byTruncatingTail = 4
  /// `ab…yz`
  case byTruncatingMiddle = 5
}

/// How a stretch of text is drawn.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The colour of the glyphs.
  public var color: CGColor
  /// A colour behind the glyphs, over the line's height; none by default.
  public var backgroundColor: CGColor?
  /// Extra space after each character in points. Nil leaves the font's kerning alone; 0 turns
  /// kerning off, as `NSAttributedString.Key.kern` does.
  public var kern: CGFloat?
  /// Whether a line is drawn under the text.
  public var isUnderlined: Bool
  /// Whether a line is drawn through the text.
  public var isStruckThrough: Bool
  /// How far the glyphs are raised above the baseline, in points.
  public var baselineOffset: CGFloat

  /// Makes a style; all but the font have defaults.
  public init(
    font: Font, color: CGColor = .black, backgroundColor: CGColor? = nil, kern: CGFloat? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, baselineOffset: CGFloat = 0
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.baselineOffset = baselineOffset
  }
}

/// A stretch of text with one style.
public struct TextSpan: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Their style.
  public var style: TextStyle

  /// Makes a stretch of text with one style.
  public init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }
}

/// How lines follow one another; the fields mean what `NSParagraphStyle`'s mean.
public struct TextParagraph: Hashable, Sendable {
  /// Alignment between the edges.
  public var alignment: NSTextAlignment = .natural
  /// What happens at the end of a line.
  public var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Points between lines.
  public var lineSpacing: CGFloat = 0
  /// Points after each paragraph.
  public var paragraphSpacing: CGFloat = 0
  /// Points before each paragraph but the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line, points; 0 for none.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, points; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// A factor on the line's natural height; 0 for none.
  public var lineHeightMultiple: CGFloat = 0
  /// Points from the leading edge to the first line's start.
  public var firstLineHeadIndent: CGFloat = 0
  /// Points from the leading edge to the other lines' start.
  public var headIndent: CGFloat = 0
  /// Points to the line's end: from the leading edge when positive, from the trailing one otherwise.
  public var tailIndent: CGFloat = 0
  /// Whether text reads from the right where its characters do not say.
  public var isRightToLeft = false

  /// Makes the default paragraph.
  public init() {}
}
