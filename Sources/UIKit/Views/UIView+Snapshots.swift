import QuartzCore

extension UIView {
  /// A view that shows what this one shows now, with all in it, and does not change any more. With `afterUpdates`
  /// what is due is laid out and drawn before. Nil for a view without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    if afterUpdates {
      layoutIfNeeded()
      displayTree()
    }
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    let copy = layer.frozenCopy()
    copy.transform = CATransform3DIdentity
    copy.position = CGPoint(x: bounds.midX, y: bounds.midY)
    copy.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.bounds = bounds
    view.layer.addSublayer(copy)
    return view
  }

  private func displayTree() {
    layer.displayIfNeeded()
    for view in subviews { view.displayTree() }
  }
}
