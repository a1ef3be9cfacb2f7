/// The Swift by which UIKit's properties are read and set, and its actions called, by their names, made from
/// the tables. It is
/// compiled into module `InterfaceBuilder`, so that a path that is none of a property stops the build.
public enum PropertyCode {
  /// The source of `UIKitProperties`' contents. The same tables give the same text.
  public static func source() -> String {
    let classes = properties()
    var lines = [
      "// Made from the tables of elements and attributes in InterfaceDocuments.", "import QuartzCore",
      "import UIKit", "", "extension UIKitProperties {", "  func fill() {",
    ]
    lines += classes.indices.map { "    fill\($0)()" }
    lines.append("  }")
    for (index, type) in classes.enumerated() {
      let box = structures.contains(type.name) ? "ValueBox<\(type.name)>" : type.name
      lines += ["", "  private func fill\(index)() {"]
      lines += type.properties.map { "    add(\(box).self, \(code(of: $0, in: box)))" }
      lines += actions(of: type.name).map { "    add(action: \(code(of: $0, in: box))" }
      lines.append("  }")
    }
    lines.append("}")
    lines += words()
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Property {
    let path: String
    let key: String
    var isSettable: Bool
  }

  private static func code(of property: Property, in type: String) -> String {
    let path = (type.hasSuffix(">") ? "$0.value." : "$0.") + property.path
    let set = "{ \(path) = $1 }"
    if property.path.contains("?") { return "\"\(property.key)\", set: \(set)" }
    return "\"\(property.key)\", { \(path) }" + (property.isSettable ? ", \(set)" : "")
  }

  private static func actions(of className: String) -> [InterfaceAction] {
    InterfaceElementType.making(className)?.ownActions ?? []
  }

  /// A sender is what a method without a label takes; of another one, `animated`, an object is true.
  private static func code(of action: InterfaceAction, in type: String) -> String {
    let name = action.method.prefix { $0 != "(" }
    let label = action.method.dropFirst(name.count + 1).prefix { $0 != ":" && $0 != ")" }
    guard !label.isEmpty else { return "\"\(action.selector)\") { (object: \(type)) in object.\(name)() }" }
    let (value, written) = label == "_" ? ("Any?", "") : ("Bool", "\(label): ")
    return "\"\(action.selector)\") { (object: \(type), value: \(value)) in object.\(name)(\(written)value) }"
  }

  /// The types of parts that are no classes: their properties are those of a box.
  private static let structures: Set<String> = ["UIButton.Configuration", "UIBackgroundConfiguration"]

  /// The types in Swift that have the properties of an element.
  private static func types(of type: InterfaceElementType) -> [String] {
    switch type.name {
    case "textInputTraits": ["UITextField", "UITextView"]
    case "buttonConfiguration": ["UIButton.Configuration"]
    case "backgroundConfiguration": ["UIBackgroundConfiguration"]
    default: type.className.map { [$0] } ?? []
    }
  }

  /// The properties of each class, each once.
  private static func properties() -> [(name: String, properties: [Property])] {
    var classes: [(name: String, properties: [Property])] = []
    for (type, name) in (InterfaceElementType.all + [.layer]).flatMap({ type in
      types(of: type).map { (type, $0) }
    }) where type.hasProperties {
      let index = classes.firstIndex { $0.name == name } ?? classes.endIndex
      if index == classes.endIndex { classes.append((name, [])) }
      let keyed = type.keys.map { ($0, type.isAbstract) }
      let own = type.attributes.filter { !$0.isAbsent }.compactMap { attribute in
        attribute.path.map { ($0, !attribute.marks.contains(.builder)) }
      }
      for (path, isSettable) in own + keyed {
        guard let key = InterfaceAttributeType.key(of: path) else { continue }
        if let known = classes[index].properties.firstIndex(where: { $0.key == key }) {
          classes[index].properties[known].isSettable =
            classes[index].properties[known].isSettable || isSettable
        } else {
          classes[index].properties.append(Property(path: path, key: key, isSettable: isSettable))
        }
      }
    }
    return classes.filter { !$0.properties.isEmpty }
  }

  /// The types in Swift that documents have words for, with those words.
  private static func words() -> [String] {
    var (types, names, optionSets): ([String], [String: [String]], Set<String>) = ([], [:], [])
    func add(_ enumeration: InterfaceEnumerationType) {
      guard !enumeration.isForeign else { return }
      if names[enumeration.name] == nil { types.append(enumeration.name) }
      for word in enumeration.cases where !word.isAbsent {
        if names[enumeration.name]?.contains(word.swiftName) == true { continue }
        names[enumeration.name, default: []].append(word.swiftName)
      }
    }
    for attribute in InterfaceElementType.all.flatMap(\.attributes)
    where attribute.path != nil && !attribute.isAbsent {
      switch attribute.value {
      case .enumeration(let enumeration): add(enumeration)
      case .options(let options):
        add(options.members)
        optionSets.insert(options.members.name)
      default: break
      }
    }
    for enumeration in InterfaceEnumerationType.ofValues { add(enumeration) }
    var lines: [String] = []
    for type in types {
      lines += ["", "extension \(type): NamedValue {", "  static func named(_ name: String) -> Self? {"]
      lines.append("    switch name {")
      lines += (names[type] ?? []).map { "    case \"\($0)\": return \(type).\($0)" }
      lines += ["    default: return nil", "    }", "  }", "}"]
    }
    lines += ["", "extension Enumerations {", "  static let types: [String: any NamedValue.Type] = ["]
    lines += types.map { "    \"\($0)\": \($0).self," }
    lines += ["  ]", "}"]
    return lines
  }
}

extension InterfaceElementType {
  /// Whether the attributes of its own are properties of a class.
  fileprivate var hasProperties: Bool {
    guard module == nil else { return false }
    switch category {
    case .view, .controller, .item, .recognizer, .object, .part: return true
    case .structure: return isAbstract
    case .connection, .value: return false
    }
  }
}

extension InterfaceEnumerationType {
  /// Whether the words are of no type with such values.
  fileprivate var isForeign: Bool {
    name.first?.isLowercase == true || ["CGFloat", "Int", "UIButton.Configuration"].contains(name)
  }

  /// The enumerations that values of attributes have in them.
  fileprivate static let ofValues: [Self] = [.fontWeight, .fontDesign, .controlEvent]
}
