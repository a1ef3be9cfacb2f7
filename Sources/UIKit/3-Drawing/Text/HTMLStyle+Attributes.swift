import CoreGraphics
import Foundation

extension HTMLStyle {
  /// The font: Times New Roman where nothing else is said, as in text that iOS reads.
  private var font: UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let base: UIFont
    switch family {
    case "system": base = .systemFont(ofSize: size)
    case "monospace": base = .monospacedSystemFont(ofSize: size, weight: .regular)
    case let name?: base = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case nil: base = UIFont(name: "Times New Roman", size: size) ?? .systemFont(ofSize: size)
    }
    guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else {
      return base
    }
    return UIFont(descriptor: descriptor, size: size)
  }

  /// The attributes of the text.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color ?? UIColor.black]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = link }
    if raise != 0 { attributes[.baselineOffset] = raise * size }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.paragraphSpacing = marginBottom
    paragraph.paragraphSpacingBefore = marginTop
    if lists.isEmpty {
      (paragraph.firstLineHeadIndent, paragraph.headIndent) = (indent, indent)
    } else {
      let edge = indent + CGFloat(lists.count - 1) * 36
      paragraph.headIndent = edge + 36
      paragraph.tabStops = [
        NSTextTab(textAlignment: .natural, location: edge + 11),
        NSTextTab(textAlignment: .natural, location: edge + 36),
      ]
      paragraph.textLists = lists
    }
    attributes[.paragraphStyle] = paragraph
    return attributes
  }
}

extension NSAttributedString {
  /// Makes text with attributes of HTML.
  static func read(html source: String) -> NSAttributedString {
    let reader = HTMLReader(source)
    var text = StyledText("")
    var known: [Int: [NSAttributedString.Key: Any]] = [:]
    for run in reader.runs {
      let attributes = known[run.style] ?? reader.styles[run.style].attributes
      known[run.style] = attributes
      text.append(run.text, attributes: attributes)
    }
    return text.attributedString
  }
}
