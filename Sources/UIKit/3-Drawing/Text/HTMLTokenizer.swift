import Foundation

/// Cuts HTML into tags and texts as browsers do: nothing that is written makes it fail.
struct HTMLTokenizer {
  /// A piece of a document.
  enum Token: Equatable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
  }

  private let source: [Unicode.Scalar]
  private var index = 0

  /// Elements whose content is no markup.
  private static let rawElements: Set<String> = ["script", "style", "title", "textarea"]

  init(_ source: String) {
    self.source = Array(source.unicodeScalars)
  }

  /// All pieces, in order. The text of a raw element, such as a style sheet, is one piece behind its start.
  static func tokens(of source: String) -> [Token] {
    var tokenizer = HTMLTokenizer(source)
    var tokens: [Token] = []
    while let token = tokenizer.next() {
      tokens.append(token)
      guard case .start(let name, _) = token, rawElements.contains(name) else { continue }
      tokens.append(.text(tokenizer.raw(until: name)))
    }
    return tokens
  }

  private mutating func next() -> Token? {
    while index < source.count {
      if source[index] == "<", let token = tag() {
        // Comments and declarations are no tokens.
        if let token { return token }
        continue
      }
      return text()
    }
    return nil
  }

  private mutating func text() -> Token {
    let start = index
    index += 1
    while index < source.count, !(source[index] == "<" && opensTag(at: index)) { index += 1 }
    return .text(HTMLEntities.decoded(string(start..<index)))
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: source[range])
    return String(view)
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? { index < source.count ? source[index] : nil }

  private func opensTag(at index: Int) -> Bool {
    guard let next = scalar(index + 1) else { return false }
    return next == "/" || next == "!" || next == "?" || next.properties.isASCIIHexDigit || isLetter(next)
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Reads a tag. The outer nil stands for a sign that opens none, the inner one for what is passed over.
  private mutating func tag() -> Token?? {
    guard let next = scalar(index + 1) else { return nil }
    if next == "!" || next == "?" {
      skipDeclaration()
      return .some(nil)
    }
    let isEnd = next == "/"
    let start = index + (isEnd ? 2 : 1)
    guard let first = scalar(start), isLetter(first) else { return nil }
    var end = start
    while let scalar = scalar(end), !isSpace(scalar), scalar != ">", scalar != "/" { end += 1 }
    let name = string(start..<end).lowercased()
    index = end
    let attributes = attributes()
    return isEnd ? .end(name: name) : .start(name: name, attributes: attributes)
  }

  private mutating func skipDeclaration() {
    if string(index..<min(index + 4, source.count)) == "<!--" {
      index += 4
      while index < source.count, string(index..<min(index + 3, source.count)) != "-->" { index += 1 }
      index = min(index + 3, source.count)
    } else {
      while index < source.count, source[index] != ">" { index += 1 }
      index += 1
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r\u{C}".unicodeScalars.contains(scalar) }

  /// Reads the attributes up to the end of the tag.
  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while let scalar = scalar(index), scalar != ">" {
      guard !isSpace(scalar), scalar != "/" else {
        index += 1
        continue
      }
      let start = index
      repeat {
        index += 1
      } while self.scalar(index).map { !isSpace($0) && !"=>/".unicodeScalars.contains($0) } == true
      let name = string(start..<index).lowercased()
      while self.scalar(index).map(isSpace) == true { index += 1 }
      var value = ""
      if self.scalar(index) == "=" {
        index += 1
        value = attributeValue()
      }
      if attributes[name] == nil { attributes[name] = value }
    }
    index += 1
    return attributes
  }

  private mutating func attributeValue() -> String {
    while scalar(index).map(isSpace) == true { index += 1 }
    guard let quote = scalar(index) else { return "" }
    let start: Int
    if quote == "\"" || quote == "'" {
      index += 1
      start = index
      while index < source.count, source[index] != quote { index += 1 }
      defer { index += 1 }
      return HTMLEntities.decoded(string(start..<index))
    }
    start = index
    while let scalar = scalar(index), !isSpace(scalar), scalar != ">" { index += 1 }
    return HTMLEntities.decoded(string(start..<index))
  }

  /// The text up to the end tag of a raw element.
  private mutating func raw(until name: String) -> String {
    let start = index
    let end = Array("</\(name)".unicodeScalars)
    while index < source.count {
      if source[index] == "<",
        string(index..<min(index + end.count, source.count)).lowercased() == "</\(name)"
      {
        break
      }
      index += 1
    }
    return string(start..<min(index, source.count))
  }
}

/// The names of characters in HTML.
enum HTMLEntities {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
    "bull": "•", "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½",
    "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "micro": "µ", "para": "¶", "sect": "§",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "harr": "↔", "iexcl": "¡", "iquest": "¿", "szlig": "ß", "aring": "å", "Aring": "Å", "aelig": "æ",
    "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "ccedil": "ç", "Ccedil": "Ç", "ntilde": "ñ", "Ntilde": "Ñ",
    "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
    "zwj": "\u{200D}", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "hearts": "♥", "check": "✓", "pi": "π",
  ]
  private static let marks: [(suffix: String, mark: String)] = [
    ("acute", "\u{301}"), ("grave", "\u{300}"), ("circ", "\u{302}"), ("uml", "\u{308}"), ("tilde", "\u{303}"),
    ("caron", "\u{30C}"),
  ]

  /// A text with its references replaced. What is none stays.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(32).prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "#"
      }
      guard let character = character(String(name)) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[name.endIndex...]
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    if let known = names[name] { return known }
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let code =
        digits.first.map { $0 == "x" || $0 == "X" } == true
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).flatMap { $0 == "\0" ? nil : String($0) }
    }
    for (suffix, mark) in marks where name.hasSuffix(suffix) && name.count == suffix.count + 1 {
      return (String(name.prefix(1)) + mark).precomposedStringWithCanonicalMapping
    }
    return nil
  }
}
