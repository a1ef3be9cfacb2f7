extension UITextField {
  /// Puts what was copied where the caret is; a field has one line, so line breaks become spaces.
  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    editing.replace(editing.selection, with: line, asking: true)
  }
}

extension UIView {
  /// Makes the view or the one in it that has the keyboard give it away. With `force` it is not asked. Answers
  /// whether none in it has the keyboard now.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder as? UIView, responder.isDescendant(of: self)
    else {
      return true
    }
    (responder as? any TextEditingOwner)?.isForcedToEnd = force
    defer { (responder as? any TextEditingOwner)?.isForcedToEnd = false }
    return responder.resignFirstResponder()
  }
}
