import QuartzCore

/// Moving rows by hand and by keys.
extension UITableView {
  // MARK: A finger

  /// Lifts a row. Returns whether it can be moved.
  func beginMove(_ cell: UITableViewCell, finger: CGPoint) -> Bool {
    guard move == nil, !hasUncommittedUpdates, let path = visible.path(of: cell) else { return false }
    closeSwipe(animated: true)
    let place = convert(finger, from: nil)
    moving.begin(
      RowMove(
        path: path, cell: cell, height: cell.frame.height, grip: place.y - cell.frame.midY, target: path,
        finger: finger))
    cell.layer.zPosition = 1
    cell.clipsToBounds = false
    cell.cast(metrics.liftShadow)
    UIView.changeAppearance(animated: true) { cell.alpha = Metrics.current.tables.liftAlpha }
    moving.scroll(self, holding: { $0.finger }) { [weak self] in self?.followMove() }
    return true
  }

  func dragMove(to finger: CGPoint) {
    guard move != nil else { return }
    moving.change { $0.finger = finger }
    followMove()
    moving.updateScrolling()
  }

  /// Brings the moved row under the finger, and finds where it would go.
  func followMove() {
    guard let move, let geometry else { return }
    let top = geometry.head
    let bottom = max(geometry.height - geometry.foot - move.height, top)
    let y = convert(move.finger, from: nil).y - move.grip - move.height / 2
    move.cell.frame.origin.y = onPixels(y.clamped(to: top...bottom))
    let target = target(at: move.cell.frame.midY)
    guard target != move.target else { return }
    moving.change { $0.target = target }
    UIView.changeAppearance(animated: true) { [weak self] in self?.place(fresh: []) }
  }

  /// Returns the index path to which the moved row would go when its center is at a y position.
  private func target(at middle: CGFloat) -> IndexPath {
    guard let move, let geometry else { return IndexPath(row: 0, section: 0) }
    var proposed = move.target
    for shown in shownRows where shown.path != move.path {
      let span = geometry.row(shown.path)
      let start = span.start + move.displacement(of: shown.path)
      if middle >= start, middle < start + span.length { proposed = move.finalPath(of: shown.path) }
    }
    if let section = geometry.section(at: middle), counts[section] == 0 {
      proposed = IndexPath(row: 0, section: section)
    }
    guard proposed != move.target else { return proposed }
    return delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: move.path, toProposedIndexPath: proposed)
      ?? proposed
  }

  /// Drops the row where it is.
  func endMove() {
    guard let move = takeMove() else { return }
    if move.target == move.path {
      returnToPlace(move)
    } else {
      commitMove(from: move.path, to: move.target)
    }
  }

  /// Brings the row back to where it was.
  func cancelMove() {
    guard let move = takeMove() else { return }
    returnToPlace(move)
  }

  private func takeMove() -> RowMove? {
    guard let move = moving.end() else { return nil }
    let cell = move.cell
    UIView.animate(
      withDuration: metrics.changeDuration, delay: 0, options: [.allowUserInteraction],
      animations: {
        cell.alpha = 1
        cell.layer.shadowOpacity = 0
      }, completion: { _ in cell.layer.zPosition = 0 })
    return move
  }

  private func returnToPlace(_ move: RowMove) {
    UIView.changeAppearance(animated: window != nil) { [weak self] in
      guard let self, let path = visible.path(of: move.cell) else { return }
      setUpEdges(of: move.cell, at: path)
      place(fresh: [])
    }
  }

  // MARK: The data

  /// Moves the row in the data and in the table.
  private func commitMove(from old: IndexPath, to new: IndexPath) {
    dataSource?.tableView(self, moveRowAt: old, to: new)
    var updates = ListUpdates<RowAnimation>()
    updates.moveRow(old, to: new)
    let after = counts.moving(old, to: new)
    guard
      let plan = try? ListPlan(updates, before: counts.rows, after: after, names: ("the table", "rows"))
    else { return }
    show(plan, after: after) { _ in }
    for shown in shownRows { shown.cell.reorderHandle?.setNeedsSemantics() }
  }

  /// Moves a row by so many places, for keys. Returns whether it could.
  func moveByKey(_ path: IndexPath, by step: Int, keepsFocus: Bool = true) -> Bool {
    guard isInEditMode, move == nil, !hasUncommittedUpdates, cell(at: path)?.showsReorderControl == true,
      let neighbor = counts.path(path, movedBy: step), neighbor != path
    else { return false }
    // Into another section a row goes to its near end.
    var proposed = neighbor
    if neighbor.section < path.section { proposed.row += 1 }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
      ?? proposed
    guard target != path else { return false }
    commitMove(from: path, to: target)
    selection.focus(target)
    scroll(to: target, at: .none, animated: false)
    if keepsFocus { cell(at: target)?.requestFocus() }
    return true
  }
}
