import Foundation

/// A part of a format.
enum PredicateToken: Equatable {
  case integer(Int)
  case real(Double)
  case string(String)
  /// A name. An escaped one (`#size`) is never a reserved word.
  case identifier(String, isEscaped: Bool)
  /// The name of a function with colons, such as `modulus:by:`.
  case selector(String)
  case variable(String)
  /// A place for a value.
  case value(FormatArguments.Kind)
  /// The place of a key path: `%K`.
  case keyPlace
  case symbol(String)
  case end

  /// The words for a message.
  var description: String {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .string(let text): "the text \"\(text)\""
    case .identifier(let name, _), .selector(let name): "\"\(name)\""
    case .variable(let name): "\"$\(name)\""
    case .value: "a place for a value"
    case .keyPlace: "\"%K\""
    case .symbol(let text): "\"\(text)\""
    case .end: "the end"
    }
  }
}

/// Reads the parts of a format.
struct PredicateLexer {
  let format: String
  private let bytes: [UInt8]
  private var position = 0
  /// The place at which the part that was read last begins, as an offset of bytes.
  private(set) var start = 0

  init(_ format: String) {
    self.format = format
    bytes = Array(format.utf8)
  }

  /// Makes an error at a place that is given as an offset of bytes.
  func error(at offset: Int, _ reason: String) -> PredicateFormatError {
    let before = String(decoding: bytes[..<min(offset, bytes.count)], as: UTF8.self)
    return PredicateFormatError(format: format, place: before.count + 1, reason: reason)
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads the next part.
  mutating func next() throws(PredicateFormatError) -> PredicateToken {
    while position < bytes.count, Self.isSpace(byte()) { position += 1 }
    start = position
    guard position < bytes.count else { return .end }
    let first = byte()
    if Self.isDigit(first) || (first == UInt8(ascii: ".") && Self.isDigit(byte(1))) {
      return try number()
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try string(endingWith: first)
    }
    if first == UInt8(ascii: "%") { return try place() }
    if first == UInt8(ascii: "$") {
      position += 1
      guard Self.beginsName(byte()) else { throw error(at: start, "\"$\" has no name.") }
      return .variable(name())
    }
    if first == UInt8(ascii: "#") {
      position += 1
      guard Self.beginsName(byte()) else { throw error(at: start, "\"#\" has no name.") }
      return .identifier(name(), isEscaped: true)
    }
    if Self.beginsName(first) || (first == UInt8(ascii: "@") && Self.beginsName(byte(1))) {
      return identifier()
    }
    return try symbol()
  }

  // MARK: Names

  private mutating func name() -> String {
    let begin = position
    if byte() == UInt8(ascii: "@") { position += 1 }
    while position < bytes.count, Self.continuesName(byte()) { position += 1 }
    return text(begin..<position)
  }

  private mutating func identifier() -> PredicateToken {
    let begin = position
    let first = name()
    guard byte() == UInt8(ascii: ":") else { return .identifier(first, isEscaped: false) }
    // A method's name has colons, and its arguments follow.
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: ":") || Self.continuesName(bytes[end]) {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ":")
    else {
      return .identifier(first, isEscaped: false)
    }
    position = end
    return .selector(text(begin..<end))
  }

  // MARK: Literals

