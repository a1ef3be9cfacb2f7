import CoreGraphics
import DisplayProtocol

/// A label's text and style, and how the one changes with the other.
struct LabelContent: Equatable {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text, where it has no attributes of its own.
  @ByteEqual private var plain: String?
  /// The text, where it has.
  private var attributed: StyledText?

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
  func isPlain(_ text: String?) -> Bool { attributed == nil && plain.hasSameBytes(as: text) }

  /// The text with its attributes, those of the label's style included where it has none of its own.
  var styled: StyledText? {
    get { attributed ?? plain.map { StyledText($0, attributes: attributes) } }
    set {
      plain = nil
      attributed = newValue
    }
  }

  func richText(isRightToLeft: Bool) -> RichText {
    let text =
      if let attributed, !attributed.hasNoAttributes {
        RichText(attributed, defaults: attributes)
      } else {
        RichText(
          string ?? "", font: font, color: color,
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
    // Text without a style takes the label's when it is drawn.
    guard let text = attributed, text.runs.contains(where: { $0.attributes[.paragraphStyle] != nil }) else {
      return
    }
    attributed = text.mappingAttributes { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let copy = style.mutableCopy() as! NSMutableParagraphStyle
      copy[keyPath: path] = newValue
      attributes[.paragraphStyle] = copy
    }
  }
}
