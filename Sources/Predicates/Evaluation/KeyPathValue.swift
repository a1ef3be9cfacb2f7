import Foundation
import ObjectiveCRuntime

/// A class whose objects have values by key of their own, such as managed objects.
package protocol KeyedValues: AnyObject {
  /// Returns the value for a key; the outer optional is nil where there is no such key.
  func keyedValue(for key: String) -> Any??
}

/// Values at key paths of anything.
enum KeyPathValue {
  static func value(at path: String, of object: Any?) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if !path.utf8.contains(UInt8(ascii: ".")) { return step(path, rest: nil, object).value }
    var current: Any = object
    var rest = path[...]
    while true {
      let key = rest.prefix { $0 != "." }
      let following = key.endIndex < rest.endIndex ? rest[rest.index(after: key.endIndex)...] : nil
      let (value, isLast) = step(String(key), rest: following.map { String($0) }, current)
      guard !isLast, let following, let value = unwrapped(value) else { return unwrapped(value) }
      (current, rest) = (value, following)
    }
  }

  private static func step(_ key: String, rest: String?, _ object: Any) -> (
    value: Any?, isLast: Bool
  ) {
    if key.hasPrefix("@"), key != "@" {
      return operation(String(key.dropFirst()), rest: rest, object)
    }
    return (value(for: key, of: object), false)
  }

  // MARK: Operators

  private static func operation(_ name: String, rest: String?, _ object: Any) -> (
    value: Any?, isLast: Bool
  ) {
    guard let elements = elements(of: object) else {
      // A dictionary's own keys may begin with the sign.
      if let dictionary = dictionary(object) {
        return name == "count"
          ? (dictionary.count, false) : (dictionary.value(forKey: "@" + name), false)
      }
      fatalError(
        "[\(type(of: object)) valueForKeyPath:]: @\(name) needs a collection. Found \(object).")
    }
    if name == "count" { return (elements.count, false) }
    if name == "firstObject" || name == "first" { return (elements.first, false) }
    if name == "lastObject" || name == "last" { return (elements.last, false) }
    guard let path = rest else {
      fatalError(
        "[\(type(of: object)) valueForKeyPath:]: the operator @\(name) needs a key path after it.")
    }
    let values = elements.compactMap { value(at: path, of: $0) }
    switch name {
    case "sum": return (Aggregate.sum(values), true)
    case "avg": return (Aggregate.average(values) ?? 0.0, true)
    case "min": return (Aggregate.extreme(values, .orderedAscending), true)
    case "max": return (Aggregate.extreme(values, .orderedDescending), true)
    case "unionOfObjects": return (values, true)
    case "distinctUnionOfObjects": return (Aggregate.distinct(values), true)
    case "unionOfArrays", "unionOfSets": return (joined(elements, path), true)
    case "distinctUnionOfArrays", "distinctUnionOfSets":
      return (Aggregate.distinct(joined(elements, path)), true)
    default:
      fatalError(
        "[\(type(of: object)) valueForKeyPath:]: this class does not implement the \(name) operation."
      )
    }
  }

  /// Returns the values at a path of the elements of collections.
  private static func joined(_ collections: [Any], _ path: String) -> [Any] {
    collections.flatMap { collection in
      (elements(of: collection) ?? [collection]).compactMap { value(at: path, of: $0) }
    }
  }

  // MARK: Keys

  /// Whether an object is a value of Foundation's: a collection, a text or a number.
  static func isValue(_ object: NSObject) -> Bool {
    switch object {
    case is NSArray, is NSSet, is NSOrderedSet, is NSDictionary, is NSString, is NSNumber: true
    default: false
    }
  }

  static func value(for key: String, of object: Any) -> Any? {
    if key == "self" || key == "SELF" { return object }
    if type(of: object) == [String: Any].self, let dictionary = object as? [String: Any] {
      return unwrapped(dictionary[key])
    }
    if let keyed = object as? any KeyedValues, let value = keyed.keyedValue(for: key) {
      return value
    }
    if let text = Values.text(object) { return TextKeys.value(for: key, of: text) }
    if let elements = elements(of: object) { return collected(key, elements, of: object) }
    if let dictionary = dictionary(object) { return dictionary.value(forKey: key) }
    if let object = object as? NSObject {
      if ObjectiveCMembers.hasMethod(key, of: object)
        || ObjectiveCMembers.hasMethod("valueForKey:", of: object)
      {
        return unwrapped(object.value(forKey: key))
      }
      if let value = ReflectedKeys.value(for: key, of: object) { return unwrapped(value) }
      return unwrapped(object.value(forKey: key))
    }
    if let value = ReflectedKeys.value(for: key, of: object) { return unwrapped(value) }
    if let value = ValueKeys.value(for: key, of: object) { return value }
    fatalError(
      "[<\(String(reflecting: type(of: object)))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// Returns what the elements of a collection have for a key: of a set without repetitions.
  private static func collected(_ key: String, _ elements: [Any], of collection: Any) -> Any {
    if collection is NSSet || collection is Set<AnyHashable> {
      return Aggregate.distinct(elements.compactMap { value(for: key, of: $0) })
    }
    return elements.map { unwrapped($0).flatMap { value(for: key, of: $0) } ?? NSNull() }
  }

  // MARK: Dictionaries

  /// A dictionary of any type.
  struct AnyDictionary {
    fileprivate enum Storage {
      case object(NSDictionary)
      case byText([String: Any])
      case byAny([AnyHashable: Any])
    }

    fileprivate let storage: Storage

    var count: Int {
      switch storage {
      case .object(let dictionary): dictionary.count
      case .byText(let dictionary): dictionary.count
      case .byAny(let dictionary): dictionary.count
      }
    }

    /// A copy that can be changed.
    var mutableCopy: NSMutableDictionary {
      switch storage {
      case .object(let dictionary): dictionary.mutableCopy() as? NSMutableDictionary ?? [:]
      case .byText(let dictionary): NSMutableDictionary(dictionary: dictionary)
      case .byAny(let dictionary): NSMutableDictionary(dictionary: dictionary)
      }
    }

    func value(forKey key: Any?) -> Any? {
      guard let key = unwrapped(key) else { return nil }
      switch storage {
      case .object(let dictionary): return unwrapped(dictionary.object(forKey: key))
      case .byText(let dictionary): return Values.text(key).flatMap { unwrapped(dictionary[$0]) }
      case .byAny(let dictionary):
        return (key as? AnyHashable).flatMap { unwrapped(dictionary[$0]) }
      }
    }
  }

  /// Returns a value as a dictionary; nil where it is none.
  static func dictionary(_ value: Any) -> AnyDictionary? {
    if type(of: value) is AnyClass {
      return (value as? NSDictionary).map { AnyDictionary(storage: .object($0)) }
    }
    if let value = value as? [String: Any] { return AnyDictionary(storage: .byText(value)) }
    return (value as? [AnyHashable: Any]).map { AnyDictionary(storage: .byAny($0)) }
  }
}
