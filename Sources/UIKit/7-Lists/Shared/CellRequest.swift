/// A request of a list for one cell or other view, while its data source makes it.
struct CellRequest {
  let path: IndexPath
  private var hasDequeued = false
  /// The views of a collection that were dequeued, of which one is returned.
  private var views: [UIView] = []

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

  /// Follows a view of a collection that is dequeued.
  @MainActor mutating func dequeue(_ view: UIView) { views.append(view) }

  /// Raises an exception for a view that was dequeued and is not the one that the data source returned.
  @MainActor func checkReturned(_ view: UIView, to collection: UICollectionView) {
    if let other = views.first(where: { $0 !== view }) { Self.refuse(other, of: collection) }
  }

  /// Raises the exception for a view that was dequeued without a request, or was not returned, as since
  /// iOS 18.
  @MainActor static func refuse(_ view: UIView, of collection: UICollectionView) -> Never {
    ExceptionName.internalInconsistency.raise(
      """
      Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data \
      source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the \
      collection view. Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the \
      collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView \
      supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view); Collection view: \
      \(LayoutDescription.name(of: collection))
      """)
  }

  /// Raises an exception for a header, footer or other view that was not dequeued.
  @MainActor static func check(_ view: UICollectionReusableView, of kind: String, at path: IndexPath) {
    ExceptionName.internalInconsistency.raise(
      unless: view.reuseIdentifier != nil,
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind it is \
      being used for, or was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: (\(kind), \(path)). \(view)
      """)
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
