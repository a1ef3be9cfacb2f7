import QuartzCore

/// The row of a list that is swiped aside, and the gesture by which that is done.
@MainActor final class RowSwipes {
  /// The gesture that swipes rows.
  let pan = SwipeGestureRecognizer()
  /// The row that is swiped; nil without one.
  private(set) var current: RowSwipe?
  /// The buttons of a swiped row that is being deleted.
  private var dismissed: SwipeActionsView?

  /// Begins a swipe.
  func begin(_ swipe: RowSwipe) { current = swipe }

  /// Begins to move the row with a finger, from where it is.
  func beginDrag() {
    let shift = current?.shift
    current?.start = shift
  }

  /// Ends the drag by a finger; the row stays where it is.
  func endDrag() { current?.start = nil }

  /// Moves the row by a distance from its place, in points to the right.
  func move(to shift: CGFloat) { current?.shift = shift }

  /// Ends the swipe. Returns what it was.
  func end() -> RowSwipe? { exchange(&current, with: nil) }

  /// Follows the swiped row to its new place. Returns false where it is gone.
  func rowsDidMove(_ newPath: (IndexPath) -> IndexPath?) -> Bool {
    guard let path = current?.path else { return true }
    guard let new = newPath(path) else { return false }
    current?.path = new
    return true
  }

  /// Ends the swipe of a row that is being deleted; its buttons go with it.
  func dismiss() {
    guard let actions = end()?.actions else { return }
    actions.isUserInteractionEnabled = false
    actions.accessibilityElementsHidden = true
    dismissed = actions
  }

  /// Returns the buttons that go with a deleted row, once.
  func takeDismissed() -> SwipeActionsView? { exchange(&dismissed, with: nil) }
}
