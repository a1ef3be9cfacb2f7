import InterfaceDocuments
import UIKit

/// Makes the menus of documents.
@MainActor enum MenuMaker {
  /// Makes `<menu …>` with the commands and menus in it.
  static func menu(_ element: InterfaceObject, _ plan: ElementPlan) -> UIMenu? {
    guard element.elementName == "menu" else { return nil }
    let inner = element.child(named: "children") ?? element.child(named: "items")
    let children = (inner?.children ?? []).compactMap { child -> UIMenuElement? in
      child.elementName == "menu" ? menu(child, plan) : command(child, plan)
    }
    var options: UIMenu.Options = []
    if element.flag("displayInline") == true { options.insert(.displayInline) }
    if element.flag("singleSelection") == true { options.insert(.singleSelection) }
    return UIMenu(
      title: text("title", element, plan) ?? "", image: image(element, plan),
      identifier: element.attribute("identifier").map { UIMenu.Identifier($0) }, options: options,
      children: children)
  }

  private static func command(_ element: InterfaceObject, _ plan: ElementPlan) -> UIMenuElement? {
    guard element.elementName == "command" || element.elementName == "keyCommand" else { return nil }
    let connected = element.connections.compactMap { connection -> String? in
      if case .action(let selector, _) = connection.kind { selector } else { nil }
    }
    let selector = element.attribute("selector") ?? connected.first
    guard let title = text("title", element, plan) else { return nil }
    return UICommand(title: title, image: image(element, plan), action: Selector(selector ?? ""))
  }

  private static func text(_ name: String, _ element: InterfaceObject, _ plan: ElementPlan) -> String? {
    guard case .string(let text)? = element.value(name) else { return nil }
    return plan.document.localized(text, id: element.id, name)
  }

  private static func image(_ element: InterfaceObject, _ plan: ElementPlan) -> UIImage? {
    guard case .image(let image)? = element.value("image") else { return nil }
    return plan.document.values.image(image)
  }
}
