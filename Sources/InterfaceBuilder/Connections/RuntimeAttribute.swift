import InterfaceDocuments
import ObjectiveCRuntime
import UIKit

/// A user-defined run-time attribute.
@MainActor struct RuntimeAttribute {
  private let path: String
  private let value: Any?

  static func all(of element: InterfaceObject, _ values: ValueMaker) -> [RuntimeAttribute] {
    let elements = element.child(named: "userDefinedRuntimeAttributes")?.children ?? []
    return elements.compactMap { attribute in
      guard let path = attribute.attribute("keyPath"), !path.isEmpty else { return nil }
      if attribute.attribute("type") == "boolean" {
        return RuntimeAttribute(path: path, value: NSNumber(value: attribute.flag("value") ?? false))
      }
      if let text = attribute.attribute("value") { return RuntimeAttribute(path: path, value: text) }
      guard let child = attribute.child(key: "value"), let read = try? child.elementValue() else {
        return attribute.attribute("type") == "nil" ? RuntimeAttribute(path: path, value: nil) : nil
      }
      return RuntimeAttribute(path: path, value: values.anyValue(read))
    }
  }

  func set(on object: AnyObject) {
    var (current, keys) = (object, path.split(separator: ".").map(String.init)[...])
    while keys.count > 1, let key = keys.first {
      guard let next = KeyedProperties.value(key, of: current) else {
        return KeyedProperties.setAnyway(value, path: keys.joined(separator: "."), of: current)
      }
      (current, keys) = (next, keys.dropFirst())
    }
    guard let key = keys.first else { return }
    switch ObjectiveCMembers.assign(value, to: key, of: current) {
    case .done: return
    case .mismatched, .unknown:
      if KeyedProperties.set(value, key, of: current) { return }
      KeyedProperties.setAnyway(value, path: key, of: current)
    }
  }
}
