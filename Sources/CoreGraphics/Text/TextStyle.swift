/// The alignment of text between its edges. The raw values are iOS's.
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

/// The treatment of text that is wider than the space available to it. The raw values are iOS's.
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

/// The style in which a stretch of text is drawn.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The color of the glyphs.
  public var color: CGColor
  /// A color behind the glyphs, over the line's height; none by default.
  public var backgroundColor: CGColor?
  /// Extra space after each character in points. Nil leaves the font's kerning alone; 0 turns
  /// kerning off, as `NSAttributedString.Key.kern` does.
  public var kern: CGFloat?
  /// The distance by which the glyphs are raised above the baseline, in points.
  public var baselineOffset: CGFloat
  /// The attributes that few texts have, stored apart, so that plain text's style is small.
  private var extras: Extras?

  /// Lines, shadow and changes of the outlines; none by default.
  public var decoration: TextDecoration {
    get { extras?.decoration ?? TextDecoration() }
    set { extras = Extras(newValue, picture) }
  }

  /// Whether there may be lines, a shadow or changes of the outlines.
  var hasDecoration: Bool { extras != nil }

  /// The picture that replaces each character; nil, the default, for the characters themselves.
  public var picture: TextPicture? {
    get { extras?.picture }
    set { extras = Extras(decoration, newValue) }
  }

  private final class Extras: Hashable, Sendable {
    let decoration: TextDecoration
    let picture: TextPicture?

    /// Nil where there is nothing to keep.
    init?(_ decoration: TextDecoration, _ picture: TextPicture?) {
      guard decoration != TextDecoration() || picture != nil else { return nil }
      self.decoration = decoration
      self.picture = picture
    }

    static func == (lhs: Extras, rhs: Extras) -> Bool {
      lhs === rhs || lhs.decoration == rhs.decoration && lhs.picture == rhs.picture
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(decoration)
      hasher.combine(picture)
    }
  }

  /// Makes a style; all but the font have defaults.
  public init(
    font: Font, color: CGColor = .black, backgroundColor: CGColor? = nil, kern: CGFloat? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, baselineOffset: CGFloat = 0
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.baselineOffset = baselineOffset
    if isUnderlined { decoration.underline = TextRule() }
    if isStruckThrough { decoration.strikethrough = TextRule() }
  }

  /// Whether a line is drawn under the text. Setting it makes one thin line, or none.
  public var isUnderlined: Bool {
    get { decoration.underline != nil }
    set { decoration.underline = newValue ? TextRule() : nil }
  }

  /// Whether a line is drawn through the text. Setting it makes one thin line, or none.
  public var isStruckThrough: Bool {
    get { decoration.strikethrough != nil }
    set { decoration.strikethrough = newValue ? TextRule() : nil }
  }
}

/// A stretch of text with one style.
public struct TextSpan: Sendable {
  /// The characters.
  public var text: String
  /// Their style.
  public var style: TextStyle
  /// The format of the lines of the paragraphs that begin here, where it differs from the whole text's; nil
  /// by default.
  public var paragraph: TextParagraph?

  /// Makes a stretch of text with one style.
  public init(_ text: String, style: TextStyle, paragraph: TextParagraph? = nil) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
  }
}

/// The format of the lines of a paragraph; the fields mean what `NSParagraphStyle`'s mean.
public struct TextParagraph: Hashable, Sendable {
  /// Alignment between the edges.
  public var alignment: NSTextAlignment = .natural
  /// The treatment of text at the end of a line.
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
  /// The tab stops, in the order of their positions; beyond them ``tabInterval`` holds.
  public var tabStops: [TextTabStop] = []
  /// Points from one place that tabs lead to to the next, beyond ``tabStops``; 28, as on iOS, by default.
  public var tabInterval: CGFloat = 28
  /// Whether text reads from the right where its characters do not say.
  public var isRightToLeft = false
  /// Whether ``isRightToLeft`` holds whatever the characters say.
  public var hasOwnDirection = false
  /// The marker before the first line, as a list's items have it; nil, the default, for none.
  public var marker: TextMarker?

  /// Makes the default paragraph.
  public init() {}
}

/// A marker that is drawn before the first line of a paragraph, and is no part of the text.
public struct TextMarker: Hashable, Sendable {
  /// The characters, drawn in the style of the paragraph's first one.
  public var text: String
  /// Points from the leading edge to its start. It is moved back where it would reach into the text.
  public var indent: CGFloat

  /// Makes a marker at a distance from the leading edge, in points.
  public init(_ text: String, indent: CGFloat) {
    self.text = text
    self.indent = indent
  }
}

/// A place that a tab leads to.
public struct TextTabStop: Hashable, Sendable {
  /// The part of the text behind the tab that is aligned with the tab stop.
  public enum Alignment: Hashable, Sendable {
    case start, middle, end
  }

  /// Points from the leading edge.
  public var location: CGFloat
  /// The part of the text behind the tab that is aligned with the tab stop.
  public var alignment: Alignment

  /// Describes a place.
  public init(_ location: CGFloat, alignment: Alignment = .start) {
    self.location = location
    self.alignment = alignment
  }
}
