import QuartzCore

/// The way of a navigation bar from one item to another: both rows are shown, one over the other, and each
/// moves to or from its place.
@MainActor final class NavigationBarChange {
  /// The bar, which owns the change and may go before its end.
  private weak var bar: UINavigationBar?
  private let old: NavigationRow
  private let new: NavigationRow
  private let isPush: Bool
  /// The height of the bar before the change, which the row that goes keeps.
  private let oldHeight: CGFloat
  /// The height of the bar after the change, which the row that comes has from the start.
  private var newHeight: CGFloat
  private let formerStack: [UINavigationItem]
  private let stack: [UINavigationItem]
  /// The animator that moves the rows, where the bar animates them itself.
  var animator: UIViewPropertyAnimator?

  /// Puts both rows at the start.
  /// - Parameters:
  ///   - bar: The bar.
  ///   - old: The row that is shown.
  ///   - new: The row that comes.
  ///   - isPush: Whether the new item is deeper in the stack than the old one.
  ///   - stack: The items after the change.
  ///   - slides: Whether the pages below the bar slide.
  init(
    in bar: UINavigationBar, from old: NavigationRow, to new: NavigationRow, isPush: Bool,
    stack: [UINavigationItem], slides: Bool
  ) {
    (self.bar, self.old, self.new, self.isPush, self.stack) = (bar, old, new, isPush, stack)
    (oldHeight, newHeight) = (bar.bounds.height, bar.bounds.height)
    formerStack = bar.stack
    for row in [old, new] { row.slides = slides }
    old.isUserInteractionEnabled = false
    bar.update(new, in: stack)
    UIView.performWithoutAnimation {
      new.place(frame(of: new, in: bar.bounds))
      new.layoutIfNeeded()
      new.apply(isPush ? .deeper : .covered, beside: old)
      new.layoutIfNeeded()
    }
  }

  /// Returns the frame of one of the rows: each keeps the height that it has with its own page.
  func frame(of row: NavigationRow, in bounds: CGRect) -> CGRect {
    var frame = bounds
    frame.size.height = row === old ? oldHeight : newHeight
    return frame
  }

  /// Gives the row that comes the height that the bar will have, in points.
  func prepare(height: CGFloat) {
    guard let bar, height != newHeight else { return }
    newHeight = height
    UIView.performWithoutAnimation {
      new.place(frame(of: new, in: bar.bounds))
      new.layoutIfNeeded()
    }
  }

  /// Shows what the items say now.
  func updateContents() {
    bar?.update(old, in: formerStack)
    bar?.update(new, in: stack)
  }

  /// Moves both rows to where they are going.
  func move() {
    new.apply(.here, beside: old)
    old.apply(isPush ? .covered : .deeper, beside: new)
    for row in [old, new] { row.layoutIfNeeded() }
    bar?.setNeedsLayout()
    bar?.showBackground(for: new.item)
  }

  /// The new row alone is there, or the old one again where the change was cancelled.
  func end(isCancelled: Bool = false) {
    end(at: isCancelled ? formerStack : stack)
  }

  /// One row alone is there: that of the last item of a stack.
  func end(at stack: [UINavigationItem]) {
    let (stays, leaves) = stack.last === old.item ? (old, new) : (new, old)
    leaves.removeFromSuperview()
    animator = nil
    UIView.performWithoutAnimation {
      stays.apply(.here, beside: nil)
      stays.isUserInteractionEnabled = true
      bar?.end(self, with: stays, stack: stack)
    }
  }

  /// Brings a change that the bar runs itself to its end at once.
  func finish() {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
