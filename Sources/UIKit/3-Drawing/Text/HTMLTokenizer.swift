/// Splits HTML into tags and texts as browsers do, in one pass: nothing that is written makes it fail.
struct HTMLTokenizer: Sequence, IteratorProtocol {
  /// A piece of a document.
  enum Token: Equatable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    /// Text, with its references replaced.
    case text(String)
    /// The content of an element that holds no markup, such as a style sheet; directly behind the element's
    /// start.
    case rawText(String, element: String)
  }

  private let source: [UInt8]
  /// The place of the next byte, never beyond the end.
  private var index = 0
  /// The element whose start was the last piece, where its content is no markup.
  private var rawElement: String?

  /// Elements whose content is no markup.
  private static let rawElements: Set<String> = ["script", "style", "title", "textarea"]

  init(_ source: String) {
    self.source = Array(source.utf8)
  }

  /// Returns the next piece; nil at the end. Comments, declarations and a tag that the end cuts off are no
  /// pieces.
  mutating func next() -> Token? {
    if let name = rawElement {
      rawElement = nil
      return .rawText(rawText(until: name), element: name)
    }
    while index < source.count {
      guard source[index] == UInt8(ascii: "<"), opensTag(at: index) else { return text() }
      if let token = tag() { return token }
    }
    return nil
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  private func byte(_ index: Int) -> UInt8? { index < source.count ? source[index] : nil }

  // MARK: Text

  private mutating func text() -> Token {
    let start = index
    index += 1
    while index < source.count, source[index] != UInt8(ascii: "<") || !opensTag(at: index) { index += 1 }
    return .text(HTMLEntities.decoded(string(start..<index)))
  }

  /// The text up to the end tag of an element without markup, or to the end.
  private mutating func rawText(until name: String) -> String {
    let start = index
    let end = Array("</\(name)".utf8)
    while index < source.count, !hasPrefix(end) { index += 1 }
    return string(start..<index)
  }

  /// Whether bytes stand here, in whatever case.
  private func hasPrefix(_ bytes: [UInt8]) -> Bool {
    guard source[index] == bytes[0], index + bytes.count <= source.count else { return false }
    return bytes.indices.allSatisfy { source[index + $0].asciiLowercase == bytes[$0] }
  }

  // MARK: Tags

  private func opensTag(at index: Int) -> Bool {
    guard let next = byte(index + 1) else { return false }
    switch next {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return byte(index + 2)?.isASCIILetter == true
    default: return next.isASCIILetter
    }
  }

  /// Reads a tag; nil for what is passed over.
  private mutating func tag() -> Token? {
    let next = source[index + 1]
    guard next != UInt8(ascii: "!"), next != UInt8(ascii: "?") else {
      skipDeclaration()
      return nil
    }
    let isEnd = next == UInt8(ascii: "/")
    let start = index + (isEnd ? 2 : 1)
    index = start
    while let byte = byte(index), !byte.isHTMLSpace, !byte.isOne(of: ">/") { index += 1 }
    let name = string(start..<index).lowercased()
    guard let attributes = attributes() else { return nil }
    if isEnd { return .end(name: name) }
    if HTMLTokenizer.rawElements.contains(name) { rawElement = name }
    return .start(name: name, attributes: attributes)
  }

  private mutating func skipDeclaration() {
    guard byte(index + 1) == UInt8(ascii: "!"), byte(index + 2) == UInt8(ascii: "-"),
      byte(index + 3) == UInt8(ascii: "-")
    else {
      skip(past: UInt8(ascii: ">"))
      return
    }
    index += 4
    var dashes = 0
    while let byte = byte(index) {
      index += 1
      if byte == UInt8(ascii: ">"), dashes >= 2 { return }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
    }
  }

  /// Goes past the next of a byte, or to the end where there is none. Returns whether there was one.
  @discardableResult
  private mutating func skip(past end: UInt8) -> Bool {
    while let byte = byte(index) {
      index += 1
      if byte == end { return true }
    }
    return false
  }

  /// Reads the attributes up to the end of the tag; nil where the text ends before.
  private mutating func attributes() -> [String: String]? {
    var attributes: [String: String] = [:]
    while let byte = byte(index) {
      if byte == UInt8(ascii: ">") {
        index += 1
        return attributes
      }
      guard !byte.isHTMLSpace, byte != UInt8(ascii: "/") else {
        index += 1
        continue
      }
      let start = index
      repeat { index += 1 } while self.byte(index).map { !$0.isHTMLSpace && !$0.isOne(of: "=>/") } == true
      let name = string(start..<index).lowercased()
      skipSpaces()
      var value = ""
      if self.byte(index) == UInt8(ascii: "=") {
        index += 1
        value = attributeValue()
      }
      if attributes[name] == nil { attributes[name] = value }
    }
    return nil
  }

  private mutating func skipSpaces() {
    while byte(index)?.isHTMLSpace == true { index += 1 }
  }

  private mutating func attributeValue() -> String {
    skipSpaces()
    guard let first = byte(index) else { return "" }
    if first.isOne(of: "\"'") {
      index += 1
      let start = index
      let isClosed = skip(past: first)
      return HTMLEntities.decoded(string(start..<(isClosed ? index - 1 : index)))
    }
    let start = index
    while let byte = byte(index), !byte.isHTMLSpace, byte != UInt8(ascii: ">") { index += 1 }
    return HTMLEntities.decoded(string(start..<index))
  }
}

extension UInt8 {
  /// Whether HTML takes it for a space.
  var isHTMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }
}