  private mutating func number() throws(PredicateFormatError) -> PredicateToken {
    let begin = position
    if byte() == UInt8(ascii: "0"), let radix = Self.radix(byte(1)) {
      position += 2
      let digits = position
      while position < bytes.count, Self.continuesName(byte()) { position += 1 }
      guard let value = Int(text(digits..<position), radix: radix) else {
        throw error(at: begin, "\"\(text(begin..<position))\" is no number.")
      }
      return .integer(value)
    }
    skipDigits()
    var isReal = false
    if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) || !Self.beginsName(byte(1)) {
      isReal = true
      position += 1
      skipDigits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
      if Self.isDigit(byte(sign ? 2 : 1)) {
        isReal = true
        position += sign ? 2 : 1
        skipDigits()
      }
    }
    let text = text(begin..<position)
    if Self.beginsName(byte()) {
      throw error(at: begin, "A name cannot begin with the digits \(text).")
    }
    if !isReal, let value = Int(text) { return .integer(value) }
    guard let value = Double(text) else { throw error(at: begin, "\"\(text)\" is no number.") }
    return .real(value)
  }

  private mutating func skipDigits() {
    while Self.isDigit(byte()) { position += 1 }
  }

  private mutating func string(endingWith quote: UInt8) throws(PredicateFormatError)
    -> PredicateToken
  {
    let begin = position
    var content: [UInt8] = []
    position += 1
    while true {
      guard position < bytes.count else {
        throw error(at: begin, "The text that begins here has no end.")
      }
      let next = byte()
      position += 1
      if next == quote { return .string(String(decoding: content, as: UTF8.self)) }
      guard next == UInt8(ascii: "\\"), position < bytes.count else {
        content.append(next)
        continue
      }
      escape(into: &content)
    }
  }

  private mutating func escape(into content: inout [UInt8]) {
    let letter = byte()
    position += 1
    switch letter {
    case UInt8(ascii: "n"): content.append(10)
    case UInt8(ascii: "t"): content.append(9)
    case UInt8(ascii: "r"): content.append(13)
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let length = letter == UInt8(ascii: "x") ? 2 : 4
      let end = min(position + length, bytes.count)
      if let code = UInt32(text(position..<end), radix: 16), end == position + length,
        let scalar = Unicode.Scalar(code)
      {
        content.append(contentsOf: String(scalar).utf8)
        position = end
      } else {
        content.append(letter)
      }
    default: content.append(letter)
    }
  }

  // MARK: Places and symbols

  private mutating func place() throws(PredicateFormatError) -> PredicateToken {
    let begin = position
    position += 1
    var isLong = false
    while let letter = Self.lengths.firstIndex(of: byte()) {
      // h and hh are ints in a list of arguments, all others are of 64 bits.
      if letter > 0 { isLong = true }
      position += 1
    }
    let letter = Character(Unicode.Scalar(byte()))
    position += 1
    switch letter {
    case "@": return .value(.object)
    case "K": return .keyPlace
    case "d", "i": return .value(isLong ? .long : .int)
    case "D": return .value(.long)
    case "u", "x", "X", "o": return .value(isLong ? .unsignedLong : .unsignedInt)
    case "U", "O", "p": return .value(.unsignedLong)
    case "f", "F", "e", "E", "g", "G", "a", "A": return .value(.real)
    case "c", "C": return .value(.character)
    case "s": return .value(.text)
    case "S": return .value(.shortText)
    default:
      throw error(at: begin, "\"%\" is followed by no letter of a place, such as %@, %K or %d.")
    }
  }

  private mutating func symbol() throws(PredicateFormatError) -> PredicateToken {
    let pair = text(position..<min(position + 2, bytes.count))
    if Self.pairs.contains(pair) {
      position += 2
      return .symbol(pair)
    }
    let single = Character(Unicode.Scalar(byte()))
    guard Self.singles.contains(single) else {
      throw error(
        at: position,
        "\(single.isWhitespace ? "a space of another kind" : "\"\(single)\"") has no meaning here.")
    }
    position += 1
    return .symbol(String(single))
  }

  private static let pairs: Set<String> = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", "<<", ">>", ":=",
  ]
  private static let singles: Set<Character> = [
    "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", "&", "|", "^",
    "~", ":",
  ]
  private static let lengths = Array("hlqzjt".utf8)

  // MARK: Kinds of bytes

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  private static func beginsName(_ byte: UInt8) -> Bool {
    // Letters of all scripts are of bytes from 128 on.
    byte >= 128 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
  private static func continuesName(_ byte: UInt8) -> Bool { beginsName(byte) || isDigit(byte) }
  private static func radix(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }
}
