import Foundation
import ObjectiveCRuntime

/// An object that a store keeps: a set of values by name, in one context.
nonisolated open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The entity.
  public let entity: NSEntityDescription
  /// The identifier. Until the object is saved it is a temporary one.
  public internal(set) var objectID: NSManagedObjectID
  /// The context that the object belongs to; nil once it was deleted and saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// By the places of properties. Those of to-one relationships are objects, or identifiers until they are
  /// first read; those of to-many ones `ToManyValue`s.
  var values: [Any?] = []
  /// The values of the store.
  var snapshot: RowSnapshot?
  /// The values that a fault gets, where a fetch has read them.
  var cachedRow: RowSnapshot?
  /// The fetch whose other objects are read along with this one.
  var batch: FaultBatch?
  /// The places of properties that changed since the last save.
  var changed: Set<Int> = []
  /// The places of properties that changed since the last notification.
  var changedNow: Set<Int> = []
  var state = State()
  /// The change that observers by key expect.
  var announced: (key: String, change: PropertyChange)?

  struct State {
    var isFault = false
    var isInserted = false
    var isUpdated = false
    var isDeleted = false
    /// Whether values are being read or written by the object's own methods, which is no change.
    var isFiring = false
    /// Whether the row was not there when it was read.
    var isInaccessible = false
  }

  /// Makes an object of an entity, which belongs to a context where one is given.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    if let materialized = Materialization.current {
      // The context makes an object of a row.
      objectID = materialized.id
      managedObjectContext = materialized.context
      state.isFault = true
      super.init()
      return
    }
    precondition(!entity.isAbstract, "Cannot insert an object of the abstract entity \(entity.name ?? "").")
    objectID = NSManagedObjectID(temporary: entity)
    values = entity.entityLayout.defaults
    super.init()
    ModelClasses.note(type(of: self))
    context?.insert(self)
  }

  /// Makes an object in a context, of the entity that the context's model has for this class.
  public convenience init(context: NSManagedObjectContext) {
    guard let entity = Self.entity(in: context.model) else {
      fatalError(
        "An NSManagedObject of class '\(Self.self)' needs an NSEntityDescription: the model has none."
      )
    }
    self.init(entity: entity, insertInto: context)
  }

  /// Returns the entity that a model in use has for this class.
  open class func entity() -> NSEntityDescription {
    guard let entity = LoadedModels.entity(of: self) else {
      fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'.")
    }
    return entity
  }

  static func entity(in model: NSManagedObjectModel?) -> NSEntityDescription? {
    ModelClasses.note(self)
    let names = model?.entitiesByName ?? [:]
    let own = String(describing: self)
    if let entity = names[own], entity.objectClass == self { return entity }
    return names.values.first { $0.objectClass == self }
      ?? names.values.first {
        ($0.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) == own
      }
  }

  /// Returns a request for the objects of this class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ModelClasses.note(self)
    let name = LoadedModels.entity(of: self)?.name ?? String(describing: self)
    return NSFetchRequest(entityName: name)
  }

  // MARK: State

  /// Whether the next save inserts the object.
  public var isInserted: Bool { state.isInserted }
  /// Whether the next save changes the object.
  public var isUpdated: Bool { state.isUpdated }
  /// Whether the next save deletes the object.
  open var isDeleted: Bool { state.isDeleted }
  /// Whether the next save does something with the object.
  public var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }
  /// Whether values differ from those of the store.
  public var hasPersistentChangedValues: Bool {
    changed.contains { !entity.entityLayout.properties[$0].isTransient }
  }
  /// Whether the values are read when the first of them is used.
  public var isFault: Bool { state.isFault }
  /// 0 for an object with its values.
  public var faultingState: Int { state.isFault ? 1 : 0 }

  /// Whether the objects of a relationship are not read yet.
  public func hasFault(forRelationshipNamed key: String) -> Bool {
    if state.isFault { return true }
    guard let index = entity.entityLayout.indexes[key] else { return false }
    switch values[index] {
    case is NSManagedObjectID: return true
    case let members as ToManyValue: return !members.isLoaded
    case nil: return (entity.entityLayout.properties[index] as? NSRelationshipDescription)?.isToMany ?? false
    default: return false
    }
  }

  /// Returns the identifiers of the objects of a relationship.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    switch objectValue(forKey: key) {
    case let members as ToManyValue: members.array.map(\.objectID)
    case let object as NSManagedObject: [object.objectID]
    default: []
    }
  }

  // MARK: Life

  /// Is called when the object has its values from the store.
  open func awakeFromFetch() {}
  /// Is called when the object is new in its context.
  open func awakeFromInsert() {}
  /// Is called when the object has other values by an undone change.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Is called before the object is deleted.
  open func prepareForDeletion() {}
  /// Is called before the object is saved.
  open func willSave() {}
  /// Is called after the object was saved.
  open func didSave() {}
  /// Is called before the object drops its values.
  open func willTurnIntoFault() {}
  /// Is called after the object dropped its values.
  open func didTurnIntoFault() {}

  // MARK: Values by name

  /// Returns a property's value.
  open func value(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    guard entity.entityLayout.indexes[key] != nil else { return foreignValue(forKey: key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return exported(objectValue(forKey: key))
  }

  /// Sets a property's value.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.entityLayout.indexes[key] != nil else {
      (self as any KeyValueCoding).setValue(value, forKey: key)
      return
    }
    willChangeValue(forKey: key)
    setObjectValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// Returns the value at the end of a path of names with dots.
  open func value(forKeyPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    let rest = String(path[path.index(after: dot)...])
    let next = value(forKey: String(path[..<dot]))
    if let object = next as? NSManagedObject { return object.value(forKeyPath: rest) }
    if let members = Collections.elements(next) { return CollectionKeys.value(members, rest) }
    return (next as? any KeyValueCoding)?.value(forKeyPath: rest)
  }

  /// Sets the value at the end of a path of names with dots.
  open func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
    let rest = String(path[path.index(after: dot)...])
    (self.value(forKey: String(path[..<dot])) as? NSManagedObject)?.setValue(value, forKeyPath: rest)
  }

  /// Sets several properties.
  open func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns several properties' values.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  private func foreignValue(forKey key: String) -> Any? { (self as any KeyValueCoding).value(forKey: key) }

  /// Returns a property's value without a notice to the context.
  open func primitiveValue(forKey key: String) -> Any? { exported(objectValue(forKey: key)) }

  /// Sets a property's value without a notice to the context.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let index = entity.entityLayout.indexes[key] else {
      fatalError("\(entity.name ?? "") has no property \(key).")
    }
    fireFault()
    let kept = normalized(value, at: index)
    if AttributeValue.isEqual(values[index], kept) { return }
    context?.log(self, index)
    values[index] = kept
    if state.isInserted || state.isUpdated { changed.insert(index) }
  }

  /// Is called before a value is read; reads the values of a fault.
  open func willAccessValue(forKey key: String?) { fireFault() }
  /// Is called after a value was read.
  open func didAccessValue(forKey key: String?) {}

  /// Is called before a value changes.
  open func willChangeValue(forKey key: String) {
    fireFault()
    ManagedObservation.willChange(self, key)
  }

  /// Is called after a value changed; the context then knows of the change.
  open func didChangeValue(forKey key: String) {
    if let index = entity.entityLayout.indexes[key] { noteChange(at: index) }
    ManagedObservation.didChange(self, key)
  }

  /// Returns a set by which the objects of a relationship are changed.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet.make(self, key) }

  /// Returns an ordered set by which the objects of a relationship are changed.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedOrderedSet.make(self, key)
  }

  // MARK: Changes

  /// The values that changed since the last save.
  open func changedValues() -> [String: Any] {
    values(at: changed)
  }

  /// The values that changed since the context's last notification.
  open func changedValuesForCurrentEvent() -> [String: Any] { values(at: changedNow) }

  private func values(at places: Set<Int>) -> [String: Any] {
    var all: [String: Any] = [:]
    for index in places {
      let name = entity.entityLayout.properties[index].name
      all[name] = exported(objectValue(forKey: name)) ?? NSNull()
    }
    return all
  }

  /// Returns the values of the last save.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fireFault()
    guard !state.isInserted else { return [:] }
    var all: [String: Any] = [:]
    let layout = entity.entityLayout
    for (index, property) in layout.properties.enumerated() where keys?.contains(property.name) ?? true {
      if changed.contains(index), let snapshot {
        all[property.name] = context?.committed(snapshot, index, of: self) ?? NSNull()
      } else {
        all[property.name] = exported(objectValue(forKey: property.name)) ?? NSNull()
      }
    }
    return all
  }

  // MARK: Validation

  /// Throws where the object cannot be inserted.
  open func validateForInsert() throws { try Validation.check(self) }
  /// Throws where the object's changes cannot be saved.
  open func validateForUpdate() throws { try Validation.check(self) }
  /// Throws where the object cannot be deleted.
  open func validateForDelete() throws { try Validation.checkDeletion(self) }

  /// The object's entity, identifier and values.
  open override var description: String {
    let data = state.isFault ? "<fault>" : "\(values(at: Set(values.indices)))"
    return "<\(type(of: self)): \(ObjectIdentifier(self))> "
      + "(entity: \(entity.name ?? ""); id: \(objectID); data: \(data))"
  }
}

