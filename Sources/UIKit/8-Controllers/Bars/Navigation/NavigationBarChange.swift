import QuartzCore

/// The way of a navigation bar from one item to another: both rows are shown, one over the other, and each
/// moves to or from its place.
@MainActor final class NavigationBarChange {
  /// The bar, which owns the change and may go before its end.
  private weak var bar: UINavigationBar?
  private let old: NavigationRow
  private let new: NavigationRow
  private let isPush: Bool
  private let formerStack: [UINavigationItem]
  private let stack: [UINavigationItem]
  /// The animator that moves the rows, where the bar animates them itself.
  var animator: UIViewPropertyAnimator?

  init(
    in bar: UINavigationBar, from old: NavigationRow, to new: NavigationRow, isPush: Bool,
    stack: [UINavigationItem]
  ) {
    (self.bar, self.old, self.new, self.isPush, self.stack) = (bar, old, new, isPush, stack)
    formerStack = bar.stack
    old.isUserInteractionEnabled = false
    bar.update(new, in: stack)
    UIView.performWithoutAnimation {
      new.place(bar.bounds)
      new.layoutIfNeeded()
      new.apply(isPush ? .deeper : .covered, beside: old)
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
