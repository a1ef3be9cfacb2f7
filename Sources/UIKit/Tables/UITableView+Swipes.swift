import QuartzCore

/// Swiping rows aside to get to what can be done with them.
extension UITableView {
  // MARK: What there is

  /// What the row offers at one end; nil when nothing.
  private func configuration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    let own =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    return isTrailing ? deletion(path) : nil
  }

  /// Deletes the row, where it can be deleted.
  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.commitsEdits, editingStyle(path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let path = swipe?.path else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Whether a finger that came down at a point and went aside swipes a row.
  func swipeMayBegin(at point: CGPoint, movedBy distance: CGFloat) -> Bool {
    guard !batch.isOpen, !isInEditMode, let path = path(at: point) else { return false }
    if swipe?.path == path { return true }
    return configuration(path, isTrailing: (distance < 0) == readsFromLeft) != nil
  }

  private func path(at point: CGPoint) -> IndexPath? {
    guard let path = geometry?.row(at: point.y), cell(at: path) != nil else { return nil }
    return path
  }

  // MARK: Fingers

  /// Follows the gesture that swipes a row.
  func follow(_ pan: SwipeGestureRecognizer) {
    let moved = pan.translation(in: self).x
    switch pan.state {
    case .began:
      let point = pan.location(in: self)
      beginSwipe(at: CGPoint(x: point.x - moved, y: point.y - pan.translation(in: self).y), movedBy: moved)
      dragSwipe(by: moved)
    case .changed: dragSwipe(by: moved)
    case .ended: endSwipe(speed: pan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  private func beginSwipe(at point: CGPoint, movedBy distance: CGFloat) {
    guard let path = path(at: point) else { return }
    if swipe?.path != path { open(path, isTrailing: (distance < 0) == readsFromLeft) }
    let shift = swipe?.shift
    swipe?.start = shift
  }

  /// Puts the buttons behind a row, which is not moved yet.
  private func open(_ path: IndexPath, isTrailing: Bool) {
    closeSwipe(animated: true)
    guard let cell = cell(at: path), let configuration = configuration(path, isTrailing: isTrailing) else {
      return
    }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let isAtRight = isTrailing == readsFromLeft
    let actions = SwipeActionsView(configuration, isAtRight: isAtRight) { [weak self] action, view in
      self?.perform(action, from: view)
    }
    insertSubview(actions, belowSubview: cell)
    swipe = RowSwipe(
      path: path, cell: cell, actions: actions, isTrailing: isTrailing, isAtRight: isAtRight,
      performsFirst: configuration.performsFirstActionWithFullSwipe)
    placeSwipe()
  }

  private func dragSwipe(by distance: CGFloat) {
    guard var swipe, let start = swipe.start else { return }
    var shift =
      start + distance - (distance < 0 ? -1 : 1) * min(UIPanGestureRecognizer.hysteresis, abs(distance))
    // A row goes to one side only, and a band holds it where the first action does not follow.
    if (shift < 0) != swipe.isAtRight { shift = 0 }
    let (opened, limit) = (abs(shift), swipe.actions.naturalWidth)
    if !swipe.performsFirst, opened > limit {
      let length = limit + ScrollPhysics.rubberBand(opened - limit, length: bounds.width)
      shift = swipe.isAtRight ? -length : length
    }
    swipe.shift = onPixels(shift)
    self.swipe = swipe
    let isFull = swipe.performsFirst && swipe.opened > rowWidth * look.fullSwipe
    if isFull != swipe.actions.isFull {
      swipe.actions.isFull = isFull
      UIView.changeLook(animated: true, duration: look.swipeDuration / 2) {
        swipe.actions.setNeedsLayout()
        self.placeSwipe()
        swipe.actions.layoutIfNeeded()
      }
    }
    placeSwipe()
  }

  private func endSwipe(speed: CGFloat) {
    guard var swipe else { return }
    swipe.start = nil
    self.swipe = swipe
    if swipe.actions.isFull { return performFirst() }
    let towards = swipe.isAtRight ? -speed : speed
    let natural = swipe.actions.naturalWidth
    guard swipe.opened > natural / 2 ? towards > -300 : towards > 300 && swipe.opened > 0 else {
      return closeSwipe(animated: true)
    }
    showSwipe(shift: swipe.openShift)
  }

  /// Moves the swiped row to where it shows its buttons.
  private func showSwipe(shift: CGFloat) {
    swipe?.shift = shift
    swipe?.actions.setNeedsLayout()
    UIView.changeLook(animated: true, duration: look.swipeDuration) { [weak self] in
      self?.placeSwipe()
      self?.swipe?.actions.layoutIfNeeded()
    }
  }

  /// Opens a row for keys, and moves them to its first button. Answers whether it has any.
  func openSwipeByKey(_ path: IndexPath) -> Bool {
    guard !isInEditMode, !batch.isOpen else { return false }
    open(path, isTrailing: true)
    guard let swipe, swipe.path == path else { return false }
    showSwipe(shift: swipe.openShift)
    swipe.actions.takeFocus()
    return true
  }

  /// Shows the button that deletes a row, after a tap on the mark before it.
  func openDeletion(_ path: IndexPath) {
    closeSwipe(animated: true)
    guard let cell = cell(at: path), let configuration = deletion(path) else { return }
    let isAtRight = readsFromLeft
    let actions = SwipeActionsView(configuration, isAtRight: isAtRight) { [weak self] action, view in
      self?.perform(action, from: view)
    }
    insertSubview(actions, belowSubview: cell)
    swipe = RowSwipe(
      path: path, cell: cell, actions: actions, isTrailing: true, isAtRight: isAtRight, performsFirst: false)
    placeSwipe()
    showSwipe(shift: swipe!.openShift)
  }

  // MARK: Doing

  private func performFirst() {
    guard let swipe, let button = swipe.actions.subviews.last as? SwipeActionButton else { return }
    self.swipe?.shift = swipe.isAtRight ? -rowWidth : rowWidth
    UIView.changeLook(animated: true, duration: look.swipeDuration) { [weak self] in self?.placeSwipe() }
    button.sendActions(for: .touchUpInside)
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    let cell = swipe?.cell
    action.handler(action, view) { [weak self] _ in
      guard let self, let swipe, swipe.cell === cell else { return }
      closeSwipe(animated: true)
    }
  }

  /// Brings the swiped row back.
  func closeSwipe(animated: Bool) {
    guard let old = exchange(&swipe, with: nil) else { return }
    let (cell, actions) = (old.cell, old.actions)
    actions.isUserInteractionEnabled = false
    actions.accessibilityElementsHidden = true
    let isMoved = animated && window != nil && old.shift != 0
    if isMoved {
      UIView.animate(
        withDuration: look.swipeDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { [weak self] in
          if let path = self?.indexPath(for: cell) { self?.place(cell, at: path) }
          actions.frame = old.frameOfActions(beside: cell)
          actions.layoutIfNeeded()
        }, completion: { _ in actions.removeFromSuperview() })
    } else {
      if let path = indexPath(for: cell) { place(cell, at: path) }
      actions.removeFromSuperview()
    }
    delegate?.tableView(self, didEndEditingRowAt: old.path)
  }

  /// Places the swiped row and its buttons.
  func placeSwipe() {
    guard let swipe else { return }
    if isDragging, swipe.start == nil { return closeSwipe(animated: true) }
    guard cell(at: swipe.path) === swipe.cell else { return closeSwipe(animated: false) }
    place(swipe.cell, at: swipe.path)
    swipe.actions.frame = swipe.frameOfActions(beside: swipe.cell)
  }
}

extension RowSwipe {
  /// The room that the row leaves for its buttons.
  func frameOfActions(beside cell: UITableViewCell) -> CGRect {
    let row = cell.frame
    let table = cell.table
    let edge = table.map { isAtRight ? $0.rowInsets.left + $0.rowWidth : $0.rowInsets.left } ?? 0
    let width = max(isAtRight ? edge - row.maxX : row.minX - edge, 0)
    return CGRect(
      x: isAtRight ? edge - width : edge, y: row.minY, width: width,
      height: max(row.height - cell.edges.lineHeight, 0))
  }
}
