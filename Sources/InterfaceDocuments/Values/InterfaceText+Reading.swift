import MarkupReading

extension InterfaceImage {
  /// Reads `<imageReference …/>`.
  init(_ element: InterfaceObject) throws(Diagnostic) {
    self.init(element.attribute("image") ?? "", isSystem: element.attribute("catalog") == "system")
    let names = ["symbolScale", "renderingMode"]
    guard names.contains(where: { element.attribute($0) != nil }) || !element.children.isEmpty else { return }
    configuration = try InterfaceSymbolConfiguration(element)
  }
}

extension InterfaceSymbolConfiguration {
  /// Reads `<preferredSymbolConfiguration …/>` or what an `<imageReference …/>` has of one.
  init(_ element: InterfaceObject) throws(Diagnostic) {
    self.init()
    func word(_ name: String, _ enumeration: InterfaceEnumerationType) throws(Diagnostic) -> String? {
      guard let text = element.attribute(name) else { return nil }
      let type = InterfaceValueType.enumeration(enumeration)
      guard
        case .enumeration(let found) = try InterfaceValueParser.parse(text, as: type, of: element, name: name)
      else { return nil }
      return found.swiftName
    }
    if element.attribute("pointSize") != nil {
      pointSize = try InterfaceValueParser.number("pointSize", of: element)
    }
    scale = try word(element.attribute("scale") == nil ? "symbolScale" : "scale", .symbolScale)
    weight = try word("weight", .symbolWeight)
    renderingMode = try word("renderingMode", .imageRenderingMode)
    for child in element.children {
      switch child.elementName {
      case "fontDescription": font = try InterfaceFont(child)
      case "hierarchicalColors", "paletteColors":
        for color in child.children(named: "color") { colors.append(try InterfaceColor(color)) }
      case "color": colors.append(try InterfaceColor(child))
      default: break
      }
    }
  }
}

extension InterfaceTextAttributes {
  /// Reads `<textAttributes …>`.
  init(textAttributes element: InterfaceObject) throws(Diagnostic) {
    self.init()
    for child in element.children {
      switch (child.elementName, child.key) {
      case ("fontDescription", _): font = try InterfaceFont(child)
      case ("color", "textShadowColor"): shadowColor = try InterfaceColor(child)
      case ("color", _): color = try InterfaceColor(child)
      case ("offsetWrapper", _), ("size", _): shadowOffset = try InterfaceValueParser.parse(child)
      default: break
      }
    }
  }

  /// Reads `<attributes>` of a fragment.
  init(fragmentAttributes element: InterfaceObject?) throws(Diagnostic) {
    self.init()
    for child in element?.children ?? [] {
      switch (child.elementName, child.key ?? "") {
      case ("color", "NSBackgroundColor"): backgroundColor = try InterfaceColor(child)
      case ("color", "NSStrokeColor"): strokeColor = try InterfaceColor(child)
      case ("color", "NSColor"): color = try InterfaceColor(child)
      case ("font", _), ("fontDescription", _): font = try InterfaceFont(child)
      case ("paragraphStyle", _):
        paragraph = try Self.paragraph(child)
        if let stops = child.child(named: "tabStops") { tabStops = try Self.tabs(stops) }
      case ("url", _), ("string", "NSLink"): link = child.attribute("string") ?? child.content
      case ("integer", let key), ("real", let key), ("bool", let key):
        switch try InterfaceValueParser.parse(child) {
        case .integer(let number): numbers[key] = Double(number)
        case .real(let number): numbers[key] = number
        case .bool(let flag): numbers[key] = flag ? 1 : 0
        default: break
        }
      case ("shadow", _):
        if let color = child.child(named: "color") { shadowColor = try InterfaceColor(color) }
        if let offset = child.child(named: "size") { shadowOffset = try InterfaceValueParser.parse(offset) }
        numbers["shadowBlurRadius"] = try InterfaceValueParser.number("blurRadius", of: child)
      default: break
      }
    }
  }

  private static func tabs(_ element: InterfaceObject) throws(Diagnostic) -> [InterfaceTextTab] {
    var found: [InterfaceTextTab] = []
    for tab in element.children(named: "textTab") {
      let location = try InterfaceValueParser.number("location", of: tab)
      var alignment = "left"
      if let text = tab.attribute("alignment") {
        let type = InterfaceValueType.enumeration(.textAlignment)
        let word = try InterfaceValueParser.parse(text, as: type, of: tab, name: "alignment")
        if case .enumeration(let word) = word { alignment = word.swiftName }
      }
      found.append(InterfaceTextTab(alignment: alignment, location: location))
    }
    return found
  }

  private static func paragraph(_ element: InterfaceObject) throws(Diagnostic) -> [String: InterfaceValue] {
    var found: [String: InterfaceValue] = [:]
    for type in InterfaceElementType.paragraphStyle {
      if let text = element.attribute(type.name), type.value.isWrittenInTag, type.path != nil {
        found[type.name] = try InterfaceValueParser.parse(text, as: type.value, of: element, name: type.name)
      }
    }
    return found
  }
}

extension InterfaceTextFragment {
  /// Reads the fragments of `<attributedString>`.
  static func fragments(of element: InterfaceObject) throws(Diagnostic) -> [InterfaceTextFragment] {
    var found: [InterfaceTextFragment] = []
    for fragment in element.children(named: "fragment") {
      let written = fragment.children.first { $0.key == "content" }
      var text = fragment.attribute("content") ?? ""
      if let written, case .string(let content) = try InterfaceValueParser.parse(written, as: .string) {
        text = content
      }
      let attributes = try InterfaceTextAttributes(fragmentAttributes: fragment.child(named: "attributes"))
      found.append(InterfaceTextFragment(text, attributes))
    }
    return found
  }
}
