/// The delegate of a text's edit menu, which calls the text view's or text field's own delegate.
@MainActor final class TextEditMenus: NSObject, UIEditMenuInteractionDelegate {
  static let shared = TextEditMenus()

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    switch interaction.view {
    case let view as UITextView:
      view.delegate?.textView(
        view, editMenuForTextIn: view.selectedRange, suggestedActions: suggestedActions)
    case let field as UITextField:
      field.selectedTextRange.flatMap { range in
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        let characters = NSRange(location: start, length: field.offset(from: range.start, to: range.end))
        return field.delegate?.textField(
          field, editMenuForCharactersIn: characters, suggestedActions: suggestedActions)
      }
    default: nil
    }
  }
}
