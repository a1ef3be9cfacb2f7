import CoreGraphics

/// The rows of a list that its app was notified of before they show: those within one length of the list, in
/// the direction in which it was scrolled last.
@MainActor final class ListPrefetch {
  private var announced: Set<IndexPath> = []
  private var offset: CGFloat = 0
  private var isBackward = false

  /// Clears the rows that the app was notified of, when places mean other rows.
  func clear() { announced = [] }

  /// Returns the bounds ahead of the visible ones.
  func boundsAhead(of bounds: CGRect, isHorizontal: Bool) -> CGRect {
    let position = isHorizontal ? bounds.minX : bounds.minY
    if position != offset { isBackward = position < offset }
    offset = position
    let distance = isBackward ? -1.0 : 1.0
    return isHorizontal
      ? bounds.offsetBy(dx: distance * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: distance * bounds.height)
  }

  /// Takes the rows that show and those ahead. Returns the rows that the app is notified of, and those that
  /// it was notified of and that are not expected any more.
  func update(visible: [IndexPath], ahead: [IndexPath]) -> (
    new: [IndexPath], cancelled: [IndexPath]
  ) {
    let shown = Set(visible)
    let wanted = Set(ahead).subtracting(shown)
    let cancelled = announced.subtracting(wanted).subtracting(shown)
    let new = wanted.subtracting(announced)
    announced = wanted
    return (new.sorted(), cancelled.sorted())
  }
}
