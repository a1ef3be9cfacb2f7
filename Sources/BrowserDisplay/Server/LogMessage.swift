/// A line for the server's log. What stands in the code says which kind of line it is; every value in it
/// counts as foreign: it is cut to ``longestValue``, and characters that show nothing are escaped, so that
/// nobody outside writes lines of their own.
struct LogMessage: ExpressibleByStringInterpolation, CustomStringConvertible, Equatable, Sendable {
  /// The number of a value's Unicode scalars that a line shows.
  static let longestValue = 80

  /// The text without its values, by which lines of one kind are counted together.
  private(set) var kind: String
  /// The whole text.
  private(set) var text: String

  var description: String { text }

  init(stringLiteral value: String) { (kind, text) = (value, value) }

  init(stringInterpolation: StringInterpolation) {
    (kind, text) = (stringInterpolation.kind, stringInterpolation.text)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var kind = ""
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      kind += literal
      text += literal
    }

    mutating func appendInterpolation(_ message: LogMessage) {
      kind += message.kind
      text += message.text
    }

    mutating func appendInterpolation(_ value: some Any) {
      kind += "…"
      text += LogMessage.escaped("\(value)")
    }

    /// Appends a value of the app's own, such as a font's name: lines with different ones are of different
    /// kinds.
    mutating func appendInterpolation(own value: some Any) {
      let value = LogMessage.escaped("\(value)")
      kind += value
      text += value
    }
  }

  /// A value, shortened and without what shows nothing or changes how the rest shows.
  private static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars.prefix(longestValue) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return value.unicodeScalars.count > longestValue ? result + "…" : result
  }
}
