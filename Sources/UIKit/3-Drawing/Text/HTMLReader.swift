import Foundation

/// Makes text with styles of HTML, as iOS's reader does for the elements of written text: headings,
/// paragraphs, lists, links and styles. Takes time and memory in proportion to the text.
struct HTMLReader {
  /// A stretch of text, and the index of its style in ``styles``.
  struct Run: Equatable {
    var text: String
    var style: Int
  }

  /// An element that has not ended yet.
  private struct Element {
    var name: String
    /// The index of its style.
    var style: Int
    /// The number of the list's next item.
    var item = 1
  }

  /// The greatest number of elements in each other, as browsers have one. What lies deeper is read as if it
  /// were beside the deepest: its text stays, its style is that of the deepest.
  static let maximumDepth = 512
  /// The greatest number of a list's item, which is also that of the smallest below zero.
  private static let maximumItem = 1_000_000_000

  /// The text, in stretches that are not empty.
  private(set) var runs: [Run] = []
  /// The styles that runs name.
  private(set) var styles = [HTMLStyle()]

  private var elements = [Element(name: "", style: 0)]
  /// The places in ``elements`` of the elements of each name, the innermost last.
  private var places: [String: [Int]] = [:]
  /// The numbers of elements beyond the greatest depth that have not ended yet, by their names.
  private var flattened: [String: Int] = [:]
  private var sheet = StyleSheet()
  /// The greatest index of a style that text has; those above it go with their elements.
  private var lastUsedStyle = 0
  /// The style of a space that was read and not written yet, since spaces at the ends of lines mean nothing;
  /// nil for none.
  private var space: Int?
  private var isAtLineStart = true
  /// The last character that was written, where it is a line's end or a tab.
  private var lastMark: UInt8?

  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track",
    "wbr",
  ]

  /// Reads a document or a part of one.
  init(_ source: String) {
    for token in HTMLTokenizer(source) {
      switch token {
      case .start(let name, let attributes): start(name, attributes)
      case .end(let name): end(name)
      case .rawText(let text, "style"): add(sheet: text)
      case .text(let text), .rawText(let text, "textarea"):
        self.text(text, elements[elements.count - 1].style)
      case .rawText: break
      }
    }
  }

  private var style: HTMLStyle { styles[elements[elements.count - 1].style] }

  // MARK: Elements

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return breakLine() }
    closeImplied(before: name)
    if HTMLStyle.blocks.contains(name) { endLine() }
    if name == "img", let alternative = attributes["alt"] {
      text(alternative, computedStyle(of: name, attributes))
    }
    guard !HTMLReader.voidElements.contains(name) else { return }
    guard elements.count <= HTMLReader.maximumDepth else {
      flattened[name, default: 0] += 1
      return
    }
    let list = name == "ul" || name == "ol" ? attributes["start"].flatMap { Int($0) } ?? 1 : nil
    push(name, computedStyle(of: name, attributes))
    if let list { beginList(name, attributes, from: list) }
    if name == "li" { beginItem(attributes) }
    if name == "td" || name == "th", !isAtLineStart, !style.isHidden {
      append("\t", elements[elements.count - 1].style)
    }
  }

  /// The index of an element's style: what it inherits, its name's, its rules' and its own.
  private mutating func computedStyle(of name: String, _ attributes: [String: String]) -> Int {
    let isRoot = name == "html" || name == "body" && elements.count == 1
    var style = isRoot ? HTMLStyle() : style
    style.apply(name, attributes)
    style.apply(sheet.declarations(for: name, attributes))
    if let own = attributes["style"] { style.apply(StyleDeclarations(own).values) }
    styles.append(style)
    return styles.count - 1
  }

  private mutating func push(_ name: String, _ style: Int) {
    places[name, default: []].append(elements.count)
    elements.append(Element(name: name, style: style))
  }

  private mutating func beginList(_ name: String, _ attributes: [String: String], from first: Int) {
    let (element, style) = (elements.count - 1, elements[elements.count - 1].style)
    let number = HTMLReader.clamped(first)
    let list = NSTextList(
      markerFormat: marker(name, attributes, depth: styles[style].lists.count), options: 0)
    list.startingItemNumber = number
    elements[element].item = number
    styles[style].lists.append(list)
  }

  private static func clamped(_ item: Int) -> Int { min(max(item, -maximumItem), maximumItem) }

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
    guard let list = style.lists.last, let owner = place(of: ["ul", "ol"]), !style.isHidden else { return }
    if let value = attributes["value"].flatMap({ Int($0) }) {
      elements[owner].item = HTMLReader.clamped(value)
    }
    append("\t\(list.marker(forItemNumber: elements[owner].item))\t", elements[elements.count - 1].style)
    elements[owner].item = HTMLReader.clamped(elements[owner].item + 1)
    isAtLineStart = true
  }

  // MARK: Ends of elements

  /// The place of the innermost element of some names.
  private func place(of names: [String]) -> Int? {
    names.lazy.compactMap { places[$0]?.last }.max()
  }

  /// Ends what HTML lets end without a tag.
  private mutating func closeImplied(before name: String) {
    let ended: [String] =
      switch name {
      case "li": ["li"]
      case "dt", "dd": ["dt", "dd"]
      case "tr": ["tr", "td", "th"]
      case "td", "th": ["td", "th"]
      default: []
      }
    if !ended.isEmpty {
      let limit = place(of: ["ul", "ol", "dl", "table"]) ?? 0
      while let place = place(of: ended), place > limit { end(at: place) }
    }
    if HTMLStyle.blocks.contains(name), let paragraph = place(of: ["p"]),
      (place(of: ["li", "div"]) ?? 0) < paragraph
    {
      end(at: paragraph)
    }
  }

  private mutating func end(_ name: String) {
    if name == "br" { return breakLine() }
    if let count = flattened[name], count > 0 {
      if HTMLStyle.blocks.contains(name) { endLine() }
      flattened[name] = count - 1
    } else if let place = places[name]?.last {
      end(at: place)
    }
  }

  /// Ends an element and those in it.
  private mutating func end(at place: Int) {
    if elements[place...].contains(where: { HTMLStyle.blocks.contains($0.name) }) { endLine() }
    pop(to: place)
  }

  private mutating func pop(to count: Int) {
    for element in elements[count...].reversed() {
      places[element.name]?.removeLast()
      if element.style == styles.count - 1, element.style > lastUsedStyle { styles.removeLast() }
    }
    elements.removeSubrange(count...)
    // They were all inside of the innermost.
    flattened.removeAll(keepingCapacity: true)
  }

  // MARK: Text

  private mutating func text(_ text: String, _ style: Int) {
    guard !styles[style].isHidden else { return }
    guard !styles[style].isPreformatted else { return append(text, style) }
    var line: [UInt8] = []
    for byte in text.utf8 {
      guard !byte.isHTMLSpace else {
        if space == nil {
          space = style
          lastUsedStyle = max(lastUsedStyle, style)
        }
        continue
      }
      if let space {
        if !line.isEmpty {
          line.append(0x20)
        } else if !isAtLineStart {
          // A space before a link is none of the link's.
          append(" ", space)
        }
        self.space = nil
      }
      line.append(byte)
    }
    if !line.isEmpty { append(String(decoding: line, as: UTF8.self), style) }
  }

  /// Takes in a style sheet, which holds for a document's body, too, where no tag begins it.
  private mutating func add(sheet source: String) {
    sheet.add(source)
    var base = HTMLStyle()
    base.apply(sheet.declarations(for: "html", [:]) + sheet.declarations(for: "body", [:]))
    styles.append(base)
    elements[0].style = styles.count - 1
  }

  private mutating func append(_ text: String, _ style: Int) {
    guard let last = text.utf8.last else { return }
    lastUsedStyle = max(lastUsedStyle, style)
    if let run = runs.last, run.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
    lastMark = last == 0x0A || last == 0x09 ? last : nil
    isAtLineStart = last == 0x0A
    if isAtLineStart { space = nil }
  }

  /// A break inside of a paragraph.
  private mutating func breakLine() {
    let style = elements[elements.count - 1].style
    guard !styles[style].isHidden else { return }
    space = nil
    append("\u{2028}", style)
    isAtLineStart = true
  }

  /// Ends the paragraph, where one has begun.
  private mutating func endLine() {
    space = nil
    // A paragraph in an item of a list begins behind its marker.
    guard !runs.isEmpty, lastMark != 0x0A, !(isAtLineStart && lastMark == 0x09) else { return }
    append("\n", elements[elements.count - 1].style)
  }
}
