import Foundation

/// A dictionary of objects by objects that may hold both weakly. Foundation on Linux has no such class.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [ObjectKey: ObjectReference] = [:]
  /// The count at which entries whose objects are gone are looked for.
  private var sweepCount = 16

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: How keys are kept and compared; strongly and by `isEqual(_:)` by default.
  ///   - valueOptions: How values are kept; strongly by default.
  ///   - capacity: The number of entries to make room for.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    entries.reserveCapacity(capacity)
    super.init()
  }

  /// Makes an empty table that keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Makes an empty table that keeps its values alive, as long as their keys are.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Makes an empty table that keeps its keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Makes an empty table that keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value of a key; nil where there is none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    key.flatMap { entries[ObjectKey($0, lookup)]?.object }.map { unsafeDowncast($0, to: ObjectType.self) }
  }

  /// Sets the value of a key; nothing without a key or a value.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object, let key else { return }
    if entries.count >= sweepCount {
      sweep()
      sweepCount = max(16, entries.count * 2)
    }
    entries[ObjectKey(key, keyOptions)] = ObjectReference(object, valueOptions)
  }

  /// Removes the value of a key.
  open func removeObject(forKey key: KeyType?) {
    if let key { entries[ObjectKey(key, lookup)] = nil }
  }

  /// Removes all values.
  open func removeAllObjects() { entries = [:] }

  /// The number of entries whose key and value are there.
  open var count: Int {
    sweep()
    return entries.count
  }

  /// Returns the keys, in no order.
  open func keyEnumerator() -> NSEnumerator { ArrayEnumerator(pairs.map(\.key)) }

  /// Returns the values, in no order; nil for an empty table.
  open func objectEnumerator() -> NSEnumerator? {
    let values = pairs.map(\.value)
    return values.isEmpty ? nil : ArrayEnumerator(values)
  }

  /// The entries as a dictionary, whose keys have to be hashable.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      pairs.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } },
      uniquingKeysWith: { $1 })
  }

  /// Returns a table of the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.entries = entries
    return copy
  }

  open override var description: String {
    "NSMapTable {\n" + pairs.map { "\($0.key) -> \($0.value)\n" }.joined() + "}"
  }

  /// A key that is looked for is not copied.
  private var lookup: NSPointerFunctions.Options { keyOptions.subtracting(.copyIn) }

  private var pairs: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { key, value in
      guard let key = key.reference.object, let value = value.object else { return nil }
      return (unsafeDowncast(key, to: KeyType.self), unsafeDowncast(value, to: ObjectType.self))
    }
  }

  private func sweep() {
    entries = entries.filter { $0.key.reference.object != nil && $0.value.object != nil }
  }
}

/// Enumerates an array of objects.
private final class ArrayEnumerator<Element: AnyObject>: NSEnumerator {
  private var rest: ArraySlice<Element>
  init(_ objects: [Element]) { rest = objects[...] }
  override func nextObject() -> Any? { rest.popFirst() }
}
