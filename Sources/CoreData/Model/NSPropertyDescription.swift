import Foundation

/// A property of an entity.
public class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  // A model is changed only before a coordinator has it, as `NSManagedObjectModel` enforces; from then on all
  // threads read it.

  /// The name.
  public var name = "" { willSet { checkMutable() } }
  /// The entity that has the property.
  public internal(set) weak var entity: NSEntityDescription?
  /// Whether the property may have no value.
  public var isOptional = true { willSet { checkMutable() } }
  /// Whether stores do not keep the property.
  public var isTransient = false { willSet { checkMutable() } }
  /// The app's own values of the property.
  public var userInfo: [AnyHashable: Any]?
  /// Whether Spotlight would find it; stored and not used.
  public var isIndexedBySpotlight = false
  /// Whether there is an index of the property.
  public var isIndexed = false
  /// A value that makes versions of the property differ that do not differ otherwise.
  public var versionHashModifier: String?
  /// The name of an older version.
  public var renamingIdentifier: String? {
    get { storedRenamingIdentifier ?? (name.isEmpty ? nil : name) }
    set { storedRenamingIdentifier = newValue }
  }
  var storedRenamingIdentifier: String?
  private(set) var validations: [(predicate: NSPredicate, warning: String)] = []
  /// The place among the entity's properties, as objects keep their values.
  var index = -1

  /// Makes a property without a name.
  public override init() { super.init() }

  /// The predicates that values have to match.
  public var validationPredicates: [NSPredicate] { validations.map(\.predicate) }
  /// The messages for values that do not match.
  public var validationWarnings: [Any] { validations.map(\.warning) }

  /// Sets the predicates that values have to match, and the messages where they do not.
  public func setValidationPredicates(
    _ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?
  ) {
    checkMutable()
    validations = zip(predicates ?? [], warnings ?? []).map { ($0, $1) }
  }

  /// A hash of what the store has of the property.
  public var versionHash: Data { ModelHash.digest(of: hashedText) }

  /// A text of what the store has of the property.
  var hashedText: String {
    "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
  }

  func checkMutable() {
    precondition(
      entity?.managedObjectModel?.isInUse != true,
      "Can't modify an immutable model.")
  }

  /// Returns a copy that belongs to no entity.
  public override func copy() -> Any { copy(with: nil) }

  /// Returns a copy that belongs to no entity.
  public func copy(with zone: NSZone?) -> Any {
    let copy = makeCopy()
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.isIndexed = isIndexed
    copy.isIndexedBySpotlight = isIndexedBySpotlight
    copy.versionHashModifier = versionHashModifier
    copy.storedRenamingIdentifier = storedRenamingIdentifier
    copy.validations = validations
    return copy
  }

  func makeCopy() -> NSPropertyDescription { NSPropertyDescription() }
}

/// An attribute of an entity.
public class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of values.
  public var attributeType = NSAttributeType.undefinedAttributeType { willSet { checkMutable() } }
  /// The value of new objects.
  public var defaultValue: Any? { willSet { checkMutable() } }
  /// The name of the class of values.
  public var attributeValueClassName: String?
  /// The name of the transformer of a transformable attribute.
  public var valueTransformerName: String?
  /// Whether bytes may lie in a file of their own. They are kept in the store here.
  public var allowsExternalBinaryDataStorage = false
  /// Whether persistent history keeps the value of deleted objects.
  public var preservesValueInHistoryOnDeletion = false
  /// Whether a cloud would encrypt values; stored and not used.
  public var allowsCloudEncryption = false
  /// The bounds of a number, a date or a text's length.
  var minimum: Double?
  var maximum: Double?
  /// The pattern that texts have to match.
  var pattern: String?

  override var hashedText: String {
    super.hashedText + "|\(attributeType.rawValue)|\(valueTransformerName ?? "")"
      + "|\(allowsExternalBinaryDataStorage)"
  }

  override func makeCopy() -> NSPropertyDescription { fill(NSAttributeDescription()) }

  func fill(_ copy: NSAttributeDescription) -> NSAttributeDescription {
    copy.attributeType = attributeType
    copy.defaultValue = defaultValue
    copy.attributeValueClassName = attributeValueClassName
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    (copy.minimum, copy.maximum, copy.pattern) = (minimum, maximum, pattern)
    return copy
  }
}

/// An attribute that is worked out of others when an object is saved.
public class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The text of the expression, such as `canonical:(name)`, `items.@count` or `now()`.
  public var derivationText = ""

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSDerivedAttributeDescription()
    copy.derivationText = derivationText
    return fill(copy)
  }
}

/// Attributes under one name.
public class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The attributes.
  public var elements: [NSAttributeDescription] = []

  /// Makes an attribute without elements.
  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSCompositeAttributeDescription()
    copy.elements = elements.map { $0.copy() as! NSAttributeDescription }
    return fill(copy)
  }
}

/// The effect of a deletion on the objects at the other end of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// None.
  case noActionDeleteRule = 0
  /// The inverse relationship forgets the object.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The object cannot be deleted while there are some.
  case denyDeleteRule = 3
}

/// A relationship of an entity to another.
public class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity at the other end.
  public weak var destinationEntity: NSEntityDescription? { willSet { checkMutable() } }
  /// The relationship of that entity back to this one's.
  public weak var inverseRelationship: NSRelationshipDescription? { willSet { checkMutable() } }
  /// The effect of a deletion.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule { willSet { checkMutable() } }
  /// The least number of objects.
  public var minCount = 0 { willSet { checkMutable() } }
  /// The greatest number of objects; 0 for no limit.
  public var maxCount = 0 { willSet { checkMutable() } }
  /// Whether the objects have an order.
  public var isOrdered = false { willSet { checkMutable() } }
  /// The name of the destination, until the model is put together.
  var destinationName: String?
  var inverseName: String?

  /// Whether there may be several objects.
  public var isToMany: Bool { maxCount != 1 }

  override var hashedText: String {
    super.hashedText + "|\(destinationEntity?.name ?? "")|\(inverseRelationship?.name ?? "")"
      + "|\(isToMany)|\(isOrdered)|\(deleteRule.rawValue)|\(minCount)|\(maxCount)"
  }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    copy.destinationName = destinationEntity?.name ?? destinationName
    copy.inverseName = inverseRelationship?.name ?? inverseName
    copy.deleteRule = deleteRule
    copy.minCount = minCount
    copy.maxCount = maxCount
    copy.isOrdered = isOrdered
    return copy
  }
}

/// A property whose objects a fetch request finds. Its value is fetched when it is read first.
public class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request.
  public var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSFetchedPropertyDescription()
    copy.fetchRequest = fetchRequest
    return copy
  }
}
