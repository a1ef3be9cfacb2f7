import Foundation
import ObjectiveCRuntime
import Predicates

/// A type that properties of objects have, as it is made of what the object keeps.
public protocol ManagedValue {
  /// Returns the value of what an object keeps; nil where it is none.
  static func managed(_ value: Any?) -> Self?
}

extension NSManagedObject {
  /// Returns a property's value as a type of Swift. Shoji's tool writes calls of it for `@NSManaged`.
  ///
  /// A number or text that is missing is 0 or empty where the type has no nil, as with Objective-C.
  public func managedValue<Value>(forKey key: String) -> Value {
    if let recorder = KeyRecorder.current { return recorder.read(self, key) }
    ObjectiveCMembers.didRead(self, key)
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    let value = objectValue(forKey: key)
    if let managed = Value.self as? any ManagedValue.Type {
      if let result = ManagedValues.make(managed, value) as Value? { return result }
    } else if let exact = value as? Value {
      return exact
    } else if let exact = exported(value) as? Value {
      return exact
    }
    fatalError(
      "\(type(of: self)).\(key) is \(value.map { "\($0)" } ?? "nil") and no \(Value.self).")
  }

  /// Sets a property's value. Shoji's tool writes calls of it for `@NSManaged`.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    willChangeValue(forKey: key)
    let kept = (value as? any OptionalManagedValue).map(\.wrappedValue) ?? value
    setObjectValue(kept, forKey: key)
    didChangeValue(forKey: key)
  }

  /// Adds an object to a relationship. Shoji's tool writes calls of it for `@NSManaged` methods.
  public func addManaged(_ value: NSManagedObject, forKey key: String) {
    guard let (index, relationship) = toMany(key) else { return }
    addMember(value, at: index, relationship)
  }

  /// Removes an object from a relationship. Shoji's tool writes calls of it for `@NSManaged` methods.
  public func removeManaged(_ value: NSManagedObject, forKey key: String) {
    guard let (index, relationship) = toMany(key) else { return }
    removeMember(value, at: index, relationship)
  }

  /// Adds objects to a relationship. Shoji's tool writes calls of it for `@NSManaged` methods.
  public func addManaged(all values: Any, forKey key: String) {
    for case let object as NSManagedObject in Collections.elements(values) ?? [] {
      addManaged(object, forKey: key)
    }
  }

  /// Removes objects from a relationship. Shoji's tool writes calls of it for `@NSManaged` methods.
  public func removeManaged(all values: Any, forKey key: String) {
    for case let object as NSManagedObject in Collections.elements(values) ?? [] {
      removeManaged(object, forKey: key)
    }
  }

  /// Inserts objects into an ordered relationship. Shoji's tool writes calls of it for `@NSManaged` methods.
  public func insertManaged(_ values: Any, at places: Any, forKey key: String) {
    guard let (_, relationship) = toMany(key), relationship.isOrdered else { return }
    let objects =
      (values as? NSManagedObject).map { [$0] }
      ?? (Collections.elements(values) ?? []).compactMap { $0 as? NSManagedObject }
    let indexes =
      (places as? Int).map { [$0] } ?? (places as? IndexSet).map(Array.init)
      ?? (places as? NSIndexSet).map { Array($0 as IndexSet) } ?? []
    var all = (objectValue(forKey: key) as? ToManyValue)?.array ?? []
    for (object, index) in zip(objects, indexes) { all.insert(object, at: min(index, all.count)) }
    setValue(all, forKey: key)
  }

  /// Removes objects from an ordered relationship. Shoji's tool writes calls of it for `@NSManaged` methods.
  public func removeManaged(at places: Any, forKey key: String) {
    let indexes =
      (places as? Int).map { [$0] } ?? (places as? IndexSet).map(Array.init)
      ?? (places as? NSIndexSet).map { Array($0 as IndexSet) } ?? []
    var all = (objectValue(forKey: key) as? ToManyValue)?.array ?? []
    for index in indexes.sorted(by: >) where all.indices.contains(index) { all.remove(at: index) }
    setValue(all, forKey: key)
  }

  /// Replaces objects of an ordered relationship. Shoji's tool writes calls of it for `@NSManaged` methods.
  public func replaceManaged(at places: Any, with values: Any, forKey key: String) {
    removeManaged(at: places, forKey: key)
    insertManaged(values, at: places, forKey: key)
  }

  private func toMany(_ key: String) -> (Int, NSRelationshipDescription)? {
    guard let index = entity.entityLayout.indexes[key],
      let relationship = entity.entityLayout.properties[index] as? NSRelationshipDescription,
      relationship.isToMany
    else { fatalError("\(entity.name ?? "") has no to-many relationship \(key).") }
    return (index, relationship)
  }
}

