@MainActor extension Reactive where Base: UICollectionView {
  // MARK: Events

  /// The items that the user selects.
  @preconcurrency public var itemSelected: ControlEvent<IndexPath> {
    event(CollectionViewDelegateProxy.of(base).itemSelected)
  }
  /// The items that the user deselects.
  @preconcurrency public var itemDeselected: ControlEvent<IndexPath> {
    event(CollectionViewDelegateProxy.of(base).itemDeselected)
  }
  /// The items that are pressed.
  @preconcurrency public var itemHighlighted: ControlEvent<IndexPath> {
    event(CollectionViewDelegateProxy.of(base).itemHighlighted)
  }
  /// The items that are no longer pressed.
  @preconcurrency public var itemUnhighlighted: ControlEvent<IndexPath> {
    event(CollectionViewDelegateProxy.of(base).itemUnhighlighted)
  }
  /// The cells that are about to show.
  @preconcurrency public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    event(CollectionViewDelegateProxy.of(base).willDisplayCell)
  }
  /// The cells that no longer show.
  @preconcurrency public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    event(CollectionViewDelegateProxy.of(base).didEndDisplayingCell)
  }

  /// The views beside the items that are about to show.
  @preconcurrency public var willDisplaySupplementaryView:
    ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
  {
    event(CollectionViewDelegateProxy.of(base).willDisplaySupplementaryView)
  }
  /// The views beside the items that no longer show.
  @preconcurrency public var didEndDisplayingSupplementaryView:
    ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
  {
    event(CollectionViewDelegateProxy.of(base).didEndDisplayingSupplementaryView)
  }
  /// The items whose data is to be prepared, before they show.
  @preconcurrency public var prefetchItems: ControlEvent<[IndexPath]> {
    event(CollectionPrefetchingProxy.of(base).requested)
  }
  /// The items that are not expected to show any more.
  @preconcurrency public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
    event(CollectionPrefetchingProxy.of(base).cancelled)
  }

  // MARK: Models

  /// The models of the items that the user selects, looked up in the bound data at that moment.
  @preconcurrency public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemSelected)
  }

  /// The models of the items that the user deselects.
  @preconcurrency public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemDeselected)
  }

  /// Returns the model of an item in the bound data.
  ///
  /// - Throws: `RxCocoaError` when nothing is bound, or the model has another type.
  @preconcurrency public func model<Model>(at indexPath: IndexPath) throws -> Model {
    let source = (base.dataSource as? CollectionViewDataSourceProxy)?.source ?? base.dataSource
    return try lookUp(source, indexPath)
  }

  private func models<Model>(_ items: ControlEvent<IndexPath>) -> ControlEvent<Model> {
    ControlEvent(
      events: items.flatMap { [weak collection = base] item -> Observable<Model> in
        try MainActor.assumeIsolated {
          guard let collection else { return .empty() }
          return .just(try collection.rx.model(at: item))
        }
      })
  }

  // MARK: Binding

  /// Returns a binder of sequences of arrays to items of one section.
  public nonisolated func items<Models: Sequence, Source: ObservableType>(
    _ source: Source
  )
    -> (_ cellFactory: @escaping (UICollectionView, Int, Models.Element) -> UICollectionViewCell)
    -> any Disposable
  where Source.Element == Models {
    { makeCell in
      // It is called on the main thread; as a method of the main actor it could not be given to `bind(to:)`.
      nonisolated(unsafe) let (list, source, makeCell) = (self, source, makeCell)
      nonisolated(unsafe) var binding: any Disposable = Disposables.create()
      MainActor.assumeIsolated {
        binding = list.items(dataSource: ItemsDataSource<Models.Element>(makeCell))(source.map { Array($0) })
      }
      return binding
    }
  }

  /// Returns a binder of sequences of arrays to items of one section, whose cells are dequeued by an
  /// identifier.
  @preconcurrency public func items<Models: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  )
    -> (_ source: Source) -> (_ configureCell: @escaping (Int, Models.Element, Cell) -> Void) ->
    any Disposable
  where Source.Element == Models {
    { source in
      { configureCell in
        items(source)({ collection, item, model in
          let cell =
            collection.dequeueReusableCell(
              withReuseIdentifier: cellIdentifier, for: IndexPath(item: item, section: 0)) as! Cell
          configureCell(item, model, cell)
          return cell
        })
      }
    }
  }

  /// Returns a binder of a sequence to a data source, which the binding keeps.
  ///
  /// The binding lasts until it is disposed of or the collection is deallocated.
  @preconcurrency
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [weak collection = base] source in
      guard let collection else { return Disposables.create() }
      let proxy = CollectionViewDataSourceProxy.of(collection)
      assertSole(dataSource, insteadOf: proxy.source, as: "data source", of: collection)
      proxy.retained = dataSource
      collection.dataSource = nil
      collection.dataSource = proxy
      // The end of the source leaves the data as they are: it is neither the binding's nor the data source's.
      let subscription = source.observe(on: MainScheduler()).concat(Observable.never())
        .take(until: collection.rx.deallocated)
        .subscribe { [weak collection] event in
          MainActor.assumeIsolated {
            if let collection { dataSource.collectionView(collection, observedEvent: event) }
          }
        }
      return MainDisposable { [weak collection, weak proxy] in
        subscription.dispose()
        guard let collection, let proxy, proxy.source === dataSource else { return }
        proxy.retained = nil
        collection.dataSource = nil
        collection.dataSource = proxy
      }
    }
  }
}
