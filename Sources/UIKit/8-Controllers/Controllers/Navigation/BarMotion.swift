import CoreGraphics

/// The movement of bars that a transition between two pages hides or shows: they come and go with the page
/// that has them.
struct BarMotion {
  /// Whether the page that comes is deeper in the stack.
  let isPush: Bool
  /// Whether the pages slide; else bars come and go by their edge of the window.
  let slides: Bool
  let navigationBarWasHidden: Bool
  let toolbarWasHidden: Bool
  /// Whether the bars are where they are at the end of the transition.
  var hasMoved = false

  /// The place of a bar along and across its edge.
  struct Place {
    /// Whether the bar lies beyond its edge.
    var isOut = false
    /// Whether the bar is not seen at any time.
    var isHidden = false
    /// The distance from where the bar lies when it is shown, in widths of the window, towards where lines
    /// end.
    var widths: CGFloat = 0
  }

  /// Returns the place of a bar.
  /// - Parameters:
  ///   - isHidden: Whether it is hidden after the transition.
  ///   - wasHidden: Whether it was hidden before.
  func place(isHidden: Bool, wasHidden: Bool) -> Place {
    let isAway = hasMoved ? isHidden : wasHidden
    guard isAway else { return Place() }
    if isHidden == wasHidden { return Place(isOut: true, isHidden: true) }
    guard slides else { return Place(isOut: true) }
    // A bar of the upper page lies where lines end, one of the lower page where they begin.
    return Place(widths: isPush == wasHidden ? 1 : -1)
  }
}
