@MainActor extension Reactive where Base: UITextView {
  /// The text of the view: that at subscription, then that after each edit of the user's.
  ///
  /// Assigning `text` in code emits nothing. Writing the property leaves the view alone when it has that text, so that
  /// the selection stays.
  public var text: ControlProperty<String?> { value }

  /// The same as ``text``.
  public var value: ControlProperty<String?> {
    edited(
      getter: { $0.text },
      setter: { view, text in if view.text != text { view.text = text } })
  }

  /// The attributed text of the view: that at subscription, then that after each edit of the user's.
  public var attributedText: ControlProperty<NSAttributedString?> {
    edited(
      getter: { $0.attributedText },
      setter: { view, text in if view.attributedText != text { view.attributedText = text } })
  }

  private func edited<Value>(
    getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let values = Observable<Value>.onMain { [weak view = base] observer in
      guard let view else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(getter(view))
      let deliver: @MainActor () -> Void = { [weak view] in
        if let view { observer.onNext(getter(view)) }
      }
      // The notification reports the user's edits only, and leaves the delegate to the app.
      let token = NotificationCenter.default.addObserver(
        forName: UITextView.textDidChangeNotification, object: view, queue: nil
      ) { _ in MainActor.assumeIsolated { deliver() } }
      return Disposables.create { NotificationCenter.default.removeObserver(token) }
    }
    .take(until: deallocated)
    return ControlProperty(values: values, valueSink: Binder(base) { setter($0, $1) })
  }
}
