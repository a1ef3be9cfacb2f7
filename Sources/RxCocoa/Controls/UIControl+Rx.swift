@MainActor extension Reactive where Base: UIControl {
  /// The events of the control: one element for each.
  ///
  /// Every subscription adds an action of its own, which is removed when it ends.
  @preconcurrency public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
    ControlEvent(
      events: Observable<Void>.onMain { [weak control = base] observer in
        guard let control else {
          observer.onCompleted()
          return Disposables.create()
        }
        let action = UIAction { _ in observer.onNext(()) }
        control.addAction(action, for: controlEvents)
        return MainDisposable { [weak control] in control?.removeAction(action, for: controlEvents) }
      }
      .take(until: deallocated))
  }

  /// A property of the control: its value at subscription, then its value at each of the events.
  ///
  /// - Parameters:
  ///   - editingEvents: the events at which the value may have changed.
  ///   - getter: reads the value.
  ///   - setter: writes a value.
  @preconcurrency public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let values = Observable<Value>.onMain { [weak control = base] observer in
      guard let control else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(getter(control))
      let action = UIAction { [weak control] _ in
        if let control { observer.onNext(getter(control)) }
      }
      control.addAction(action, for: editingEvents)
      return MainDisposable { [weak control] in control?.removeAction(action, for: editingEvents) }
    }
    .take(until: deallocated)
    return ControlProperty(values: values, valueSink: Binder(base) { setter($0, $1) })
  }
}
