/// A value that cannot be read: what is wrong, and at which letter.
struct ValueError: Error {
  var message: String
  /// The letter's offset in UTF-8.
  var offset: Int
}

/// A reader of a value's text.
struct TextCursor {
  let bytes: [UInt8]
  var index: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    index = 0
  }

  var isAtEnd: Bool { index >= bytes.count }
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns the text between two offsets.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  /// The text that was not read yet.
  var rest: String { text(index..<bytes.count) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  static func isNameStart(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }
  static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

  mutating func skipSpaces() { while let byte, Self.isSpace(byte) { index += 1 } }

  /// Skips a text if it comes next. Returns whether it did.
  mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += length
    return true
  }

  /// Reads letters, digits and underscores that do not begin with a digit.
  mutating func identifier() -> String? {
    guard let byte, Self.isNameStart(byte) else { return nil }
    let start = index
    while let byte = self.byte, Self.isName(byte) { index += 1 }
    return text(start..<index)
  }

  /// Reads `-?digits[.digits]` whose value is within ``NumberBounds``.
  mutating func number() throws(ValueError) -> Double? {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    let digits = index
    while let byte, Self.isDigit(byte) { index += 1 }
    if index > digits, byte == UInt8(ascii: "."), index + 1 < bytes.count, Self.isDigit(bytes[index + 1]) {
      index += 1
      while let byte, Self.isDigit(byte) { index += 1 }
    }
    guard index > digits else {
      index = start
      return nil
    }
    let written = text(start..<index)
    guard let value = Double(written) else { throw NumberBounds.error(written, at: start) }
    return try NumberBounds.check(value, written, at: start)
  }

  /// Returns the word at the cursor, for a message: up to the next blank or punctuation, at least one letter.
  func wordAhead() -> String {
    var end = index
    while end < bytes.count, !Self.isSpace(bytes[end]), !";()[]@".utf8.contains(bytes[end]), end - index < 64
    {
      end += 1
    }
    if end == index { end = min(index + 1, bytes.count) }
    return text(index..<end)
  }
}
