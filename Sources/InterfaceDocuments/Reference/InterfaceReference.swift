/// The reference page of documents, from the tables.
public enum InterfaceReference {
  /// The page in Markdown.
  public static func page() -> String {
    let limits = InterfaceDocument.limits
    var lines = [
      "# Storyboards and nibs", "",
      "Made from the tables of module `InterfaceDocuments`; `scripts/reference` writes it again.", "",
      "An app loads `.storyboard` and `.xib` files as Interface Builder writes them. They are resources of its bundle, as text; tables of",
      "strings such as `de.lproj/Main.strings` replace their texts. A document has at most \(limits.bytes) bytes and \(limits.elements) elements, which lie",
      "at most \(limits.depth) deep in each other. An element or attribute that is not here is named once, and the screen still shows.",
      "",
      "`shoji check`, `run` and `test` compare documents with the code: a class, outlet, action, segue, scene, image or color that is not there is an",
      "error with its file, line and column. `shoji preview Main.storyboard --scene ID -o scene.png` draws one scene.",
      "",
      "An attribute stands in its element's tag, or in an element within that has its name as `key`. A default is what an absent attribute stands",
      "for; where none is given, the class's own holds. Attributes without a property are the editor's; they have no effect beyond what they say.",
      "An absent property has none either, and a document that sets it is told so.",
      "",
      "## Elements",
    ]
    for category in InterfaceElementType.Category.allCases {
      let types = InterfaceElementType.all.filter { $0.category == category && !$0.isAbstract }
      guard !types.isEmpty, let heading = headings[category] else { continue }
      lines += ["", "### \(heading)", ""]
      lines += ["| element | makes | attributes of its own, and those of |", "|---|---|---|"]
      lines += types.map(row)
    }
    lines += ["", "## Attributes"]
    for type in InterfaceElementType.all where !type.attributes.isEmpty && hasTable(type) {
      lines += [
        "", "### `\(type.name)`", "", "| attribute | value | default | property |", "|---|---|---|---|",
      ]
      lines += type.attributes.map(row)
    }
    lines += ["", "## Words", "", "| type | words |", "|---|---|"]
    lines += enumerations().map { enumeration in
      "| `\(enumeration.name)` | \(enumeration.cases.map(word).joined(separator: ", ")) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let headings: [InterfaceElementType.Category: String] = [
    .view: "Views", .controller: "Controllers", .item: "Items of bars", .recognizer: "Gesture recognizers",
    .object: "Other objects", .part: "Parts", .connection: "Connections", .value: "Values",
  ]

  private static func hasTable(_ type: InterfaceElementType) -> Bool {
    type.category != .structure || type.isAbstract
  }

  private static func row(_ type: InterfaceElementType) -> String {
    var makes = type.className.map { "`\($0)`" } ?? "–"
    if let module = type.module { makes += " of \(module)" + (type.absentModule == nil ? "" : ", absent") }
    let own = type.attributes.isEmpty ? "–" : "\(type.attributes.count)"
    let parent = type.parent.map { ", `\($0)`" } ?? ""
    return "| `\(type.name)` | \(makes) | \(own)\(parent) |"
  }

  private static func row(_ attribute: InterfaceAttributeType) -> String {
    let text = attribute.defaultText.map { "`\($0)`" } ?? ""
    let path = attribute.path.map { attribute.isAbsent ? "`\($0)`, absent" : "`\($0)`" } ?? ""
    return "| `\(attribute.name)` | \(name(of: attribute.value)) | \(text) | \(path) |"
  }

  private static func name(of value: InterfaceValueType) -> String {
    switch value {
    case .bool: "`YES`, `NO`"
    case .integer: "whole number"
    case .real: "number"
    case .string: "text"
    case .localizedString: "text, localized"
    case .enumeration(let enumeration): "`\(enumeration.name)`"
    case .ratio: "ratio"
    case .reference: "identifier"
    case .object: "element with this key"
    case .objects: "elements in it"
    case .connection: "outlet"
    case .image: "name of an image"
    default: value.elementNames.map { "`<\($0)>`" }.joined(separator: ", ")
    }
  }

  private static func word(_ found: InterfaceEnumerationType.Case) -> String {
    found.word == found.swiftName ? "`\(found.word)`" : "`\(found.word)` (`\(found.swiftName)`)"
  }

  private static func enumerations() -> [InterfaceEnumerationType] {
    var found: [InterfaceEnumerationType] = []
    for attribute in InterfaceElementType.all.flatMap(\.attributes) {
      switch attribute.value {
      case .enumeration(let enumeration): if !found.contains(enumeration) { found.append(enumeration) }
      case .options(let options): if !found.contains(options.members) { found.append(options.members) }
      default: break
      }
    }
    return found.sorted { ($0.name, $0.cases.count) < ($1.name, $1.cases.count) }
  }
}
