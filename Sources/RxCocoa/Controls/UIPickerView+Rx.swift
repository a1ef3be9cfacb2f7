/// The rows of a picker's first component, and the choices in it.
@MainActor final class PickerViewProxy: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let itemSelected = PublishSubject<(row: Int, component: Int)>()
  private(set) var items: [Any] = []
  private var title: ((Int) -> String?)?
  private var attributedTitle: ((Int) -> NSAttributedString?)?

  static func of(_ picker: UIPickerView) -> PickerViewProxy {
    let proxy = ownedObject(of: picker, PickerViewProxy.self) { PickerViewProxy() }
    if picker.delegate !== proxy { picker.delegate = proxy }
    return proxy
  }

  /// Shows items in a picker.
  func show<Item>(
    _ items: [Item], in picker: UIPickerView, title: ((Int, Item) -> String?)? = nil,
    attributedTitle: ((Int, Item) -> NSAttributedString?)? = nil
  ) {
    self.items = items
    self.title = title.map { title in { title($0, items[$0]) } }
    self.attributedTitle = attributedTitle.map { title in { title($0, items[$0]) } }
    if picker.dataSource !== self { picker.dataSource = self }
    picker.reloadAllComponents()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    title?(row)
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    attributedTitle?(row)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    itemSelected.onNext((row, component))
  }
}

@MainActor extension Reactive where Base: UIPickerView {
  /// The rows that the user chooses.
  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(events: PickerViewProxy.of(base).itemSelected)
  }

  /// The models of the rows that the user chooses in the first component, those of a bound sequence.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
    let proxy = PickerViewProxy.of(base)
    return ControlEvent(
      events: proxy.itemSelected.flatMap { [weak proxy] choice -> Observable<[Model]> in
        MainActor.assumeIsolated { (proxy?.items[choice.row] as? Model).map { .just([$0]) } ?? .empty() }
      })
  }

  /// Binds a sequence of models to the rows of one component, which show the titles that the closure makes:
  /// `models.bind(to: picker.rx.itemTitles) { row, model in model.name }`.
  public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ title: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
  where Source.Element == Sequence {
    { title in bind(source) { $0.show(Array($1), in: $2, title: title) } }
  }

  /// Binds a sequence of models to the rows of one component, which show titles with attributes.
  public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ title: @escaping (Int, Sequence.Element) -> NSAttributedString?) -> any Disposable
  where Source.Element == Sequence {
    { title in bind(source) { $0.show(Array($1), in: $2, attributedTitle: title) } }
  }

  private func bind<Source: ObservableType>(
    _ source: Source, show: @escaping @MainActor (PickerViewProxy, Source.Element, UIPickerView) -> Void
  ) -> any Disposable {
    let proxy = PickerViewProxy.of(base)
    return source.asObservable()
      .bind(to: Binder(base as UIPickerView) { picker, models in show(proxy, models, picker) })
  }
}
