import Foundation
import ObjectiveCRuntime
import Synchronization

/// The objects of a relationship as a set by which they are changed.
final class ManagedSet: NSMutableSet {
  private var object: NSManagedObject?
  private var key = ""

  static func make(_ object: NSManagedObject, _ key: String) -> NSMutableSet {
    let set = ManagedSet()
    (set.object, set.key) = (object, key)
    return set
  }

  private var members: [NSManagedObject] { (object?.objectValue(forKey: key) as? ToManyValue)?.array ?? [] }

  override var count: Int { members.count }
  override func member(_ other: Any) -> Any? { members.first { $0 === other as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: members).objectEnumerator() }
  override func add(_ value: Any) {
    if let value = value as? NSManagedObject { object?.addManaged(value, forKey: key) }
  }
  override func remove(_ value: Any) {
    if let value = value as? NSManagedObject { object?.removeManaged(value, forKey: key) }
  }
}

/// The objects of an ordered relationship as a set by which they are changed.
final class ManagedOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""

  override init(capacity: Int) { super.init(capacity: capacity) }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }
  required init?(coder: NSCoder) { nil }

  static func make(_ object: NSManagedObject, _ key: String) -> NSMutableOrderedSet {
    let set = ManagedOrderedSet(capacity: 0)
    (set.owner, set.key) = (object, key)
    return set
  }

  private var members: [NSManagedObject] { (owner?.objectValue(forKey: key) as? ToManyValue)?.array ?? [] }

  override var count: Int { members.count }
  override func object(at index: Int) -> Any { members[index] }
  override func index(of object: Any) -> Int {
    members.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }
  override func insert(_ value: Any, at index: Int) {
    guard let value = value as? NSManagedObject else { return }
    owner?.insertManaged(value, at: index, forKey: key)
  }
  override func removeObject(at index: Int) { owner?.removeManaged(at: index, forKey: key) }
  override func replaceObject(at index: Int, with value: Any) {
    owner?.replaceManaged(at: index, with: value, forKey: key)
  }
}

/// Values at key paths of the objects of relationships.
enum CollectionKeys {
  static func value(_ members: [Any?], _ path: String) -> Any? {
    if path == "@count" { return NSNumber(value: members.count) }
    if path.hasPrefix("@") {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      return reduce(parts[0], members.compactMap { ($0 as? NSManagedObject)?.value(forKeyPath: parts[1]) })
    }
    let values = members.map { ($0 as? NSManagedObject)?.value(forKeyPath: path) ?? NSNull() }
    return NSSet(array: values.filter { !($0 is NSNull) })
  }

  private static func reduce(_ name: String, _ values: [Any]) -> Any? {
    let numbers = values.compactMap(AttributeValue.double)
    switch name {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg":
      return numbers.isEmpty
        ? NSNumber(value: 0) : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return values.min { ObjectOrder.compare($0, $1, nil) == .orderedAscending }
    case "@max": return values.max { ObjectOrder.compare($0, $1, nil) == .orderedAscending }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return NSSet(array: values).allObjects
    default: return nil
    }
  }
}

/// The models that coordinators have, by which classes find their entities.
enum LoadedModels {
  private struct Entry {
    weak var model: NSManagedObjectModel?
  }
  private static let all = Mutex<[Entry]>([])

  static func add(_ model: NSManagedObjectModel) {
    all.withLock { entries in
      entries.removeAll { $0.model == nil || $0.model === model }
      entries.append(Entry(model: model))
    }
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = all.withLock { $0.compactMap(\.model) }
    for model in models.reversed() {
      if let entity = type.entity(in: model) { return entity }
    }
    return nil
  }
}

/// Notices to those who observe objects by key.
enum ManagedObservation {
  static func willChange(_ object: NSManagedObject, _ key: String) {
    guard object.announced == nil else { return }
    object.announced = (key, ObjectiveCMembers.willWrite(object, key))
  }

  static func didChange(_ object: NSManagedObject, _ key: String) {
    guard let announced = object.announced, announced.key == key else { return }
    object.announced = nil
    announced.change.end()
  }
}
