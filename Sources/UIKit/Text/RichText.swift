import CoreGraphics

/// Text ready for typesetting: stretches of one style each, and how its lines follow one another. The one
/// place where UIKit's attributes become the drawing layer's.
struct RichText: Hashable {
  var spans: [TextSpan]
  var paragraph: TextParagraph

  /// Text whose style its attributes say, and `defaults` where they do not. Dynamic colours are resolved
  /// with the current traits.
  init(_ attributed: NSAttributedString, defaults: [NSAttributedString.Key: Any] = [:]) {
    spans = []
    paragraph = RichText.paragraph(defaults)
    var leading: CGFloat = 0
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { own, range, _ in
      let attributes = own.merging(defaults) { value, _ in value }
      let text = attributed.attributedSubstring(from: range).string
      spans.append(TextSpan(text, style: RichText.style(attributes)))
      leading = max(leading, RichText.font(attributes).leading)
      if range.location == 0 { paragraph = RichText.paragraph(attributes) }
    }
    paragraph.lineSpacing += leading
  }

  /// Text with the same attributes everywhere.
  init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    spans = text.isEmpty ? [] : [TextSpan(text, style: RichText.style(attributes))]
    paragraph = RichText.paragraph(attributes)
    paragraph.lineSpacing += RichText.font(attributes).leading
  }

  var isEmpty: Bool { spans.isEmpty }

  /// The same text with every font at `factor` times its size.
  func scaled(by factor: CGFloat) -> RichText {
    var scaled = self
    for index in scaled.spans.indices {
      scaled.spans[index].style.font.size *= factor
    }
    return scaled
  }

  /// The same text, its colours changed.
  func recolored(_ change: (CGColor) -> CGColor) -> RichText {
    var changed = self
    for index in changed.spans.indices {
      changed.spans[index].style.color = change(spans[index].style.color)
    }
    return changed
  }

  /// The same text with its characters closer by a share of their size.
  func tightened(by share: CGFloat) -> RichText {
    var tightened = self
    for index in tightened.spans.indices {
      let style = spans[index].style
      tightened.spans[index].style.kern = (style.kern ?? 0) - style.font.size * share
    }
    return tightened
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  private static func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> TextParagraph {
    (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraph ?? TextParagraph()
  }

  private static func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? defaultFont
  }

  private static func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    let isLink = attributes[.link] != nil
    let color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : .black)
    return TextStyle(
      font: font(attributes).font,
      color: color.cgColor,
      backgroundColor: (attributes[.backgroundColor] as? UIColor)?.cgColor,
      kern: number(attributes[.kern]) ?? number(attributes[.tracking]),
      isUnderlined: number(attributes[.underlineStyle]).map { $0 != 0 } ?? false,
      isStruckThrough: number(attributes[.strikethroughStyle]).map { $0 != 0 } ?? false,
      baselineOffset: number(attributes[.baselineOffset]) ?? 0)
  }

  /// A number as apps write it into attributes: of any type.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: nil
    }
  }
}
