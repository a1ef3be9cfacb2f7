import InterfaceDocuments
import ObjectiveCRuntime
import UIKit

/// Sets one attribute of an object.
@MainActor enum AttributeSetter {
  /// Sets a value that was read already.
  typealias Bound = UIKitProperties.Bound

  /// An attribute with a value: returns what sets it, nil where the value has another type than the attribute
  /// takes.
  case value(@MainActor (InterfaceValue, ValueMaker) -> Bound?)
  /// An attribute with an object, which is made before; nil where a changed document has none any more.
  case object(@MainActor (AnyObject, AnyObject?) -> Void)
  /// An attribute with a list of objects, which are made before.
  case objects(@MainActor (AnyObject, [AnyObject]) -> Void)
  /// An attribute with an element of its own: returns what sets all that is in it.
  case part(@MainActor (InterfaceObject, ElementPlan) -> Bound?)
  /// An attribute that the object takes while it is initialized, or whose meaning is the builder's: frames,
  /// subviews, constraints.
  case builder

  /// Makes the setter of an attribute by the setter of its property.
  init(_ attribute: InterfaceAttributeType, of className: String, _ bind: @escaping UIKitProperties.Bind) {
    func set(_ object: AnyObject, _ value: Any?) {
      if let bound = bind(value) { return bound(object) }
      InterfaceLog.shared.note("The property \(attribute.name) of \(className) does not take the value.")
    }
    switch attribute.value {
    case .object: self = .object { object, value in set(object, value) }
    case .objects: self = .objects { object, values in set(object, values) }
    default:
      let type = attribute.value
      self = .value { written, maker in bind(maker.value(written, type)) }
    }
  }
}

extension AttributeSetter {
  /// Makes the setter of an attribute of a framework's class by the property's name, which the framework
  /// enters in the table of names. A property without an entry stays as it is.
  fileprivate init(_ attribute: InterfaceAttributeType, ofFramework key: String) {
    let type = attribute.value
    self = .value { written, maker in
      let value = maker.value(written, type)
      return { object in _ = ObjectiveCMembers.assign(value, to: key, of: object) }
    }
  }
}

/// The setters by element and attribute: those of properties, and those that are written by hand.
@MainActor final class SetterTable {
  static let shared = SetterTable()

  private var written: [String: [String: AttributeSetter]] = [:]
  private var outlets: [String: [String: UIKitProperties.Bind]] = [:]
  private var found: [String: [String: AttributeSetter?]] = [:]

  private init() {
    addViews()
    addControls()
    addTexts()
    addLists()
    addBars()
    addControllers()
  }

  /// The attributes whose setters are written by hand, each with its element.
  var writtenNames: Set<String> {
    Set(written.flatMap { element, setters in setters.keys.map { "\(element).\($0)" } })
  }

  /// Returns the setter of an attribute of an element, which may be inherited.
  func setter(_ name: String, of type: InterfaceElementType) -> AttributeSetter? {
    if let known = found[type.name]?[name] { return known }
    let setter = makeSetter(name, of: type)
    found[type.name, default: [:]][name] = .some(setter)
    return setter
  }

  private func makeSetter(_ name: String, of type: InterfaceElementType) -> AttributeSetter? {
    for next in [type] + type.ancestors {
      guard let attribute = next.attributes.first(where: { $0.name == name }) else { continue }
      if attribute.marks.contains(.written) { return written[next.name]?[name] }
      guard attribute.path != nil, !attribute.isAbsent else { return nil }
      if next.module != nil, let key = attribute.key, !attribute.isOutlet {
        return AttributeSetter(attribute, ofFramework: key)
      }
      guard let className = next.className, let key = attribute.key, !attribute.marks.contains(.builder),
        let bind = UIKitProperties.shared.setter(key, of: className)
      else { return .builder }
      return AttributeSetter(attribute, of: className, bind)
    }
    return nil
  }

  /// Connects an outlet, or a collection of them, that key-value coding does not set. Returns false where the
  /// object has none of the name.
  func connect(_ values: [AnyObject], _ outlet: String, of object: AnyObject) -> Bool {
    if outlet == "window", let delegate = object as? any UIApplicationDelegate {
      delegate.window = values.first as? UIWindow
      return true
    }
    guard let type = ElementClass.elementType(of: object), type.attribute(named: outlet)?.isOutlet == true
    else { return false }
    for next in [type] + type.ancestors {
      guard let bind = outlets[next.name]?[outlet] else { continue }
      bind(values.first)?(object)
      break
    }
    // An object that no connection sets is there from the beginning.
    return true
  }

  /// Adds the setters of an element's own attributes.
  func add<Object: AnyObject>(
    _ element: String, _: Object.Type, _ fill: (inout Setters<Object>) -> Void
  ) {
    var list = Setters<Object>(element: element)
    fill(&list)
    written[element, default: [:]].merge(list.setters) { $1 }
    outlets[element, default: [:]].merge(list.outlets) { $1 }
  }
}

/// The setters of one element, whose objects are of a class.
@MainActor struct Setters<Object: AnyObject> {
  fileprivate let element: String
  fileprivate(set) var setters: [String: AttributeSetter] = [:]
  fileprivate(set) var outlets: [String: UIKitProperties.Bind] = [:]

  fileprivate init(element: String) { self.element = element }

  /// An attribute with a value, or with objects.
  mutating func set<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
    guard let attribute = InterfaceElementType.named(element)?.attribute(named: name) else { return }
    setters[name] = AttributeSetter(
      attribute, of: _typeName(Object.self, qualified: false), UIKitProperties.binding(set))
  }

  /// A property that only connections set, and attributes otherwise.
  mutating func outlet<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
    outlets[name] = UIKitProperties.binding(set)
  }

  /// An attribute with an element of its own, of which a value is read once.
  mutating func part<Value>(
    _ name: String, _ read: @escaping @MainActor (InterfaceObject, ElementPlan) -> Value?,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    setters[name] = .part { element, plan in
      guard let value = read(element, plan) else { return nil }
      return { object in
        if let object = object as? Object { set(object, value) }
      }
    }
  }
}
