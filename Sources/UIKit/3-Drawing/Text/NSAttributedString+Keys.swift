import CoreGraphics

extension NSAttributedString.Key {
  /// The font, a ``UIFont``. Text without one is drawn in the system font at 12 points, as raw attributed
  /// strings are on iOS; a label's text takes the label's font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the glyphs, a ``UIColor``; black by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the glyphs, a ``UIColor``; none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Alignment and line spacing, an ``NSParagraphStyle``. A paragraph's first character's holds for all of
  /// it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Points to add between characters, a number. 0 turns the font's own kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points to add between characters beside the font's own kerning, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A line under the text: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through the text: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Points by which the glyphs are raised, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The target that a touch on the text opens, a `URL` or string. Such text is drawn in ``UIColor/link``.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The shadow of the text, an ``NSShadow``; none by default.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The color of the line under the text, a ``UIColor``; the glyphs' by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the text, a ``UIColor``; the glyphs' by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The color of the glyphs' outlines, a ``UIColor``; the glyphs' by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of a line along the glyphs' outlines in percent of the font's size, a number: positive for
  /// outlines alone, negative for glyphs that are filled too. 0, the default, for none.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The slant of glyphs to the right, as a fraction of their height, a number; 0 by default.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A picture in place of the character, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The expansion of glyphs, as the logarithm of the factor. Kept with the text; not drawn.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A style of print. Kept with the text; not drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Directions that hold whatever the characters say. Kept with the text; a paragraph's
  /// ``NSParagraphStyle/baseWritingDirection`` is followed.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether letters join into ligatures. Kept with the text; fonts decide.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Whether glyphs stand upright in lines from top to bottom: 0, the default, for no. Kept with the text;
  /// lines run horizontally.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// A style of print, the value of ``NSAttributedString/Key/textEffect``.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if the text were pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
