import DisplayProtocol
import QuartzCore

/// A list whose rows are swiped aside to get to actions behind them.
@MainActor protocol RowSwipeHost: UIScrollView {
  /// The row that is swiped, and the gesture that swipes it.
  var swipes: RowSwipes { get }
  /// Whether rows are being edited otherwise.
  var isEditing: Bool { get }
  /// Whether rows may be swiped now.
  var allowsSwipes: Bool { get }
  /// The row at a point of the content, with a cell that shows.
  func swipedRow(at point: CGPoint) -> IndexPath?
  /// The cell of a row.
  func swipedCell(at path: IndexPath) -> UIView?
  /// The row of a cell.
  func row(ofSwiped cell: UIView) -> IndexPath?
  /// The actions behind a row at one end; nil for none.
  func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
  /// Follows the beginning of a swipe.
  func swipeWillBegin(at path: IndexPath)
  /// Follows the end of a swipe.
  func swipeDidEnd(at path: IndexPath)
  /// Puts a cell where its row lies, moved by the swipe if it is the row's.
  func placeSwiped(_ cell: UIView, at path: IndexPath)
  /// The left edge and the width of a row that is not moved by a swipe.
  func rowSpan(at path: IndexPath) -> (left: CGFloat, width: CGFloat)
  /// The thickness of the line below a cell.
  func lineHeight(below cell: UIView) -> CGFloat
}

extension RowSwipeHost {
  private var metrics: Metrics.Tables { Metrics.current.tables }

  /// The row that is swiped; nil without one.
  var swipe: RowSwipe? { swipes.current }

  /// Adds the gesture that swipes rows.
  func attachSwipeGesture() {
    guard swipes.pan.view == nil else { return }
    addGestureRecognizer(swipes.pan)
    swipes.pan.addAction { [weak self] pan in self?.follow(pan) }
  }

  /// Whether a finger that came down at a point and went aside swipes a row.
  func swipeMayBegin(at point: CGPoint, movedBy distance: CGFloat) -> Bool {
    guard allowsSwipes, let path = swipedRow(at: point) else { return false }
    if swipe?.path == path { return true }
    return swipeActions(path, isTrailing: (distance < 0) == readsFromLeft) != nil
  }

  // MARK: Fingers

  /// Follows the gesture that swipes a row.
  private func follow(_ pan: SwipeGestureRecognizer) {
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
    guard let path = swipedRow(at: point) else { return }
    if swipe?.path != path { open(path, isTrailing: (distance < 0) == readsFromLeft) }
    swipes.beginDrag()
  }

  /// Puts the buttons behind a row, which is not moved yet.
  private func open(_ path: IndexPath, isTrailing: Bool) {
    closeSwipe(animated: true)
    guard let cell = swipedCell(at: path), let configuration = swipeActions(path, isTrailing: isTrailing)
    else {
      return
    }
    swipeWillBegin(at: path)
    show(
      configuration, behind: cell, path, isTrailing: isTrailing,
      performsFirst: configuration.performsFirstActionWithFullSwipe)
  }

  private func dragSwipe(by distance: CGFloat) {
    guard let swipe, let start = swipe.start else { return }
    var shift =
      start + distance - (distance < 0 ? -1 : 1) * min(UIPanGestureRecognizer.hysteresis, abs(distance))
    // A row goes to one side only, and a band holds it where the first action does not follow.
    if (shift < 0) != swipe.isAtRight { shift = 0 }
    let (opened, limit) = (abs(shift), swipe.actions.naturalWidth)
    if !swipe.performsFirst, opened > limit {
      let length = limit + ScrollPhysics.rubberBand(opened - limit, length: bounds.width)
      shift = swipe.isAtRight ? -length : length
    }
    swipes.move(to: onPixels(shift))
    let isFull =
      swipe.performsFirst && (self.swipe?.opened ?? 0) > rowSpan(at: swipe.path).width * metrics.fullSwipe
    if isFull != swipe.actions.isFull {
      swipe.actions.isFull = isFull
      UIView.changeAppearance(animated: true, duration: metrics.swipeDuration / 2) {
        swipe.actions.setNeedsLayout()
        self.placeSwipe()
        swipe.actions.layoutIfNeeded()
      }
    }
    placeSwipe()
  }

