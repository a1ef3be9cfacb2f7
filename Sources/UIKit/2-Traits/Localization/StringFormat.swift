import Foundation

/// Formats of localized texts, which translators write: whether values can be put into them.
enum StringFormat {
  /// The greatest number of variables in a text, with those in their own texts; what follows stays as it is
  /// written. A variable whose text names itself has no end.
  static let maximumVariables = 64
  /// The greatest width and precision of a value.
  private static let maximumWidth = 1_000

  /// A variable in a text: `%#@name@`.
  static var variable: Regex<(Substring, Substring?, Substring)> { /%(?:(\d{1,3})\$)?#@(\w+)@/ }

  /// Puts values into a format; nil where one of its places has no value of its kind, since that would read
  /// memory that is none of its own.
  ///
  /// Foundation gets each place in a form that it reads as it is written. Places with numbers (`%2$@`) become
  /// places in order: it would count those that a format names, so that `%2$@` alone shows the first value.
  /// `%D` is `%ld`; grouping (`'`) is left out; the size of a value is that which it has, not what the format
  /// says.
  static func text(_ format: String, _ values: [LocalizationArgument], locale: Locale?) -> String? {
    var parts = FormatParts()
    var rest = format.utf8[...]
    var next = 0
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      parts.add(rest[..<start])
      rest = rest[rest.index(after: start)...]
      if rest.first == UInt8(ascii: "%") {
        parts.add("%%".utf8)
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
      guard let place = Place(&rest), values.indices.contains(index), let kind = place.kind(of: values[index])
      else { return nil }
      parts.add([UInt8(ascii: "%")] + place.options + kind.utf8, values[index].value)
    }
    parts.add(rest)
    return parts.text { String(format: $0, locale: locale, arguments: $1) }
  }

  /// A place for a value.
  private struct Place {
    /// Flags, width and precision.
    var options: [UInt8]
    /// The letter at its end.
    private var letter: UInt8

    /// Reads a place behind its percent sign and number; nil where it has no end, or is too wide.
    init?(_ rest: inout Substring.UTF8View) {
      options = rest.prefix { $0.isOne(of: "-+ #0'") }.filter { $0 != UInt8(ascii: "'") }
      rest = rest.drop { $0.isOne(of: "-+ #0'") }
      let sizes = rest
      guard number(&rest) ?? 0 <= maximumWidth else { return nil }
      if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        guard number(&rest) ?? 0 <= maximumWidth else { return nil }
      }
      options += sizes[..<rest.startIndex]
      rest = rest.drop { $0.isOne(of: "hlqLzjt") }
      guard let letter = rest.popFirst() else { return nil }
      self.letter = letter
    }

    /// The end of the place for a value; nil for one of another kind.
    func kind(of value: LocalizationArgument) -> String? {
      let lower = letter | 0x20
      return switch value {
      // `%#@name@` is a variable.
      case .string: letter == UInt8(ascii: "@") && !options.contains(UInt8(ascii: "#")) ? "@" : nil
      case .integer, .unsigned:
        if letter == UInt8(ascii: "X") {
          "lX"
        } else if letter == UInt8(ascii: "c") {
          "c"
        } else {
          lower.isOne(of: "diuxo") ? "l" + String(UnicodeScalar(lower)) : nil
        }
      case .number: lower.isOne(of: "fega") ? String(UnicodeScalar(letter)) : nil
      }
    }
  }

  /// Reads a number. One of more digits than any width has is greater than all.
  private static func number(_ rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return digits.count > 9 ? .max : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
