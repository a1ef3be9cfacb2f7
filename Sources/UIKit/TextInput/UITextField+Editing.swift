import CoreGraphics

extension UITextField {
  /// Empties the field as its button does: the delegate is asked, and told as of typing.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
}
