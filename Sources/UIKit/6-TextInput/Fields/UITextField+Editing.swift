import CoreGraphics
import DisplayProtocol
import QuartzCore

extension UITextField: TextEditingOwner {
  var textLayer: CALayer { parts.canvas }
  var isTextEditable: Bool { true }

  // MARK: Beginning and ending

  /// Begins editing where the delegate allows it: becomes first responder by `take`, and notifies of the beginning.
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

  /// Ends editing where the delegate allows it: resigns by `give`, and notifies of the end. For a field that has left
  /// its window the delegate is not asked.
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

extension UITextField: UITextInput {
  /// Whether there is any text.
  public var hasText: Bool { !content.string.isEmpty }
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { textOf(range) }
  /// Replaces a range, and puts the caret behind what came.
  public func replace(_ range: UITextRange, withText text: String) {
    editing.replace(range.range, with: text, asking: false)
  }
  /// Text that an input method still composes; nil for none.
  public var markedTextRange: UITextRange? { editing.marked.map(UITextRange.init) }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(offset: content.length) }
  /// The range between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    rangeFrom(fromPosition, to: toPosition)
  }
  /// The place so many UTF-16 units further; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    placeFrom(position, by: offset)
  }
  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, other)
  }
  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The rectangle around a range, in the field's points.
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(
      x: min(start.midX, end.midX), y: start.minY, width: abs(end.midX - start.midX), height: start.height)
  }
  /// The place nearest to a point of the field.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let origin = parts.canvas.frame.origin
    return UITextPosition(
      offset: textGeometry.place(nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }
}

extension UITextField {
  /// The text's lines and places in the canvas.
  private var textGeometry: TextGeometry {
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
