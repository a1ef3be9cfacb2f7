import CoreGraphics

/// A font: a face and a size in points. Immutable, and usable from any thread.
///
/// The system font is drawn with Inter but measures vertically as iOS's system font does, so that lines are
/// as high as there.
open class UIFont: NSObject, @unchecked Sendable {
  /// What the drawing layer is asked for.
  let font: Font
  /// The distance between baselines that a text style asks for; 0 where the font's own is meant.
  let styleLineHeight: CGFloat
  /// The text style the font was made for, if it was.
  let textStyle: TextStyle?

  init(font: Font, textStyle: TextStyle? = nil, styleLineHeight: CGFloat = 0) {
    self.font = font
    self.textStyle = textStyle
    self.styleLineHeight = styleLineHeight
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

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  /// The name of the font's family, such as `Inter`.
  open var familyName: String { font.family }

  /// A description of the font, from which others can be derived.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font: font, textStyle: textStyle, styleLineHeight: styleLineHeight)
  }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font: font)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.font == font && other.styleLineHeight == styleLineHeight
  }

  open override var hash: Int { font.hashValue }

  open override var description: String {
    "<UIFont \(font.family) \(font.weight)\(font.isItalic ? " italic" : "") \(font.size)pt>"
  }
}
