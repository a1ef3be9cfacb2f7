/// The properties of UIKit's classes that documents connect, and the actions that its classes have.
public enum InterfaceOutlets {
  /// The actions that documents may name, whatever an app's classes have: those of UIKit's classes, and the
  /// commands of menus.
  public static let actions = Set(InterfaceElementType.all.flatMap(\.ownActions).map(\.selector))
    .union(commands)

  /// The commands of Apple's menus that no class here carries out, but an app's may.
  private static let commands: Set<String> = [
    "pasteAndMatchStyle:", "undo:", "redo:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "find:", "findNext:", "findPrevious:", "findAndReplace:",
    "useSelectionForFind:", "print:", "toggleSidebar:", "rename:", "duplicate:", "move:", "export:",
    "performClose:", "showInspector:", "updateTextAttributesWithConversionHandler:",
  ]

  /// Returns the outlets of an element, those of its parents included.
  public static func outlets(of type: InterfaceElementType) -> Set<String> {
    Set(type.allAttributes.filter(\.isOutlet).map(\.name))
  }
}
