import CoreGraphics
import DisplayProtocol
import QuartzCore

extension UITextField: TextEditingOwner {
  var textLayer: CALayer { parts.canvas }
  var isTextEditable: Bool { true }

  // MARK: Beginning and ending

  /// Begins editing where the delegate allows it: becomes first responder by `take`, and notifies of the
  /// beginning.
  func beginEditing(_ take: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard take() else { return false }
    if clearsOnBeginEditing, !content.string.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
    }
    ownTypingAttributes = nil
    editing.beginAtEnd()
    focusDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing where the delegate allows it: resigns by `give`, and notifies of the end. For a field that
  /// has left its window the delegate is not asked.
  func endEditing(_ give: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    if window != nil, !isForcedToEnd, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
    guard give() else { return false }
    focusDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  private func focusDidChange() {
    parts.canvas.setNeedsDisplay()
    setNeedsLayout()
    editing.setNeedsUpdate()
  }

  // MARK: Calls of the editing

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func typingAttributes(at range: Range<Int>) -> [NSAttributedString.Key: Any]? { ownTypingAttributes }

  func textWasEdited() {
    textDidChange(affectsSize: true)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    delegate?.textFieldDidChangeSelection(self)
  }

  func submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit { resignFirstResponder() }
  }

  /// Empties the field as its button does: the delegate is called as for typing.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editing.replaceAll(with: "")
  }

  func describeEditor() -> TextEditor? {
    guard isEnabled, isUserInteractionEnabled else { return nil }
    return traitCollection.withTraitsCurrent {
      let sample = RichText("x", attributes: content.attributes).trackedUniformly
      var editor = TextEditor(style: sample.spans[0].style)
      editor.isSecure = isSecureTextEntry
      editor.frame = parts.canvas.bounds
      let font = content.font
      editor.lineHeight = font.lineHeight
      editor.firstBaseline = lineTop(ofHeight: font.lineHeight, in: editor.frame.height) + font.ascender
      editor.paragraph = sample.paragraph
      editor.paragraph.direct(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      editor.tint = tintColor.cgColor
      editor.placeholder = placeholder
      editor.placeholderColor = shownPlaceholder.spans.first?.style.color ?? placeholderColor.cgColor
      editor.label = accessibilityLabel
      editor.identifier = accessibilityIdentifier
      editor.keyboard = textInputTraits.traits.displayKeyboard
      return editor
    }
  }
}

// MARK: Places

extension UITextField: UITextInput {}

extension UITextField {
  /// The text's lines and places in the canvas.
  var textGeometry: TextGeometry {
    let text = allText
    let rect = parts.canvas.bounds
    return TextGeometry(
      text.spans, paragraph: text.paragraph, width: rect.width, style: TextStyle(font: content.font.font),
      origin: CGPoint(x: 0, y: lineTop(ofHeight: content.font.lineHeight, in: rect.height)), maximumLines: 1)
  }

  func caretRectInField(at place: Int) -> CGRect {
    let caret = textGeometry.caret(at: place)
    return CGRect(
      x: parts.canvas.frame.minX + caret.x - 1, y: parts.canvas.frame.minY + caret.top, width: 2,
      height: caret.height)
  }
}
