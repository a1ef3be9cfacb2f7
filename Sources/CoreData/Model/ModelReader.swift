import Foundation
import MarkupReading

/// Reads the `contents` of an `.xcdatamodel`.
///
/// Entities may inherit over as many as ``mostAncestors`` others, and composite attributes lie in as many as
/// ``mostComposites`` others.
struct ModelReader {
  private static let mostAncestors = 64
  private static let mostComposites = 16

  private static let language = MarkupLanguage(
    prefixes: [.init("", .unnamed)], exampleElement: "model")

  /// Reads a file.
  ///
  /// - Throws: An error of Cocoa's domain for a file that is missing, is no model, or contradicts itself.
  static func read(_ file: URL) throws -> NSManagedObjectModel {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CoreDataError.error(NSFileReadNoSuchFileError, "The model cannot be read.", file: file)
    }
    return try read(data, file: file)
  }

  /// Reads the text of a file.
  static func read(_ data: Data, file: URL) throws -> NSManagedObjectModel {
    var limits = MarkupReader.Limits()
    (limits.bytes, limits.elements) = (16 << 20, 100_000)
    let result = MarkupReader.read(data, path: file.path, language: language, limits: limits)
    guard let root = result.root, root.name == "model" else {
      let message = result.diagnostics.first?.message ?? "It is no model."
      throw CoreDataError.error(NSFileReadCorruptFileError, message, file: file)
    }
    var reader = ModelReader(file: file)
    return try reader.model(root)
  }

  private let file: URL
  private var composites: [String: MarkupElement] = [:]

  private init(file: URL) { self.file = file }

  private func refuse(_ message: String) -> any Error {
    CoreDataError.error(NSFileReadCorruptFileError, message, file: file)
  }

  private mutating func model(_ root: MarkupElement) throws -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    let elements = root.elements
    for element in elements where element.name == "composite" {
      composites[element["name"] ?? ""] = element
    }
    let entities = try elements.filter { $0.name == "entity" }.map(entity)
    let names = Set(entities.compactMap(\.name))
    guard names.count == entities.count else { throw refuse("Two entities have one name.") }
    for entity in entities {
      if let parent = entity.parentName, !names.contains(parent) {
        throw refuse("The entity \(entity.name ?? "") inherits from \(parent), which is missing.")
      }
    }
    try checkLineage(of: entities)
    model.entities = entities
    try check(model)
    for element in elements where element.name == "configuration" {
      let members = element.elements.compactMap { $0["name"].flatMap { model.entitiesByName[$0] } }
      model.setEntities(members, forConfigurationName: element["name"] ?? "")
    }
    if let identifier = root["userDefinedModelVersionIdentifier"], !identifier.isEmpty {
      model.versionIdentifiers = [identifier]
    }
    model.setTemplates(templates(elements, in: model))
    return model
  }

  private func checkLineage(of entities: [NSEntityDescription]) throws {
    let parents = Dictionary(uniqueKeysWithValues: entities.map { ($0.name ?? "", $0.parentName) })
    for entity in entities {
      var seen: Set<String> = []
      var next = entity.name
      while let name = next {
        guard seen.insert(name).inserted else { throw refuse("The entity \(name) inherits from itself.") }
        guard seen.count <= Self.mostAncestors + 1 else {
          throw refuse(
            "The entity \(entity.name ?? "") inherits over more than \(Self.mostAncestors) others.")
        }
        next = parents[name] ?? nil
      }
    }
  }

  private func check(_ model: NSManagedObjectModel) throws {
    for entity in model.entities {
      for case let relationship as NSRelationshipDescription in entity.ownProperties {
        let place = "\(entity.name ?? "").\(relationship.name)"
        if relationship.destinationEntity == nil {
          throw refuse("The relationship \(place) has no destination.")
        }
        if relationship.inverseName != nil, relationship.inverseRelationship == nil {
          throw refuse("The inverse of the relationship \(place) is missing.")
        }
      }
    }
  }

  private func entity(_ element: MarkupElement) throws -> NSEntityDescription {
    guard let name = element["name"], CoreDataName.isValid(name) else {
      throw refuse("An entity has no usable name.")
    }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
    entity.parentName = element["parentEntity"]
    entity.isAbstract = element.flag("isAbstract")
    entity.storedRenamingIdentifier = element["elementID"]
    entity.versionHashModifier = element["versionHashModifier"]
    let properties = try element.elements.compactMap { try property($0) }
    guard Set(properties.map(\.name)).count == properties.count else {
      throw refuse("Two properties of \(name) have one name.")
    }
    entity.properties = properties
    for child in element.elements { addParts(child, to: entity) }
    return entity
  }

  private func addParts(_ child: MarkupElement, to entity: NSEntityDescription) {
    switch child.name {
    case "fetchIndex":
      let elements = child.elements.filter { $0.name == "fetchIndexElement" }.map { element in
        let new = NSFetchIndexElementDescription(
          propertyName: element["property"],
          collationType: element["type"] == "RTree" ? .rTree : .binary)
        new.isAscending = element["order"] != "descending"
        return new
      }
      let index = NSFetchIndexDescription(name: child["name"] ?? "", elements: elements)
      index.entity = entity
      entity.indexes.append(index)
    case "uniquenessConstraints":
      entity.uniquenessConstraints = child.elements.map { constraint in
        constraint.elements.compactMap { $0["value"] }
      }
    case "userInfo": entity.userInfo = child.userInfo
    default: break
    }
  }

  /// Reads a property, within so many composite attributes.
  private func property(_ element: MarkupElement, within depth: Int = 0) throws -> NSPropertyDescription? {
    let property: NSPropertyDescription
    switch element.name {
    case "attribute": property = try attribute(element, within: depth)
    case "relationship": property = relationship(element)
    case "composite": property = try attribute(element, within: depth)
    case "fetchedProperty": property = NSFetchedPropertyDescription()
    default: return nil
    }
    guard let name = element["name"], CoreDataName.isValid(name) else {
      throw refuse("A property has no usable name.")
    }
    property.name = name
    property.isOptional = element.flag("optional")
    property.isTransient = element.flag("transient")
    property.isIndexed = element.flag("indexed")
    property.storedRenamingIdentifier = element["elementID"]
    property.versionHashModifier = element["versionHashModifier"]
    property.userInfo = element.elements.first { $0.name == "userInfo" }?.userInfo
    return property
  }

  private func relationship(_ element: MarkupElement) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.destinationName = element["destinationEntity"]
    relationship.inverseName = element["inverseName"]
    relationship.isOrdered = element.flag("ordered")
    relationship.minCount = element["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount = element["maxCount"].flatMap { Int($0) } ?? (element.flag("toMany") ? 0 : 1)
    if element.flag("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
    switch element["deletionRule"] {
    case "Cascade": relationship.deleteRule = .cascadeDeleteRule
    case "Deny": relationship.deleteRule = .denyDeleteRule
    case "No Action": relationship.deleteRule = .noActionDeleteRule
    default: relationship.deleteRule = .nullifyDeleteRule
    }
    return relationship
  }

  private func attribute(_ element: MarkupElement, within depth: Int) throws -> NSAttributeDescription {
    let name = element["attributeType"] ?? ""
    if element.name == "composite" || name == "Composite" {
      guard depth < Self.mostComposites else {
        throw refuse("More than \(Self.mostComposites) composite attributes lie in each other.")
      }
      let composite = NSCompositeAttributeDescription()
      let source = element["compositeType"].flatMap { composites[$0] } ?? element
      composite.elements = try source.elements.compactMap {
        try property($0, within: depth + 1) as? NSAttributeDescription
      }
      return composite
    }
    let attribute = element.flag("derived") ? NSDerivedAttributeDescription() : NSAttributeDescription()
    (attribute as? NSDerivedAttributeDescription)?.derivationText = element["derivationExpression"] ?? ""
    guard let type = NSAttributeType.allCases.first(where: { $0.modelName == name }) else {
      throw refuse("The attribute type \(name) is unknown.")
    }
    attribute.attributeType = type
    attribute.attributeValueClassName = element["customClassName"]
    attribute.valueTransformerName = element["valueTransformerName"] ?? element["valueTransformer"]
    attribute.allowsExternalBinaryDataStorage = element.flag("allowsExternalBinaryDataStorage")
    attribute.preservesValueInHistoryOnDeletion = element.flag("preserveAfterDeletion")
    attribute.pattern = element["regularExpressionString"]
    attribute.minimum = bound(element, "minValueString", "minDateTimeInterval", type)
    attribute.maximum = bound(element, "maxValueString", "maxDateTimeInterval", type)
    let text = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    attribute.defaultValue = text.flatMap { AttributeValue.parse($0, as: type) }
    return attribute
  }

  private func bound(
    _ element: MarkupElement, _ number: String, _ date: String, _ type: NSAttributeType
  ) -> Double? {
    (element[type == .dateAttributeType ? date : number]).flatMap { Double($0) }
  }

  private func templates(
    _ elements: [MarkupElement], in model: NSManagedObjectModel
  ) -> [String: NSFetchRequest<any NSFetchRequestResult>] {
    var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    for element in elements where element.name == "fetchRequest" {
      guard let name = element["name"], let entity = element["entity"], model.entitiesByName[entity] != nil
      else { continue }
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
      request.predicate = element["predicateString"].flatMap(PredicateReading.parse)
      request.fetchLimit = element["fetchLimit"].flatMap { Int($0) }.map { max($0, 0) } ?? 0
      request.fetchBatchSize = element["fetchBatchSize"].flatMap { Int($0) }.map { max($0, 0) } ?? 0
      templates[name] = request
    }
    return templates
  }
}

/// Names that stand in queries.
enum CoreDataName {
  /// Whether a name may be one of an entity or property: a letter, then letters, digits and underscores.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name.utf8.count <= 256 else { return false }
    return (first == "_" || first.properties.isAlphabetic)
      && name.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }
}

extension MarkupElement {
  fileprivate subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value.text
  }

  fileprivate func flag(_ name: String) -> Bool { self[name] == "YES" }

  fileprivate var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    for entry in elements where entry.name == "entry" {
      if let key = entry["key"] { info[key] = entry["value"] ?? "" }
    }
    return info
  }
}
