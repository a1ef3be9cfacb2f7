import Foundation
import Predicates

/// A kind of objects: their properties, their class, and the entity that they inherit from.
public class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  // As with `NSPropertyDescription`: read by all threads, changed by none once in use.

  /// The name.
  public var name: String?
  /// The name of the class of objects.
  public var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of subentities.
  public var isAbstract = false
  /// The app's own values of the entity.
  public var userInfo: [AnyHashable: Any]?
  /// A value that makes versions of the entity differ that do not differ otherwise.
  public var versionHashModifier: String?
  /// The name of an older version.
  public var renamingIdentifier: String? {
    get { storedRenamingIdentifier ?? name }
    set { storedRenamingIdentifier = newValue }
  }
  /// The model that has the entity.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity that this one inherits from.
  public internal(set) weak var superentity: NSEntityDescription?
  /// Names of properties whose values no two objects share.
  public var uniquenessConstraints: [[Any]] = []
  /// Indexes for fetches.
  public var indexes: [NSFetchIndexDescription] = []
  /// Names of properties with an index over all of them.
  public var compoundIndexes: [[Any]] = []
  /// The name in Spotlight; stored and not used.
  public var coreSpotlightDisplayNameExpression: NSExpression?

  var storedRenamingIdentifier: String?
  var ownProperties: [NSPropertyDescription] = []
  var parentName: String?
  private var layout: EntityLayout?
  private var resolvedClass: NSManagedObject.Type?

  /// Makes an entity without a name.
  public override init() { super.init() }

  /// The entities that inherit from this one.
  public var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities { entity.superentity = self }
      invalidateLayout()
    }
  }

  /// The properties, inherited ones first.
  public var properties: [NSPropertyDescription] {
    get { entityLayout.properties }
    set {
      precondition(managedObjectModel?.isInUse != true, "Can't modify an immutable model.")
      let inherited = superentity?.propertiesByName ?? [:]
      ownProperties = newValue.filter { inherited[$0.name] !== $0 }
      for property in ownProperties { property.entity = self }
      invalidateLayout()
    }
  }

  /// The names of subentities with them.
  public var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// The properties by name.
  public var propertiesByName: [String: NSPropertyDescription] { entityLayout.byName }
  /// The attributes by name.
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by name.
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns the relationships to an entity.
  public func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    entityLayout.relationships.filter { $0.destinationEntity === entity }
  }

  /// Returns whether this entity is another one or inherits from it.
  public func isKindOf(entity: NSEntityDescription) -> Bool {
    var next: NSEntityDescription? = self
    while let current = next {
      if current === entity || (current.name == entity.name && current.root.name == entity.root.name) {
        return true
      }
      next = current.superentity
    }
    return false
  }

  /// A hash of what the store has of the entity.
  public var versionHash: Data {
    let properties = ownProperties.filter { !$0.isTransient && !($0 is NSFetchedPropertyDescription) }
      .map(\.hashedText).sorted()
    let text = [name ?? "", "\(isAbstract)", superentity?.name ?? "", versionHashModifier ?? ""] + properties
    return ModelHash.digest(of: text.joined(separator: "\n"))
  }

  /// Returns the entity of a context's model with a name.
  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[name]
  }

  /// Makes an object of an entity in a context.
  @discardableResult public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: name, in: context) else {
      fatalError("+entityForName: could not locate an entity named '\(name)' in this model.")
    }
    return Materialization.insert(entity, into: context)
  }

  /// Returns a copy that belongs to no model.
  public override func copy() -> Any { copy(with: nil) }

  /// Returns a copy that belongs to no model, with copies of subentities.
  public func copy(with zone: NSZone?) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.versionHashModifier = versionHashModifier
    copy.storedRenamingIdentifier = storedRenamingIdentifier
    copy.uniquenessConstraints = uniquenessConstraints
    copy.compoundIndexes = compoundIndexes
    copy.properties = ownProperties.map { $0.copy() as! NSPropertyDescription }
    copy.indexes = indexes.map { $0.copied(for: copy) }
    copy.subentities = subentities.map { $0.copy() as! NSEntityDescription }
    return copy
  }
}

/// An entity's properties in the order in which objects keep their values.
final class EntityLayout: Sendable {
  let properties: [NSPropertyDescription]
  let byName: [String: NSPropertyDescription]
  let indexes: [String: Int]
  let relationships: [NSRelationshipDescription]
  let attributes: [NSAttributeDescription]
  /// The properties that a store keeps.
  let stored: [NSPropertyDescription]
  /// The values of new objects.
  nonisolated(unsafe) let defaults: [Any?]

  init(_ properties: [NSPropertyDescription]) {
    self.properties = properties
    byName = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    indexes = Dictionary(properties.enumerated().map { ($1.name, $0) }) { _, last in last }
    relationships = properties.compactMap { $0 as? NSRelationshipDescription }
    attributes = properties.compactMap { $0 as? NSAttributeDescription }
    stored = properties.filter { !$0.isTransient && !($0 is NSFetchedPropertyDescription) }
    defaults = properties.map { property in
      (property as? NSAttributeDescription).flatMap { attribute in
        attribute.defaultValue.flatMap { AttributeValue.normalize($0, as: attribute.attributeType) }
      }
    }
  }
}

extension NSEntityDescription {
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and all that inherit from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  var entityLayout: EntityLayout {
    if let layout { return layout }
    let inherited = superentity?.properties ?? []
    let own = Set(ownProperties.map(\.name))
    let layout = EntityLayout(inherited.filter { !own.contains($0.name) } + ownProperties)
    self.layout = layout
    return layout
  }

  func invalidateLayout() {
    layout = nil
    for entity in subentities { entity.invalidateLayout() }
  }

  /// Works out what is worked out lazily, before several threads read it.
  func prepare() {
    _ = entityLayout
    _ = objectClass
    for property in ownProperties { property.entity = self }
  }

  /// The class of objects: that of the model's name, or the one that every object has.
  var objectClass: NSManagedObject.Type {
    if let resolvedClass { return resolvedClass }
    let found = ModelClasses.type(named: managedObjectClassName) ?? NSManagedObject.self
    resolvedClass = found
    return found
  }
}

/// An index of an entity.
public class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  // As with `NSPropertyDescription`.

  /// The name.
  public var name: String
  /// The elements in their order.
  public var elements: [NSFetchIndexElementDescription]
  /// The entity.
  public internal(set) weak var entity: NSEntityDescription?
  /// The objects that the index has; stored and not used.
  public var partialIndexPredicate: NSPredicate?

  /// Makes an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }

  func copied(for entity: NSEntityDescription) -> NSFetchIndexDescription {
    let copy = NSFetchIndexDescription(
      name: name,
      elements: elements.map {
        let element = NSFetchIndexElementDescription(
          propertyName: $0.propertyName, collationType: $0.collationType)
        element.isAscending = $0.isAscending
        return element
      })
    copy.entity = entity
    return copy
  }
}

/// The kind of an element of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// A tree of values.
  case binary
  /// A tree of ranges; made as one of values here.
  case rTree
}

/// An element of an index.
public class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  // As with `NSPropertyDescription`.

  /// The property.
  public private(set) var property: NSPropertyDescription?
  /// The name of the property.
  public let propertyName: String?
  /// The kind.
  public var collationType: NSFetchIndexElementType
  /// Whether smaller values come first.
  public var isAscending = true

  /// Makes an element of a property.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    propertyName = property.name
    self.collationType = collationType
  }

  init(propertyName: String?, collationType: NSFetchIndexElementType) {
    self.propertyName = propertyName
    self.collationType = collationType
  }
}
