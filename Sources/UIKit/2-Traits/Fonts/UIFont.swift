import CoreGraphics

/// A font: a face and a size in points. Immutable, and usable from any thread.
///
/// The system font is drawn with Inter but measures vertically as iOS's system font does, so that lines are
/// as high as there.
open class UIFont: UIObject, @unchecked Sendable {
  /// The font that is requested from the drawing layer.
  let font: Font
  /// The distance between baselines that a text style requests; 0 where the font's own is meant.
  let styleLineHeight: CGFloat
  /// The text style the font was made for, if it was.
  let textStyle: TextStyle?
  /// The scaling that was applied to the font, if any.
  let scaling: FontScaling?

  init(
    font: Font, textStyle: TextStyle? = nil, styleLineHeight: CGFloat = 0, scaling: FontScaling? = nil
  ) {
    self.font = font
    self.textStyle = textStyle
    self.styleLineHeight = styleLineHeight
    self.scaling = scaling
    super.init()
  }

  /// Makes the font that a descriptor describes. A size of 0 takes the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.size = pointSize }
    let keepsStyle = font.size == descriptor.font.size
    self.init(
      font: font, textStyle: keepsStyle ? descriptor.textStyle : nil,
      styleLineHeight: keepsStyle ? descriptor.styleLineHeight : 0)
  }

  /// Makes the font of a name, such as `HelveticaNeue-Bold` or a family's, at a size in points. iOS's fonts
  /// are drawn in the installed ones that come closest. Nil when neither iOS nor this machine has the font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = FontLibrary.shared.font(named: fontName, size: fontSize) else { return nil }
    self.init(font: font)
  }

  /// The families installed here, by name.
  open class var familyNames: [String] { FontLibrary.shared.families }

  /// The names of a family's faces; none for a family that is not installed.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.faces(ofFamily: familyName).map(\.postScriptName)
  }

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  /// The name of the font's family, such as `Inter`.
  open var familyName: String { font.family }

  /// A description of the font, from which others can be derived.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font: font, textStyle: textStyle, styleLineHeight: styleLineHeight)
  }

  /// The full name, such as `Inter-Bold`. One of iOS's fonts has iOS's name for it, whatever it is drawn in.
  open var fontName: String { FontLibrary.shared.name(of: font) }

  /// The distance from the baseline up to the top of the line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline down to the bottom of the line, in points: negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of a capital letter in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line in points, without what lies between lines.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// Points between lines. 0, but for the fonts of text styles, whose lines lie as far apart as the style
  /// asks.
  open var leading: CGFloat {
    styleLineHeight > 0 ? max(0, styleLineHeight - lineHeight) : metrics.leading
  }

  private var metrics: FontMetrics { FontLibrary.shared.metrics(for: font) }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font: font)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.font == font && other.styleLineHeight == styleLineHeight
  }

  open override var hash: Int { font.hashValue }

  open override var description: String {
    "<UIFont \(font.family) \(font.weight)\(font.isItalic ? " italic" : "") \(font.size)pt>"
  }
}
