/// Writes Swift's literals and names.
enum SwiftLiterals {
  /// Returns a text as a string literal that can hold any text.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let scalar where scalar.value < 32 || scalar.value == 127:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a number, without a fraction where it has none.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  /// Returns a name, in backticks where Swift has a keyword of it.
  static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "as",
    "Any", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// Returns a text as the literal that it looks like: a number, a truth value, a case, or else a string.
  static func literal(_ text: String) -> String {
    let isCase = text.first == "." && String(text.dropFirst()).isIdentifierOfSwift
    return isCase || text == "true" || text == "false" || Double(text)?.isFinite == true ? text : string(text)
  }
}

extension String {
  fileprivate var isIdentifierOfSwift: Bool {
    !isEmpty && first?.isNumber == false
      && allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
