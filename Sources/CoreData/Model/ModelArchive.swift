import Foundation

/// A model as a property list, as stores keep that which they were written with.
enum ModelArchive {
  static func data(of model: NSManagedObjectModel) -> Data? {
    let entities = model.entities.map(list)
    return try? PropertyListSerialization.data(
      fromPropertyList: ["shoji": 1, "entities": entities], format: .binary, options: 0)
  }

  static func model(_ data: Data) -> NSManagedObjectModel? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let root = list as? [String: Any], root["shoji"] != nil,
      let entities = root["entities"] as? [[String: Any]]
    else { return nil }
    let model = NSManagedObjectModel()
    let made = entities.compactMap(entity)
    guard made.count == entities.count, Set(made.map(\.name)).count == made.count else { return nil }
    model.entities = made
    return model
  }

  private static func list(_ entity: NSEntityDescription) -> [String: Any] {
    var list: [String: Any] = [
      "name": entity.name ?? "", "abstract": entity.isAbstract,
      "properties": entity.ownProperties.compactMap(Self.list),
      "constraints": entity.constraintNames,
    ]
    list["parent"] = entity.superentity?.name
    list["modifier"] = entity.versionHashModifier
    list["renamed"] = entity.storedRenamingIdentifier
    return list
  }

  private static func list(_ property: NSPropertyDescription) -> [String: Any]? {
    guard !property.isTransient, !(property is NSFetchedPropertyDescription) else { return nil }
    var list: [String: Any] = ["name": property.name, "optional": property.isOptional]
    list["modifier"] = property.versionHashModifier
    list["renamed"] = property.storedRenamingIdentifier
    if let attribute = property as? NSAttributeDescription {
      list["type"] = Int(attribute.attributeType.rawValue)
      list["transformer"] = attribute.valueTransformerName
      list["external"] = attribute.allowsExternalBinaryDataStorage
    } else if let relationship = property as? NSRelationshipDescription {
      list["destination"] = relationship.destinationEntity?.name ?? ""
      list["inverse"] = relationship.inverseRelationship?.name
      list["rule"] = Int(relationship.deleteRule.rawValue)
      list["least"] = relationship.minCount
      list["most"] = relationship.maxCount
      list["ordered"] = relationship.isOrdered
    }
    return list
  }

  private static func entity(_ list: [String: Any]) -> NSEntityDescription? {
    guard let name = list["name"] as? String, CoreDataName.isValid(name) else { return nil }
    let entity = NSEntityDescription()
    entity.name = name
    entity.isAbstract = list["abstract"] as? Bool ?? false
    entity.parentName = list["parent"] as? String
    entity.versionHashModifier = list["modifier"] as? String
    entity.storedRenamingIdentifier = list["renamed"] as? String
    entity.uniquenessConstraints = list["constraints"] as? [[String]] ?? []
    entity.properties = (list["properties"] as? [[String: Any]] ?? []).compactMap(property)
    return entity
  }

  private static func property(_ list: [String: Any]) -> NSPropertyDescription? {
    guard let name = list["name"] as? String, CoreDataName.isValid(name) else { return nil }
    let property: NSPropertyDescription
    if let type = list["type"] as? Int {
      let attribute = NSAttributeDescription()
      attribute.attributeType = NSAttributeType(rawValue: UInt(clamping: type)) ?? .undefinedAttributeType
      attribute.valueTransformerName = list["transformer"] as? String
      attribute.allowsExternalBinaryDataStorage = list["external"] as? Bool ?? false
      property = attribute
    } else {
      let relationship = NSRelationshipDescription()
      relationship.destinationName = list["destination"] as? String
      relationship.inverseName = list["inverse"] as? String
      relationship.deleteRule =
        NSDeleteRule(rawValue: UInt(clamping: list["rule"] as? Int ?? 1)) ?? .nullifyDeleteRule
      relationship.minCount = list["least"] as? Int ?? 0
      relationship.maxCount = list["most"] as? Int ?? 0
      relationship.isOrdered = list["ordered"] as? Bool ?? false
      property = relationship
    }
    property.name = name
    property.isOptional = list["optional"] as? Bool ?? true
    property.versionHashModifier = list["modifier"] as? String
    property.storedRenamingIdentifier = list["renamed"] as? String
    return property
  }
}
