/// The prefetching data source of a table that emits the calls it receives, and passes them on to the app's.
@MainActor final class TablePrefetchingProxy: UITableViewDataSourcePrefetching {
  let requested = PublishSubject<[IndexPath]>()
  let cancelled = PublishSubject<[IndexPath]>()
  private weak var forward: (any UITableViewDataSourcePrefetching)?

  static func of(_ table: UITableView) -> TablePrefetchingProxy {
    let proxy = ownedObject(of: table, TablePrefetchingProxy.self) { TablePrefetchingProxy() }
    if table.prefetchDataSource !== proxy {
      proxy.forward = table.prefetchDataSource
      table.prefetchDataSource = proxy
    }
    return proxy
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    forward?.tableView(tableView, prefetchRowsAt: indexPaths)
    requested.onNext(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    forward?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    cancelled.onNext(indexPaths)
  }
}

/// The prefetching data source of a collection that emits the calls it receives, and passes them on to the
/// app's.
@MainActor final class CollectionPrefetchingProxy: UICollectionViewDataSourcePrefetching {
  let requested = PublishSubject<[IndexPath]>()
  let cancelled = PublishSubject<[IndexPath]>()
  private weak var forward: (any UICollectionViewDataSourcePrefetching)?

  static func of(_ collection: UICollectionView) -> CollectionPrefetchingProxy {
    let proxy = ownedObject(of: collection, CollectionPrefetchingProxy.self) { CollectionPrefetchingProxy() }
    if collection.prefetchDataSource !== proxy {
      proxy.forward = collection.prefetchDataSource
      collection.prefetchDataSource = proxy
    }
    return proxy
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    forward?.collectionView(collectionView, prefetchItemsAt: indexPaths)
    requested.onNext(indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    forward?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    cancelled.onNext(indexPaths)
  }
}
