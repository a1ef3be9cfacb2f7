import CoreGraphics
import Foundation

/// Writes text with attributes as HTML.
enum HTMLWriter {
  static func html(of text: StyledText) -> String {
    var html = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n<p>"
    for run in text.runs {
      let paragraphs = run.text.split(separator: "\n", omittingEmptySubsequences: false)
      html += paragraphs.map { $0.isEmpty ? "" : span($0, run.attributes) }.joined(separator: "</p>\n<p>")
    }
    return html.replacingOccurrences(of: "<p></p>", with: "<p><br></p>") + "</p>\n</body></html>\n"
  }

  private static func span(_ text: Substring, _ attributes: [NSAttributedString.Key: Any]) -> String {
    var style: [String] = []
    if let font = attributes[.font] as? UIFont {
      style.append("font-family: \(quoted(font.familyName)); font-size: \(number(font.pointSize))px")
      let traits = font.fontDescriptor.symbolicTraits
      if traits.contains(.traitBold) { style.append("font-weight: bold") }
      if traits.contains(.traitItalic) { style.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { style.append("color: \(css(color))") }
    if let color = attributes[.backgroundColor] as? UIColor {
      style.append("background-color: \(css(color))")
    }
    var lines: [String] = []
    if (attributes[.underlineStyle] as? Int ?? 0) != 0 { lines.append("underline") }
    if (attributes[.strikethroughStyle] as? Int ?? 0) != 0 { lines.append("line-through") }
    if !lines.isEmpty { style.append("text-decoration: \(lines.joined(separator: " "))") }
    var content = escaped(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
    if !style.isEmpty {
      content = "<span style=\"\(escaped(style.joined(separator: "; ")))\">\(content)</span>"
    }
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    return link.map { "<a href=\"\(escaped($0))\">\(content)</a>" } ?? content
  }

  /// By scalars: a quotation mark that another character combines with is one to a parser.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A CSS string (CSS Syntax 3, 4.3.5).
  private static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\": result += "\\\(scalar)"
      case "\n", "\r", "\u{C}": result += "\\\(String(scalar.value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func css(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { "\(Int((($0 > 0 ? min($0, 1) : 0) * 255).rounded()))" }.joined(
      separator: ", ")
    return alpha < 1 ? "rgba(\(parts), \(number(alpha)))" : "rgb(\(parts))"
  }
}
