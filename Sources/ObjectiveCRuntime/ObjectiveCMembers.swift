import Foundation
import Synchronization

/// The methods and properties that were marked `@objc`, by class and name.
///
/// The code that enters them is written by Shoji's tool into the classes. Each file registers one function
/// when the program is loaded, which costs a pointer; the functions run when the first name is looked up.
public final class ObjectiveCMembers {
  /// One method, or one property.
  struct Entry: @unchecked Sendable {
    var call: @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> MethodCall
  }

  struct Property: @unchecked Sendable {
    var get: @MainActor (AnyObject) -> Any?
    /// Returns whether the value had the property's type.
    var set: (@MainActor (AnyObject, Any?) -> Bool)?
  }

  struct Members: @unchecked Sendable {
    var methods: [String: Entry] = [:]
    var properties: [String: Property] = [:]
    var classMethods: [String: Entry] = [:]

    mutating func override(with other: Members) {
      methods.merge(other.methods) { $1 }
      classMethods.merge(other.classMethods) { $1 }
      properties.merge(other.properties) { $1 }
    }
  }

  private var classes: [ObjectIdentifier: Members] = [:]
  private var names: [String: AnyClass] = [:]
  private var probes: [@Sendable (AnyClass, ObjectiveCMembers) -> Void] = []
  private var previews: [@MainActor () -> AnyObject] = []

  // MARK: Filling

  /// Keeps a function that fills the table, until a name is looked up.
  public static func register(_ fill: @escaping @Sendable (ObjectiveCMembers) -> Void) {
    shared.withLock { $0.pending.append(fill) }
  }

  private init() {}

  /// Enters a method.
  public func add<Target: AnyObject, each Parameter, Result>(
    _ name: String, _ method: @escaping @MainActor (Target, repeat each Parameter) -> Result
  ) {
    enter(name, Target.self) { target, arguments in
      guard let values = Argument.castAll(arguments, to: repeat (each Parameter).self) else {
        return .missing
      }
      return .done(method(target, repeat each values))
    }
  }

  /// Enters a class method.
  public func add<Target: AnyObject, each Parameter, Result>(
    class name: String, _ method: @escaping @MainActor (Target.Type, repeat each Parameter) -> Result
  ) {
    enter(class: name, Target.self) { type, arguments in
      guard let values = Argument.castAll(arguments, to: repeat (each Parameter).self) else {
        return .missing
      }
      return .done(method(type, repeat each values))
    }
  }

  /// Enters a property that can only be read.
  public func add<Target: AnyObject, Value>(
    property name: String, get: @escaping @MainActor (Target) -> Value
  ) {
    classes[ObjectIdentifier(Target.self), default: Members()].properties[name] = Property(
      get: { ($0 as? Target).map(get) })
  }

  /// Enters a property.
  public func add<Target: AnyObject, Value>(
    property name: String, get: @escaping @MainActor (Target) -> Value,
    set: @escaping @MainActor (Target, Value) -> Void
  ) {
    classes[ObjectIdentifier(Target.self), default: Members()].properties[name] = Property(
      get: { ($0 as? Target).map(get) },
      set: { target, value in
        guard let target = target as? Target, let value = Argument.propertyValue(value, as: Value.self)
        else { return false }
        set(target, value)
        return true
      })
  }

  /// Enters the name that `@objc(Name)` gives a class.
  public func name(_ name: String, _ type: AnyClass) { names[name] = type }

  /// Enters a function that enters the members of a class that is generic, or that another module declares.
  public func probe(_ probe: @escaping @Sendable (AnyClass, ObjectiveCMembers) -> Void) {
    probes.append(probe)
  }

  /// Enters a preview.
  public func add(preview: @escaping @MainActor () -> AnyObject) { previews.append(preview) }

  func enter<Target: AnyObject>(
    _ name: String, _: Target.Type, _ call: @escaping @MainActor (Target, [Any?]) -> MethodCall
  ) {
    classes[ObjectIdentifier(Target.self), default: Members()].methods[name] = Entry { target, arguments in
      guard let target = target as? Target else { return .missing }
      return call(target, arguments)
    }
  }

