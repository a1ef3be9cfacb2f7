import CoreGraphics

/// A label's text and style, and how the one changes with the other.
struct LabelContent {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text, where it has no attributes of its own.
  private var plain: String?
  /// The text, where it has.
  private var attributed: NSAttributedString?

  var font = LabelContent.defaultFont {
    didSet { rewrite(.font, font) }
  }

  var color = UIColor.label {
    didSet { rewrite(.foregroundColor, color) }
  }

  var alignment = NSTextAlignment.natural {
    didSet { rewriteParagraphs(\.alignment, alignment) }
  }

  var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { rewriteParagraphs(\.lineBreakMode, lineBreakMode) }
  }

  var string: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
    }
  }

  /// Whether the text is a given one without attributes of its own.
  func isPlain(_ text: String?) -> Bool { attributed == nil && plain == text }

  var attributedString: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      plain = nil
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  func richText(isRightToLeft: Bool) -> RichText {
    let text =
      if let attributed {
        RichText(attributed, defaults: attributes)
      } else {
        RichText(
          plain ?? "", font: font, color: color,
          paragraph: LabelContent.paragraph(alignment: alignment, lineBreakMode: lineBreakMode))
      }
    return text.directed(isRightToLeft: isRightToLeft)
  }

  /// The paragraphs of text without attributes.
  private static func paragraph(
    alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode
  ) -> TextParagraph {
    var paragraph = TextParagraph()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    return paragraph
  }

  /// The label's own style.
  private var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
  }

  private mutating func rewrite(_ key: NSAttributedString.Key, _ value: Any) {
    attributed = attributed?.mappingAttributes { $0[key] = value }
  }

  private mutating func rewriteParagraphs<Value>(
    _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, Value>, _ newValue: Value
  ) {
    attributed = attributed?.mappingAttributes { attributes in
      // Text without a style takes the label's when it is drawn.
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let copy = style.mutableCopy() as! NSMutableParagraphStyle
      copy[keyPath: path] = newValue
      attributes[.paragraphStyle] = copy
    }
  }
}

extension LabelContent: Equatable {
  static func == (lhs: LabelContent, rhs: LabelContent) -> Bool {
    guard lhs.plain == rhs.plain, lhs.font == rhs.font, lhs.color == rhs.color,
      lhs.alignment == rhs.alignment,
      lhs.lineBreakMode == rhs.lineBreakMode
    else { return false }
    switch (lhs.attributed, rhs.attributed) {
    case (nil, nil): return true
    case (let one?, let other?): return one.isSame(as: other)
    default: return false
    }
  }
}
