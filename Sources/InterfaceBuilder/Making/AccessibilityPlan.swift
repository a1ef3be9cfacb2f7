import InterfaceDocuments
import UIKit

/// The accessibility attributes of an element.
@MainActor struct AccessibilityPlan {
  private let label: String?
  private let hint: String?
  private let value: String?
  private let identifier: String?
  private let traits: UIAccessibilityTraits?
  private let isElement: Bool?

  init?(_ element: InterfaceObject, _ document: LoadedDocument) {
    guard let found = element.child(key: "accessibilityConfiguration") else { return nil }
    func text(_ name: String, _ property: String) -> String? {
      guard case .string(let text)? = found.value(name) else { return nil }
      return document.localized(text, id: element.id, property)
    }
    label = text("label", "accessibilityLabel")
    hint = text("hint", "accessibilityHint")
    value = text("value", "accessibilityValue")
    identifier = found.attribute("identifier")
    if case .options(let words)? = found.value("traits") {
      traits = Enumerations.options(words.map(\.swiftName))
    } else {
      traits = nil
    }
    isElement = found.flag("isElement") ?? found.child(key: "isElement")?.flag("value")
  }

  func apply(to object: AnyObject) {
    if let item = object as? UIBarItem {
      if let label { item.accessibilityLabel = label }
      if let hint { item.accessibilityHint = hint }
      if let value { item.accessibilityValue = value }
      if let identifier { item.accessibilityIdentifier = identifier }
    }
    guard let view = object as? UIView else { return }
    if let label { view.accessibilityLabel = label }
    if let hint { view.accessibilityHint = hint }
    if let value { view.accessibilityValue = value }
    if let identifier { view.accessibilityIdentifier = identifier }
    if let traits { view.accessibilityTraits = traits }
    if let isElement { view.isAccessibilityElement = isElement }
  }
}
