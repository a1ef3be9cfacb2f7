import QuartzCore

/// Swiping rows aside to get to what can be done with them.
extension UITableView: RowSwipeHost {
  // MARK: What there is

  /// Returns the actions that the row offers at one end; nil if there are none.
  func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard !isPlaceholder(path), dataSource?.tableView(self, canEditRowAt: sourcePath(of: path)) ?? false
    else { return nil }
    let own =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: sourcePath(of: path))
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: sourcePath(of: path))
    if let own { return own.actions.isEmpty ? nil : own }
    return isTrailing ? rowActions(path) ?? deletion(path) : nil
  }

  /// The actions of the time before there were configurations. The row stays aside until editing ends or the
  /// row changes.
  private func rowActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = delegate?.tableView(self, editActionsForRowAt: sourcePath(of: path)), !actions.isEmpty
    else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        let made = UIContextualAction(
          style: action.style == .normal ? .normal : .destructive, title: action.title
        ) { [weak self] _, _, _ in
          guard let self, let path = swipe?.path else { return }
          action.handler(action, sourcePath(of: path))
        }
        if let color = action.backgroundColor { made.backgroundColor = color }
        return made
      })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Deletes the row, where it can be deleted.
  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.commitsEdits, editingStyle(path) == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: sourcePath(of: path))
      ?? SystemWord.delete.text
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let path = swipe?.path else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: sourcePath(of: path))
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: sourcePath(of: path)) ?? .delete
  }

  func swipedRow(at point: CGPoint) -> IndexPath? {
    guard let path = geometry?.row(at: point.y), cell(at: path) != nil else { return nil }
    return path
  }

  /// Shows the button that deletes a row, after a tap on the mark before it.
  func openDeletion(_ path: IndexPath) {
    guard let configuration = deletion(path) else { return closeSwipe(animated: true) }
    openSwipe(path, configuration)
  }

  // MARK: Rows

  var allowsSwipes: Bool { !batch.isOpen && !isInEditMode }
  func rowSpan(at path: IndexPath) -> (left: CGFloat, width: CGFloat) { (rowInsets.left, rowWidth) }
  func swipedCell(at path: IndexPath) -> UIView? { cell(at: path) }
  func row(ofSwiped cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { visible.path(of: $0) }
  }
  func swipeWillBegin(at path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: sourcePath(of: path))
  }
  func swipeDidEnd(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: sourcePath(of: path)) }
  func placeSwiped(_ cell: UIView, at path: IndexPath) {
    if let cell = cell as? UITableViewCell { place(cell, at: path) }
  }
  func lineHeight(below cell: UIView) -> CGFloat { (cell as? UITableViewCell)?.edges.lineHeight ?? 0 }
}
