@MainActor extension Reactive where Base: UIPickerView {
  /// The rows that the user chooses.
  @preconcurrency public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(events: PickerViewDelegateProxy.of(base).itemSelected.take(until: deallocated))
  }

  /// The models of the rows that the user chooses in the first component, those of a bound sequence.
  @preconcurrency public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
    ControlEvent(
      events: itemSelected.flatMap { [weak picker = base] choice -> Observable<[Model]> in
        MainActor.assumeIsolated {
          let place = IndexPath(row: choice.row, section: choice.component)
          guard let picker, let model: Model = try? picker.rx.model(at: place) else { return .empty() }
          return .just([model])
        }
      })
  }

  /// Returns the model of a row, with the component as its section, in the bound data.
  ///
  /// - Throws: `RxCocoaError` when nothing is bound, or the model has another type.
  @preconcurrency public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try lookUp(base.dataSource, indexPath)
  }

  /// Installs a delegate behind the reactive one, held weakly, so that both serve.
  @preconcurrency public func setDelegate(_ delegate: any UIPickerViewDelegate) -> any Disposable {
    let proxy = PickerViewDelegateProxy.of(base)
    guard delegate !== proxy else { return Disposables.create() }
    assertSole(delegate, insteadOf: proxy.forward, as: "delegate", of: base)
    proxy.forward = delegate
    base.reloadAllComponents()
    return MainDisposable { [weak proxy, weak delegate] in
      if let proxy, proxy.forward === delegate { proxy.forward = nil }
    }
  }

  /// Binds a sequence of models to the rows of one component, which show the titles that the closure makes:
  /// `models.bind(to: picker.rx.itemTitles) { row, model in model.name }`.
  @preconcurrency public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ title: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
  where Source.Element == Sequence {
    { title in items(adapter: PickerRows<Sequence>(title: title))(source) }
  }

  /// Binds a sequence of models to the rows of one component, which show titles with attributes.
  @preconcurrency public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ title: @escaping (Int, Sequence.Element) -> NSAttributedString?) -> any Disposable
  where Source.Element == Sequence {
    { title in items(adapter: PickerRows<Sequence>(attributedTitle: title))(source) }
  }

  /// Binds a sequence of models to the rows of one component, which show the views that the closure makes. It
  /// receives a view that left the picker, if there is one.
  @preconcurrency public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ view: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> any Disposable
  where Source.Element == Sequence {
    { view in items(adapter: PickerRows<Sequence>(view: view))(source) }
  }

  /// Returns a binder of a sequence to an adapter, which is the data source and the delegate of the rows, and
  /// which the binding keeps. It lasts until it is disposed of or the picker is deallocated.
  @preconcurrency
  public func items<
    Source: ObservableType,
    Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
  >(
    adapter: Adapter
  ) -> (_ source: Source) -> any Disposable where Source.Element == Adapter.Element {
    { [weak picker = base] source in
      guard let picker else { return Disposables.create() }
      let proxy = PickerViewDelegateProxy.of(picker)
      // The rows of a binding that is over stay until others come.
      let known = picker.dataSource === proxy.rows ? nil : picker.dataSource
      assertSole(adapter, insteadOf: proxy.bound ?? known, as: "data source", of: picker)
      proxy.rows = adapter
      proxy.bound = adapter
      picker.dataSource = adapter
      let subscription = source.observe(on: MainScheduler()).concat(Observable.never())
        .take(until: picker.rx.deallocated)
        .subscribe { [weak picker] event in
          MainActor.assumeIsolated {
            if let picker { adapter.pickerView(picker, observedEvent: event) }
          }
        }
      return MainDisposable { [weak proxy] in
        subscription.dispose()
        if let proxy, proxy.bound === adapter { proxy.bound = nil }
      }
    }
  }
}

/// A picker's adapter that a sequence can be bound to.
@preconcurrency @MainActor public protocol RxPickerViewDataSourceType {
  /// The element of the sequence.
  associatedtype Element

  /// Shows an element of the sequence.
  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}
