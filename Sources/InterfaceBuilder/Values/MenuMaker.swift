import InterfaceDocuments
import UIKit

/// Makes the menus of documents.
@MainActor enum MenuMaker {
  /// Makes `<menu …>`, or a group of commands, with the commands and menus in it.
  static func menu(_ element: InterfaceObject, _ plan: ElementPlan) -> UIMenu? {
    let isGroup = element.elementName == "commandGroup"
    guard element.elementName == "menu" || isGroup else { return nil }
    let inner = element.child(named: "children") ?? element.child(named: "items")
    let children = (inner?.children ?? []).compactMap { child -> UIMenuElement? in
      menu(child, plan) ?? command(child, plan)
    }
    var options: UIMenu.Options = isGroup ? .displayInline : []
    if element.flag("displayInline") == true { options.insert(.displayInline) }
    if element.flag("singleSelection") == true { options.insert(.singleSelection) }
    return UIMenu(
      title: text("title", element, plan) ?? "", image: image(element, plan),
      identifier: element.attribute("identifier").map { UIMenu.Identifier($0) }, options: options,
      children: children)
  }

  /// Makes the commands of `<keyCommands>` that have a key.
  static func keyCommands(_ element: InterfaceObject, _ plan: ElementPlan) -> [UIKeyCommand]? {
    element.children.compactMap { command($0, plan) as? UIKeyCommand }
  }

  private static func modifiers(_ element: InterfaceObject) -> UIKeyModifierFlags {
    let flags: [(String, UIKeyModifierFlags)] = [
      ("shift", .shift), ("control", .control), ("option", .alternate), ("command", .command),
    ]
    let written = element.child(named: "modifierFlags")
    return flags.reduce(into: []) { set, flag in if written?.flag(flag.0) == true { set.insert(flag.1) } }
  }

  private static func command(_ element: InterfaceObject, _ plan: ElementPlan) -> UIMenuElement? {
    guard element.elementName == "command" || element.elementName == "keyCommand" else { return nil }
    let connected = element.connections.compactMap { connection -> String? in
      if case .action(let selector, _) = connection.kind { selector } else { nil }
    }
    let selector = element.attribute("selector") ?? connected.first
    let (title, image, action) = (
      text("title", element, plan) ?? "", image(element, plan), Selector(selector ?? "")
    )
    let discoverability = text("discoverabilityTitle", element, plan)
    if element.elementName == "keyCommand", let input = element.attribute("input") {
      return UIKeyCommand(
        title: title, image: image, action: action, input: input, modifierFlags: modifiers(element),
        discoverabilityTitle: discoverability)
    }
    guard !title.isEmpty || image != nil else { return nil }
    return UICommand(title: title, image: image, action: action, discoverabilityTitle: discoverability)
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
