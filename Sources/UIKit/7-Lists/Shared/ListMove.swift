import QuartzCore

/// The row of a list that a person moves to another place, and the scrolling while it is held near an edge.
@MainActor final class ListMove<Row> {
  /// The moved row; nil while none is.
  private(set) var row: Row?
  private var scroller: EdgeScroller?

  /// Begins to move a row.
  func begin(_ row: Row) { self.row = row }

  /// Changes what is known of the moved row, if there is one.
  func change(_ change: (inout Row) -> Void) {
    guard var row else { return }
    change(&row)
    self.row = row
  }

  /// Scrolls the list while the row is held near its edge.
  /// - Parameters:
  ///   - list: The list.
  ///   - hand: The place at which a row is held, in the window's points.
  ///   - didScroll: A closure that is called after each step.
  func scroll(
    _ list: UIScrollView, holding location: @escaping (Row) -> CGPoint?, didScroll: @escaping () -> Void
  ) {
    scroller = EdgeScroller(list, place: { [weak self] in self?.row.flatMap(location) }, didScroll: didScroll)
  }

  /// Begins or ends the scrolling, by the place of the hand.
  func updateScrolling() { scroller?.update() }

  /// Ends the move. Returns the row that was moved.
  func end() -> Row? {
    scroller?.stop()
    scroller = nil
    return exchange(&row, with: nil)
  }
}
