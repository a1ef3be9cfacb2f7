/// The properties of UIKit's classes that documents connect, and the actions that its classes have.
public enum InterfaceOutlets {
  /// The actions of UIKit's classes that documents name.
  public static let actions: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "select:", "selectAll:", "undo:", "redo:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "find:", "findNext:",
    "findPrevious:", "findAndReplace:", "useSelectionForFind:", "print:", "toggleSidebar:", "rename:",
    "duplicate:", "move:", "export:", "performClose:", "showInspector:", "startAnimating", "stopAnimating",
    "becomeFirstResponder", "resignFirstResponder", "reloadData", "goBack", "goForward", "reload",
    "stopLoading",
    "updateTextAttributesWithConversionHandler:", "toggle:", "popViewControllerAnimated:",
    "dismissModalViewControllerAnimated:",
  ]

  /// Returns the outlets of an element, those of its parents included.
  public static func outlets(of type: InterfaceElementType) -> Set<String> {
    Set(type.allAttributes.filter(\.isOutlet).map(\.name))
  }
}
