import Foundation

/// A set of objects that may hold them weakly, such as a set of listeners. Foundation on Linux has no such
/// class.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private let table: NSMapTable<ObjectType, ObjectType>

  /// Makes an empty set.
  ///
  /// - Parameters:
  ///   - options: How objects are kept and compared; strongly and by `isEqual(_:)` by default.
  ///   - capacity: The number of objects to make room for.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    table = NSMapTable(keyOptions: options, valueOptions: .weakMemory, capacity: capacity)
    super.init()
  }

  /// Makes an empty set that keeps nothing alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Returns the object in the set that is equal to one; nil where there is none.
  open func member(_ object: ObjectType?) -> ObjectType? { table.object(forKey: object) }

  /// Returns whether an object is in the set.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Inserts an object into the set, unless an equal one is there.
  open func add(_ object: ObjectType?) {
    if !contains(object) { table.setObject(object, forKey: object) }
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

  /// Removes all objects.
  open func removeAllObjects() { table.removeAllObjects() }

  /// The number of objects that are there.
  open var count: Int { table.count }

  /// The objects, in no order.
  open var allObjects: [ObjectType] {
    var objects: [ObjectType] = []
    let all = table.keyEnumerator()
    while let next = all.nextObject() { objects.append(next as! ObjectType) }
    return objects
  }

  /// One of the objects; nil for an empty set.
  open var anyObject: ObjectType? { allObjects.first }

  /// Returns the objects, in no order.
  open func objectEnumerator() -> NSEnumerator { table.keyEnumerator() }

  /// Returns whether both sets have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Returns whether all objects of this set are in the other.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Adds the objects of another set.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of another set.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes the objects that are not in another set.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns a set of the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: options)
    copy.union(self)
    return copy
  }

  open override var description: String {
    "NSHashTable {\n" + allObjects.map { "\($0)\n" }.joined() + "}"
  }
}
