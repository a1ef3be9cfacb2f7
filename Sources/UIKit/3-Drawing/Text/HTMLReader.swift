import Foundation

/// Makes text with attributes of HTML, as iOS's reader does for the elements of written text: headings, paragraphs,
/// lists, links and styles.
struct HTMLReader {
  /// An element that has not ended yet.
  private struct Element {
    var name: String
    var style: HTMLStyle
    /// The number of the list's next item.
    var item = 1
  }

  private var elements: [Element]
  private var sheet = StyleSheet()
  private let result = NSMutableAttributedString()
  /// The attributes of a space that was read and not written yet, since spaces at the ends of lines mean nothing; nil for
  /// none.
  private var space: [NSAttributedString.Key: Any]?
  private var isAtLineStart = true

  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track",
    "wbr",
  ]

  private init(_ style: HTMLStyle) {
    elements = [Element(name: "", style: style)]
  }

  /// Reads a document or a part of one.
  static func read(_ source: String) -> NSAttributedString {
    var reader = HTMLReader(HTMLStyle())
    for token in HTMLTokenizer.tokens(of: source) {
      switch token {
      case .start(let name, let attributes): reader.start(name, attributes)
      case .end(let name): reader.end(name)
      case .text(let text): reader.text(text)
      }
    }
    return reader.result
  }

  private var style: HTMLStyle { elements[elements.count - 1].style }

  // MARK: Elements

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return breakLine() }
    closeImplied(before: name)
    if HTMLStyle.blocks.contains(name) { endLine() }
    var style = name == "html" || name == "body" && elements.count == 1 ? HTMLStyle() : style
    style.apply(name, attributes)
    for declarations in sheet.declarations(for: name, attributes) { style.apply(declarations) }
    if let own = attributes["style"] { style.apply(own) }
    var element = Element(name: name, style: style)
    switch name {
    case "ul", "ol":
      let first = attributes["start"].flatMap { Int($0) } ?? 1
      element.item = first
      element.style.lists.append(
        NSTextList(markerFormat: marker(name, attributes, depth: style.lists.count), options: 0))
      element.style.lists.last?.startingItemNumber = first
    case "img":
      if let alternative = attributes["alt"], !alternative.isEmpty { text(alternative) }
    default: break
    }
    guard !HTMLReader.voidElements.contains(name) else { return }
    elements.append(element)
    if name == "li" { beginItem(attributes) }
    if (name == "td" || name == "th"), !isAtLineStart { append("\t") }
  }

  private func marker(_ name: String, _ attributes: [String: String], depth: Int) -> NSTextList.MarkerFormat {
    guard name == "ol" else { return [.disc, .circle, .square][min(depth, 2)] }
    return switch attributes["type"] {
    case "a": NSTextList.MarkerFormat("{lower-alpha}.")
    case "A": NSTextList.MarkerFormat("{upper-alpha}.")
    case "i": NSTextList.MarkerFormat("{lower-roman}.")
    case "I": NSTextList.MarkerFormat("{upper-roman}.")
    default: NSTextList.MarkerFormat("{decimal}.")
    }
  }

  private mutating func beginItem(_ attributes: [String: String]) {
    guard let list = style.lists.last,
      let owner = elements.lastIndex(where: { $0.name == "ul" || $0.name == "ol" })
    else { return }
    if let value = attributes["value"].flatMap({ Int($0) }) { elements[owner].item = value }
    append("\t\(list.marker(forItemNumber: elements[owner].item))\t")
    elements[owner].item += 1
    isAtLineStart = true
  }

  /// Ends what HTML lets end without a tag.
  private mutating func closeImplied(before name: String) {
    let ended: Set<String> =
      switch name {
      case "li": ["li"]
      case "dt", "dd": ["dt", "dd"]
      case "tr": ["tr", "td", "th"]
      case "td", "th": ["td", "th"]
      default: []
      }
    let limits: Set<String> = ["ul", "ol", "dl", "table"]
    while let index = elements.lastIndex(where: { ended.contains($0.name) || limits.contains($0.name) }),
      ended.contains(elements[index].name)
    {
      end(elements[index].name)
    }
    if HTMLStyle.blocks.contains(name), let index = elements.lastIndex(where: { $0.name == "p" }) {
      if !elements[index...].contains(where: { $0.name == "li" || $0.name == "div" }) { end("p") }
    }
  }

  private mutating func end(_ name: String) {
    if name == "br" { return breakLine() }
    guard let index = elements.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if elements[index...].contains(where: { HTMLStyle.blocks.contains($0.name) }) { endLine() }
    elements.removeSubrange(index...)
  }

  // MARK: Text

  private mutating func text(_ text: String) {
    if elements.last?.name == "style" { return add(sheet: text) }
    guard !style.isHidden else { return }
    guard !style.isPreformatted else { return append(text) }
    var line = ""
    for character in text {
      // A space that does not break is a character like any other.
      if character.isWhitespace, !"\u{A0}\u{2002}\u{2003}".contains(character) {
        if space == nil { space = style.attributes }
        continue
      }
      if space != nil, !line.isEmpty {
        line += " "
        space = nil
      } else if let space {
        // A space before a link is none of the link's.
        if !isAtLineStart { result.append(NSAttributedString(string: " ", attributes: space)) }
        self.space = nil
      }
      line.append(character)
    }
    if !line.isEmpty { append(line) }
  }

  /// Takes in a style sheet, which holds for a document's body, too, where no tag begins it.
  private mutating func add(sheet source: String) {
    sheet.add(source)
    var base = HTMLStyle()
    for declarations in sheet.declarations(for: "html", [:]) + sheet.declarations(for: "body", [:]) {
      base.apply(declarations)
    }
    elements[0].style = base
  }

  private mutating func append(_ text: String) {
    result.append(NSAttributedString(string: text, attributes: style.attributes))
    isAtLineStart = text.hasSuffix("\n")
    if isAtLineStart { space = nil }
  }

  /// A break inside of a paragraph.
  private mutating func breakLine() {
    guard !style.isHidden else { return }
    space = nil
    append("\u{2028}")
    isAtLineStart = true
  }

  /// Ends the paragraph, where one has begun.
  private mutating func endLine() {
    space = nil
    // A paragraph in an item of a list begins behind its marker.
    guard result.length > 0, !result.string.hasSuffix("\n"), !(isAtLineStart && result.string.hasSuffix("\t"))
    else {
      return
    }
    append("\n")
  }
}
