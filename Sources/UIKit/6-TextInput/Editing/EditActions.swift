extension UITextField {
  /// Inserts the pasteboard's content at the caret; a field has one line, so line breaks become spaces.
  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    editing.replace(editing.range(of: line, at: editing.selection), with: line, asking: true)
  }
}
