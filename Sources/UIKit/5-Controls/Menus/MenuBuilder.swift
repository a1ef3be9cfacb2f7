import CoreGraphics

/// Changes one menu tree.
@MainActor final class MenuBuilder: UIMenuBuilder {
  private(set) var root: UIMenu

  init(_ root: UIMenu) { self.root = root }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.menus.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.menus.lazy.flatMap(\.children).compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  /// Replaces the menu of an identifier with others. The outermost one is replaced only by one.
  private func change(_ identifier: UIMenu.Identifier, _ make: (UIMenu) -> [UIMenu]) {
    if root.identifier == identifier {
      let new = make(root)
      if new.count == 1 { root = new[0] }
      return
    }
    root = root.changing(identifier, make)
  }
}

extension UIMenu {
  /// The menu and all menus in it.
  fileprivate var menus: [UIMenu] { [self] + children.flatMap { ($0 as? UIMenu)?.menus ?? [] } }

  fileprivate func changing(_ name: UIMenu.Identifier, _ make: (UIMenu) -> [UIMenu]) -> UIMenu {
    guard menus.contains(where: { $0.identifier == name }) else { return self }
    return replacingChildren(
      children.flatMap { element -> [UIMenuElement] in
        guard let menu = element as? UIMenu else { return [element] }
        return menu.identifier == name ? make(menu) : [menu.changing(name, make)]
      })
  }
}
