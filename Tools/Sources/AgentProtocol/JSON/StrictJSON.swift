import Foundation

/// The grammar of JSON (RFC 8259), which Foundation's reader does not insist on.
///
/// Nesting is bounded by whoever reads the values before.
struct StrictJSON {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// Whether some bytes are one JSON text and nothing else.
  static func isValid(_ data: Data) -> Bool {
    guard String(validating: data, as: UTF8.self) != nil else { return false }
    return data.withUnsafeBytes { raw in
      var reader = StrictJSON(bytes: raw.bindMemory(to: UInt8.self))
      guard reader.value() else { return false }
      reader.skipBlanks()
      return reader.place == reader.bytes.count
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 32 || byte == 9 || byte == 10 || byte == 13 { place += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      (place..<end).allSatisfy({ bytes[$0] == word.utf8Start[$0 - place] })
    else { return false }
    place = end
    return true
  }

  private mutating func value() -> Bool {
    skipBlanks()
    switch next.map({ Character(UnicodeScalar($0)) }) {
    case "{": return list(until: "}") { $0.member() }
    case "[": return list(until: "]") { $0.value() }
    case "\"": return string()
    case "t": return word("true")
    case "f": return word("false")
    case "n": return word("null")
    default: return number()
    }
  }

  private mutating func list(until end: Character, _ element: (inout StrictJSON) -> Bool) -> Bool {
    place += 1
    skipBlanks()
    if take(end) { return true }
    while true {
      guard element(&self) else { return false }
      skipBlanks()
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func member() -> Bool {
    skipBlanks()
    guard next == 34, string() else { return false }
    skipBlanks()
    return take(":") && value()
  }

  private mutating func string() -> Bool {
    place += 1
    while let byte = next {
      place += 1
      switch byte {
      case 34: return true
      case 92: guard escape() else { return false }
      case ..<32: return false
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let byte = next else { return false }
    place += 1
    switch Character(UnicodeScalar(byte)) {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return true
    case "u":
      for _ in 0..<4 {
        guard let digit = next, Character(UnicodeScalar(digit)).isHexDigit else { return false }
        place += 1
      }
      return true
    default: return false
    }
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte = next, (48...57).contains(byte) { place += 1 }
    return place > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    // No zero comes before other digits.
    guard take("0") || digits() else { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }
}
