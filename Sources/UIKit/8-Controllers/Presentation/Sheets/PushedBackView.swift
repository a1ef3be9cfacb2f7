import QuartzCore

/// Draws back what lies behind a sheet in a narrow window: smaller, lower and with round corners.
@MainActor final class PushedBackView {
  private weak var view: UIView?
  private var former: (radius: CGFloat, clips: Bool, fillsSuperview: Bool)?

  /// Draws a view back to a degree, 0…1, or follows a change of its size.
  func push(_ target: UIView, behind container: UIView, share: CGFloat = 1) {
    if view !== target { release() }
    if former == nil {
      former = (
        target.layer.cornerRadius, target.clipsToBounds, target.frame == target.superview?.bounds
      )
      view = target
    }
    let box = container.bounds
    guard box.width > 0, box.height > 0 else { return }
    if former?.fillsSuperview == true, target.bounds.size != box.size {
      target.bounds.size = box.size
      target.center = CGPoint(x: box.midX, y: box.midY)
    }
    let size = target.bounds.size
    let scale = max((size.width - 2 * PresentationMetrics.pushedBackInset) / size.width, 0.5)
    let top = PresentationMetrics.sheetTop(below: container.safeAreaInsets) - PresentationMetrics.sheetTopGap
    let scaledTop = target.center.y - size.height * scale / 2
    let part = 1 - share * (1 - scale)
    let transform = CGAffineTransform(scaleX: part, y: part)
      .concatenating(CGAffineTransform(translationX: 0, y: share * (top - scaledTop)))
    if target.transform != transform { target.transform = transform }
    target.layer.cornerRadius = share * PresentationMetrics.sheetCorner / part
    target.clipsToBounds = true
  }

  /// Lets the view come forward again.
  func release() {
    guard let former else { return }
    self.former = nil
    guard let view else { return }
    view.transform = .identity
    view.layer.cornerRadius = former.radius
    view.clipsToBounds = former.clips
    // The window may have been resized in between, and masks do not reckon with transforms.
    if former.fillsSuperview, let superview = view.superview { view.frame = superview.bounds }
    self.view = nil
  }
}
