import Foundation

/// The inline syntax of Markdown, as CommonMark has it: emphasis, code, links, escapes and breaks, and
/// GitHub's strikethrough.
///
/// Takes time in proportion to the text: what a search did not find is not searched for again, delimiters and
/// brackets are on stacks, and what lies between two delimiters is not touched when they are paired.
struct MarkdownInlines {
  /// A stretch of text with one set of attributes.
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  /// A stretch of text, which is plain or has an intent of its own.
  struct Item {
    var text = String.UnicodeScalarView()
    var intent: InlinePresentationIntent = []
    /// The address of text that is one itself.
    var link: URL?
    /// Whether plain text may be added.
    var isPlain = false
    /// The emphases that begin with this item, less those that end before it.
    var emphasis = EmphasisDepth()
  }

  let text: [Unicode.Scalar]
  var place = 0
  var items: [Item] = []
  var delimiters = MarkdownDelimiters()
  var brackets: [Bracket] = []
  /// The number of ``brackets`` of which those that are no picture's lie around a link, and are none.
  var inactiveBrackets = 0
  /// The items that links are made of, and their addresses.
  var links: [(items: Range<Int>, address: URL?)] = []
  let keepsWhitespace: Bool
  let definitions: [String: String]
  private let baseURL: URL?
  /// The places of runs of backticks by their lengths; nil before the first is searched for.
  private var backticks: [Int: [Int]]?
  /// The place before which no comment begins that ends.
  private var firstComment = 0

  private init(_ text: String, keepsWhitespace: Bool, definitions: [String: String], baseURL: URL?) {
    self.text = Array(text.unicodeScalars)
    (self.keepsWhitespace, self.definitions, self.baseURL) = (keepsWhitespace, definitions, baseURL)
  }

  /// Returns the pieces of a text.
  /// - Parameters:
  ///   - text: The text of one paragraph.
  ///   - keepsWhitespace: Whether ends of lines stay as they are.
  ///   - definitions: Addresses by the labels that links name, in lower case.
  ///   - baseURL: The address to which others are relative.
  static func pieces(
    of text: String, keepsWhitespace: Bool, definitions: [String: String] = [:], baseURL: URL?
  ) -> [Piece] {
    var parser = MarkdownInlines(
      text, keepsWhitespace: keepsWhitespace, definitions: definitions, baseURL: baseURL)
    return parser.parse()
  }

  private mutating func parse() -> [Piece] {
    while place < text.count { step() }
    delimiters.pair(in: &items)
    // An outer link goes before those that pictures in it are.
    links.sort { ($0.items.lowerBound, -$0.items.upperBound) < ($1.items.lowerBound, -$1.items.upperBound) }
    var (pieces, depth, next) = ([Piece](), EmphasisDepth(), 0)
    var link: (items: Range<Int>, address: URL?)?
    // The text of the last piece. A view of scalars would be copied whenever others are added.
    var text = ""
    func endPiece() {
      if !pieces.isEmpty { pieces[pieces.count - 1].text = text }
      text = ""
    }
    for (index, item) in items.enumerated() {
      depth.add(item.emphasis)
      while next < links.endIndex, links[next].items.lowerBound <= index {
        if link?.items.contains(index) != true { link = links[next] }
        next += 1
      }
      guard !item.text.isEmpty else { continue }
      let address: URL?
      if let link, link.items.contains(index) { address = link.address } else { address = item.link }
      let intent = item.intent.union(depth.intent)
      if pieces.last?.intent != intent || pieces.last?.link != address {
        endPiece()
        pieces.append(Piece(text: "", intent: intent, link: address))
      }
      text += String(item.text)
    }
    endPiece()
    return pieces
  }

  private mutating func step() {
    switch text[place] {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter()
    case "!" where scalar(at: place + 1) == "[": openBracket(isPicture: true)
    case "[": openBracket(isPicture: false)
    case "]": closeBracket()
    case "<": tag()
    case "&": entity()
    case "\n": lineEnd()
    case "h" where !scalar(at: place - 1).isWordLike && isAddress: address()
    default: append(text[place...place])
    }
  }

  // MARK: Characters

  func scalar(at place: Int) -> Unicode.Scalar { text.indices.contains(place) ? text[place] : "\n" }

