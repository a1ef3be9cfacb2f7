import DisplayProtocol

/// The parts of a layer's 3D transform that few layers set: the transform of its sublayers, the depth of its
/// anchor point, and whether its back is visible.
struct LayerDepth: Equatable {
  /// Applied to the sublayers; nil for the identity.
  var sublayerTransform: CATransform3D?
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true

  /// Whether any layer ever set one of these; until then no layer's superlayer is asked.
  @MainActor static var isUsed = false
}

extension CALayer {
  /// Applied to the sublayers, about the anchor point, after their own transforms; the identity by default.
  ///
  /// A perspective places and scales each sublayer as its middle requires, by its `zPosition` too; sides stay
  /// parallel.
  public var sublayerTransform: CATransform3D {
    get { uncommonProperties?.depth.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard newValue != sublayerTransform else { return }
      for layer in children { layer.willChange(layer.projectionChanges) }
      depthProperties.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
      for layer in children { layer.setNeedsCommit(layer.projectionChanges) }
    }
  }

  /// The depth of the point that transforms turn about; 0 by default.
  public var anchorPointZ: CGFloat {
    get { depthProperties.anchorPointZ }
    set {
      willChange(projectionChanges)
      depthProperties.anchorPointZ = newValue
      setNeedsCommit(projectionChanges)
    }
  }

  /// Whether the layer shows when it is turned away, as by half a turn about its upright axis; true by
  /// default. A layer in motion is turned away as soon as the end of its way is.
  public var isDoubleSided: Bool {
    get { depthProperties.isDoubleSided }
    set {
      depthProperties.isDoubleSided = newValue
      setNeedsCommit(.isHidden)
    }
  }

  /// Whether the superlayer's transform or a depth of its own has a part in where the layer shows.
  var isProjected: Bool {
    LayerDepth.isUsed && (outerTransform != nil || uncommonProperties?.depth.anchorPointZ ?? 0 != 0)
  }

  /// The transform that the superlayer has for its sublayers; nil for the identity, and for its mask.
  private var outerTransform: CATransform3D? {
    guard let parent, let transform = parent.uncommonProperties?.depth.sublayerTransform else { return nil }
    return parent.maskLayer === self ? nil : transform
  }

  /// Whether the layer's own transform has a perspective.
  private var hasPerspective: Bool {
    guard isTransformed else { return false }
    let transform = transform
    return transform.m14 != 0 || transform.m24 != 0 || transform.m44 != 1
  }

  /// The changes that another place makes.
  var placeChanges: LayerChanges {
    guard isProjected || hasPerspective else { return .frame }
    return uncommonProperties?.depth.isDoubleSided ?? true
      ? [.frame, .transform] : [.frame, .transform, .isHidden]
  }

  /// The changes that another transform makes.
  var projectionChanges: LayerChanges {
    uncommonProperties?.depth.isDoubleSided ?? true ? .transform : [.transform, .isHidden]
  }

  /// Records a change of the layer and of what lies in it by the layer's own transform.
  func projectionDidChange(_ change: LayerChanges) {
    setNeedsCommit(change.union(projectionChanges))
    sublayerProjectionDidChange()
  }

  /// Records that the point moved about which sublayers are transformed.
  func sublayerProjectionDidChange() {
    guard uncommonProperties?.depth.sublayerTransform != nil else { return }
    for layer in children { layer.setNeedsCommit(layer.projectionChanges) }
  }

  /// The origin of the box without the transform, in the superlayer's space.
  var untransformedOrigin: CGPoint {
    CGPoint(x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
  }

  /// The transform about the anchor point with all that has a part in it.
  private var projection: CATransform3D {
    var matrix = transform
    let depth = anchorPointZ
    if depth != 0 {
      matrix = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -depth), matrix),
        CATransform3DMakeTranslation(0, 0, depth))
    }
    guard let parent, let outer = outerTransform else { return matrix }
    let box = parent.bounds
    let x = position.x - box.minX - parent.anchorPoint.x * box.width
    let y = position.y - box.minY - parent.anchorPoint.y * box.height
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, zPosition))
    return CATransform3DConcat(
      CATransform3DConcat(matrix, outer), CATransform3DMakeTranslation(-x, -y, 0))
  }

  /// The affine transform about the anchor point by which the layer shows in its superlayer.
  package var shownTransform: CGAffineTransform {
    guard isProjected || hasPerspective else { return affineTransform() }
    let middle = CGPoint(x: (0.5 - anchorPoint.x) * bounds.width, y: (0.5 - anchorPoint.y) * bounds.height)
    return projection.affine(touchingAt: middle)
  }

  /// Whether the layer shows its back and has none.
  var isHiddenBackface: Bool {
    guard let depth = uncommonProperties?.depth, !depth.isDoubleSided else { return false }
    return projection.showsBack
  }
}

extension CATransform3D {
  /// The affine transform that has the same value and the same derivatives at a point; the affine part where
  /// the point lies behind the eye.
  fileprivate func affine(touchingAt point: CGPoint) -> CGAffineTransform {
    let depth = point.x * m14 + point.y * m24 + m44
    guard depth > 1e-6 else { return CATransform3DGetAffineTransform(self) }
    let x = (point.x * m11 + point.y * m21 + m41) / depth
    let y = (point.x * m12 + point.y * m22 + m42) / depth
    let (a, b) = ((m11 - x * m14) / depth, (m12 - y * m14) / depth)
    let (c, d) = ((m21 - x * m24) / depth, (m22 - y * m24) / depth)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - point.x * a - point.y * c, ty: y - point.x * b - point.y * d)
  }

  /// Whether the front of the plane is turned away from a distant viewer.
  fileprivate var showsBack: Bool {
    let upright = m11 * m22 - m12 * m21
    let volume =
      upright * m33 - (m11 * m23 - m13 * m21) * m32 + (m12 * m23 - m13 * m22) * m31
    return upright * volume < 0
  }
}
