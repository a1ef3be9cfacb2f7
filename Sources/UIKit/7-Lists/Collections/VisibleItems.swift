import QuartzCore

/// The cells, headers and other views of a collection that show.
@MainActor final class VisibleItems {
  /// The views that show, by what they are.
  private(set) var views: [CollectionElement: UICollectionReusableView] = [:]
  /// Whether views are being shown, which may not be begun anew inside.
  private(set) var isShowing = false
  /// The place of the element whose view the data source is making; nil while it makes none.
  private(set) var expected: UICollectionViewLayoutAttributes?
  /// The frame of that element; zero for none.
  var expectedFrame: CGRect { expected?.frame ?? .zero }

  /// The cell of an item; nil for items without one.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(kind: nil, path: path)] as? UICollectionViewCell
  }

  /// Begins to show views.
  func beginShowing() { isShowing = true }

  /// Ends the showing of views.
  func endShowing() { isShowing = false }

  /// Sets the element whose view the app is about to make. Returns that of the previous one.
  @discardableResult func expect(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    defer { expected = attributes }
    return expected
  }

  /// Shows a view, in place of the one there was.
  func show(_ view: UICollectionReusableView, as element: CollectionElement) { views[element] = view }

  /// Removes the view of an element.
  func remove(_ element: CollectionElement) { views[element] = nil }

  /// Removes all views.
  func removeAll() { views = [:] }

  /// Renames the views to what they are after a change. Returns those that are nothing then.
  func rename(
    _ newElement: (CollectionElement) -> CollectionElement?
  ) -> [(view: UICollectionReusableView, element: CollectionElement)] {
    var gone: [(view: UICollectionReusableView, element: CollectionElement)] = []
    for (element, view) in exchange(&views, with: [:]) {
      if let new = newElement(element) { views[new] = view } else { gone.append((view, element)) }
    }
    return gone
  }
}
