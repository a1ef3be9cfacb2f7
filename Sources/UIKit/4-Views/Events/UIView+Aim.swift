import QuartzCore

/// Presses that were aimed at something that is no longer there: a display at the end of a slow line shows a
/// screen for a while after the app has gone on to the next, and a person may press it once more.
extension UIView {
  /// The number of the commit with which the contents of a view became others.
  private static let exchanges = AssociatedProperty<Int>()

  /// Notes that what lies in the view is another screen from the end of this turn on. Presses that were made
  /// before a display showed it are dropped.
  func contentsWereExchanged() {
    UIScreen.main.host.afterCommit { [weak self] number in
      if let self { Self.exchanges[self] = number }
    }
  }

  /// Whether a press on the view was aimed at it: the display had shown the screen that it lies in.
  /// - Parameter commit: The last commit that the display had shown; nil where it shows all at once.
  func wasShown(in commit: Int?) -> Bool {
    guard let commit else { return true }
    var next: UIView? = self
    while let view = next {
      if let number = Self.exchanges[view], commit < number { return false }
      next = view.superview
    }
    return true
  }
}
