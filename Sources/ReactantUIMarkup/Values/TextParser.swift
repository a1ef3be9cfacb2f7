/// Reads texts with escapes, transforms and arguments.
struct TextParser {
  /// The maximum nesting of transforms.
  static let deepestTransform = 16

  private let bytes: [UInt8]
  private let templates: Bool

  /// Reads a text. A transform may stand anywhere; at the start, its name must be known.
  static func parse(_ text: String, templates: Bool = false) throws(ValueError) -> TextValue {
    let parser = TextParser(bytes: Array(text.utf8), templates: templates)
    return try parser.parse(0..<parser.bytes.count, depth: 0)
  }

  private init(bytes: [UInt8], templates: Bool) {
    self.bytes = bytes
    self.templates = templates
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func parse(_ range: Range<Int>, depth: Int) throws(ValueError) -> TextValue {
    var parts: [TextValue] = []
    var literal: [UInt8] = []
    func flush() {
      guard !literal.isEmpty else { return }
      parts.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound, let escaped = escape(bytes[index + 1]) {
        literal.append(escaped)
        index += 2
      } else if byte == UInt8(ascii: ":"), let call = try call(at: index, in: range, depth: depth) {
        flush()
        parts.append(call.value)
        index = call.end
      } else if templates, let argument = argument(at: index, in: range) {
        flush()
        parts.append(.argument(argument.name))
        index = argument.end
      } else {
        literal.append(byte)
        index += 1
      }
    }
    flush()
    return parts.isEmpty ? .literal("") : parts.count == 1 ? parts[0] : .joined(parts)
  }

  private func escape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }

  /// Reads `:name(…)`, or returns nil when the colon is one of the text.
  private func call(
    at start: Int, in range: Range<Int>, depth: Int
  ) throws(ValueError) -> (value: TextValue, end: Int)? {
    var index = start + 1
    while index < range.upperBound, TextCursor.isName(bytes[index]) { index += 1 }
    guard index > start + 1, index < range.upperBound, bytes[index] == UInt8(ascii: "(") else { return nil }
    let name = text(start + 1..<index)
    let isFirst = start == range.lowerBound
    let transform = TextValue.Transform(rawValue: name)
    let isLast = bytes[range.upperBound - 1] == UInt8(ascii: ")")
    guard transform != nil || name == "localized" else {
      guard isFirst, isLast else { return nil }
      let names = TextValue.Transform.allCases.map(\.rawValue) + ["localized"]
      throw ValueError(
        message: "Unknown text transform `:\(name)`" + Suggestion.hint(for: name, among: names), offset: start
      )
    }
    guard let close = closing(from: index, in: range) else {
      guard isFirst else { return nil }
      throw ValueError(message: "Expected `)` to close `:\(name)(`", offset: start)
    }
    guard depth < Self.deepestTransform else {
      throw ValueError(
        message: "Text transforms lie more than \(Self.deepestTransform) deep in each other", offset: start)
    }
    let inner = try parse(index + 1..<close, depth: depth + 1)
    return (transform.map { .transformed($0, inner) } ?? .localized(inner), close + 1)
  }

  private func closing(from open: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    for index in open..<range.upperBound {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private func argument(at start: Int, in range: Range<Int>) -> (name: String, end: Int)? {
    guard bytes[start] == UInt8(ascii: "{"), start + 1 < range.upperBound,
      bytes[start + 1] == UInt8(ascii: "{")
    else { return nil }
    var index = start + 2
    guard index < range.upperBound, TextCursor.isNameStart(bytes[index]) else { return nil }
    while index < range.upperBound, TextCursor.isName(bytes[index]) { index += 1 }
    guard index + 1 < range.upperBound, bytes[index] == UInt8(ascii: "}"),
      bytes[index + 1] == UInt8(ascii: "}")
    else { return nil }
    return (text(start + 2..<index), index + 2)
  }
}
