/// A request of a list for one cell, while its data source makes it.
struct CellRequest {
  let path: IndexPath
  private var hasDequeued = false

  init(path: IndexPath) { self.path = path }

  /// Follows a cell that is dequeued. Raises an exception for the second one at the path.
  mutating func dequeue(for path: IndexPath, _ identifier: String) {
    guard path == self.path else { return }
    ExceptionName.internalInconsistency.raise(
      unless: !hasDequeued,
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells \
      than the list is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \
      \(identifier), index path: \(path)
      """)
    hasDequeued = true
  }

  /// Raises an exception for a cell that was not dequeued.
  @MainActor static func check(_ cell: UICollectionViewCell, at path: IndexPath) {
    ExceptionName.internalInconsistency.raise(
      unless: cell.reuseIdentifier != nil,
      """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved \
      by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:. \(cell) at \(path)
      """)
  }
}
