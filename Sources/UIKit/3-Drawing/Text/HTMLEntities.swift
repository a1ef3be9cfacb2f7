import Foundation

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

  /// The greatest number of bytes in a reference's name; what is longer is text.
  private static let maximumNameLength = 32

  /// A text with its references replaced. What is none stays.
  static func decoded(_ text: String) -> String {
    let source = Array(text.utf8)
    guard source.contains(UInt8(ascii: "&")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      guard source[index] == UInt8(ascii: "&") else {
        result.append(source[index])
        index += 1
        continue
      }
      let start = index + 1
      var end = start
      while end < source.count, end - start < maximumNameLength, isPartOfName(source[end]) { end += 1 }
      guard let character = character(String(decoding: source[start..<end], as: UTF8.self)) else {
        result.append(source[index])
        index += 1
        continue
      }
      result += character.utf8
      index = end < source.count && source[end] == UInt8(ascii: ";") ? end + 1 : end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "#")
  }

  private static func character(_ name: String) -> String? {
    guard !name.isEmpty else { return nil }
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
