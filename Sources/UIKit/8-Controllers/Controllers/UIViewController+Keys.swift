extension UIViewController {
  /// Does what keys mean for the controller that nobody nearer to the focus took. Returns whether they mean
  /// anything.
  func handlesKeys(_ presses: Set<UIPress>) -> Bool {
    bars.activeSearch?.endsSearch(by: presses) == true || dismissesPresentation(by: presses)
      || presses.contains(where: \.isEscape) && accessibilityPerformEscape() || performsRole(of: presses)
  }

  /// Presses the button whose role stands for a key that nobody else took: the primary one for Return, the
  /// one that cancels for Escape. Returns whether there was one.
  func performsRole(of presses: Set<UIPress>) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, key.modifierFlags.isEmpty else { return false }
    let role: UIButton.Role
    switch key.keyCode {
    case .keyboardReturnOrEnter: role = .primary
    case .keyboardEscape: role = .cancel
    default: return false
    }
    guard let button = viewIfLoaded?.button(of: role) else { return false }
    return button.accessibilityActivate()
  }
}
