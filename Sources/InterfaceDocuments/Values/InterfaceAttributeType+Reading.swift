import MarkupReading

extension InterfaceAttributeType {
  /// Returns the value that an object has written for the attribute, or nil when it has none.
  ///
  /// - Parameters:
  ///   - object: the object, or a variation of it.
  /// - Throws: an error at the value's place where it cannot be read.
  public func value(in object: InterfaceObject) throws(Diagnostic) -> InterfaceValue? {
    if value.isWrittenInTag, let text = object.attribute(name) {
      return try InterfaceValueParser.parse(text, as: value, of: object, name: name)
    }
    let names = value.elementNames
    guard !names.isEmpty,
      let child = object.children.first(where: { child in
        child.key == name && (names.contains(child.elementName) || child.elementName == "nil")
      })
    else { return nil }
    return try InterfaceValueParser.parse(child, as: value)
  }

  /// The value that an absent attribute stands for, or nil where the class's own default holds.
  public var defaultValue: InterfaceValue? {
    guard let defaultText else { return nil }
    switch value {
    case .bool: return .bool(defaultText == "YES")
    case .integer: return Int(defaultText).map(InterfaceValue.integer)
    case .real: return Double(defaultText).map(InterfaceValue.real)
    case .ratio: return InterfaceValueParser.ratio(defaultText).map(InterfaceValue.real)
    case .enumeration(let enumeration): return enumeration.case(word: defaultText).map { .enumeration($0) }
    default: return .string(defaultText)
    }
  }
}

extension InterfaceObject {
  /// The type of the element, or nil when the tables lack it.
  public var type: InterfaceElementType? { InterfaceElementType.named(elementName) }

  /// The text in it with all of its blanks.
  public var content: String { text ?? "" }

  /// Returns the value of an attribute, or nil when it is absent, unknown or cannot be read.
  public func value(_ name: String) -> InterfaceValue? {
    guard let attribute = type?.attribute(named: name) else { return nil }
    return try? attribute.value(in: self)
  }

  /// Returns the value of an element whatever its type, as user-defined attributes have it.
  public func elementValue() throws(Diagnostic) -> InterfaceValue { try InterfaceValueParser.parse(self) }
}
