import UIKit

/// Remembers what the view above or below all rows was measured for, so that it is measured again only when
/// its content or the table's width may have changed.
@MainActor struct EdgeViewLayout {
  private var isValid = false
  private weak var measured: UIView?
  private var width: CGFloat = 0

  /// Invalidates the measured size until the next layout.
  mutating func invalidate() { isValid = false }

  /// Measures the view, and gives it the size.
  /// - Returns: Whether its size changed.
  mutating func resize(_ view: UIView, width: CGFloat) -> Bool {
    guard !isValid || measured !== view || self.width != width else { return false }
    (isValid, measured, self.width) = (true, view, width)
    view.translatesAutoresizingMaskIntoConstraints = true
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let new = CGSize(width: width, height: size.height)
    guard view.frame.size != new else { return false }
    view.frame.size = new
    return true
  }
}