  func enter<Target: AnyObject>(
    class name: String, _: Target.Type, _ call: @escaping @MainActor (Target.Type, [Any?]) -> MethodCall
  ) {
    classes[ObjectIdentifier(Target.self), default: Members()].classMethods[name] = Entry {
      target, arguments in
      guard let type = (target as? ClassObject)?.type as? Target.Type else { return .missing }
      return call(type, arguments)
    }
  }

  // MARK: Looking up

  fileprivate struct State: @unchecked Sendable {
    var pending: [@Sendable (ObjectiveCMembers) -> Void] = []
    let table = ObjectiveCMembers()
    var resolved: [ObjectIdentifier: Members] = [:]
    var optionalNames: Set<String> = []
  }

  private static let shared = Mutex(State())

  /// Returns the members of an object's class by name, those of its superclasses among them.
  private static func members(of type: AnyClass) -> Members {
    while true {
      // The functions run without the lock, since they may start others.
      let pending = shared.withLock { state in
        defer { state.pending = [] }
        return state.pending
      }
      if pending.isEmpty { break }
      let added = ObjectiveCMembers()
      for fill in pending { fill(added) }
      nonisolated(unsafe) let table = added
      shared.withLock { $0.merge(table) }
    }
    return shared.withLock { $0.resolve(type) }
  }

  /// Returns the method of an object that Objective-C would call by a name, which may be a property's getter
  /// or setter.
  static func entry(named name: String, of object: AnyObject) -> Entry? {
    if let object = object as? ClassObject { return members(of: object.type).classMethods[name] }
    let members = members(of: Swift.type(of: object))
    if let method = members.methods[name] { return method }
    if let property = members.properties[name] { return Entry { target, _ in .done(property.get(target)) } }
    guard name.hasPrefix("set"), name.hasSuffix(":"), !members.properties.isEmpty else { return nil }
    let capitalized = name.dropFirst(3).dropLast()
    let key = capitalized.prefix(1).lowercased() + capitalized.dropFirst()
    guard let set = members.properties[key]?.set else { return nil }
    return Entry { target, arguments in set(target, arguments.first ?? nil) ? .done(nil) : .missing }
  }

  static func property(named name: String, of object: AnyObject) -> Property? {
    members(of: Swift.type(of: object)).properties[name]
  }

  /// Whether objects of a class have a method of a name.
  static func instances(of type: AnyClass, have name: String) -> Bool {
    let members = members(of: type)
    return members.methods[name] != nil || members.properties[name] != nil
  }

  /// Returns the class of an `@objc(Name)`.
  static func type(named name: String) -> AnyClass? {
    _ = members(of: NSObject.self)
    return shared.withLock { $0.table.names[name] }
  }

  /// Returns the name that `@objc(Name)` gives a class.
  static func name(of type: AnyClass) -> String? {
    _ = members(of: NSObject.self)
    return shared.withLock { state in state.table.names.first { $0.value == type }?.key }
  }

  /// Returns the previews of all files, in no order.
  @MainActor package static var previews: [@MainActor () -> AnyObject] {
    _ = members(of: NSObject.self)
    return shared.withLock { $0.table.previews }
  }
}

extension ObjectiveCMembers.State {
  fileprivate mutating func merge(_ added: ObjectiveCMembers) {
    for (type, members) in added.classes { table.classes[type, default: .init()].override(with: members) }
    table.names.merge(added.names) { $1 }
    table.probes += added.probes
    table.previews += added.previews
    resolved = [:]
  }

  fileprivate mutating func resolve(_ type: AnyClass) -> ObjectiveCMembers.Members {
    if let known = resolved[ObjectIdentifier(type)] { return known }
    let probed = ObjectiveCMembers()
    for probe in table.probes { probe(type, probed) }
    var members = ObjectiveCMembers.Members()
    for found in probed.classes.values { members.override(with: found) }
    var line: [AnyClass] = []
    var next: AnyClass? = type
    while let current = next {
      line.append(current)
      next = _getSuperclass(current)
    }
    for ancestor in line.reversed() {
      if let own = table.classes[ObjectIdentifier(ancestor)] { members.override(with: own) }
    }
    resolved[ObjectIdentifier(type)] = members
    return members
  }
}
