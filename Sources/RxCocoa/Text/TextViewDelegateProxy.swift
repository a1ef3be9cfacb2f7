/// The delegate of a text view that emits the calls it receives, and passes everything on to the app's
/// delegate.
@MainActor final class TextViewDelegateProxy: ScrollViewDelegateProxy, UITextViewDelegate {
  let didBeginEditing = PublishSubject<Void>()
  let didEndEditing = PublishSubject<Void>()
  let didChange = PublishSubject<Void>()
  let didChangeSelection = PublishSubject<Void>()
  private var own: (any UITextViewDelegate)? { forward as? any UITextViewDelegate }

  static func of(_ view: UITextView) -> TextViewDelegateProxy {
    let proxy = ownedObject(of: view, TextViewDelegateProxy.self) { TextViewDelegateProxy() }
    if view.delegate !== proxy {
      if let delegate = view.delegate { proxy.setForward(delegate) }
      view.delegate = proxy
    }
    return proxy
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    own?.textViewShouldBeginEditing(textView) ?? true
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    own?.textViewDidBeginEditing(textView)
    didBeginEditing.onNext(())
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    own?.textViewShouldEndEditing(textView) ?? true
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    own?.textViewDidEndEditing(textView)
    didEndEditing.onNext(())
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    own?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textViewDidChange(_ textView: UITextView) {
    own?.textViewDidChange(textView)
    didChange.onNext(())
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    own?.textViewDidChangeSelection(textView)
    didChangeSelection.onNext(())
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    own?.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) ?? true
  }

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    own?.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    guard let own else { return defaultAction }
    return own.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }
}
