import CoreGraphics

/// The text of a field or a text view with its style, and how the one changes with the other. Places are
/// counted in UTF-16 units.
struct EditedText {
  /// The characters.
  private(set) var string = ""
  /// The text with its attributes, where it has any of its own.
  private(set) var attributed: StyledText?
  /// The style of text that says nothing else.
  var attributes: [NSAttributedString.Key: Any]

  init(font: UIFont) {
    attributes = [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: NSParagraphStyle.default]
  }

  /// The number of UTF-16 units.
  var length: Int { string.utf16.count }

  /// The text with its attributes, those of its style included where it has none of its own.
  var styled: StyledText { attributed ?? StyledText(string, attributes: attributes) }

  /// Text in the style of the whole.
  mutating func set(_ text: String) {
    string = text
    attributed = nil
  }

  /// Text with attributes of its own.
  mutating func set(_ text: StyledText) {
    string = text.string
    attributed = text
  }

  /// Replaces a range, which must lie in the text, by text with the attributes given; nil for those of the
  /// whole.
  mutating func replace(
    _ range: Range<Int>, with text: String, attributes own: [NSAttributedString.Key: Any]? = nil
  ) {
    if attributed != nil || own != nil {
      var changed = styled
      changed.replace(range, with: text, attributes: own ?? attributes(before: range.lowerBound))
      attributed = changed
      string = changed.string
    } else {
      let (start, end) = (string.index(atUTF16: range.lowerBound), string.index(atUTF16: range.upperBound))
      string.replaceSubrange(start..<end, with: text)
    }
  }

  /// The attributes of the character before a place, or of the text's style where there is none.
  func attributes(before place: Int) -> [NSAttributedString.Key: Any] {
    guard let attributed else { return attributes }
    return attributes.merging(attributed.attributes(at: max(place - 1, 0))) { _, new in new }
  }

  /// Sets an attribute of the whole text.
  mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    attributes[key] = value
    attributed = attributed?.mappingAttributes { $0[key] = value }
  }

  /// The font of the whole.
  var font: UIFont { attributes[.font] as? UIFont ?? EditedText.defaultFont }
  /// The color of the whole.
  var color: UIColor { attributes[.foregroundColor] as? UIColor ?? .label }
  /// The paragraphs' style of the whole.
  var paragraphStyle: NSParagraphStyle { attributes[.paragraphStyle] as? NSParagraphStyle ?? .default }

  /// Alignment between the edges.
  var alignment: NSTextAlignment {
    get { paragraphStyle.alignment }
    set {
      attributes[.paragraphStyle] = paragraphStyle.with { $0.alignment = newValue }
      attributed = attributed?.mappingAttributes { attributes in
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        attributes[.paragraphStyle] = style.with { $0.alignment = newValue }
      }
    }
  }

  /// The text for typesetting, its colors resolved with the current traits. With a mask, every character
  /// shows as it; `change` changes attributes of the text's own.
  func richText(
    isRightToLeft: Bool, mask: String? = nil,
    changing change: (inout [NSAttributedString.Key: Any]) -> Void = { _ in }
  ) -> RichText {
    let text =
      if let mask {
        RichText(String(repeating: mask, count: string.count), attributes: attributes)
      } else if let attributed {
        RichText(attributed, defaults: attributes, changing: change)
      } else {
        RichText(string, attributes: attributes)
      }
    return text.directed(isRightToLeft: isRightToLeft).trackedUniformly
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 12)
}

extension NSParagraphStyle {
  /// The same style with a change.
  func with(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let copy = mutableCopy() as! NSMutableParagraphStyle
    change(copy)
    return copy
  }
}