  /// Returns a part of the text.
  func string(_ range: Range<Int>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text[range])
    return String(scalars)
  }

  func url(_ address: String) -> URL? { URL(string: address, relativeTo: baseURL) }

  /// Adds plain text, and goes past so many characters.
  mutating func append(_ text: some Sequence<Unicode.Scalar>, past: Int = 1) {
    if items.last?.isPlain != true { items.append(Item(isPlain: true)) }
    // One by one: the standard library copies the whole view for several.
    for scalar in text { items[items.count - 1].text.append(scalar) }
    place += past
  }

  /// Adds text with an intent or an address of its own.
  private mutating func append(
    _ text: String, intent: InlinePresentationIntent = [], link: URL? = nil, past: Int
  ) {
    items.append(Item(text: text.unicodeScalars, intent: intent, link: link))
    place += past
  }

  private mutating func escape() {
    let next = scalar(at: place + 1)
    if next == "\n", place + 1 < text.count {
      append("\n", intent: .lineBreak, past: 2)
    } else if next.isASCII, next.isMark {
      append(CollectionOfOne(next), past: 2)
    } else {
      append("\\".unicodeScalars)
    }
  }

  private mutating func lineEnd() {
    guard !keepsWhitespace else { return append("\n".unicodeScalars) }
    var spaces = 0
    if let last = items.last, last.isPlain { spaces = last.text.reversed().prefix { $0 == " " }.count }
    if spaces > 0 { items[items.count - 1].text.removeLast(spaces) }
    append(spaces >= 2 ? "\n" : " ", intent: spaces >= 2 ? .lineBreak : .softBreak, past: 1)
    while place < text.count, text[place] == " " { place += 1 }
  }

  private mutating func entity() {
    let rest = text[place...].prefix(12)
    guard let end = rest.firstIndex(of: ";") else { return append("&".unicodeScalars) }
    append(HTMLEntities.decoded(string(place..<(end + 1))).unicodeScalars, past: end + 1 - place)
  }

  // MARK: Code

  private mutating func code() {
    let length = run(at: place)
    let start = place + length
    guard let end = backticks(length, from: start) else { return append(text[place..<start], past: length) }
    var inner = text[start..<end].map { $0 == "\n" ? " " : $0 }[...]
    if inner.first == " ", inner.last == " ", inner.contains(where: { $0 != " " }) {
      inner = inner.dropFirst().dropLast()
    }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: inner)
    append(String(scalars), intent: .code, past: end + length - place)
  }

  /// The place of a run of so many backticks, from a place on.
  private mutating func backticks(_ length: Int, from start: Int) -> Int? {
    if backticks == nil {
      var found: [Int: [Int]] = [:]
      var place = start
      while place < text.count {
        let length = text[place] == "`" ? run(at: place) : 1
        if text[place] == "`" { found[length, default: []].append(place) }
        place += length
      }
      // The nearest is the last.
      backticks = found.mapValues { $0.reversed() }
    }
    while let last = backticks?[length]?.last, last < start { backticks?[length]?.removeLast() }
    return backticks?[length]?.last
  }

  /// The number of equal characters from a place on.
  func run(at place: Int) -> Int {
    var end = place
    while end < text.count, text[end] == text[place] { end += 1 }
    return end - place
  }

  // MARK: Tags and addresses

  /// An address in angle brackets, or a tag of HTML, which is kept.
  private mutating func tag() {
    var end = place + 1
    while end < text.count, text[end] != "<", text[end] != ">", !text[end].isSpace { end += 1 }
    let content = text[(place + 1)..<end]
    if scalar(at: end) == ">" {
      let address = string((place + 1)..<end)
      if MarkdownInlines.hasScheme(content) {
        return append(address, link: url(address), past: end + 1 - place)
      }
      if MarkdownInlines.isMail(content) {
        return append(address, link: url("mailto:" + address), past: end + 1 - place)
      }
    }
    guard let end = endOfTag() ?? endOfComment() else { return append("<".unicodeScalars) }
    append(string(place..<end), intent: .inlineHTML, past: end - place)
  }

  private func endOfTag() -> Int? {
    let name = place + (scalar(at: place + 1) == "/" ? 2 : 1)
    guard name < text.count, text[name].isASCIILetter else { return nil }
    var end = name
    while end < text.count, text[end] != "<", text[end] != ">" { end += 1 }
    return scalar(at: end) == ">" ? end + 1 : nil
  }

  private mutating func endOfComment() -> Int? {
    guard place >= firstComment, text[place...].starts(with: "<!--".unicodeScalars) else { return nil }
    var end = place + 4
    while end + 2 < text.count, text[end] != "\n" {
      if text[end] == "-", text[end + 1] == "-", text[end + 2] == ">" { return end + 3 }
      end += 1
    }
    firstComment = end
    return nil
  }

  /// Whether text in angle brackets begins as an address does.
  private static func hasScheme(_ content: ArraySlice<Unicode.Scalar>) -> Bool {
    guard content.first?.isASCIILetter == true,
      let colon = content.prefix(33).firstIndex(of: ":"), colon - content.startIndex >= 2
    else { return false }
    return content[..<colon].allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "+.-".unicodeScalars.contains($0)
    }
  }

  private static func isMail(_ content: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let at = content.firstIndex(of: "@"), at > content.startIndex else { return false }
    let host = content[(at + 1)...]
    guard !host.contains("@"), !content.contains("\\"),
      let point = host.dropFirst().dropLast().lastIndex(of: ".")
    else { return false }
    return point > host.startIndex
  }

  /// Whether an address begins here.
  private var isAddress: Bool {
    let rest = text[place...].prefix(9)
    guard let start = ["http://", "https://"].first(where: { rest.starts(with: $0.unicodeScalars) }) else {
      return false
    }
    return place + start.count < text.count && !text[place + start.count].endsAddress
  }

  /// The greatest number of characters in an address without brackets; what follows is text.
  private static let maximumAddressLength = 2_000

  /// An address without brackets.
  private mutating func address() {
    var found = text[place...].prefix(MarkdownInlines.maximumAddressLength).prefix { !$0.endsAddress }
    let hasParenthesis = found.contains("(")
    found = found.droppingLast { $0.endsSentence || $0 == ")" && !hasParenthesis }
    let address = string(found.startIndex..<found.endIndex)
    append(address, link: url(address), past: found.count)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of ASCII.
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  /// Whether it is a digit of ASCII.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  /// Whether it is white space or the end of a line.
  var isSpace: Bool { properties.isWhitespace }
  /// Whether it is a letter or a number.
  var isWordLike: Bool {
    isASCII ? isASCIILetter || isASCIIDigit : properties.isAlphabetic || properties.numericType != nil
  }
  /// Whether it is a mark of punctuation or a symbol.
  var isMark: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
  /// Whether it is no part of an address without brackets.
  fileprivate var endsAddress: Bool { isSpace || "<>[]".unicodeScalars.contains(self) }
  /// Whether it ends the sentence around an address.
  fileprivate var endsSentence: Bool { ".,;:!?*_~'\"".unicodeScalars.contains(self) }
}
