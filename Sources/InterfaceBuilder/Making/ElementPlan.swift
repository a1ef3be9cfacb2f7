import InterfaceDocuments
import UIKit

/// The steps by which an element becomes an object, worked out once.
@MainActor final class ElementPlan {
  /// A step that needs objects of the same instantiation.
  typealias Step = @MainActor (AnyObject, Instantiation) -> Void

  let element: InterfaceObject
  unowned let document: LoadedDocument
  let type: InterfaceElementType?
  /// The values to set, in their order.
  private(set) var settings: [AttributeSetter.Bound] = []
  /// The values to set when the contents are there.
  private(set) var lateSettings: [AttributeSetter.Bound] = []
  /// The objects that are values of attributes.
  private(set) var steps: [Step] = []
  private(set) lazy var connections = element.connections
  private(set) lazy var runtimeAttributes = RuntimeAttribute.all(of: element, document.values)
  private(set) lazy var constraints =
    (element.child(named: "constraints")?.children(named: "constraint") ?? [])
    .filter { $0.flag("placeholder") != true }.map { ConstraintPlan($0, in: self) }
  private(set) lazy var subviews = (element.child(named: "subviews")?.children ?? []).map {
    document.plan($0)
  }
  private(set) lazy var variations = element.variations
  /// Whether the margins of a view are those of its readable guide.
  private(set) lazy var followsReadableWidth =
    ["viewLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth"].contains {
      element.flag($0) == true
    }
  private(set) lazy var accessibility = AccessibilityPlan(element, document)
  private(set) lazy var classes = ElementClass(self)

  init(_ element: InterfaceObject, in document: LoadedDocument) {
    self.element = element
    self.document = document
    type = element.type
    guard let type else { return }
    work(out: type)
  }

  private func work(out type: InterfaceElementType) {
    let table = SetterTable.shared
    let present = presentNames
    for attribute in type.allAttributes where attribute.path != nil {
      let isWritten = present.contains(attribute.name)
      guard isWritten || attribute.marks.contains(.imposed) else { continue }
      guard let setter = table.setter(attribute.name, of: type) else { continue }
      if attribute.name == "translatesAutoresizingMaskIntoConstraints", element.flag("fixedFrame") == true {
        continue
      }
      bind(setter, attribute, isLate: attribute.marks.contains(.late))
    }
  }

  /// The names of the attributes that the element has, in its tag and as elements in it.
  private var presentNames: Set<String> {
    var names = Set(element.attributeNames)
    for child in element.children { names.insert(child.key ?? child.elementName) }
    return names
  }

  private func bind(_ setter: AttributeSetter, _ attribute: InterfaceAttributeType, isLate: Bool) {
    switch setter {
    case .value(let bind):
      guard let written = readValue(attribute),
        let bound = bind(localized(written, attribute), document.values)
      else { return }
      if isLate { lateSettings.append(bound) } else { settings.append(bound) }
    case .part(let bind):
      let part =
        element.child(key: attribute.name) ?? element.child(named: attribute.name) ?? element
      guard let bound = bind(part, self) else { return }
      if isLate { lateSettings.append(bound) } else { settings.append(bound) }
    case .object(let set):
      guard let child = element.child(key: attribute.name), child.elementName != "nil" else { return }
      let plan = document.plan(child)
      steps.append { object, instantiation in
        if let value = instantiation.make(plan) { set(object, value) }
      }
    case .objects(let set):
      let children = element.child(named: attribute.name)?.children ?? []
      guard !children.isEmpty else { return }
      let plans = children.map { document.plan($0) }
      steps.append { object, instantiation in set(object, plans.compactMap { instantiation.make($0) }) }
    case .builder: break
    }
  }

  /// Returns what sets the objects of some attributes, which the element may no longer have.
  func objectSteps(of names: Set<String>) -> [Step] {
    guard let type else { return [] }
    return type.allAttributes.compactMap { attribute in
      guard names.contains(attribute.name) else { return nil }
      switch SetterTable.shared.setter(attribute.name, of: type) {
      case .object(let set)?:
        let plan = element.child(key: attribute.name).map { document.plan($0) }
        return { object, instantiation in set(object, plan.flatMap { instantiation.make($0) }) }
      case .objects(let set)?:
        let plans = (element.child(named: attribute.name)?.children ?? []).map { document.plan($0) }
        return { object, instantiation in set(object, plans.compactMap { instantiation.make($0) }) }
      default: return nil
      }
    }
  }

  private func readValue(_ attribute: InterfaceAttributeType) -> InterfaceValue? {
    do {
      return try attribute.value(in: element) ?? attribute.defaultValue
    } catch {
      InterfaceLog.shared.note("\(error)")
      return nil
    }
  }

  private func localized(_ value: InterfaceValue, _ attribute: InterfaceAttributeType) -> InterfaceValue {
    guard attribute.value == .localizedString, case .string(let text) = value else { return value }
    return .string(document.localized(text, id: element.id, attribute.name))
  }

  /// Returns what sets some attributes, which the element may no longer have.
  func settings(of names: Set<String>) -> [AttributeSetter.Bound] {
    guard let type else { return [] }
    return type.allAttributes.compactMap { attribute in
      guard attribute.path != nil, names.contains(attribute.name) else { return nil }
      switch SetterTable.shared.setter(attribute.name, of: type) {
      case .value(let bind)?:
        // What is written no longer and has no default is nothing.
        return bind(localized(readValue(attribute) ?? .none, attribute), document.values)
      case .part(let bind)?:
        return bind(
          element.child(key: attribute.name) ?? element.child(named: attribute.name) ?? element, self)
      default: return nil
      }
    }
  }

  /// Sets what differs for traits, of a variation's element.
  func settings(of variation: InterfaceVariation) -> [AttributeSetter.Bound] {
    guard let type else { return [] }
    return type.allAttributes.compactMap { attribute in
      guard attribute.path != nil,
        case .value(let bind)? = SetterTable.shared.setter(attribute.name, of: type),
        let value = try? attribute.value(in: variation.element)
      else { return nil }
      return bind(value, document.values)
    }
  }

  /// Sets the attributes of a name to what the element itself says.
  func baseSettings(for variation: InterfaceVariation) -> [AttributeSetter.Bound] {
    guard let type else { return [] }
    return type.allAttributes.compactMap { attribute in
      guard attribute.path != nil, (try? attribute.value(in: variation.element)) ?? nil != nil,
        case .value(let bind)? = SetterTable.shared.setter(attribute.name, of: type),
        let value = readValue(attribute)
      else { return nil }
      return bind(localized(value, attribute), document.values)
    }
  }
}
