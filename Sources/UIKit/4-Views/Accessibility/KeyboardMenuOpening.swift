/// An opener of menus for people who do not touch: what the menu key does.
@MainActor protocol KeyboardMenuOpening {
  /// Opens a menu of the custom actions, or the context menu, of a view or of the nearest one around it that
  /// has one. Returns whether there is one.
  func openMenu(of view: UIView) -> Bool
}
