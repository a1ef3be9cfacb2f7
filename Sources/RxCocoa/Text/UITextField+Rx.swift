@MainActor extension Reactive where Base: UITextField {
  /// The text of the field: that at subscription, then that after each edit of the user's.
  ///
  /// Assigning `text` in code emits nothing, nor does a mere beginning or end of editing. Writing the
  /// property leaves the field alone when it has that text, so that the selection stays.
  @preconcurrency public var text: ControlProperty<String?> { value }

  /// The same as ``text``.
  @preconcurrency public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged], getter: { $0.text },
      setter: { field, text in if !field.text.hasSameBytes(as: text) { field.text = text } })
  }

  /// The attributed text of the field: that at subscription, then that after each edit of the user's.
  @preconcurrency public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged], getter: { $0.attributedText },
      setter: { field, text in if field.attributedText != text { field.attributedText = text } })
  }
}
