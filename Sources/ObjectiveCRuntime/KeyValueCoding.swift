import Foundation

/// Reading and writing of properties by name; adopted by `NSObject`, which lacks it on Linux.
///
/// The methods belong to a protocol so that an app's classes declare their own ones, which are then called.
public protocol KeyValueCoding: NSObjectProtocol {}

extension NSObject: KeyValueCoding {}

extension KeyValueCoding {
  /// Returns the value of a property that was marked `@objc`, as an outlet or as inspectable.
  public func value(forKey key: String) -> Any? {
    if let own = RootCall.own("valueForKey:", of: self, [key]) { return own.result }
    if let property = KeyValueCodingCall.property(key, of: self) {
      return KeyValueCodingCall.get(property, of: self)
    }
    if let path = ObservableProperties.path(of: key, in: self) {
      let value = (self as Any)[keyPath: path]
      return (value as Any?).unwrapped
    }
    return value(forUndefinedKey: key)
  }

  /// Returns the value at the end of a path of names with dots.
  public func value(forKeyPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    let object = value(forKey: String(path[..<dot]))
    return (object as? any KeyValueCoding)?.value(forKeyPath: String(path[path.index(after: dot)...]))
  }

  /// Sets a property that was marked `@objc`, as an outlet or as inspectable.
  public func setValue(_ value: Any?, forKey key: String) {
    if RootCall.own("setValue:forKey:", of: self, [value, key]) != nil { return }
    if let dictionary = self as? NSMutableDictionary {
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
      return
    }
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    guard let property = KeyValueCodingCall.property(key, of: self), let set = property.set else {
      return setValue(value, forUndefinedKey: key)
    }
    if !KeyValueCodingCall.set(set, of: self, value) {
      if value == nil, RootCall.own("setNilValueForKey:", of: self, [key]) != nil { return }
      let found = value.map { "a \(type(of: $0)), \($0)" } ?? "nil"
      fatalError("-[\(type(of: self)) setValue:forKey:]: \(key) does not take \(found).")
    }
  }

  /// Sets a property at the end of a path of names with dots.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
    let object = self.value(forKey: String(path[..<dot]))
    (object as? any KeyValueCoding)?.setValue(value, forKeyPath: String(path[path.index(after: dot)...]))
  }

  /// Sets several properties.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns several properties' values.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }

  /// Is called for a name that no property has. Stops the program, unless the class has a method of its own.
  public func value(forUndefinedKey key: String) -> Any? {
    if let own = RootCall.own("valueForUndefinedKey:", of: self, [key]) { return own.result }
    UndefinedKey.report(
      self,
      "[<\(String(reflecting: type(of: self)))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
    return nil
  }

  /// Is called for a name that no property has. Stops the program, unless the class has a method of its own.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    if RootCall.own("setValue:forUndefinedKey:", of: self, [value, key]) != nil { return }
    UndefinedKey.report(
      self,
      "[<\(String(reflecting: type(of: self)))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}

/// A name that no property has.
private enum UndefinedKey {
  /// Stops the program, as Apple's Foundation does. UIKit's own properties are not known by name here, which
  /// is only said.
  static func report(_ object: AnyObject, _ message: String) {
    let type = String(reflecting: Swift.type(of: object))
    if ["UIKit.", "QuartzCore.", "Foundation."].contains(where: type.hasPrefix) {
      // A full disk does not end the app.
      try? FileHandle.standardError.write(contentsOf: Data((message + " Set the property itself.\n").utf8))
    } else {
      fatalError(message)
    }
  }
}

extension ObjectiveCMembers {
  /// The outcome of setting a property by name.
  package enum Assignment {
    /// The property has the value.
    case done
    /// The property has another type.
    case mismatched
    /// The class has no such property.
    case unknown
  }

  /// Sets a property that was marked `@objc`, as an outlet or as inspectable, where the object's class has
  /// it. Classes with a `setValue(_:forKey:)` of their own are not asked.
  @MainActor package static func assign(_ value: Any?, to key: String, of object: AnyObject) -> Assignment {
    guard let property = KeyValueCodingCall.property(key, of: object), let set = property.set else {
      return .unknown
    }
    return set(object, value) ? .done : .mismatched
  }

  /// Whether an object's class has a method of its own under a name, such as `setValue:forKey:`.
  package static func hasMethod(_ name: String, of object: AnyObject) -> Bool {
    entry(named: name, of: object) != nil
  }
}

/// Calls of properties, which may come from any thread.
enum KeyValueCodingCall {
  static func property(_ key: String, of object: AnyObject) -> ObjectiveCMembers.Property? {
    ObjectiveCMembers.property(named: key, of: object)
      ?? ObjectiveCMembers.property(named: alternative(to: key), of: object)
  }

  /// A Boolean's getter may have a name of its own: `enabled` and `isEnabled`.
  static func alternative(to key: String) -> String {
    if key.hasPrefix("is"), key.count > 2 {
      return key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3)
    }
    return "is" + key.prefix(1).uppercased() + key.dropFirst()
  }

  static func get(_ property: ObjectiveCMembers.Property, of object: AnyObject) -> Any? {
    let get = unsafeBitCast(property.get, to: ((AnyObject) -> Any?).self)
    guard let value = get(object) else { return nil }
    return (value as Any?).unwrapped
  }

  static func set(_ set: @escaping @MainActor (AnyObject, Any?) -> Bool, of object: AnyObject, _ value: Any?)
    -> Bool
  {
    unsafeBitCast(set, to: ((AnyObject, Any?) -> Bool).self)(object, value)
  }
}

protocol OptionalBox {
  var unwrapped: Any? { get }
}

extension OptionalBox {
  var isNil: Bool { unwrapped == nil }
}

extension Optional: OptionalBox {
  var unwrapped: Any? {
    guard let self else { return nil }
    if let inner = self as? any OptionalBox { return inner.unwrapped }
    return self
  }
}

/// Calls of the methods that every object of Objective-C has, where a class declares one of its own.
enum RootCall {
  private struct Call: Equatable {
    var object: ObjectIdentifier
    var name: String
  }

  private final class Calls {
    var all: [Call] = []
  }

  private static var current: Calls {
    let key = "Shoji.RootCall"
    if let known = Thread.current.threadDictionary[key] as? Calls { return known }
    let new = Calls()
    Thread.current.threadDictionary[key] = new
    return new
  }

  /// Calls an object's own method, or returns nil where it has none, or where that one is calling its
  /// superclass's.
  static func own(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> MethodCall? {
    guard let entry = ObjectiveCMembers.entry(named: name, of: object) else { return nil }
    let call = Call(object: ObjectIdentifier(object), name: name)
    let calls = current
    if calls.all.contains(call) { return nil }
    calls.all.append(call)
    defer { calls.all.removeAll { $0 == call } }
    let method = unsafeBitCast(entry.call, to: ((AnyObject, [Any?]) -> MethodCall).self)
    return method(object, arguments)
  }
}
