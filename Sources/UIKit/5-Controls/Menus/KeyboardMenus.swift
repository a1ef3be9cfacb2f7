import CoreGraphics

/// Opens menus for the keyboard.
struct KeyboardMenus: KeyboardMenuOpening {
  func openMenu(of view: UIView) -> Bool {
    view.openCustomActions() || view.openContextMenuByKeyboard()
  }
}

extension UIView {
  /// Opens a menu of the custom actions of the view, or of the nearest one around it that has any. Returns
  /// whether there are any.
  fileprivate func openCustomActions() -> Bool {
    var next: UIView? = self
    while let view = next {
      if let actions = view.accessibilityCustomActions, !actions.isEmpty {
        var source = MenuOverlay.Source(view: view)
        source.isByKeyboard = true
        let menu = UIMenu(
          children: actions.map { action in
            UIAction(title: action.name, image: action.image) { _ in action.perform() }
          })
        MenuOverlay(menu, from: source, callbacks: MenuOverlay.Callbacks()).open()
        return true
      }
      next = view.superview
    }
    return false
  }

  fileprivate func openContextMenuByKeyboard() -> Bool {
    var next: UIView? = self
    while let view = next {
      for case let interaction as UIContextMenuInteraction in view.interactions {
        if interaction.openByKeyboard() { return true }
      }
      next = view.superview
    }
    return false
  }
}
