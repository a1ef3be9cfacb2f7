import CoreGraphics

extension UIView {
  /// Does what the keyboard asks of the view for people who do not touch it: the menu key and Shift with F10
  /// open its custom actions, or its context menu; arrow keys move an adjustable view's value. Returns
  /// whether it did something.
  func handleAccessibilityKey(_ presses: Set<UIPress>, with event: UIPressesEvent?) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, event?.focusedView === self else { return false }
    let (name, flags) = (key.charactersIgnoringModifiers, key.modifierFlags.subtracting(.alphaShift))
    switch name {
    case "f10" where flags == .shift, "contextmenu" where flags.isEmpty:
      return UIApplication.shared.keyboardMenus?.openMenu(of: self) ?? false
    case "UIKeyInputUpArrow", "UIKeyInputRightArrow":
      guard flags.isEmpty, accessibilityTraits.contains(.adjustable) else { return false }
      accessibilityIncrement()
      return true
    case "UIKeyInputDownArrow", "UIKeyInputLeftArrow":
      guard flags.isEmpty, accessibilityTraits.contains(.adjustable) else { return false }
      accessibilityDecrement()
      return true
    default: return false
    }
  }
}