// MARK: Types

enum ManagedValues {
  /// Returns a value of a type that is known as another one, whose nil stays a value.
  static func make<Managed: ManagedValue, Value>(_ type: Managed.Type, _ value: Any?) -> Value? {
    guard let made = Managed.managed(value) else { return nil }
    // Both are one type, as the caller knows.
    return Managed.self == Value.self
      ? withUnsafePointer(to: made) { $0.withMemoryRebound(to: Value.self, capacity: 1) { $0.pointee } } : nil
  }
}

protocol OptionalManagedValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalManagedValue {
  var wrappedValue: Any? {
    guard let self else { return nil }
    return (self as? any OptionalManagedValue).map(\.wrappedValue) ?? self
  }
}

extension Optional: ManagedValue {
  /// Returns nil for what is missing.
  public static func managed(_ value: Any?) -> Wrapped?? {
    guard let value else { return .some(nil) }
    if let managed = Wrapped.self as? any ManagedValue.Type {
      return (managed.managed(value) as? Wrapped).map { $0 }
    }
    if let exact = value as? Wrapped { return exact }
    guard let exported = AttributeValue.export(value) as? Wrapped else { return .none }
    return exported
  }
}

extension ManagedValue where Self: FixedWidthInteger {
  /// Returns 0 for what is missing.
  public static func managed(_ value: Any?) -> Self? {
    guard let value else { return 0 }
    return AttributeValue.integer(value).map { Self(truncatingIfNeeded: $0) }
  }
}

extension Int: ManagedValue {}
extension Int16: ManagedValue {}
extension Int32: ManagedValue {}
extension Int64: ManagedValue {}
extension UInt: ManagedValue {}

extension Double: ManagedValue {
  /// Returns 0 for what is missing.
  public static func managed(_ value: Any?) -> Double? { value.map(AttributeValue.double) ?? 0 }
}

extension Float: ManagedValue {
  /// Returns 0 for what is missing.
  public static func managed(_ value: Any?) -> Float? {
    (value.map(AttributeValue.double) ?? 0).map { Float($0) }
  }
}

extension Bool: ManagedValue {
  /// Returns false for what is missing.
  public static func managed(_ value: Any?) -> Bool? {
    guard let value else { return false }
    return value as? Bool ?? AttributeValue.integer(value).map { $0 != 0 }
  }
}

extension String: ManagedValue {
  /// Returns an empty text for what is missing.
  public static func managed(_ value: Any?) -> String? { value == nil ? "" : value as? String }
}

extension Date: ManagedValue {
  /// Returns a date; there is none for what is missing.
  public static func managed(_ value: Any?) -> Date? { value as? Date }
}

extension Data: ManagedValue {
  /// Returns bytes, none for what is missing.
  public static func managed(_ value: Any?) -> Data? { value == nil ? Data() : value as? Data }
}

extension Set: ManagedValue {
  /// Returns objects, none for what is missing.
  public static func managed(_ value: Any?) -> Set<Element>? {
    if let members = value as? ToManyValue { return Set(members.array.compactMap { $0 as? Element }) }
    return value == nil ? [] : value as? Set<Element>
  }
}

