/// Formats of localized texts, which translators write: whether values can be put into them.
enum StringFormat {
  /// The greatest number of variables in a text, with those in their own texts; what follows stays as it is written. A variable
  /// whose text names itself has no end.
  static let maximumVariables = 64
  /// The greatest width and precision of a value.
  private static let maximumWidth = 1_000

  /// A variable in a text: `%#@name@`.
  static var variable: Regex<(Substring, Substring?, Substring)> { /%(?:(\d{1,3})\$)?#@(\w+)@/ }

  /// Whether each place in a format has a value of its kind: one without reads memory that is none of its own.
  static func fits(_ format: String, _ values: [String.LocalizationValue.Argument]) -> Bool {
    var rest = format.utf8[...]
    var next = 0
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: start)...]
      if rest.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
        continue
      }
      var index = next
      var ahead = rest
      if let digits = number(&ahead), ahead.first == UInt8(ascii: "$") {
        rest = ahead.dropFirst()
        index = digits - 1
      } else {
        next += 1
      }
      rest = rest.drop { $0.isOne(of: "-+ #0'") }
      guard number(&rest) ?? 0 <= maximumWidth else { return false }
      if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        guard number(&rest) ?? 0 <= maximumWidth else { return false }
      }
      rest = rest.drop { $0.isOne(of: "hlqLzjt") }
      guard let kind = rest.popFirst(), values.indices.contains(index), fits(kind, values[index]) else {
        return false
      }
    }
    return true
  }

  /// Reads a number. One of more digits than any width has is greater than all.
  private static func number(_ rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return digits.count > 9 ? .max : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func fits(_ kind: UInt8, _ value: String.LocalizationValue.Argument) -> Bool {
    switch value {
    case .string: kind == UInt8(ascii: "@")
    case .integer, .unsigned: kind.isOne(of: "dDiuUxXoOc")
    case .number: kind.isOne(of: "fFeEgGaA")
    }
  }
}
