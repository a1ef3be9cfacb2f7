/// Reads colors with their modifiers.
enum ColorParser {
  static func parse(_ text: String) throws(ValueError) -> (ColorValue, warning: String?) {
    if let item = try ValueParser.themeItem(text) { return (ColorValue(.theme(item)), nil) }
    var cursor = TextCursor(text)
    while let byte = cursor.byte, byte != UInt8(ascii: "@") { cursor.index += 1 }
    let name = cursor.text(0..<cursor.index)
    var warning: String?
    let base = try base(name, &warning)
    var modifiers: [ColorValue.Modifier] = []
    while cursor.skip("@") { modifiers.append(try modifier(&cursor)) }
    guard cursor.isAtEnd else {
      throw ValueError(message: "Expected `@` before `\(cursor.wordAhead())`", offset: cursor.index)
    }
    return (ColorValue(base, modifiers: modifiers), warning)
  }

  private static func base(_ name: String, _ warning: inout String?) throws(ValueError) -> ColorValue.Base {
    guard !name.isEmpty else { throw ValueError(message: "Expected a color", offset: 0) }
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      guard digits.utf8.count == 6 || digits.utf8.count == 8,
        digits.unicodeScalars.allSatisfy({ $0.properties.isASCIIHexDigit }),
        let number = UInt32(digits, radix: 16)
      else {
        throw ValueError(
          message: "Unknown value - `\(name)` is no color; allowed: #RRGGBB, #RRGGBBAA", offset: 0)
      }
      let rgba = digits.utf8.count == 6 ? number << 8 | 0xFF : number
      return .rgba(
        red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 0xFF), blue: UInt8(rgba >> 8 & 0xFF),
        alpha: UInt8(rgba & 0xFF))
    }
    if ColorValue.systemNames.contains(name) { return .system(name) }
    if let near = Suggestion.nearest(to: name, among: ColorValue.systemNames) {
      warning = "`\(name)` is read as the name of a color asset; did you mean `\(near)`?"
    }
    return .asset(name)
  }

  private static func modifier(_ cursor: inout TextCursor) throws(ValueError) -> ColorValue.Modifier {
    typealias Kind = ColorValue.Modifier.Kind
    let start = cursor.index
    let word = cursor.identifier() ?? cursor.wordAhead()
    guard let kind = Kind(rawValue: word) else {
      throw ValueError(
        message: "Unknown color modifier `\(word)`"
          + Suggestion.hint(for: word, among: Kind.allCases.map(\.rawValue)),
        offset: start)
    }
    let form = "`\(word)(\(kind.label): 20%)`"
    cursor.skipSpaces()
    guard cursor.skip("(") else { throw ValueError(message: "Expected \(form)", offset: cursor.index) }
    cursor.skipSpaces()
    let labelStart = cursor.index
    if let label = cursor.identifier() {
      cursor.skipSpaces()
      guard label == kind.label, cursor.skip(":") else {
        throw ValueError(message: "Expected \(form), found label `\(label)`", offset: labelStart)
      }
      cursor.skipSpaces()
    }
    let numberStart = cursor.index
    guard var amount = try cursor.number(), amount >= 0 else {
      throw ValueError(message: "Expected \(form) or a fraction from 0 to 1", offset: numberStart)
    }
    let digits = cursor.text(numberStart..<cursor.index)
    if cursor.skip("%") {
      guard !digits.contains(".") else {
        throw ValueError(message: "`\(digits)%` is no whole number of percent", offset: numberStart)
      }
      amount /= 100
    }
    cursor.skipSpaces()
    guard cursor.skip(")") else {
      throw ValueError(message: "Expected `)` after \(digits)", offset: cursor.index)
    }
    if kind == .alpha { amount = min(amount, 1) }
    return ColorValue.Modifier(kind, amount)
  }
}
