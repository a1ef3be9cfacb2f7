import InterfaceDocuments
import ObjectiveCRuntime
import UIKit

/// The properties of UIKit's classes by their names in key-value coding. `AttributeSettersPlugin` makes the
/// list of them from the tables of documents.
@MainActor final class UIKitProperties {
  /// Sets one property of an object to a value that was read already.
  typealias Bound = @MainActor (AnyObject) -> Void
  /// Returns what sets a property to a value, nil where the property has another type.
  typealias Bind = @MainActor (Any?) -> Bound?

  static let shared: UIKitProperties = {
    let properties = UIKitProperties()
    properties.fill()
    return properties
  }()

  private var setters: [ObjectIdentifier: [String: Bind]] = [:]
  private var classes: [String: ObjectIdentifier] = [:]
  private var entries: [@Sendable (ObjectiveCMembers) -> Void] = []

  private init() {}

  /// Returns what sets a property that a class has of its own; nil where it is only read.
  func setter(_ key: String, of className: String) -> Bind? {
    classes[className].flatMap { setters[$0]?[key] }
  }

  /// Sets a property of an object. Returns nil where its classes have none of the name, and false where the
  /// property has another type.
  func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool? {
    let key = InterfaceAttributeType.key(of: key) ?? key
    var next: AnyClass? = Swift.type(of: object)
    while let current = next {
      if let bind = setters[ObjectIdentifier(current)]?[key] {
        guard let bound = bind(value) else { return false }
        bound(object)
        return true
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Enters the properties for key-value coding.
  static func register() {
    let entries = shared.entries
    ObjectiveCMembers.register { members in for enter in entries { enter(members) } }
  }

  /// Adds a property that is only read.
  func add<Object: AnyObject, Value>(
    _: Object.Type, _ key: String, _ get: @escaping @MainActor (Object) -> Value
  ) {
    entries.append { $0.add(property: key, get: get) }
  }

  /// Adds a property.
  func add<Object: AnyObject, Value>(
    _ type: Object.Type, _ key: String, _ get: @escaping @MainActor (Object) -> Value,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    entries.append { $0.add(property: key, get: get, set: set) }
    add(type, key, set: set)
  }

  /// Adds a method that documents connect as an action.
  func add<Object: AnyObject, each Parameter, Result>(
    action name: String, _ call: @escaping @MainActor (Object, repeat each Parameter) -> Result
  ) {
    entries.append { $0.add(name, call) }
  }

  /// Adds a property of an object's part, which documents set.
  func add<Object: AnyObject, Value>(
    _: Object.Type, _ key: String, set: @escaping @MainActor (Object, Value) -> Void
  ) {
    classes[_typeName(Object.self, qualified: false)] = ObjectIdentifier(Object.self)
    setters[ObjectIdentifier(Object.self), default: [:]][key] = Self.binding(set)
  }

  private static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if type == NSDirectionalEdgeInsets.self, let insets = value as? UIEdgeInsets {
      return NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right) as? Value
    }
    return Argument.propertyValue(value, as: type)
  }

  /// Returns what casts a value once, for any number of objects.
  static func binding<Object: AnyObject, Value>(
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> Bind {
    { value in
      guard let cast = Self.cast(value, to: Value.self) else { return nil }
      return { object in
        if let object = object as? Object { set(object, cast) }
      }
    }
  }
}

/// A value of a structure whose properties are set like an object's.
final class ValueBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension UIKitProperties {
  /// Sets the properties of a part of an object that its element has, or that its absence means.
  ///
  /// - Parameters:
  ///   - object: The part, or the box of one.
  ///   - element: The part's element.
  ///   - plan: The plan of the object.
  ///   - prefix: The name of the part in tables of texts.
  func set(_ object: AnyObject, to element: InterfaceObject, of plan: ElementPlan, prefix: String = "") {
    let values = plan.document.values
    for attribute in element.type?.allAttributes ?? []
    where attribute.marks.isDisjoint(with: [.absent, .written, .builder]) {
      let imposed = attribute.marks.contains(.imposed) ? attribute.defaultValue : nil
      guard let key = attribute.key, let written = element.value(attribute.name) ?? imposed else { continue }
      var value = values.value(written, attribute.value)
      if attribute.value == .localizedString, let text = value as? String {
        value = plan.document.localized(text, id: plan.element.id, prefix + attribute.name)
      }
      _ = set(value, key, of: object)
    }
  }
}
