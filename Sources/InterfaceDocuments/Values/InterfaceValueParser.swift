import MarkupReading

/// Reads values, from attributes and from elements.
enum InterfaceValueParser {
  /// Reads a value that an attribute of a tag has.
  static func parse(
    _ text: String, as type: InterfaceValueType, of object: InterfaceObject, name: String
  ) throws(Diagnostic) -> InterfaceValue {
    let place = { object.location(ofValue: name) }
    switch type {
    case .bool:
      guard let flag = object.flag(name) else {
        throw .error("`\(text)` is no value of `\(name)`; allowed: YES, NO", at: place())
      }
      return .bool(flag)
    case .integer:
      guard let number = Int(text) ?? wholeNumber(text) else {
        throw .error("`\(text)` is no whole number, which `\(name)` needs", at: place())
      }
      return .integer(number)
    case .real: return .real(try number(text, name, place()))
    case .ratio:
      guard let ratio = ratio(text) else {
        throw .error("`\(text)` is no ratio; write a number, or two: `16:9` or `16/9`", at: place())
      }
      return .real(ratio)
    case .enumeration(let enumeration):
      guard let found = enumeration.case(word: text) else {
        throw .error(
          "`\(text)` is no value of `\(name)`"
            + Suggestion.hint(for: text, among: enumeration.cases.map(\.word)), at: place())
      }
      return .enumeration(found)
    case .image:
      return .image(InterfaceImage(text, isSystem: catalog(of: name, in: object) == "system"))
    case .reference: return .reference(text)
    default: return .string(text)
    }
  }

  /// The catalog of an image. `catalog` is that of the element's first image; any other one's has its name.
  private static func catalog(of name: String, in object: InterfaceObject) -> String? {
    if let own = object.attribute(name + "Catalog") { return own }
    let isFirst = name == "image" || name == "highlightedImage" || object.attribute("image") == nil
    return isFirst ? object.attribute("catalog") : nil
  }

  /// Returns a number that is whole though it is written as a decimal.
  private static func wholeNumber(_ text: String) -> Int? { Double(text).flatMap(Int.init(exactly:)) }

  /// Reads a number; `inf` and `-inf` are the greatest and the least.
  static func number(_ text: String, _ name: String, _ place: SourceLocation) throws(Diagnostic) -> Double {
    switch text {
    case "inf", "+inf", "infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default:
      guard let value = Double(text), value.isFinite else {
        throw .error("`\(text)` is no number, which `\(name)` needs", at: place)
      }
      return value
    }
  }

