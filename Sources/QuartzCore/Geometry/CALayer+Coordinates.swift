import CoreGraphics

extension CALayer {
  /// The upright box around the transformed layer, in the superlayer's space.
  var transformedFrame: CGRect {
    let (width, height) = (bounds.width, bounds.height)
    return CGRect(x: -anchorPoint.x * width, y: -anchorPoint.y * height, width: width, height: height)
      .applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
  }

  /// The affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine one.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The map from the layer's own space to its superlayer's.
  private var mapToSuperlayer: CGAffineTransform {
    ownFlip.concatenating(
      CGAffineTransform(
        translationX: -bounds.minX - anchorPoint.x * bounds.width,
        y: -bounds.minY - anchorPoint.y * bounds.height)
    )
    .concatenating(shownTransform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The map from the layer's own space to that of the outermost layer around it.
  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      map = map.concatenating(layer.mapToSuperlayer)
      layer = superlayer
    }
    return map
  }

  /// The map to another layer's space; nil stands for the space of the outermost layer.
  private func map(to layer: CALayer?) -> CGAffineTransform {
    guard layer !== self else { return .identity }
    return mapToRoot.concatenating(layer?.mapToRoot.inverted() ?? .identity)
  }

  /// Converts a point of another layer's space, or of the outermost layer's, to the layer's own.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(to: l).inverted())
  }

  /// Converts a point of the layer's own space to another layer's, or to the outermost layer's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(map(to: l))
  }

  /// Converts a box of another layer's space to the upright box around it in the layer's own.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(to: l).inverted())
  }

  /// Converts a box of the layer's own space to the upright box around it in another layer's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(map(to: l))
  }

  /// Whether a point of the layer's own space lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost and innermost layer, this one among them, that a point lies in; nil for none.
  /// Hidden layers and what a layer cuts off are left out.
  ///
  /// - Parameter p: A point of the superlayer's space.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, !isHiddenBackface else { return nil }
    let point = p.applying(mapToSuperlayer.inverted())
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    let fromTheFront = children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for (_, layer) in fromTheFront {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The size that the layer would like to have: that of its frame.
  public func preferredFrameSize() -> CGSize { frame.size }

  /// The part of the bounds that no layer around it cuts off.
  public var visibleRect: CGRect {
    var visible = bounds
    var next = superlayer
    while let layer = next {
      if layer.masksToBounds || layer is CAScrollLayer {
        visible = visible.intersection(convert(layer.bounds, from: layer))
      }
      next = layer.superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// Scrolls the nearest ``CAScrollLayer`` around this layer so that a point lies at its origin.
  public func scroll(_ p: CGPoint) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(p, to: layer))
  }

  /// Scrolls the nearest ``CAScrollLayer`` around this layer as little as is needed to show a box.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  private var scrollLayer: CAScrollLayer? {
    var next = superlayer
    while let layer = next, !(layer is CAScrollLayer) { next = layer.superlayer }
    return next as? CAScrollLayer
  }
}
