import QuartzCore

extension UIView {
  /// Draws the view and all in it, as they were set, into the current context, its bounds stretched over a
  /// rectangle. With `afterUpdates`, what is due is laid out before. Returns whether there was anything to
  /// draw and to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows what this one shows now, with all in it, and does not change any more. With
  /// `afterUpdates` what is due is laid out and drawn before. Nil for a view without a size.
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

  /// A view that shows a part of what this one shows now, whose middle stretches when it gets another size
  /// and whose edges keep theirs. Nil for a part without a size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context.cgContext)
    }
    let view = UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    view.isUserInteractionEnabled = false
    return view
  }

  private func displayTree() {
    layer.displayIfNeeded()
    for view in subviews { view.displayTree() }
    mask?.displayTree()
  }
}
