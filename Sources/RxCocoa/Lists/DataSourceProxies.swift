/// The data source of a table that passes everything on to the bound one, and emits the edits of the user.
@MainActor final class TableViewDataSourceProxy: NSObject, UITableViewDataSource {
  let itemDeleted = PublishSubject<IndexPath>()
  let itemInserted = PublishSubject<IndexPath>()
  let itemMoved = PublishSubject<ItemMovedEvent>()

  /// The bound data source, kept alive by its binding.
  private(set) var retained: (any UITableViewDataSource)?
  private weak var unretained: (any UITableViewDataSource)?
  private var carriesOutEdits = false
  private var carriesOutMoves = false

  var source: (any UITableViewDataSource)? { retained ?? unretained }

  static func of(_ table: UITableView) -> TableViewDataSourceProxy {
    let proxy = ownedObject(of: table, TableViewDataSourceProxy.self) { TableViewDataSourceProxy() }
    if table.dataSource !== proxy {
      if let source = table.dataSource { proxy.set(source, retains: false) } else { proxy.release() }
      table.dataSource = proxy
    }
    return proxy
  }

  func set(_ source: any UITableViewDataSource, retains: Bool) {
    retained = retains ? source : nil
    unretained = source
    func implements<Source: UITableViewDataSource>(_ source: Source) -> (edits: Bool, moves: Bool) {
      (
        Source.Commitment.self != _UITableViewUnimplemented.self,
        Source.Movement.self != _UITableViewUnimplemented.self
      )
    }
    (carriesOutEdits, carriesOutMoves) = implements(source)
  }

  func release() {
    (retained, unretained) = (nil, nil)
    (carriesOutEdits, carriesOutMoves) = (false, false)
  }

  func numberOfSections(in tableView: UITableView) -> Int { source?.numberOfSections(in: tableView) ?? 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let source else { preconditionFailure("a table without a bound sequence was asked for a row") }
    return source.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    source?.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    source?.tableView(tableView, titleForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Rows can be edited where somebody carries it out, as if this object had the method only then.
    guard carriesOutEdits || itemDeleted.hasObservers || itemInserted.hasObservers else { return false }
    return source?.tableView(tableView, canEditRowAt: indexPath) ?? false
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard carriesOutMoves || itemMoved.hasObservers else { return false }
    return source?.tableView(tableView, canMoveRowAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if carriesOutEdits { _ = source?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    switch editingStyle {
    case .delete: itemDeleted.onNext(indexPath)
    case .insert: itemInserted.onNext(indexPath)
    default: break
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    if carriesOutMoves {
      _ = source?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    itemMoved.onNext((sourceIndexPath, destinationIndexPath))
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    source?.sectionIndexTitles(for: tableView)
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    source?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
  }
}

/// The data source of a collection that passes everything on to the bound one.
@MainActor final class CollectionViewDataSourceProxy: NSObject, UICollectionViewDataSource {
  /// The bound data source, kept alive by its binding.
  var retained: (any UICollectionViewDataSource)?
  /// The app's own data source, from before the collection had this one.
  private weak var unretained: (any UICollectionViewDataSource)?

  var source: (any UICollectionViewDataSource)? { retained ?? unretained }

  static func of(_ collection: UICollectionView) -> CollectionViewDataSourceProxy {
    let proxy = ownedObject(of: collection, CollectionViewDataSourceProxy.self) {
      CollectionViewDataSourceProxy()
    }
    if collection.dataSource !== proxy {
      proxy.retained = nil
      proxy.unretained = collection.dataSource
      collection.dataSource = proxy
    }
    return proxy
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    source?.numberOfSections(in: collectionView) ?? 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let source else {
      preconditionFailure("a collection without a bound sequence was asked for an item")
    }
    return source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let source else {
      preconditionFailure("a collection without a bound sequence was asked for a view")
    }
    return source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source?.collectionView(collectionView, canMoveItemAt: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    _ = source?.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
