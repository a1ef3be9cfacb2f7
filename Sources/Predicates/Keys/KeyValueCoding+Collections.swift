import Foundation
import ObjectiveCRuntime

// Key-value coding of collections, and of the paths with operators. The module below has the same methods for
// all objects; these, of objects whose class is known to inherit from `NSObject`, are preferred.
extension KeyValueCoding where Self: NSObject {
  /// Returns the value for a key. A collection has the values of its elements, a dictionary that of its key.
  public func value(forKey key: String) -> Any? {
    guard KeyPathValue.isValue(self) else { return (self as any KeyValueCoding).value(forKey: key) }
    return KeyPathValue.value(for: key, of: self)
  }

  /// Returns the value at a path of names with dots, which may have operators: `items.@sum.price`.
  public func value(forKeyPath path: String) -> Any? {
    if ObjectiveCMembers.hasMethod("valueForKeyPath:", of: self) {
      return (self as any KeyValueCoding).value(forKeyPath: path)
    }
    return KeyPathValue.value(at: path, of: self)
  }

  /// Sets the property at the end of a path. Of a collection, each element's is set.
  ///
  /// A dictionary in a dictionary is a value on Linux: a changed copy of it takes its place.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
    if let dictionary = self as? NSMutableDictionary, let first = path.firstIndex(of: ".") {
      let key = String(path[..<first])
      if let inner = KeyPathValue.value(for: key, of: dictionary).flatMap(KeyPathValue.dictionary) {
        let copy = inner.mutableCopy
        copy.setValue(value, forKeyPath: String(path[path.index(after: first)...]))
        return dictionary.setValue(copy, forKey: key)
      }
    }
    let key = String(path[path.index(after: dot)...])
    guard let owner = KeyPathValue.value(at: String(path[..<dot]), of: self) else { return }
    for object in elements(of: owner) ?? [owner] {
      (object as? any KeyValueCoding)?.setValue(value, forKey: key)
    }
  }

  /// Returns several properties' values; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }

  /// Returns an array that stands for the property: what is done to it is done to the property's value.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    PropertyArray.make(of: self, key)
  }

  /// Returns an array that stands for the property at the end of a path.
  public func mutableArrayValue(forKeyPath path: String) -> NSMutableArray {
    PropertyArray.make(of: self, path)
  }

  /// Returns a set that stands for the property: what is done to it is done to the property's value.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    PropertySet.make(of: self, key)
  }

  /// Returns a set that stands for the property at the end of a path.
  public func mutableSetValue(forKeyPath path: String) -> NSMutableSet {
    PropertySet.make(of: self, path)
  }
}

/// An array that is an object's property.
private final class PropertyArray: NSMutableArray {
  private var owner: NSObject?
  private var path = ""

  static func make(of owner: NSObject, _ path: String) -> PropertyArray {
    let array = PropertyArray()
    (array.owner, array.path) = (owner, path)
    return array
  }

  private var all: [Any] {
    get { owner?.value(forKeyPath: path).flatMap { elements(of: $0) } ?? [] }
    set {
      let isObject = owner?.value(forKeyPath: path) is NSArray
      owner?.setValue(isObject ? NSMutableArray(array: newValue) : newValue, forKeyPath: path)
    }
  }

  override var count: Int { all.count }
  override func object(at index: Int) -> Any { all[index] }
  override func insert(_ object: Any, at index: Int) { all.insert(object, at: index) }
  override func removeObject(at index: Int) { all.remove(at: index) }
  override func add(_ object: Any) { all.append(object) }
  override func removeLastObject() { all.removeLast() }
  override func removeAllObjects() { all = [] }
  override func replaceObject(at index: Int, with object: Any) { all[index] = object }
}

/// A set that is an object's property.
private final class PropertySet: NSMutableSet {
  private var owner: NSObject?
  private var path = ""

  static func make(of owner: NSObject, _ path: String) -> PropertySet {
    let set = PropertySet()
    (set.owner, set.path) = (owner, path)
    return set
  }

  private var all: NSMutableSet {
    let value = owner?.value(forKeyPath: path)
    return NSMutableSet(array: value.flatMap { elements(of: $0) } ?? [])
  }

  private func change(_ change: (NSMutableSet) -> Void) {
    let set = all
    change(set)
    let isObject = owner?.value(forKeyPath: path) is NSSet
    let value: Any = isObject ? set : Set(set.allObjects.compactMap { $0 as? AnyHashable })
    owner?.setValue(value, forKeyPath: path)
  }

  override var count: Int { all.count }
  override func member(_ object: Any) -> Any? { all.member(object) }
  override func objectEnumerator() -> NSEnumerator { all.objectEnumerator() }
  override func add(_ object: Any) { change { $0.add(object) } }
  override func remove(_ object: Any) { change { $0.remove(object) } }
}
