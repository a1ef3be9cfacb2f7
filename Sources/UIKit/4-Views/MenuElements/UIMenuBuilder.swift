import CoreGraphics

/// Changes a menu before it is shown: adds elements to its menus, replaces and removes them by their names.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// Returns the menu of a name; nil where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action of a name; nil where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces the menu of a name.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of the menu of a name by what the closure makes of them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before the one of a name.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after the one of a name.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of the one of a name.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of the one of a name.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes the menu of a name.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The outermost menu.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The app's menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Undoing and redoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cutting, copying, pasting, deleting and selecting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Looking a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Replacing text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu of formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of views.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// About the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The app's settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Opening windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Opening documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// Opening documents again.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing windows.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Saving, duplicating and renaming.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Searching.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Replacing and transforming text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The size of text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Bold, italic and underlined.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Alignment and direction of text.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
}
