import CoreGraphics

/// Text ready for typesetting: stretches of one style each, and how its lines follow one another. The one
/// place where UIKit's attributes become the drawing layer's.
struct RichText: Hashable {
  var spans: [TextSpan]
  var paragraph: TextParagraph

  /// Text whose style its attributes say, once `change` has changed them, and `defaults` where they do not.
  /// Dynamic colors are resolved with the current traits.
  init(
    _ text: StyledText, defaults: [NSAttributedString.Key: Any] = [:],
    changing change: (inout [NSAttributedString.Key: Any]) -> Void = { _ in }
  ) {
    spans = []
    paragraph = RichText.paragraph(defaults)
    var leading: CGFloat = 0
    var markers = ListMarkers()
    for run in text.runs {
      var attributes = run.attributes
      change(&attributes)
      attributes.merge(defaults) { value, _ in value }
      leading = max(leading, RichText.font(attributes).leading)
      let style = RichText.style(attributes)
      for (text, format) in markers.pieces(
        of: run.text, style: attributes[.paragraphStyle] as? NSParagraphStyle)
      {
        if spans.isEmpty { paragraph = format }
        spans.append(TextSpan(text, style: style, paragraph: format == paragraph ? nil : format))
      }
    }
    changeParagraphs { $0.lineSpacing += leading }
  }

  /// The text of an attributed string.
  init(_ attributed: NSAttributedString) {
    self.init(StyledText(attributed))
  }

  /// Text with the same attributes everywhere.
  init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    spans = text.isEmpty ? [] : [TextSpan(text, style: RichText.style(attributes))]
    paragraph = RichText.paragraph(attributes)
    paragraph.lineSpacing += RichText.font(attributes).leading
  }

  /// Text of one font and color.
  init(_ text: String, font: UIFont, color: UIColor, paragraph: TextParagraph) {
    spans = text.isEmpty ? [] : [TextSpan(text, style: TextStyle(font: font.font, color: color.cgColor))]
    self.paragraph = paragraph
    self.paragraph.lineSpacing += font.leading
  }

  var isEmpty: Bool { spans.isEmpty }

  /// Changes how the lines of all paragraphs follow one another.
  mutating func changeParagraphs(_ change: (inout TextParagraph) -> Void) {
    change(&paragraph)
    // Without this check even spans that stay as they are would be copied.
    guard spans.contains(where: { $0.paragraph != nil }) else { return }
    for index in spans.indices where spans[index].paragraph != nil { change(&spans[index].paragraph!) }
  }

  /// The text as a view shows it whose interface reads in a direction: natural alignment follows that,
  /// whatever the text's characters say, as in UIKit.
  func directed(isRightToLeft: Bool) -> RichText {
    var directed = self
    directed.changeParagraphs { $0.direct(isRightToLeft: isRightToLeft) }
    return directed
  }

  /// The same text with every font at `factor` times its size.
  func scaled(by factor: CGFloat) -> RichText {
    var scaled = self
    for index in scaled.spans.indices {
      scaled.spans[index].style.font.size *= factor
      scaled.spans[index].style.decoration.stroke?.width *= factor
    }
    return scaled
  }

  /// The same text in another color, where one is given, and fainter by a factor on its opacity.
  func recolored(_ color: CGColor?, alpha: CGFloat) -> RichText {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: color.alpha * alpha) ?? color }
    var changed = self
    for index in changed.spans.indices {
      var style = spans[index].style
      style.color = faded(color ?? style.color)
      let decoration = style.decoration
      style.decoration.underline?.color = decoration.underline?.color.map(faded)
      style.decoration.strikethrough?.color = decoration.strikethrough?.color.map(faded)
      style.decoration.stroke?.color = decoration.stroke?.color.map(faded)
      changed.spans[index].style = style
    }
    return changed
  }

  /// The same text with one tracking for all of its characters, as displays' editors have it.
  var trackedUniformly: RichText {
    var tracked = self
    for index in tracked.spans.indices { tracked.spans[index].style.font.tracking = .uniform }
    return tracked
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

  /// The style of text without attributes.
  static var defaultStyle: TextStyle { TextStyle(font: defaultFont.font) }

  private static func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> TextParagraph {
    (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraph ?? TextParagraph()
  }

  private static func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
    InlinePresentationIntent(attributes).font(attributes[.font] as? UIFont ?? defaultFont)
  }

  private static func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    let isLink = attributes[.link] != nil
    let color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : .black)
    let font = font(attributes)
    var style = TextStyle(
      font: font.font, color: color.cgColor,
      backgroundColor: (attributes[.backgroundColor] as? UIColor)?.cgColor,
      kern: number(attributes[.kern]) ?? number(attributes[.tracking]),
      baselineOffset: number(attributes[.baselineOffset]) ?? 0)
    style.decoration = decoration(attributes, size: font.pointSize)
    style.picture = (attributes[.attachment] as? NSTextAttachment)?.picture(color: color, font: font)
    return style
  }

  private static func decoration(
    _ attributes: [NSAttributedString.Key: Any], size: CGFloat
  ) -> TextDecoration {
    func rule(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> TextRule? {
      let bits = number(attributes[style]).flatMap { Int(exactly: $0) } ?? 0
      var rule = TextRule(NSUnderlineStyle(rawValue: bits))
      rule?.color = (attributes[color] as? UIColor)?.cgColor
      return rule
    }
    var decoration = TextDecoration()
    decoration.underline = rule(.underlineStyle, .underlineColor)
    decoration.strikethrough = rule(.strikethroughStyle, .strikethroughColor)
    if decoration.strikethrough == nil, InlinePresentationIntent(attributes).contains(.strikethrough) {
      decoration.strikethrough = TextRule(.single)
    }
    decoration.slant = number(attributes[.obliqueness]) ?? 0
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      decoration.shadow = TextShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
    }
    if let share = number(attributes[.strokeWidth]), share != 0 {
      decoration.stroke = TextStroke(
        width: abs(share) / 100 * size, color: (attributes[.strokeColor] as? UIColor)?.cgColor,
        isFilled: share < 0)
    }
    return decoration
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

extension TextParagraph {
  /// Takes the direction of the interface where the paragraph has none of its own.
  mutating func direct(isRightToLeft: Bool) {
    if !hasOwnDirection { self.isRightToLeft = isRightToLeft }
    if alignment == .natural { alignment = self.isRightToLeft ? .right : .left }
  }
}

extension TextRule {
  /// A line in a style; nil for none.
  fileprivate init?(_ style: NSUnderlineStyle) {
    guard style.rawValue != 0 else { return nil }
    self.init()
    weight =
      style.isSuperset(of: .double) ? .double : style.isSuperset(of: .thick) ? .thick : .single
    switch style.rawValue & 0x0700 {
    case NSUnderlineStyle.patternDot.rawValue: pattern = .dots
    case NSUnderlineStyle.patternDash.rawValue: pattern = .dashes
    case NSUnderlineStyle.patternDashDot.rawValue: pattern = .dashDot
    case NSUnderlineStyle.patternDashDotDot.rawValue: pattern = .dashDotDot
    default: break
    }
    isByWord = style.contains(.byWord)
  }
}
