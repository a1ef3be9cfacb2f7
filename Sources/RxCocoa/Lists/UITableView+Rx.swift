/// A row's place before and after the user moved it.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

@MainActor extension Reactive where Base: UITableView {
  // MARK: Events

  /// The rows that the user selects.
  @preconcurrency public var itemSelected: ControlEvent<IndexPath> {
    event(TableViewDelegateProxy.of(base).itemSelected)
  }
  /// The rows that the user deselects.
  @preconcurrency public var itemDeselected: ControlEvent<IndexPath> {
    event(TableViewDelegateProxy.of(base).itemDeselected)
  }
  /// The rows that are pressed.
  @preconcurrency public var itemHighlighted: ControlEvent<IndexPath> {
    event(TableViewDelegateProxy.of(base).itemHighlighted)
  }
  /// The rows that are no longer pressed.
  @preconcurrency public var itemUnhighlighted: ControlEvent<IndexPath> {
    event(TableViewDelegateProxy.of(base).itemUnhighlighted)
  }
  /// The rows whose accessory button is pressed.
  @preconcurrency public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    event(TableViewDelegateProxy.of(base).itemAccessoryButtonTapped)
  }
  /// The cells that are about to show.
  @preconcurrency public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    event(TableViewDelegateProxy.of(base).willDisplayCell)
  }
  /// The cells that no longer show.
  @preconcurrency public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)>
  {
    event(TableViewDelegateProxy.of(base).didEndDisplayingCell)
  }
  /// The rows that the user deletes. While it is subscribed to, rows of bound data can be deleted.
  @preconcurrency public var itemDeleted: ControlEvent<IndexPath> {
    event(TableViewDataSourceProxy.of(base).itemDeleted)
  }
  /// The rows at which the user inserts.
  @preconcurrency public var itemInserted: ControlEvent<IndexPath> {
    event(TableViewDataSourceProxy.of(base).itemInserted)
  }
  /// The rows that the user moves.
  @preconcurrency public var itemMoved: ControlEvent<ItemMovedEvent> {
    event(TableViewDataSourceProxy.of(base).itemMoved)
  }

  /// The rows whose data is to be prepared, before they show.
  @preconcurrency public var prefetchRows: ControlEvent<[IndexPath]> {
    event(TablePrefetchingProxy.of(base).requested)
  }
  /// The rows that are not expected to show any more.
  @preconcurrency public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
    event(TablePrefetchingProxy.of(base).cancelled)
  }

  // MARK: Models

  /// The models of the rows that the user selects, looked up in the bound data at that moment.
  @preconcurrency public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemSelected)
  }

  /// The models of the rows that the user deselects.
  @preconcurrency public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemDeselected)
  }

  /// The models of the rows that the user deletes.
  @preconcurrency public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemDeleted)
  }

  /// Returns the model of a row in the bound data.
  ///
  /// - Throws: `RxCocoaError` when nothing is bound, or the model has another type.
  @preconcurrency public func model<Model>(at indexPath: IndexPath) throws -> Model {
    let source = (base.dataSource as? TableViewDataSourceProxy)?.source ?? base.dataSource
    return try lookUp(source, indexPath)
  }

  private func models<Model>(_ rows: ControlEvent<IndexPath>) -> ControlEvent<Model> {
    ControlEvent(
      events: rows.flatMap { [weak table = base] row -> Observable<Model> in
        try MainActor.assumeIsolated {
          guard let table else { return .empty() }
          return .just(try table.rx.model(at: row))
        }
      })
  }

  // MARK: Binding

  /// Returns a binder of sequences of arrays to rows of one section:
  /// `bind(to: table.rx.items) { table, row, model in }`.
  public nonisolated func items<Models: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Models.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == Models {
    { makeCell in
      // It is called on the main thread; as a method of the main actor it could not be given to `bind(to:)`.
      nonisolated(unsafe) let (list, source, makeCell) = (self, source, makeCell)
      nonisolated(unsafe) var binding: any Disposable = Disposables.create()
      MainActor.assumeIsolated {
        binding = list.items(dataSource: RowsDataSource<Models.Element>(makeCell))(source.map { Array($0) })
      }
      return binding
    }
  }

  /// Returns a binder of sequences of arrays to rows of one section, whose cells are dequeued by an
  /// identifier.
  @preconcurrency public func items<Models: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  )
    -> (_ source: Source) -> (_ configureCell: @escaping (Int, Models.Element, Cell) -> Void) ->
    any Disposable
  where Source.Element == Models {
    { source in
      { configureCell in
        items(source)({ table, row, model in
          let cell =
            table.dequeueReusableCell(
              withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0)) as! Cell
          configureCell(row, model, cell)
          return cell
        })
      }
    }
  }

  /// Returns a binder of a sequence to a data source, which the binding keeps.
  ///
  /// The binding lasts until it is disposed of or the table is deallocated.
  @preconcurrency
  public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [weak table = base] source in
      guard let table else { return Disposables.create() }
      let proxy = TableViewDataSourceProxy.of(table)
      assertSole(dataSource, insteadOf: proxy.source, as: "data source", of: table)
      proxy.set(dataSource, retains: true)
      // Set anew, whereupon the table reloads everything.
      table.dataSource = nil
      table.dataSource = proxy
      // The end of the source leaves the data as they are: it is neither the binding's nor the data source's.
      let subscription = source.observe(on: MainScheduler()).concat(Observable.never())
        .take(until: table.rx.deallocated)
        .subscribe { [weak table] event in
          MainActor.assumeIsolated {
            if let table { show(event, in: table, by: dataSource) }
          }
        }
      return MainDisposable { [weak table, weak proxy] in
        subscription.dispose()
        guard let table, let proxy, proxy.source === dataSource else { return }
        proxy.release()
        table.dataSource = nil
        table.dataSource = proxy
      }
    }
  }

  /// Installs a data source that is held weakly, so that reactive edits and the data source both serve.
  @preconcurrency public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    let proxy = TableViewDataSourceProxy.of(base)
    assertSole(dataSource, insteadOf: proxy.source, as: "data source", of: base)
    proxy.set(dataSource, retains: false)
    base.dataSource = nil
    base.dataSource = proxy
    return MainDisposable { [weak proxy, weak dataSource, weak table = base] in
      guard let proxy, proxy.source === dataSource else { return }
      proxy.release()
      table?.dataSource = nil
      table?.dataSource = proxy
    }
  }
}

@MainActor private func show<DataSource: RxTableViewDataSourceType>(
  _ event: Event<DataSource.Element>, in table: UITableView, by dataSource: DataSource
) {
  if case .error(let error) = event { bindingDidFail(error) }
  dataSource.tableView(table, observedEvent: event)
}

/// Returns the model of a row or item in a data source.
@MainActor func lookUp<Model>(_ source: Any?, _ indexPath: IndexPath) throws -> Model {
  guard let models = source as? any SectionedViewDataSourceType else { throw RxCocoaError.itemsNotYetBound }
  let found = try models.model(at: indexPath)
  guard let model = found as? Model else {
    throw RxCocoaError.castingError(found: "\(type(of: found))", expected: "\(Model.self)")
  }
  return model
}
