import QuartzCore

/// Swiping the items of lists aside.
extension UICollectionView: RowSwipeHost {
  /// The list that an item is in; nil where its section is none.
  private func list(_ path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard let layout = ownLayout as? UICollectionViewCompositionalLayout,
      layout.solutions.indices.contains(path.section)
    else { return nil }
    return layout.solutions[path.section].section.list?.configuration
  }

  func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let list = list(path), !isPlaceholder(path) else { return nil }
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(sourcePath(of: path)), !configuration.actions.isEmpty else {
      return nil
    }
    return configuration
  }

  var allowsSwipes: Bool { !batch.isOpen && !isEditing && !isShowing }

  func swipedRow(at point: CGPoint) -> IndexPath? {
    shownPath(at: point).flatMap { cell(at: $0) == nil ? nil : $0 }
  }

  func swipedCell(at path: IndexPath) -> UIView? { cell(at: path) }

  func row(ofSwiped cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { shownPath(of: $0) }
  }

  func swipeWillBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath) {}

  func placeSwiped(_ cell: UIView, at path: IndexPath) {
    guard var frame = shownAttributes(at: path)?.frame else { return }
    if let swipe, swipe.path == path { frame.origin.x += swipe.shift }
    if cell.frame != frame { cell.frame = frame }
  }

  func rowSpan(at path: IndexPath) -> (left: CGFloat, width: CGFloat) {
    shownAttributes(at: path).map { ($0.frame.minX, $0.frame.width) } ?? (0, bounds.width)
  }

  func lineHeight(below cell: UIView) -> CGFloat { 0 }

  /// Adds the gesture that swipes items, where the layout has lists.
  func attachSwipes() {
    guard swipes.pan.view == nil, let layout = ownLayout as? UICollectionViewCompositionalLayout,
      layout.solutions.contains(where: { $0.section.list?.hasActions == true })
    else { return }
    attachSwipeGesture()
  }
}
