import QuartzCore

/// The state in which rows show what deletes, inserts and moves them.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditMode else { return }
    closeSwipe(animated: animated)
    cancelMove()
    isInEditMode = editing
    deselectAll()
    editingDidChange(animated: animated)
    // What edits a row leaves less room for its content.
    remeasureRows(animated: animated)
  }

  func editingDidChange(animated: Bool = false) {
    for shown in shownRows { setUpEditing(of: shown.cell, at: shown.path, animated: animated) }
    setNeedsSemantics()
  }

  /// Shows in a cell what can be done with its row, while the table is edited.
  func setUpEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    guard isInEditMode, let dataSource, !isPlaceholder(path) else {
      cell.setEditing(false, animated: animated)
      cell.showsSelectionMark = false
      cell.editingStyle = .none
      cell.showsReorderControl = false
      return
    }
    let canEdit = dataSource.tableView(self, canEditRowAt: sourcePath(of: path))
    let style = canEdit ? editingStyle(path) : .none
    let marks = canEdit && allowsMultipleSelectionDuringEditing
    let canMove = dataSource.movesRows && dataSource.tableView(self, canMoveRowAt: sourcePath(of: path))
    cell.showsSelectionMark = marks
    cell.editingStyle = marks || !dataSource.commitsEdits ? .none : style
    cell.showsReorderControl = canMove
    cell.setEditing(canEdit || canMove, animated: animated)
  }

  /// The mark before a row was tapped: rows are inserted at once, and deleted when that was confirmed.
  func markTapped(in cell: UITableViewCell) {
    guard let path = visible.path(of: cell) else { return }
    if swipe != nil { return closeSwipe(animated: true) }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: sourcePath(of: path))
    case .delete: openDeletion(path)
    case .none: break
    }
  }
}
