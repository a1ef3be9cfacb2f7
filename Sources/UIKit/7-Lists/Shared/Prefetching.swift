import CoreGraphics

/// An object notified of a table's rows before they show, to prepare their data.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Begins to prepare the data of rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Ends the preparation of rows that are not expected to show any more. The default does nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// An object notified of a collection's items before they show, to prepare their data.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Begins to prepare the data of items.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Ends the preparation of items that are not expected to show any more. The default does nothing.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Notifies the prefetching data source of the rows that come next.
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0 else { return }
    let ahead = prefetch.boundsAhead(of: bounds, isHorizontal: false)
    let (new, cancelled) = prefetch.update(
      visible: shownRows.map(\.path), ahead: rows(from: ahead.minY, to: ahead.maxY))
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}

extension UICollectionView {
  /// Notifies the prefetching data source of the items that come next.
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, counts.isLoaded, !isShowing, !bounds.isEmpty else {
      return
    }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let area = prefetch.boundsAhead(of: bounds, isHorizontal: isHorizontal)
    let ahead = (ownLayout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(area) }.map(\.indexPath)
    let (new, cancelled) = prefetch.update(visible: shownItems.map(\.path), ahead: ahead)
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
