import QuartzCore

extension UIView {
  /// The frame of the view in its superview, without its transform.
  var untransformedFrame: CGRect {
    get {
      let layer = backingLayer
      let (position, anchor, size) = (layer.position, layer.anchorPoint, layer.bounds.size)
      return CGRect(
        origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        size: size)
    }
    set {
      guard untransformedFrame != newValue else { return }
      if !backingLayer.isTransformed {
        frame = newValue
        return
      }
      if bounds.size != newValue.size { bounds.size = newValue.size }
      let anchor = layer.anchorPoint
      let center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
      if self.center != center { self.center = center }
    }
  }

  /// From the view's own space to its superview's.
  var transformToSuperview: CGAffineTransform {
    let (position, anchor, bounds) = (layer.position, layer.anchorPoint, layer.bounds)
    let toAnchor = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
    return layer.ownFlip.concatenating(toAnchor)
      .concatenating(layer.shownTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From the view's own space to its window's, or to that of the outermost view where it is in none.
  var transformToWindow: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      transform = transform.concatenating(view.transformToSuperview)
      view = superview
    }
    if view is UIWindow { return transform }
    return transform.concatenating(view.transformToSuperview)
  }

  func transformFromWindow(to view: UIView?) -> CGAffineTransform {
    view?.transformToWindow.inverted() ?? .identity
  }

  /// From the view's own space to another view's; nil is the window.
  func conversion(to view: UIView?) -> CGAffineTransform {
    transformToWindow.concatenating(transformFromWindow(to: view))
  }

  /// From another view's space to this one's; nil is the window.
  func conversion(from view: UIView?) -> CGAffineTransform {
    (view?.transformToWindow ?? .identity).concatenating(transformToWindow.inverted())
  }

  /// Resizes the subviews by their masks after the view's size changed.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      view.untransformedFrame = view.autoresizingMask.frame(
        of: view.untransformedFrame, from: oldSize, to: bounds.size)
    }
  }
}

extension UIView {
  /// Gives the view's own box the size that fits, whatever its transform makes of that in the superview.
  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard !layer.affineTransform().isIdentity else {
      frame.size = size
      return
    }
    let origin = frame.origin
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }
}
