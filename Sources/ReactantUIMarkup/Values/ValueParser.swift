import Foundation

/// Reads the texts of attribute values.
enum ValueParser {
  /// A value and, when it is likely not meant as it is read, a warning.
  typealias Parsed = (value: Value, warning: String?)

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - text: the value's text.
  ///   - type: the type of the attribute.
  ///   - templates: whether `{{name}}` is an argument.
  static func parse(_ text: String, as type: ValueType, templates: Bool = false) throws(ValueError) -> Parsed
  {
    switch type {
    case .bool:
      guard text == "true" || text == "false" else { throw unknown(text, "Bool", ["true", "false"]) }
      return (.bool(text == "true"), nil)
    case .integer:
      guard let number = Int(text) else {
        throw ValueError(message: "Unknown value - `\(text)` is no whole number", offset: 0)
      }
      _ = try NumberBounds.check(Double(number), text)
      return (.integer(number), nil)
    case .cgFloat, .double, .float: return (.number(try number(text)), nil)
    case .color, .cgColor:
      let (color, warning) = try ColorParser.parse(text)
      return (.color(color), warning)
    case .font:
      let (font, warning) = try FontParser.parse(text)
      return (.font(font), warning)
    case .image:
      if let item = try themeItem(text) { return (.image(.theme(item)), nil) }
      guard !text.isEmpty else { throw ValueError(message: "Expected the name of an image", offset: 0) }
      return (.image(.asset(text)), nil)
    case .text: return (.text(try TextParser.parse(text, templates: templates)), nil)
    case .insets: return (.insets(try DimensionParser.insets(text)), nil)
    case .point:
      let numbers = try DimensionParser.labeled(text, ["x", "y"])
      return (.point(x: numbers[0], y: numbers[1]), nil)
    case .size:
      let numbers = try DimensionParser.labeled(text, ["width", "height"], allowsOne: true)
      return (.size(width: numbers[0], height: numbers[1]), nil)
    case .rect:
      let numbers = try DimensionParser.labeled(text, ["x", "y", "width", "height"])
      return (.rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), nil)
    case .transform: return (.transform(try TransformParser.parse(text)), nil)
    case .rowHeight: return (.rowHeight(text == "auto" ? nil : try number(text, orElse: "auto")), nil)
    case .visualEffect: return (.visualEffect(try visualEffect(text)), nil)
    case .tabStops: return (.tabStops(try tabStops(text)), nil)
    case .url:
      guard isAddress(text), URL(string: text) != nil else {
        throw ValueError(message: "Unknown value - `\(text)` is no address", offset: 0)
      }
      return (.url(text), nil)
    case .enumeration(let enumeration):
      guard let found = enumeration.case(named: text) else {
        throw unknown(text, enumeration.name, enumeration.cases.map(\.name))
      }
      return (.enumeration(found), nil)
    case .attributedText:
      throw ValueError(message: "Attributed text is written as a child element", offset: 0)
    }
  }

  /// The error about a word that is none of those allowed.
  static func unknown(_ word: String, _ kind: String, _ allowed: [String], at offset: Int = 0) -> ValueError {
    ValueError(
      message: "Unknown value - `\(word)` is no \(kind)" + Suggestion.hint(for: word, among: allowed),
      offset: offset)
  }

  /// Reads a number as Swift writes it.
  static func number(_ text: String, orElse word: String? = nil, at offset: Int = 0) throws(ValueError)
    -> Double
  {
    guard let value = Double(text), !value.isNaN, !text.lowercased().contains("inf") else {
      throw ValueError(
        message: "Unknown value - `\(text)` is no number"
          + (word.map { "; allowed: a number or \($0)" } ?? ""),
        offset: offset)
    }
    return try NumberBounds.check(value, text, at: offset)
  }

  /// Returns the item's name when the text is `theme.<item>`, or nil when it does not begin so.
  static func themeItem(_ text: String) throws(ValueError) -> String? {
    guard text.hasPrefix("theme.") else { return nil }
    var cursor = TextCursor(text)
    cursor.index = 6
    guard let name = cursor.identifier(), cursor.isAtEnd else {
      throw ValueError(message: "Expected the name of a theme's item after `theme.`", offset: cursor.index)
    }
    return name
  }

  private static func visualEffect(_ text: String) throws(ValueError) -> VisualEffectValue {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let kinds = VisualEffectValue.Kind.allCases.map(\.rawValue)
    guard let kind = VisualEffectValue.Kind(rawValue: parts[0]) else {
      throw unknown(parts[0], "VisualEffect", kinds)
    }
    let offset = kind.rawValue.utf8.count
    guard parts.count > 1 else {
      throw ValueError(
        message: "Expected a style after `\(kind.rawValue)`, such as `\(kind.rawValue):light`", offset: offset
      )
    }
    let styles = EnumerationType.blurEffectStyle
    guard let style = styles.case(named: parts[1]) else {
      throw unknown(parts[1], styles.name, styles.cases.map(\.name), at: offset + 1)
    }
    return VisualEffectValue(kind, style: style)
  }

  private static func tabStops(_ text: String) throws(ValueError) -> [TabStop] {
    var stops: [TabStop] = []
    var cursor = TextCursor(text)
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      var alignment = EnumerationType.textAlignment.case(named: "left")!
      let start = cursor.index
      if let word = cursor.identifier() {
        guard let found = EnumerationType.textAlignment.case(named: word) else {
          throw unknown(word, "TextAlignment", EnumerationType.textAlignment.cases.map(\.name), at: start)
        }
        alignment = found
        cursor.skipSpaces()
        guard cursor.skip("@") else {
          throw ValueError(message: "Expected `@` and a place after `\(word)`", offset: cursor.index)
        }
        cursor.skipSpaces()
      }
      guard let location = try cursor.number() else {
        throw ValueError(message: "Expected a place such as `20` or `right@80`", offset: cursor.index)
      }
      stops.append(TabStop(alignment: alignment, location: location))
      cursor.skipSpaces()
      guard cursor.isAtEnd || cursor.skip(";") else {
        throw ValueError(message: "Expected `;` before `\(cursor.wordAhead())`", offset: cursor.index)
      }
      cursor.skipSpaces()
    }
    return stops
  }

  /// Whether the text is an address without blanks or control characters and with well-formed escapes.
  private static func isAddress(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return false }
    func isHex(_ index: Int) -> Bool {
      index < bytes.count && Unicode.Scalar(bytes[index]).properties.isASCIIHexDigit
    }
    for (index, byte) in bytes.enumerated() {
      if byte <= 32 || byte == 127 || "<>\"`{}|\\^".utf8.contains(byte) { return false }
      if byte == UInt8(ascii: "%"), !isHex(index + 1) || !isHex(index + 2) { return false }
    }
    return true
  }
}
