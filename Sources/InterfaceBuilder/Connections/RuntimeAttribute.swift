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

  /// Sets the value.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isUpdate: Whether a running screen changes, so that a name that is not there is logged.
  func set(on object: AnyObject, isUpdate: Bool = false) {
    var (current, keys) = (object, path.split(separator: ".").map(String.init)[...])
    while keys.count > 1, let key = keys.first {
      guard let next = (current as? any KeyValueCoding)?.value(forKey: key) as AnyObject? else {
        return setAnyway(keys.joined(separator: "."), of: current, isUpdate)
      }
      (current, keys) = (next, keys.dropFirst())
    }
    guard let key = keys.first else { return }
    if let isSet = UIKitProperties.shared.set(value, key, of: current) {
      return isSet ? () : noteMismatch(key, of: current)
    }
    switch ObjectiveCMembers.assign(value, to: key, of: current) {
    case .done: return
    case .mismatched where isUpdate: noteMismatch(key, of: current)
    case .mismatched, .unknown: setAnyway(key, of: current, isUpdate)
    }
  }

  private func noteMismatch(_ key: String, of object: AnyObject) {
    InterfaceLog.shared.note(
      "\(key) of \(type(of: object)) does not take \(value.map { "a \(type(of: $0))" } ?? "nil").")
  }

  private func setAnyway(_ path: String, of object: AnyObject, _ isUpdate: Bool) {
    if isUpdate, !ObjectiveCMembers.hasMethod("setValue:forKey:", of: object) {
      return InterfaceLog.shared.note("\(type(of: object)) has no property \(path).")
    }
    (object as? any KeyValueCoding)?.setValue(value, forKeyPath: path)
  }
}
