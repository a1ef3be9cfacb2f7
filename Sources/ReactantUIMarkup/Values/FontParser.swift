/// Reads fonts.
enum FontParser {
  static func parse(_ text: String) throws(ValueError) -> (FontValue, warning: String?) {
    if let item = try ValueParser.themeItem(text) { return (.theme(item), nil) }
    guard let first = text.utf8.first else { throw ValueError(message: "Expected a font", offset: 0) }
    if first == UInt8(ascii: ":") { return (try weighted(text), nil) }
    if let size = plainNumber(text) {
      try check(size, text, at: 0)
      return (.system(weight: "regular", size: size), nil)
    }
    let at = text.utf8.lastIndex(of: UInt8(ascii: "@"))
    let name = at.map { String(text[..<$0]) } ?? text
    var size = FontValue.defaultSize
    if let at {
      let offset = name.utf8.count + 1
      let digits = String(text[text.utf8.index(after: at)...])
      guard let number = plainNumber(digits) else {
        throw ValueError(message: "Unknown value - `\(digits)` is no size of a font", offset: offset)
      }
      try check(number, digits, at: offset)
      size = number
    }
    let trimmed = name.trimmed
    guard !trimmed.isEmpty else { throw ValueError(message: "Expected a font's name before `@`", offset: 0) }
    return (.named(trimmed, size: size), warning(name: trimmed, text: text))
  }

  /// A named font whose name is a weight was likely meant as `:weight`.
  private static func warning(name: String, text: String) -> String? {
    guard FontValue.weights.contains(where: { $0.name == name.lowercased() }) else { return nil }
    return "`\(text)` means a font named `\(name)`; for the system font's weight write "
      + "`:\(name.lowercased())\(text.dropFirst(name.count))`"
  }

  private static func weighted(_ text: String) throws(ValueError) -> FontValue {
    var cursor = TextCursor(text)
    _ = cursor.skip(":")
    let start = cursor.index
    while let byte = cursor.byte, byte != UInt8(ascii: "@") { cursor.index += 1 }
    let written = cursor.text(start..<cursor.index)
    let word = written.trailingTrimmed
    guard FontValue.weights.contains(where: { $0.name == word }) else {
      throw ValueError(
        message: "Unknown weight name `\(written)`"
          + Suggestion.hint(for: word, among: FontValue.weights.map(\.name)),
        offset: start)
    }
    guard cursor.skip("@") else { return .system(weight: word, size: FontValue.defaultSize) }
    guard let size = plainNumber(cursor.rest) else {
      throw ValueError(message: "Unknown value - `\(cursor.rest)` is no size of a font", offset: cursor.index)
    }
    try check(size, cursor.rest, at: cursor.index)
    return .system(weight: word, size: size)
  }

  private static func plainNumber(_ text: String) -> Double? {
    var cursor = TextCursor(text)
    guard let number = try? cursor.number(), cursor.isAtEnd else { return nil }
    return number
  }

  private static func check(_ size: Double, _ text: String, at offset: Int) throws(ValueError) {
    guard size > 0, size <= 10_000 else {
      throw ValueError(
        message: "`\(text)` is no size of a font; allowed: more than 0, at most 10000", offset: offset)
    }
  }
}

extension String {
  /// The text without blanks at its end.
  var trailingTrimmed: String {
    var scalars = unicodeScalars
    while let last = scalars.last, last.value == 32 || (9...13).contains(last.value) { scalars.removeLast() }
    return String(scalars)
  }

  /// The text without blanks at its ends.
  var trimmed: String {
    String(trailingTrimmed.unicodeScalars.drop { $0.value == 32 || (9...13).contains($0.value) })
  }
}
