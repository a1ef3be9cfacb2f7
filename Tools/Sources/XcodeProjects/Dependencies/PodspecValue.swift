import MarkupReading

/// A value of a podspec: texts, those that are taken away again, and entries of a dictionary.
struct PodspecValue: Equatable {
  var texts: [String] = []
  var excluded: [String] = []
  var entries: [String: [String]] = [:]

  static func + (left: PodspecValue, right: PodspecValue) -> PodspecValue {
    PodspecValue(
      texts: left.texts + right.texts, excluded: left.excluded + right.excluded,
      entries: left.entries.merging(right.entries, uniquingKeysWith: +))
  }
}

/// A word of a podspec's text.
enum PodspecToken: Equatable {
  case name(String)
  case text(String)
  case symbol(Character)
  case lineEnd

  /// The greatest number of words that are read.
  static let maximum = 20_000

  /// The words of a Ruby file, without comments and long texts.
  static func tokens(of source: String) -> [PodspecToken] {
    var scanner = PodspecScanner(source)
    return scanner.tokens()
  }
}

/// Separates the words of a Ruby file.
private struct PodspecScanner {
  private let bytes: [UInt8]
  private var place = 0
  /// The end mark of the long text that begins at the next line.
  private var heredoc: String?
  private var found: [PodspecToken] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func tokens() -> [PodspecToken] {
    while place < bytes.count, found.count < PodspecToken.maximum { read() }
    found.append(.lineEnd)
    return found
  }

  private mutating func read() {
    let byte = bytes[place]
    switch byte {
    case 10:
      place += 1
      found.append(.lineEnd)
      if let mark = heredoc { skip(to: mark) }
    case 9, 13, 32: place += 1
    case UInt8(ascii: "\\"): place += bytes.indices.contains(place + 1) && bytes[place + 1] == 10 ? 2 : 1
    case UInt8(ascii: "#"): while place < bytes.count, bytes[place] != 10 { place += 1 }
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      place += 1
      found.append(.text(text(until: byte)))
    case UInt8(ascii: "%"): readWords()
    case UInt8(ascii: "<")
    where bytes[place...].starts(with: "<<-".utf8) || bytes[place...].starts(with: "<<~".utf8):
      place += 3
      let quote = bytes.indices.contains(place) && [34, 39].contains(bytes[place])
      if quote { place += 1 }
      heredoc = name()
      if quote { place += 1 }
      found.append(.text(""))
    case _ where PodspecScanner.isName(byte): found.append(.name(name()))
    default:
      place += 1
      found.append(.symbol(Character(UnicodeScalar(byte))))
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
      || byte >= 128
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func text(until quote: UInt8) -> String {
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != quote {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
      text.append(bytes[place])
      place += 1
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a list such as `%w[a b]`, whose words are texts; another percent sign is skipped.
  private mutating func readWords() {
    place += 1
    guard place + 1 < bytes.count,
      [UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "i")].contains(bytes[place])
    else { return }
    let ends: [UInt8: UInt8] = [91: 93, 40: 41, 123: 125, 60: 62]
    let open = bytes[place + 1]
    place += 2
    let words = text(until: ends[open] ?? open).split(whereSeparator: \.isWhitespace)
    found.append(.symbol("["))
    for word in words { found += [.text(String(word)), .symbol(",")] }
    found.append(.symbol("]"))
  }

  private mutating func skip(to mark: String) {
    heredoc = nil
    while place < bytes.count {
      var end = place
      while end < bytes.count, bytes[end] != 10 { end += 1 }
      let line = String(decoding: bytes[place..<end], as: UTF8.self).trimmingBlanks()
      place = min(end + 1, bytes.count)
      if line == mark { return }
    }
  }
}
