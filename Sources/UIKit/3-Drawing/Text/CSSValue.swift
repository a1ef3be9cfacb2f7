import CoreGraphics
import Foundation

/// Values as style sheets write them. A CSS pixel is a point.
enum CSSValue {
  /// The greatest length in points, as browsers have one: what is longer has this length.
  static let maximumLength: CGFloat = 1_000_000

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
    let unit: CGFloat
    switch text[number.endIndex...].lowercased() {
    case "px", "": unit = 1
    case "pt": unit = 4 / 3
    case "em": unit = size
    case "rem": unit = 12
    case "%": unit = size / 100
    default: return nil
    }
    return min(max(CGFloat(value) * unit, -maximumLength), maximumLength)
  }

  /// The first family of a list: `system` and `monospace` stand for the system's fonts; nil for the default
  /// one.
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

  /// A color: a name, `#rgb`, `#rrggbb`, either with opacity behind it, `rgb(…)` or `rgba(…)`; nil for
  /// anything else.
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
      guard let value = Double(isPercent ? part.dropLast() : part), value.isFinite else { return nil }
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
