import ReactantUIMarkup

/// Writes the XML schema of the language, for editors.
///
/// The schema follows the tables; values are checked where a pattern or a list of words can do it. Constraint
/// attributes and attributes with control states are of another namespace or have open names, so they are
/// accepted as they are.
public enum SchemaEmitter {
  /// Returns the schema. The same tables give the same text.
  public static func schema() -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" xmlns=\"\(namespace)\"",
      "    targetNamespace=\"\(namespace)\" elementFormDefault=\"qualified\">",
    ]
    for type in valueTypes { lines += simpleType(type) }
    for enumeration in EnumerationType.all { lines += simpleType(enumeration) }
    lines += group("views", ElementType.all.map { "<xs:element name=\"\($0.name)\" type=\"\($0.name)\"/>" })
    lines += attributeGroup("common", common)
    lines += attributeGroup("definition", definition)
    lines += attributeGroup("attributedText", attributes(ElementType.attributedTextAttributes))
    for element in ElementType.all { lines += attributeGroup(element.name, attributes(element.attributes)) }
    lines += attributedTextType()
    for element in ElementType.all { lines += complexType(element) }
    lines += styles() + application()
    lines += [
      "  <xs:element name=\"Component\" type=\"ComponentDefinition\"/>",
      "  <xs:element name=\"styleGroup\" type=\"Styles\"/>", "</xs:schema>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let namespace = MarkupElement.Namespace.ui.rawValue

  // MARK: Values

  private static let valueTypes: [ValueType] = [
    .bool, .integer, .cgFloat, .double, .color, .cgColor, .font, .image, .text, .insets, .point, .size, .rect,
    .transform, .rowHeight, .visualEffect, .tabStops, .url,
  ]

  private static func pattern(_ type: ValueType) -> String? {
    let number = "[+\\-]?[0-9]+(\\.[0-9]+)?"
    return switch type {
    case .bool: "true|false"
    case .integer: "[+\\-]?[0-9]+"
    case .cgFloat, .float, .double: "[+\\-]?([0-9]+(\\.[0-9]+)?)([eE][+\\-]?[0-9]+)?"
    case .rowHeight: "auto|\(number)"
    case .visualEffect:
      "(\(VisualEffectValue.Kind.allCases.map(\.rawValue).joined(separator: "|"))):("
        + EnumerationType.all.first { $0.name == "BlurEffectStyle" }!.cases.map(\.name).joined(separator: "|")
        + ")"
    case .color, .cgColor: "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?(@.*)?|[^#].*"
    default: nil
    }
  }

  private static func simpleType(_ type: ValueType) -> [String] {
    var lines = [
      "  <xs:simpleType name=\"value.\(type.name)\">",
      "    <xs:annotation><xs:documentation>\(escaped(type.syntax))</xs:documentation></xs:annotation>",
    ]
    if let pattern = pattern(type) {
      lines += [
        "    <xs:restriction base=\"xs:string\">", "      <xs:pattern value=\"\(escaped(pattern))\"/>",
        "    </xs:restriction>",
      ]
    } else {
      lines.append("    <xs:restriction base=\"xs:string\"/>")
    }
    return lines + ["  </xs:simpleType>"]
  }

  private static func simpleType(_ type: EnumerationType) -> [String] {
    ["  <xs:simpleType name=\"value.\(type.name)\">", "    <xs:restriction base=\"xs:string\">"]
      + type.cases.map { "      <xs:enumeration value=\"\($0.name)\"/>" }
      + ["    </xs:restriction>", "  </xs:simpleType>"]
  }

  // MARK: Attributes

  private static let common = [
    attribute("field", "xs:string"), attribute("style", "xs:string"), foreignAttributes,
  ]
  private static let foreignAttributes = "<xs:anyAttribute namespace=\"##other\" processContents=\"lax\"/>"
  private static let definition =
    [
      attribute("type", "xs:string"), attribute("rootView", "xs:string"), attribute("extend", "xs:string"),
      attribute("anonymous", "xs:string"),
    ] + [accessModifier]
  private static let accessModifier = attribute("accessModifier", "xs:string")

  private static func attribute(_ name: String, _ type: String, isRequired: Bool = false) -> String {
    "<xs:attribute name=\"\(name)\" type=\"\(type)\"\(isRequired ? " use=\"required\"" : "")/>"
  }

  /// Returns an attribute for each in a table; those with states once for each single state and each pair.
  private static func attributes(_ types: [AttributeType]) -> [String] {
    types.filter { $0.value != .attributedText }.flatMap { type in
      let names = type.isPerState ? [type.name] + states.map { "\(type.name).\($0)" } : [type.name]
      return names.map { attribute($0, "value.\(type.value.name)") }
    }
  }

  private static let states: [String] =
    AttributeType.stateNames
    + AttributeType.stateNames.dropFirst().flatMap { first in
      AttributeType.stateNames.dropFirst().filter { $0 != first }.map { "\(first).\($0)" }
    }

  private static func attributeGroup(_ name: String, _ attributes: [String]) -> [String] {
    ["  <xs:attributeGroup name=\"\(name).attributes\">"] + attributes.map { "    " + $0 }
      + ["  </xs:attributeGroup>"]
  }

  private static func group(_ name: String, _ elements: [String]) -> [String] {
    ["  <xs:group name=\"\(name)\">", "    <xs:choice>"] + elements.map { "      " + $0 }
      + ["    </xs:choice>", "  </xs:group>"]
  }

  private static func use(_ group: String) -> String { "<xs:attributeGroup ref=\"\(group).attributes\"/>" }

  // MARK: Elements

  private static func complexType(_ element: ElementType) -> [String] {
    var content: [String] = []
    switch element.content {
    case .none: break
    case .subviews, .arrangedSubviews, .contentView:
      content = ["<xs:group ref=\"views\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>"]
    case .attributedText:
      content = many("<xs:element name=\"attributedText\" type=\"AttributedText\" minOccurs=\"0\"/>")
    case .attributedTitles:
      content = many(
        "<xs:element name=\"attributedTitle\" type=\"AttributedText\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>"
      )
    case .cells(let roles):
      content =
        ["<xs:all>"]
        + roles.map { "  <xs:element name=\"\($0.rawValue)\" type=\"ComponentDefinition\" minOccurs=\"0\"/>" }
        + ["</xs:all>"]
    case .definition: content = definitionContent
    }
    var attributes = [use(element.name)]
    if element.content == .definition { attributes.append(use("definition")) }
    attributes += element.cellRoles.map { attribute($0.rawValue, "xs:string") }
    attributes.append(use("common"))
    var lines = complexType(element.name, content: content, attributes: attributes)
    if element.content == .definition {
      lines += complexType(
        "ComponentDefinition", content: definitionContent, attributes: attributes)
    }
    return lines
  }

  private static let definitionContent = [
    "<xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\">", "  <xs:group ref=\"views\"/>",
    "  <xs:element name=\"styles\" type=\"Styles\"/>",
    "  <xs:element name=\"templates\" type=\"Templates\"/>",
    "</xs:choice>",
  ]

  private static func many(_ element: String) -> [String] {
    ["<xs:sequence>", "  " + element, "</xs:sequence>"]
  }

  private static func complexType(
    _ name: String, content: [String], attributes: [String], isMixed: Bool = false
  ) -> [String] {
    ["  <xs:complexType name=\"\(name)\"\(isMixed ? " mixed=\"true\"" : "")>"]
      + (content + attributes).map { "    " + $0 } + ["  </xs:complexType>"]
  }

  private static func attributedTextType() -> [String] {
    complexType(
      "AttributedText",
      content: many("<xs:any minOccurs=\"0\" maxOccurs=\"unbounded\" processContents=\"skip\"/>"),
      attributes: [
        attribute("name", "xs:string"), attribute("style", "xs:string"), attribute("state", "xs:string"),
        use("attributedText"),
      ], isMixed: true)
      + complexType(
        "Templates",
        content: many(
          "<xs:element name=\"attributedText\" type=\"AttributedText\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>"
        ),
        attributes: [attribute("name", "xs:string")])
  }

  // MARK: Styles and themes

  private static func styles() -> [String] {
    let own = [
      attribute("name", "xs:string", isRequired: true), attribute("extend", "xs:string"), accessModifier,
    ]
    var lines: [String] = []
    for element in ElementType.all {
      lines += complexType("\(element.name)Style", content: [], attributes: own + [use(element.name)])
    }
    lines += complexType(
      "AttributedTextStyle",
      content: many("<xs:any minOccurs=\"0\" maxOccurs=\"unbounded\" processContents=\"skip\"/>"),
      attributes: own + [use("attributedText")])
    let elements =
      ElementType.all.map { "  <xs:element name=\"\($0.name)Style\" type=\"\($0.name)Style\"/>" }
      + ["  <xs:element name=\"attributedTextStyle\" type=\"AttributedTextStyle\"/>"]
    return lines
      + complexType(
        "Styles",
        content: ["<xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\">"] + elements + ["</xs:choice>"],
        attributes: [attribute("name", "xs:string"), accessModifier])
  }

  private static func application() -> [String] {
    let any = many("<xs:any minOccurs=\"0\" maxOccurs=\"unbounded\" processContents=\"skip\"/>")
    return complexType("Themes", content: any, attributes: [attribute("default", "xs:string")])
      + complexType("ThemeItems", content: any, attributes: [])
      + complexType(
        "Application",
        content: ["<xs:all>", "  <xs:element name=\"Themes\" type=\"Themes\"/>"]
          + ThemeItem.Kind.allCases.map {
            "  <xs:element name=\"\($0.rawValue)\" type=\"ThemeItems\" minOccurs=\"0\"/>"
          } + ["</xs:all>"], attributes: [])
      + ["  <xs:element name=\"Application\" type=\"Application\"/>"]
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
