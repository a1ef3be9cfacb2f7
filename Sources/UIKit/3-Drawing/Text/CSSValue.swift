import CoreGraphics
import Foundation

/// Values as style sheets write them. A CSS pixel is a point.
enum CSSValue {
  private static let sizes: [String: CGFloat] = [
    "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
  ]

  /// A font's size in points: a length, a percentage or a word.
  static func fontSize(_ text: String, inheriting size: CGFloat) -> CGFloat? {
    switch text.lowercased() {
    case "smaller": size / 1.2
    case "larger": size * 1.2
    case let word: sizes[word] ?? length(word, relativeTo: size).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// A length in points: of `px`, `pt`, `em`, `rem`, `%` or without a unit.
  static func length(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number), value.isFinite else { return nil }
    switch text.dropFirst(number.count).lowercased() {
    case "px", "": return CGFloat(value)
    case "pt": return CGFloat(value) * 4 / 3
    case "em": return CGFloat(value) * size
    case "rem": return CGFloat(value) * 12
    case "%": return CGFloat(value) / 100 * size
    default: return nil
    }
  }

  /// The first family of a list: `system` and `monospace` stand for the system's fonts; nil for the default one.
  static func family(_ text: String) -> String? {
    let first =
      text.split(separator: ",").first?
      .trimmingCharacters(in: CharacterSet(charactersIn: " \"'\n\t")) ?? ""
    switch first.lowercased() {
    case "-apple-system", "system-ui", "sans-serif", "ui-sans-serif", "blinkmacsystemfont",
      ".applesystemuifont":
      return "system"
    case "monospace", "ui-monospace": return "monospace"
    case "serif", "ui-serif", "": return nil
    default: return first
    }
  }

  private static let names: [String: UInt32] = [
    "aqua": 0x00FFFF, "beige": 0xF5F5DC, "black": 0x000000, "blue": 0x0000FF, "brown": 0xA52A2A,
    "coral": 0xFF7F50,
    "crimson": 0xDC143C, "cyan": 0x00FFFF, "darkblue": 0x00008B, "darkgray": 0xA9A9A9, "darkgreen": 0x006400,
    "darkgrey": 0xA9A9A9, "darkorange": 0xFF8C00, "darkred": 0x8B0000, "deeppink": 0xFF1493,
    "dimgray": 0x696969,
    "firebrick": 0xB22222, "forestgreen": 0x228B22, "fuchsia": 0xFF00FF, "gold": 0xFFD700, "gray": 0x808080,
    "green": 0x008000, "grey": 0x808080, "hotpink": 0xFF69B4, "indigo": 0x4B0082, "ivory": 0xFFFFF0,
    "khaki": 0xF0E68C, "lavender": 0xE6E6FA, "lightblue": 0xADD8E6, "lightgray": 0xD3D3D3,
    "lightgreen": 0x90EE90,
    "lightgrey": 0xD3D3D3, "lime": 0x00FF00, "magenta": 0xFF00FF, "maroon": 0x800000, "navy": 0x000080,
    "olive": 0x808000, "orange": 0xFFA500, "orchid": 0xDA70D6, "pink": 0xFFC0CB, "plum": 0xDDA0DD,
    "purple": 0x800080, "red": 0xFF0000, "royalblue": 0x4169E1, "salmon": 0xFA8072, "seagreen": 0x2E8B57,
    "silver": 0xC0C0C0, "skyblue": 0x87CEEB, "slategray": 0x708090, "steelblue": 0x4682B4, "tan": 0xD2B48C,
    "teal": 0x008080, "tomato": 0xFF6347, "turquoise": 0x40E0D0, "violet": 0xEE82EE, "wheat": 0xF5DEB3,
    "white": 0xFFFFFF, "yellow": 0xFFFF00,
  ]

  /// A color: a name, `#rgb`, `#rrggbb`, either with opacity behind it, `rgb(…)` or `rgba(…)`; nil for anything else.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text == "transparent" { return .clear }
    if let value = names[text] { return color(value << 8 | 0xFF) }
    if text.hasPrefix("#") {
      var digits = String(text.dropFirst())
      if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
      if digits.count == 6 { digits += "ff" }
      guard digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
      return color(value)
    }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }
    let values = parts.enumerated().compactMap { index, part -> CGFloat? in
      let isPercent = part.hasSuffix("%")
      guard let value = Double(isPercent ? part.dropLast() : part) else { return nil }
      let limit: Double = isPercent ? 100 : index < 3 ? 255 : 1
      return CGFloat(min(max(value / limit, 0), 1))
    }
    guard values.count == parts.count, values.count == 3 || values.count == 4 else { return nil }
    return UIColor(
      red: values[0], green: values[1], blue: values[2], alpha: values.count == 4 ? values[3] : 1)
  }

  private static func color(_ value: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

/// The rules of style sheets for elements, classes and identifiers. Others are passed over.
struct StyleSheet {
  private var rules: [(selector: String, declarations: String)] = []

  /// Adds the rules of a sheet.
  mutating func add(_ source: String) {
    var rest = StyleSheet.withoutComments(source)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open].split(separator: ",")
      let body = rest[rest.index(after: open)...]
      let close = body.firstIndex(of: "}") ?? body.endIndex
      for selector in selectors {
        rules.append(
          (selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), String(body[..<close])))
      }
      rest = close == body.endIndex ? "" : body[body.index(after: close)...]
    }
  }

  private static func withoutComments(_ source: String) -> String {
    var (result, rest) = ("", source[...])
    while let open = rest.range(of: "/*") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// The declarations for an element, those that are more specific behind the others.
  func declarations(for name: String, _ attributes: [String: String]) -> [String] {
    guard !rules.isEmpty else { return [] }
    let classes = (attributes["class"] ?? "").lowercased().split(separator: " ").map(String.init)
    let id = attributes["id"]?.lowercased()
    func specificity(_ selector: String) -> Int? {
      switch selector {
      case "*": 0
      case name: 1
      case _ where id.map { selector == "#\($0)" || selector == "\(name)#\($0)" } == true: 4
      case _ where classes.contains { selector == ".\($0)" }: 2
      case _ where classes.contains { selector == "\(name).\($0)" }: 3
      default: nil
      }
    }
    let found = rules.enumerated().compactMap { index, rule in
      specificity(rule.selector).map { (specificity: $0, index: index, declarations: rule.declarations) }
    }
    return found.sorted { ($0.specificity, $0.index) < ($1.specificity, $1.index) }.map(\.declarations)
  }
}
