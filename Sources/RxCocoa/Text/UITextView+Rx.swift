@MainActor extension Reactive where Base: UITextView {
  /// The text of the view: that at subscription, then that after each change, whoever made it.
  ///
  /// A change is delivered in the next turn of the main queue. Writing the property leaves the view alone
  /// when it has that text, so that the selection stays.
  @preconcurrency public var text: ControlProperty<String?> { value }

  /// The same as ``text``.
  @preconcurrency public var value: ControlProperty<String?> {
    edited(
      .editedCharacters, getter: { $0.text },
      setter: { view, text in if !view.text.hasSameBytes(as: text) { view.text = text } })
  }

  /// The attributed text of the view: that at subscription, then that after each change of characters or
  /// attributes.
  @preconcurrency public var attributedText: ControlProperty<NSAttributedString?> {
    edited(
      [.editedCharacters, .editedAttributes], getter: { $0.attributedText },
      setter: { view, text in if view.attributedText != text { view.attributedText = text } })
  }

  /// The beginnings of editing.
  @preconcurrency public var didBeginEditing: ControlEvent<Void> {
    event(TextViewDelegateProxy.of(base).didBeginEditing)
  }
  /// The ends of editing.
  @preconcurrency public var didEndEditing: ControlEvent<Void> {
    event(TextViewDelegateProxy.of(base).didEndEditing)
  }
  /// The changes that the user makes to the text.
  @preconcurrency public var didChange: ControlEvent<Void> { event(TextViewDelegateProxy.of(base).didChange) }
  /// The changes of the selection, or of the place of the caret.
  @preconcurrency public var didChangeSelection: ControlEvent<Void> {
    event(TextViewDelegateProxy.of(base).didChangeSelection)
  }

  private func edited<Value>(
    _ actions: NSTextStorage.EditActions, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let values = Observable<Value>.onMain { [weak view = base] observer in
      guard let view else {
        observer.onCompleted()
        return Disposables.create()
      }
      let changes = TextStorageDelegateProxy.of(view).didProcessEditing
        .filter { !$0.isDisjoint(with: actions) }
        // The storage is not to be changed while it processes an edit.
        .observe(on: MainScheduler.asyncInstance)
      observer.onNext(getter(view))
      return changes.subscribe(onNext: { [weak view] _ in
        MainActor.assumeIsolated { if let view { observer.onNext(getter(view)) } }
      })
    }
    .take(until: deallocated)
    return ControlProperty(values: values, valueSink: Binder(base) { setter($0, $1) })
  }
}

/// The delegate of a text view's storage that emits the edits, and passes them on to the app's delegate.
@MainActor private final class TextStorageDelegateProxy: NSTextStorageDelegate {
  let didProcessEditing = PublishSubject<NSTextStorage.EditActions>()
  private weak var forward: (any NSTextStorageDelegate)?

  static func of(_ view: UITextView) -> TextStorageDelegateProxy {
    let proxy = ownedObject(of: view, TextStorageDelegateProxy.self) { TextStorageDelegateProxy() }
    let storage = view.textStorage
    if storage.delegate !== proxy {
      proxy.forward = storage.delegate
      storage.delegate = proxy
    }
    return proxy
  }

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    forward?.textStorage(
      textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    forward?.textStorage(
      textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    didProcessEditing.onNext(editedMask)
  }
}
