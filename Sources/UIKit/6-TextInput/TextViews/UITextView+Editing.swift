import CoreGraphics
import DisplayProtocol
import QuartzCore

extension UITextView: TextEditingOwner {
  var textLayer: CALayer { canvas }
  var isTextEditable: Bool { isEditable }

  /// Begins editing where the delegate allows it: becomes first responder by `take`, and notifies of the
  /// beginning. For text that can only be selected the delegate is not called.
  func beginEditing(_ take: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else {
      return false
    }
    guard take() else { return false }
    ownTypingAttributes = nil
    editing.beginAtEnd()
    focusDidChange()
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing where the delegate allows it: resigns by `give`, and notifies of the end. For a view that
  /// has left its window the delegate is not asked.
  func endEditing(_ give: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    if isEditable, window != nil, !isForcedToEnd, !(delegate?.textViewShouldEndEditing(self) ?? true) {
      return false
    }
    guard give() else { return false }
    focusDidChange()
    guard isEditable else { return true }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  private func focusDidChange() {
    canvas.setNeedsDisplay()
    editing.setNeedsUpdate()
  }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func typingAttributes(at range: Range<Int>) -> [NSAttributedString.Key: Any]? { ownTypingAttributes }

  func textWasEdited() {
    textDidChange()
    placeToShow = editing.selection.upperBound
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    if !editing.isReplacing { ownTypingAttributes = nil }
    placeToShow = editing.selection.upperBound
    setNeedsLayout()
    delegate?.textViewDidChangeSelection(self)
  }

  func submit() {}

  /// Follows a press: beside the text it begins editing; on the text, the display's own editor has seen to
  /// it.
  func wasPressed(at point: CGPoint) {
    if isEditable, bounds.contains(point), !canvas.frame.contains(point) { becomeFirstResponder() }
  }

  // MARK: Links

  /// Puts something to press over each link of text that is only read.
  func layoutLinks() {
    let found = isEditable || !isSelectable ? [] : foundLinks()
    while links.count > found.count { links.removeLast().removeFromSuperview() }
    for (index, (url, range)) in found.enumerated() {
      if index == links.count {
        links.append(TextLink(url: url, range: range) { [weak self] in self?.follow($0) })
      }
      let link = links[index]
      link.place(over: boxes(of: Range(range)!), url: url, range: range, text: selectedText(Range(range)!))
      if link.superview !== self { addSubview(link) }
    }
  }

  private func foundLinks() -> [(URL, NSRange)] {
    guard let attributed = contentWithDetectedLinks.attributed else { return [] }
    var found: [(URL, NSRange)] = []
    attributed.forEachRange { range, run in
      let value = run.attributes[.link]
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return }
      // A link in several styles is one.
      if let last = found.last, last.0 == url, NSMaxRange(last.1) == range.location {
        found[found.count - 1].1.length += range.length
      } else {
        found.append((url, range))
      }
    }
    return found
  }

  private func follow(_ link: TextLink) {
    let isWanted =
      delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction) ?? true
    guard isWanted else { return }
    let url = link.url
    let open = UIAction(title: SystemWord.openLink.text) { _ in UIApplication.shared.open(url) }
    let item = UITextItem(content: .link(url), range: link.range)
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: open) } ?? open
    action?.perform(sender: self)
  }
}

// MARK: Places

extension UITextView: UITextInput {}