extension Array: ManagedValue {
  /// Returns objects or elements, none for what is missing.
  public static func managed(_ value: Any?) -> [Element]? {
    if let members = value as? ToManyValue { return members.array.compactMap { $0 as? Element } }
    if let exact = value as? [Element] { return exact }
    return value == nil ? [] : (value as? NSArray)?.compactMap { $0 as? Element }
  }
}

extension NSSet: ManagedValue {
  /// Returns the set of a relationship's objects.
  public static func managed(_ value: Any?) -> Self? {
    if let members = value as? ToManyValue { return NSSet(array: members.array) as? Self }
    return value as? Self
  }
}

extension NSOrderedSet: ManagedValue {
  /// Returns the ordered set of a relationship's objects.
  public static func managed(_ value: Any?) -> Self? {
    if let members = value as? ToManyValue { return NSOrderedSet(array: members.array) as? Self }
    return value as? Self
  }
}

extension NSNumber: ManagedValue {
  /// Returns a number as an object.
  public static func managed(_ value: Any?) -> Self? { AttributeValue.export(value) as? Self }
}

// MARK: Names of key paths

/// Notes the names of the properties that a key path reads.
final class KeyRecorder {
  private(set) var names: [String] = []
  private static let key = "Shoji.CoreData.KeyRecorder"

  static var current: KeyRecorder? {
    guard ManagedKeys.isRecording else { return nil }
    return Thread.current.threadDictionary[key] as? KeyRecorder
  }

  /// Returns the names that a key path of objects reads.
  static func names(of path: AnyKeyPath, _ object: NSManagedObject) -> [String] {
    let recorder = KeyRecorder()
    Thread.current.threadDictionary[key] = recorder
    defer { Thread.current.threadDictionary.removeObject(forKey: key) }
    _ = (object as Any)[keyPath: path]
    return recorder.names
  }

  func read<Value>(_ object: NSManagedObject, _ name: String) -> Value {
    names.append(name)
    var value: Any?
    if let relationship = object.entity.relationshipsByName[name], !relationship.isToMany,
      let entity = relationship.destinationEntity
    {
      value = ManagedKeys.probe(entity)
    }
    if let result = value as? Value { return result }
    if let managed = Value.self as? any ManagedValue.Type,
      let result = ManagedValues.make(managed, value) as Value?
    {
      return result
    }
    if Value.self == Date.self { return Date() as! Value }
    if Value.self == UUID.self { return UUID() as! Value }
    if Value.self == URL.self { return URL(fileURLWithPath: "/") as! Value }
    if Value.self == Decimal.self { return Decimal() as! Value }
    if Value.self == NSDecimalNumber.self { return NSDecimalNumber.zero as! Value }
    fatalError("The name of the property \(name) of the type \(Value.self) is not known at run time.")
  }
}

/// Makes the properties of objects known by name.
enum ManagedKeys {
  nonisolated(unsafe) private(set) static var isRecording = false
  private static let lock = NSRecursiveLock()

  private static let installed: Bool = {
    KeyPathNames.add { path in
      guard let type = Swift.type(of: path).rootType as? NSManagedObject.Type,
        let entity = LoadedModels.entity(of: type)
      else { return nil }
      return lock.withLock {
        let before = isRecording
        isRecording = true
        defer { isRecording = before }
        let names = KeyRecorder.names(of: path, probe(entity))
        return names.isEmpty ? nil : names.joined(separator: ".")
      }
    }
    return true
  }()

  static func install() { _ = installed }

  /// Returns an object without a context, of which only names are asked.
  static func probe(_ entity: NSEntityDescription) -> NSManagedObject {
    var concrete = entity
    while concrete.isAbstract, let next = concrete.subentities.first { concrete = next }
    return Materialization.insert(concrete, into: nil)
  }
}

extension NSManagedObject: KeyedValues {
  /// Returns a property's value for predicates.
  package func keyedValue(for key: String) -> Any?? {
    if key == "objectID" { return .some(objectID) }
    guard entity.entityLayout.indexes[key] != nil else { return nil }
    return .some(value(forKey: key))
  }
}
