import MarkupReading
import TranslationInterface

/// The classes of a target's Core Data models, as Xcode generates them: whole classes, or extensions of the
/// project's own with the properties.
struct ManagedClasses {
  private let files: ReadableFiles
  private let target: ProjectTarget

  init(of target: ProjectTarget, files: ReadableFiles) {
    (self.target, self.files) = (target, files)
  }

  /// The generated files, but those that the project has itself.
  func sources(beside own: [SwiftFile]) -> [SwiftFile] {
    let known = Set(own.map(\.path.fileName))
    var made: [SwiftFile] = []
    for resource in target.resources
    where ["xcdatamodeld", "xcdatamodel"].contains(resource.source.fileExtension) {
      guard let text = contents(of: resource.source) else { continue }
      var limits = MarkupReader.Limits()
      (limits.bytes, limits.elements) = (16 << 20, 100_000)
      let language = MarkupLanguage(prefixes: [.init("", .unnamed)], exampleElement: "model")
      let result = MarkupReader.read(text.utf8, path: resource.source, language: language, limits: limits)
      guard let root = result.root else { continue }
      let entities = root.elements.filter { $0.name == "entity" }
      let classes = Dictionary(entities.map { ($0["name"] ?? "", Self.className($0)) }) { first, _ in first }
      for entity in entities {
        for file in Self.files(entity, classes) where !known.contains(file.name) {
          let folder = target.root.isEmpty ? "" : target.root + "/"
          made.append(SwiftFile(path: folder + file.name, text: file.text))
        }
      }
    }
    return made
  }

  /// The text of the present version.
  private func contents(of model: String) -> String? {
    if let text = files.text(model + "/contents") { return text }
    let versions = files.files(in: model).filter { $0.hasSuffix(".xcdatamodel/contents") }.sorted()
    let list = (files.text(model + "/.xccurrentversion") ?? "").split(separator: "<").map(String.init)
    let current = list.first { $0.hasPrefix("string>") }.map { $0.dropFirst("string>".count) + "/contents" }
    let own = model.fileBase + ".xcdatamodel/contents"
    let chosen =
      versions.first { $0 == current.map { String($0) } } ?? versions.first { $0 == own } ?? versions.last
    return chosen.flatMap { files.text(model + "/" + $0) }
  }

  private static func className(_ entity: MarkupElement) -> String {
    let name = entity["representedClassName"] ?? "NSManagedObject"
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func files(
    _ entity: MarkupElement, _ classes: [String: String]
  ) -> [(name: String, text: String)] {
    let name = className(entity)
    guard let kind = entity["codeGenerationType"], ["class", "category"].contains(kind),
      name != "NSManagedObject", name.isIdentifier
    else { return [] }
    let parent = entity["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
    var made: [(name: String, text: String)] = []
    if kind == "class" {
      made.append(
        (
          "\(name)+CoreDataClass.swift",
          "import CoreData\nimport Foundation\n\n@objc(\(name))\npublic class \(name): \(parent) {}\n"
        ))
    }
    made.append(("\(name)+CoreDataProperties.swift", properties(of: entity, name, parent, classes)))
    return made
  }

  private static func properties(
    of entity: MarkupElement, _ name: String, _ parent: String, _ classes: [String: String]
  ) -> String {
    let own = entity["name"] ?? name
    var text = "import CoreData\nimport Foundation\n\nextension \(name) {\n"
    text += "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
    text += "    return NSFetchRequest<\(name)>(entityName: \"\(own)\")\n  }\n\n"
    var accessors = ""
    for property in entity.elements {
      guard let key = property["name"], key.isIdentifier, let type = type(of: property, classes) else {
        continue
      }
      text += "  @NSManaged public var \(key): \(type)\n"
      if property.name == "relationship", property["toMany"] == "YES" {
        accessors += self.accessors(of: property, key, in: name, classes)
      }
    }
    text += "}\n" + accessors
    if parent == "NSManagedObject" { text += "\nextension \(name): Identifiable {}\n" }
    return text
  }

  private static func accessors(
    of property: MarkupElement, _ key: String, in name: String, _ classes: [String: String]
  ) -> String {
    let other = property["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
    let big = key.prefix(1).uppercased() + key.dropFirst()
    let isOrdered = property["ordered"] == "YES"
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    var methods: [(String, String)] = []
    if isOrdered {
      methods += [
        ("insertObject:in\(big)AtIndex:", "insertInto\(big)(_ value: \(other), at idx: Int)"),
        ("removeObjectFrom\(big)AtIndex:", "removeFrom\(big)(at idx: Int)"),
        ("insert\(big):atIndexes:", "insertInto\(big)(_ values: [\(other)], at indexes: NSIndexSet)"),
        ("remove\(big)AtIndexes:", "removeFrom\(big)(at indexes: NSIndexSet)"),
        ("replaceObjectIn\(big)AtIndex:withObject:", "replace\(big)(at idx: Int, with value: \(other))"),
        (
          "replace\(big)AtIndexes:with\(big):",
          "replace\(big)(at indexes: NSIndexSet, with values: [\(other)])"
        ),
      ]
    }
    methods += [
      ("add\(big)Object:", "addTo\(big)(_ value: \(other))"),
      ("remove\(big)Object:", "removeFrom\(big)(_ value: \(other))"),
      ("add\(big):", "addTo\(big)(_ values: \(set))"),
      ("remove\(big):", "removeFrom\(big)(_ values: \(set))"),
    ]
    let lines = methods.map { "  @objc(\($0.0))\n  @NSManaged public func \($0.1)\n" }
    return
      "\n// MARK: Generated accessors for \(key)\nextension \(name) {\n\(lines.joined(separator: "\n"))}\n"
  }

  /// The type of a property as Xcode writes it.
  private static func type(of property: MarkupElement, _ classes: [String: String]) -> String? {
    if property.name == "relationship" {
      if property["toMany"] == "YES" { return property["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?" }
      return (property["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject") + "?"
    }
    if property.name == "fetchedProperty" { return "[NSManagedObject]?" }
    guard property.name == "attribute" else { return nil }
    let isScalar = property["usesScalarValueType"] == "YES"
    switch property["attributeType"] {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Transformable":
      let type = property["customClassName"] ?? ""
      return type.isEmpty ? "NSObject?" : type + "?"
    default: return "NSObject?"
    }
  }
}

extension MarkupElement {
  fileprivate subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value.text
  }
}