  private func endSwipe(speed: CGFloat) {
    guard let swipe else { return }
    swipes.endDrag()
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
    swipes.move(to: shift)
    swipe?.actions.setNeedsLayout()
    UIView.changeAppearance(animated: true, duration: metrics.swipeDuration) { [weak self] in
      self?.placeSwipe()
      self?.swipe?.actions.layoutIfNeeded()
    }
  }

  /// Opens a row for keys, and moves them to its first button. Returns whether it has any.
  func openSwipeByKey(_ path: IndexPath) -> Bool {
    guard allowsSwipes else { return false }
    open(path, isTrailing: true)
    guard let swipe, swipe.path == path else { return false }
    showSwipe(shift: swipe.openShift)
    swipe.actions.requestFocus()
    return true
  }

  /// Shows the actions that a tap requests, with the row moved aside.
  func openSwipe(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration) {
    closeSwipe(animated: true)
    guard let cell = swipedCell(at: path) else { return }
    show(configuration, behind: cell, path, isTrailing: true, performsFirst: false)
    showSwipe(shift: swipe!.openShift)
  }

  private func show(
    _ configuration: UISwipeActionsConfiguration, behind cell: UIView, _ path: IndexPath, isTrailing: Bool,
    performsFirst: Bool
  ) {
    let isAtRight = isTrailing == readsFromLeft
    let actions = SwipeActionsView(configuration, isAtRight: isAtRight) { [weak self] action, view in
      self?.perform(action, from: view)
    }
    insertSubview(actions, belowSubview: cell)
    swipes.begin(
      RowSwipe(
        path: path, cell: cell, actions: actions, isTrailing: isTrailing, isAtRight: isAtRight,
        performsFirst: performsFirst))
    placeSwipe()
  }

  // MARK: Doing

  private func performFirst() {
    guard let swipe, let button = swipe.actions.subviews.last as? SwipeActionButton else { return }
    let width = rowSpan(at: swipe.path).width
    swipes.move(to: swipe.isAtRight ? -width : width)
    UIView.changeAppearance(animated: true, duration: metrics.swipeDuration) { [weak self] in
      self?.placeSwipe()
    }
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
    guard let old = swipes.end() else { return }
    let (cell, actions) = (old.cell, old.actions)
    actions.isUserInteractionEnabled = false
    actions.accessibilityElementsHidden = true
    let isMoved = animated && window != nil && old.shift != 0
    if isMoved {
      UIView.animate(
        withDuration: metrics.swipeDuration, delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { [weak self] in
          guard let self else { return }
          if let path = row(ofSwiped: cell) { placeSwiped(cell, at: path) }
          actions.frame = frameOfActions(old)
          actions.layoutIfNeeded()
        }, completion: { _ in actions.removeFromSuperview() })
    } else {
      if let path = row(ofSwiped: cell) { placeSwiped(cell, at: path) }
      actions.removeFromSuperview()
    }
    swipeDidEnd(at: old.path)
  }

  /// Places the swiped row and its buttons.
  func placeSwipe() {
    guard let swipe else { return }
    if isDragging, swipe.start == nil { return closeSwipe(animated: true) }
    guard swipedCell(at: swipe.path) === swipe.cell else { return closeSwipe(animated: false) }
    placeSwiped(swipe.cell, at: swipe.path)
    swipe.actions.frame = frameOfActions(swipe)
  }

  /// The room that a row leaves for its buttons.
  private func frameOfActions(_ swipe: RowSwipe) -> CGRect {
    let row = swipe.cell.frame
    let span = rowSpan(at: self.row(ofSwiped: swipe.cell) ?? swipe.path)
    let edge = swipe.isAtRight ? span.left + span.width : span.left
    let underlap = swipe.actions.continueCorners(of: swipe.cell)
    let width = max(swipe.isAtRight ? edge - row.maxX : row.minX - edge, 0) + underlap
    return CGRect(
      x: swipe.isAtRight ? edge - width : edge, y: row.minY, width: width,
      height: max(row.height - lineHeight(below: swipe.cell), 0))
  }
}
