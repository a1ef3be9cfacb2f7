/// Markup that is sent to browsers. Tags come from the code's own literals only; a text in between is
/// escaped, in content and in quoted attributes alike, so that it stays the text that it is.
///
/// HTML has no way to write some characters: U+0000 is replaced by U+FFFD, as parsers do.
struct HTML: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The markup.
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The length in bytes.
  var byteCount: Int { text.utf8.count }

  static func += (html: inout HTML, more: HTML) { html.text += more.text }

  static func + (html: HTML, more: HTML) -> HTML {
    var html = html
    html += more
    return html
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(2 * literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// Appends a text as content, or as the value of an attribute in quotes.
    mutating func appendInterpolation(_ value: String) { HTML.append(value, to: &text) }

    /// Appends the styles of a `style` element. They end where its tag does: CSS reads `<\/` as `</` where it
    /// may stand at all.
    mutating func appendInterpolation(styles: String) {
      text += HTML.escapedStyles(styles)
    }

    /// Appends the code of a `script` element, which is the page's own; it cannot be escaped.
    mutating func appendInterpolation(script: String) {
      let code = script.lowercased()
      precondition(!code.contains("</script") && !code.contains("<!--"), "a script ends its own element")
      text += script
    }
  }

  /// By scalars: a quotation mark that another character combines with is one to a parser.
  private static func append(_ value: String, to text: inout String) {
    guard value.utf8.contains(where: isSpecial) else {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      // Parsers make line feeds of them.
      case "\r": text += "&#13;"
      case "\0": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 13,
      0:
      true
    default: false
    }
  }

  private static func escapedStyles(_ styles: String) -> String {
    guard styles.utf8.contains(UInt8(ascii: "<")) else { return styles }
    var result = ""
    for scalar in styles.unicodeScalars {
      if scalar == "/", result.unicodeScalars.last == "<" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
