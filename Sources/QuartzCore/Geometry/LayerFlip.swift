import DisplayProtocol

extension CALayer {
  /// Whether any layer ever counted y upward; until then no layer asks the layers around it.
  static var areGeometriesFlipped = false

  /// Whether y counts upward from the layer's bottom edge, in the layer and in all that lies in it; false by
  /// default, and turned around again by such a layer within.
  ///
  /// Places of sublayers, shadows, rounded corners and converted points follow. Contents stay upright, as
  /// Core Animation's documentation says, and so do the paths of shapes. Not for the layers of scroll views:
  /// displays scroll these downward.
  public var isGeometryFlipped: Bool {
    get { uncommonProperties?.isGeometryFlipped ?? false }
    set {
      guard newValue != isGeometryFlipped else { return }
      ensureUncommonProperties().isGeometryFlipped = newValue
      CALayer.areGeometriesFlipped = true
      flipDidChange()
    }
  }

  /// Whether the contents are turned around against the layer's own space to show upright.
  public func contentsAreFlipped() -> Bool { hasFlippedSpace }

  /// Whether the layer's own space is turned around against the display's.
  var hasFlippedSpace: Bool {
    guard CALayer.areGeometriesFlipped else { return false }
    return isGeometryFlipped != isFlipped
  }

  /// Whether the space that the layer lies in is turned around against the display's. A copy lies where its
  /// model does.
  var isFlipped: Bool {
    guard CALayer.areGeometriesFlipped else { return false }
    return (parent ?? modelLayer?.parent)?.hasFlippedSpace ?? false
  }

  /// Returns the frame for displays of one in the superlayer's space, or the other way around.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isFlipped, let box = (parent ?? modelLayer?.parent)?.bounds else { return frame }
    return CGRect(
      x: frame.minX, y: box.minY + box.maxY - frame.maxY, width: frame.width, height: frame.height)
  }

  /// The anchor point as displays have it.
  var displayedAnchorPoint: CGPoint {
    isFlipped ? CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y) : anchorPoint
  }

  /// The rounded corners as displays have them.
  var displayedCorners: CACornerMask {
    guard hasFlippedSpace else { return maskedCorners }
    var mask = maskedCorners.subtracting(.all)
    let pairs: [(CACornerMask, CACornerMask)] = [
      (.layerMinXMinYCorner, .layerMinXMaxYCorner), (.layerMaxXMinYCorner, .layerMaxXMaxYCorner),
    ]
    for (top, bottom) in pairs {
      if maskedCorners.contains(top) { mask.insert(bottom) }
      if maskedCorners.contains(bottom) { mask.insert(top) }
    }
    return mask
  }

  /// From the layer's own space to the same space with y downward; nothing for most layers.
  package var ownFlip: CGAffineTransform {
    guard isGeometryFlipped else { return .identity }
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// Calls `body` with the sublayers whose frames hang on the layer's bounds, since they count from the
  /// bottom.
  func forEachFlippedSublayer(_ body: (CALayer) -> Void) {
    guard hasFlippedSpace else { return }
    children.forEach(body)
    if let maskLayer { body(maskLayer) }
  }

  /// Records that the layer, and all in it, shows by another direction of y.
  func flipDidChange() {
    setNeedsCommit([.corners, .shadow])
    for layer in children + [maskLayer].compactMap({ $0 }) {
      layer.setNeedsCommit([.frame, .transform])
      layer.flipDidChange()
    }
  }
}

extension CGAffineTransform {
  /// The same map in spaces whose y is turned around.
  var flipped: CGAffineTransform { CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: tx, ty: -ty) }
}
