import Foundation

/// The inline syntax of Markdown, as CommonMark has it: emphasis, code, links, escapes and breaks, and GitHub's strikethrough.
struct MarkdownInlines {
  /// A stretch of text with one set of attributes.
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  /// Characters that may begin or end an emphasis.
  fileprivate struct Delimiter {
    var character: Character
    var count: Int
    var length: Int
    var opens: Bool
    var closes: Bool
  }

  fileprivate struct Item {
    var piece: Piece
    var delimiter: Delimiter?
    /// Whether it is a bracket that may begin a link, and whether that is a picture's.
    var bracket: (isPicture: Bool, isActive: Bool, place: Int)?
  }

  private let text: [Character]
  private var place = 0
  private var items: [Item] = []
  private let keepsWhitespace: Bool
  private let definitions: [String: String]
  private let baseURL: URL?

  private init(_ text: String, keepsWhitespace: Bool, definitions: [String: String], baseURL: URL?) {
    self.text = Array(text)
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
    emphasize(from: 0)
    var pieces: [Piece] = []
    for item in items {
      var piece = item.piece
      if let delimiter = item.delimiter {
        piece.text = String(repeating: delimiter.character, count: delimiter.count)
      }
      guard !piece.text.isEmpty else { continue }
      if let last = pieces.last, last.intent == piece.intent, last.link == piece.link {
        pieces[pieces.count - 1].text += piece.text
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  private mutating func step() {
    switch text[place] {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter()
    case "!" where character(at: place + 1) == "[": openBracket(isPicture: true)
    case "[": openBracket(isPicture: false)
    case "]": closeBracket()
    case "<": tag()
    case "&": entity()
    case "\n": lineEnd()
    case "h" where !character(at: place - 1).isWordLike: address()
    default: append(String(text[place]))
    }
  }

  // MARK: Characters

  private func character(at place: Int) -> Character { text.indices.contains(place) ? text[place] : "\n" }

  /// Adds text, and goes past so many characters.
  private mutating func append(
    _ text: String, intent: InlinePresentationIntent = [], link: URL? = nil, past: Int = 1
  ) {
    items.append(Item(piece: Piece(text: text, intent: intent, link: link)))
    place += past
  }

  private mutating func escape() {
    let next = character(at: place + 1)
    if next == "\n", place + 1 < text.count {
      append("\n", intent: .lineBreak, past: 2)
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      append(String(next), past: 2)
    } else {
      append("\\")
    }
  }

  private mutating func lineEnd() {
    guard !keepsWhitespace else { return append("\n") }
    var spaces = 0
    while let last = items.last, last.delimiter == nil, last.piece.text == " " {
      items.removeLast()
      spaces += 1
    }
    append(spaces >= 2 ? "\n" : " ", intent: spaces >= 2 ? .lineBreak : .softBreak)
    while place < text.count, text[place] == " " { place += 1 }
  }

  private mutating func code() {
    let length = run(at: place)
    var end = place + length
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let closing = run(at: end)
      if closing == length {
        var inner = String(text[place + length..<end]).replacing("\n", with: " ")
        if inner.hasPrefix(" "), inner.hasSuffix(" "), inner.contains(where: { $0 != " " }) {
          inner = String(inner.dropFirst().dropLast())
        }
        return append(inner, intent: .code, past: end + closing - place)
      }
      end += closing
    }
    append(String(repeating: "`", count: length), past: length)
  }

  /// The number of equal characters from a place on.
  private func run(at place: Int) -> Int { text[place...].prefix { $0 == text[place] }.count }

  private mutating func entity() {
    let rest = text[place...].prefix(12)
    guard let end = rest.firstIndex(of: ";") else { return append("&") }
    append(HTMLEntities.decoded(String(rest[...end])), past: end + 1 - place)
  }

  /// An address in angle brackets, or a tag of HTML, which is kept.
  private mutating func tag() {
    let rest = String(text[place...])
    if let match = rest.prefixMatch(of: /<([a-zA-Z][a-zA-Z0-9+.\-]{1,31}:[^\s<>]*)>/) {
      append(String(match.1), link: url(String(match.1)), past: match.0.count)
    } else if let match = rest.prefixMatch(of: /<([^\s<>@\\]+@[^\s<>@\\]+\.[^\s<>@\\]+)>/) {
      append(String(match.1), link: url("mailto:" + match.1), past: match.0.count)
    } else if let match = rest.prefixMatch(of: /<\/?[a-zA-Z][^<>]*>|<!--.*?-->/) {
      append(String(match.0), intent: .inlineHTML, past: match.0.count)
    } else {
      append("<")
    }
  }

  /// An address without brackets.
  private mutating func address() {
    guard let match = String(text[place...].prefix(2_000)).prefixMatch(of: /https?:\/\/[^\s<>\[\]]+/) else {
      return append("h")
    }
    var found = match.0
    while let last = found.last, ".,;:!?*_~'\"".contains(last) || last == ")" && !found.contains("(") {
      found.removeLast()
    }
    append(String(found), link: url(String(found)), past: found.count)
  }

  private func url(_ address: String) -> URL? { URL(string: address, relativeTo: baseURL) }

  // MARK: Links

  private mutating func openBracket(isPicture: Bool) {
    let start = place
    append(isPicture ? "![" : "[", past: isPicture ? 2 : 1)
    items[items.count - 1].bracket = (isPicture, true, start)
  }

  private mutating func closeBracket() {
    guard let opening = items.lastIndex(where: { $0.bracket != nil }), let bracket = items[opening].bracket
    else {
      return append("]")
    }
    let label = String(text[(bracket.place + (bracket.isPicture ? 2 : 1))..<place])
    guard bracket.isActive, let target = target(after: place + 1, label: label) else {
      items[opening].bracket = nil
      return append("]")
    }
    place = target.end
    emphasize(from: opening + 1)
    let link = url(target.address)
    for index in items.index(after: opening)..<items.endIndex { items[index].piece.link = link }
    items.remove(at: opening)
    // A link holds no other.
    if !bracket.isPicture {
      for index in items.indices where items[index].bracket?.isPicture == false {
        items[index].bracket?.isActive = false
      }
    }
  }

  /// The address that follows a closing bracket, or that its label names, and where it ends.
  private func target(after start: Int, label: String) -> (address: String, end: Int)? {
    let rest = String(text[min(start, text.count)...])
    if let match = rest.prefixMatch(
      of:
        /\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/
    ) {
      let address = String(match.1 ?? match.2 ?? "").replacing(/\\([!-\/:-@\[-`{-~])/) { String($0.1) }
      return (address, start + match.0.count)
    }
    let match = rest.prefixMatch(of: /\[([^\[\]]*)\]/)
    let name = match.map { $0.1.isEmpty ? label : String($0.1) } ?? label
    return definitions[name.lowercased()].map { ($0, start + (match?.0.count ?? 0)) }
  }

  // MARK: Emphasis

  private mutating func delimiter() {
    let (character, length) = (text[place], run(at: place))
    let (before, after) = (self.character(at: place - 1), self.character(at: place + length))
    let isLeft = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let isRight = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    var delimiter = Delimiter(
      character: character, count: length, length: length, opens: isLeft, closes: isRight)
    if character == "_" {
      delimiter.opens = isLeft && (!isRight || before.isMark)
      delimiter.closes = isRight && (!isLeft || after.isMark)
    }
    append("", past: length)
    items[items.count - 1].delimiter = delimiter
  }

  /// Pairs the delimiters from a place on, and gives what lies between them its purpose. What is left of them is text.
  private mutating func emphasize(from start: Int) {
    var closing = start
    while closing < items.count {
      guard let end = items[closing].delimiter, end.closes, end.count > 0,
        let opening = items[start..<closing].lastIndex(where: {
          $0.delimiter.map { matches($0, end) } ?? false
        }),
        let begin = items[opening].delimiter
      else {
        closing += 1
        continue
      }
      let used = end.character == "~" ? end.count : begin.count >= 2 && end.count >= 2 ? 2 : 1
      let intent: InlinePresentationIntent =
        end.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in (opening + 1)..<closing {
        items[index].piece.intent.insert(intent)
        // What was not closed inside cannot be closed outside.
        items[index].resolveRemainder()
      }
      items[opening].delimiter?.count -= used
      items[closing].delimiter?.count -= used
    }
    for index in items.indices.dropFirst(start) { items[index].resolveRemainder() }
  }

  private func matches(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
    guard opening.character == closing.character, opening.opens, opening.count > 0 else { return false }
    if opening.character == "~" { return opening.count == closing.count && opening.count <= 2 }
    let isBoth = opening.closes || closing.opens
    return !isBoth || (opening.length + closing.length) % 3 != 0
      || opening.length % 3 == 0 && closing.length % 3 == 0
  }
}

extension MarkdownInlines.Item {
  /// Turns the rest of a delimiter into text.
  fileprivate mutating func resolveRemainder() {
    guard let rest = delimiter else { return }
    piece.text = String(repeating: rest.character, count: rest.count)
    delimiter = nil
  }
}

extension Character {
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
  fileprivate var isWordLike: Bool { isLetter || isNumber }
}
