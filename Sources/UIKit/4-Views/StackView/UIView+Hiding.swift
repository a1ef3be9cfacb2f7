import Foundation
import QuartzCore

extension UIView {
  /// One going from a stack view; another hiding is another one.
  final class Leaving {}

  /// Hides or shows the view. An arranged view of a stack that is hidden under an animation is seen until the
  /// others have closed up.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    defer { if accessibilityViewIsModal { superview?.modalSubviewsDidChange() } }
    leaving = nil
    guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) else {
      layer.isHidden = isHidden
      return
    }
    guard let animation = ImplicitAnimation.current else {
      layer.isHidden = isHidden
      stack.setNeedsArrangement()
      return
    }
    if isHidden { leave(after: animation.delay + animation.duration) } else { layer.isHidden = false }
    stack.setNeedsArrangement()
    (stack.superview ?? stack).layoutIfNeeded()
  }

  private func leave(after seconds: TimeInterval) {
    let leaving = Leaving()
    self.leaving = leaving
    setNeedsSemantics()
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated { self?.finishLeaving(leaving) }
    }
  }

  /// Removes the view, unless it was shown again meanwhile.
  func finishLeaving(_ leaving: Leaving) {
    guard self.leaving === leaving else { return }
    self.leaving = nil
    layer.isHidden = true
  }
}