  /// Returns the ratio of two numbers, or a number, as Interface Builder takes them: `16:9`, `16/9`, `1.5`;
  /// nil where the text is neither or the ratio is without bound.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { part in
      Double(part.split(separator: " ").joined())
    }
    guard (1...2).contains(parts.count), let first = parts[0], first.isFinite else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = parts[1], second.isFinite, second != 0, (first / second).isFinite else { return nil }
    return first / second
  }

  /// Reads a value that an element is.
  static func parse(_ element: InterfaceObject, as type: InterfaceValueType) throws(Diagnostic)
    -> InterfaceValue
  {
    if element.elementName == "nil" || element.elementName == "null" { return .none }
    switch type {
    case .string, .localizedString: return .string(try text(of: element))
    case .options(let options):
      return .options(options.members.cases.filter { element.flag($0.word) ?? false })
    case .color: return .color(try InterfaceColor(element))
    case .font: return .font(try InterfaceFont(element))
    case .image: return .image(try InterfaceImage(element))
    case .point, .size, .rect, .insets, .offset: return try geometry(element)
    case .range:
      return .range(
        location: try integer("location", of: element), length: try integer("length", of: element))
    case .date: return .date(try number("timeIntervalSinceReferenceDate", of: element))
    case .locale: return .locale(element.attribute("localeIdentifier") ?? "")
    case .timeZone: return .timeZone(element.attribute("name") ?? "")
    case .attributedString: return .attributedString(try InterfaceTextFragment.fragments(of: element))
    case .textAttributes: return .textAttributes(try InterfaceTextAttributes(textAttributes: element))
    case .symbolConfiguration: return .symbolConfiguration(try InterfaceSymbolConfiguration(element))
    case .bool, .integer, .real:
      guard let text = element.attribute("value") else {
        throw .error("`<\(element.elementName)>` has no attribute `value`", at: element.location)
      }
      return try parse(text, as: type, of: element, name: "value")
    case .enumeration, .ratio, .reference, .object, .objects, .connection:
      throw .error("`<\(element.elementName)>` is no value", at: element.location)
    }
  }

  /// Reads the value of an element whatever its type: of a user-defined attribute, or of a text's attribute.
  static func parse(_ element: InterfaceObject) throws(Diagnostic) -> InterfaceValue {
    guard let type = typesByElement[element.elementName] else {
      throw .error("`<\(element.elementName)>` is no value", at: element.location)
    }
    return try parse(element, as: type)
  }

  private static let typesByElement: [String: InterfaceValueType] = {
    let types: [InterfaceValueType] = [
      .string, .color, .font, .image, .point, .size, .rect, .insets, .offset, .range, .date, .locale,
      .timeZone,
      .attributedString, .textAttributes, .symbolConfiguration, .bool, .integer, .real,
    ]
    var found: [String: InterfaceValueType] = ["nil": .string, "null": .string]
    for type in types { for name in type.elementNames { found[name] = type } }
    return found
  }()

  private static func text(of element: InterfaceObject) throws(Diagnostic) -> String {
    guard element.attribute("base64-UTF8") == "YES" else { return element.content }
    guard let bytes = Base64.decode(element.content) else {
      throw .error("The text is not in Base64", at: element.location)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func geometry(_ element: InterfaceObject) throws(Diagnostic) -> InterfaceValue {
    func length(_ name: String) throws(Diagnostic) -> Double { try number(name, of: element) }
    switch element.elementName {
    case "point": return .point(x: try length("x"), y: try length("y"))
    case "size": return .size(width: try length("width"), height: try length("height"))
    case "rect":
      return .rect(
        x: try length("x"), y: try length("y"), width: try length("width"), height: try length("height"))
    case "inset":
      return .insets(
        top: try length("minY"), left: try length("minX"), bottom: try length("maxY"),
        right: try length("maxX"), isDirectional: false)
    case "edgeInsets":
      return .insets(
        top: try length("top"), left: try length("left"), bottom: try length("bottom"),
        right: try length("right"), isDirectional: false)
    case "directionalEdgeInsets":
      return .insets(
        top: try length("top"), left: try length("leading"), bottom: try length("bottom"),
        right: try length("trailing"), isDirectional: true)
    default: return .offset(horizontal: try length("horizontal"), vertical: try length("vertical"))
    }
  }

  /// Reads a finite number of an attribute; 0 when it is absent.
  static func number(_ name: String, of element: InterfaceObject) throws(Diagnostic) -> Double {
    guard let text = element.attribute(name) else { return 0 }
    let value = try number(text, name, element.location(ofValue: name))
    guard value.isFinite else {
      throw .error("`\(text)` is no length, which `\(name)` needs", at: element.location(ofValue: name))
    }
    return value
  }

  private static func integer(_ name: String, of element: InterfaceObject) throws(Diagnostic) -> Int {
    guard let text = element.attribute(name) else { return 0 }
    guard let value = Int(text) else {
      throw .error(
        "`\(text)` is no whole number, which `\(name)` needs", at: element.location(ofValue: name))
    }
    return value
  }
}

/// Base64 in lenient form: letters that are no digits are passed over.
enum Base64 {
  /// Returns the bytes, or nil where digits are missing.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits = 0
    var value: UInt32 = 0
    for byte in text.utf8 {
      guard let digit = digit(byte) else {
        if byte == UInt8(ascii: "=") { break }
        continue
      }
      value = value << 6 | digit
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(bits)))
        value &= (1 << UInt32(bits)) - 1
      }
    }
    return bits == 6 ? nil : bytes
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
