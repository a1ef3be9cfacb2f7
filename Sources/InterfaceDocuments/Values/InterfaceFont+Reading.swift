import MarkupReading

extension InterfaceFont {
  /// Reads `<fontDescription …/>`, or `<font …/>` of a text with attributes.
  init(_ element: InterfaceObject) throws(Diagnostic) {
    func word(_ name: String, of enumeration: InterfaceEnumerationType) throws(Diagnostic) -> String? {
      guard let text = element.attribute(name) else { return nil }
      let type = InterfaceValueType.enumeration(enumeration)
      guard
        case .enumeration(let found) = try InterfaceValueParser.parse(text, as: type, of: element, name: name)
      else { return nil }
      return found.swiftName
    }
    let sizeName = element.attribute("size") == nil ? "pointSize" : "size"
    var size: Double?
    if element.attribute(sizeName) != nil {
      let number = try InterfaceValueParser.number(sizeName, of: element)
      guard number >= 0, number <= 10_000 else {
        throw .error(
          "A font’s size is from 0 to 10000 points", at: element.location(ofValue: sizeName))
      }
      size = number
    }
    let width = try word("width", of: .fontWidth)
    let design = try word("design", of: .fontDesign)
    if let style = element.attribute("style"), element.attribute("name") == nil || style.hasPrefix("UICT") {
      self.init(.style(try word("style", of: .textStyle) ?? style), width: width, design: design)
      return
    }
    if let meta = element.attribute("metaFont") {
      let isBold = meta.hasPrefix("system") ? meta.contains("Bold") : meta.contains("bold")
      self.init(.system(weight: isBold ? "bold" : nil, isItalic: false), size: size)
      return
    }
    if let name = element.attribute("name"), element.attribute("type") == nil {
      self.init(
        .named(name, family: element.attribute("family")), size: size, width: width, design: design)
      return
    }
    var weight = try word("weight", of: .fontWeight)
    let type = element.attribute("type") ?? "system"
    _ = try word("type", of: .fontType)
    let isBold = type.hasPrefix("bold")
    if isBold, weight == nil { weight = "bold" }
    if type.lowercased().hasSuffix("smallsystem"), size == nil { size = 12 }
    self.init(
      .system(weight: weight, isItalic: type == "italicSystem"), size: size, width: width, design: design)
  }
}