/// The reason of an object's other values.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a reason of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An insertion was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  /// A deletion was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  /// A change was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  /// The context was rolled back.
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  /// The object was refreshed.
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  /// A conflict was resolved.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// Stands for any class of objects, whose `init(entity:insertInto:)` is not `required`, so that a call
/// through it reaches the class's own. Only for `Materialization`.
open class _ManagedObjectShape: NSManagedObject {
  /// Makes an object.
  public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}

/// Makes objects of classes that are known only at run time.
enum Materialization {
  final class Request {
    let id: NSManagedObjectID
    let context: NSManagedObjectContext
    init(_ id: NSManagedObjectID, _ context: NSManagedObjectContext) {
      self.id = id
      self.context = context
    }
  }

  private static let key = "Shoji.CoreData.Materialization"

  /// The object that is being made on this thread, taken once.
  static var current: Request? {
    let dictionary = Thread.current.threadDictionary
    guard let request = dictionary[key] as? Request else { return nil }
    dictionary.removeObject(forKey: key)
    return request
  }

  static func insert(
    _ entity: NSEntityDescription, into context: NSManagedObjectContext?
  ) -> NSManagedObject { make(entity.objectClass, entity, context) }

  /// Makes a fault.
  static func fault(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    Thread.current.threadDictionary[key] = Request(id, context)
    return make(id.entity.objectClass, id.entity, context)
  }

  private static func make(
    _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject {
    unsafeBitCast(type as AnyClass, to: _ManagedObjectShape.Type.self).init(
      entity: entity, insertInto: context)
  }
}
