import DisplayProtocol

/// One layer as it is drawn now: what a running animation shows, not where it leads.
final class PaintNode {
  let id: LayerID
  unowned var parent: PaintNode?
  var children: [PaintNode] = []
  var properties = LayerProperties()
  /// The content shown in place of the layer's own while the layer's text is edited.
  var editing: EditorPicture?
  /// The turn in which the layer was last damaged, so that it is damaged once a turn.
  var touchedInTurn = 0
  private var cachedExtent: CGRect?
  private var cachedChildExtents: [CGRect]?

  init(id: LayerID, parent: PaintNode?) {
    self.id = id
    self.parent = parent
  }

  /// The index of the layer among its siblings. Layers that move or are removed are more often on top.
  var indexInParent: Int {
    parent!.children.lastIndex { $0 === self }!
  }

  /// The child that cuts the layer and is not drawn itself.
  var mask: PaintNode? {
    guard let id = properties.mask else { return nil }
    return children.first { $0.id == id }
  }

  /// Whether anything of the layer or its children can show.
  var isVisible: Bool {
    !properties.isHidden && properties.opacity > 0 && properties.frame.isDrawable
  }

  /// Everything that the layer and its children may draw on, in the parent's space in points. Generous by a
  /// point or so, for what goes to whole pixels. Null when they draw nothing.
  var extent: CGRect {
    if let cachedExtent { return cachedExtent }
    let extent = isVisible ? measuredExtent : .null
    cachedExtent = extent
    return extent
  }

  /// The extents of the children, in their order: those of many are looked through without looking at the
  /// children themselves.
  var childExtents: [CGRect] {
    if let cachedChildExtents { return cachedChildExtents }
    let extents = children.map(\.extent)
    cachedChildExtents = extents
    return extents
  }

  /// Whether the extent follows from what the children draw.
  private var coversChildren: Bool { isVisible && !properties.masksToBounds }

  private var measuredExtent: CGRect {
    var all = properties.ownExtent
    if coversChildren {
      for extent in childExtents where !extent.isNull { all = all.union(extent) }
    }
    if let shadow = properties.shadowOfContent { all = all.withShadow(shadow) }
    return properties.extentInParent(of: all)
  }

  /// The corners of what shows in the layer's box: its own, or those of the layer that fills it, as the
  /// ground of a cell does.
  var shownCorners: Corners {
    var node = self
    while node.properties.corners.radius <= 0 || node.properties.corners.mask.isEmpty {
      let bounds = node.properties.bounds
      let filling = node.children.first { child in
        let frame = child.properties.frame
        return child.isVisible && abs(frame.minX - bounds.minX) < 1 && abs(frame.maxX - bounds.maxX) < 1
          && abs(frame.minY - bounds.minY) < 1 && abs(frame.maxY - bounds.maxY) < 1
      }
      guard let filling else { return Corners() }
      node = filling
    }
    return node.properties.corners
  }

  /// Discards what was measured, here and in the layers around it that follow from it.
  func invalidateExtent() {
    var node = self
    while node.cachedExtent != nil {
      node.cachedExtent = nil
      guard let parent = node.parent else { return }
      parent.cachedChildExtents = nil
      guard parent.coversChildren else { return }
      node = parent
    }
  }

  /// Discards what was measured of the children, after some came, went or changed places.
  func invalidateChildren() {
    cachedChildExtents = nil
    if coversChildren { invalidateExtent() }
  }

  /// The pixels of the layer's box in the picture, when neither it nor a layer around it is transformed.
  func uprightBox(scale: CGFloat) -> PixelRect? {
    var line: [PaintNode] = []
    var next: PaintNode? = self
    while let node = next {
      guard node.isVisible, node.properties.transform.matrix.isIdentity else { return nil }
      line.append(node)
      next = node.parent
    }
    // From the outside in, as it is drawn, so that it is rounded alike.
    var origin = CGPoint.zero
    var box = CGRect.zero
    for node in line.reversed() {
      let (frame, offset) = (node.properties.frame, node.properties.contentOffset)
      box = CGRect(
        x: origin.x + frame.origin.x * scale, y: origin.y + frame.origin.y * scale,
        width: frame.width * scale, height: frame.height * scale)
      origin = CGPoint(x: box.origin.x - offset.x * scale, y: box.origin.y - offset.y * scale)
    }
    return PixelRect(snapping: box)
  }

  /// All pixels of the layer's box, where it is seen and blurs what lies behind it: the blur looks at pixels
  /// that layers around this one cut off, too. Null where it does not.
  func blurredBox(scale: CGFloat) -> CGRect {
    guard properties.showsBlur, isVisible, !sceneRect(extent).isNull else { return .null }
    if let box = uprightBox(scale: scale) { return box.rect }
    var box = properties.bounds
    var next: PaintNode? = self
    while let node = next {
      box = node.properties.extentInParent(of: box)
      guard !box.isNull else { return .null }
      next = node.parent
    }
    let rect = CGRect(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale
    ).grown(by: 2)
    return rect.isDrawable ? rect : .null
  }

  /// Whether a layer around this one throws a shadow of all that it shows.
  var isInShadowOfContent: Bool {
    var next = parent
    while let node = next {
      if node.properties.shadowOfContent != nil { return true }
      next = node.parent
    }
    return false
  }

  /// Carries a rectangle of the layer's parent's space to the scene's, cut where layers around it cut; null
  /// when one of them is not visible.
  func sceneRect(_ rect: CGRect) -> CGRect {
    var rect = rect
    var next = parent
    while let node = next {
      guard !rect.isNull, node.isVisible else { return .null }
      if node.properties.masksToBounds {
        rect = rect.intersection(node.properties.bounds.grown(by: 1))
        if rect.isNull { return .null }
      }
      if let shadow = node.properties.shadowOfContent { rect = rect.withShadow(shadow) }
      rect = node.properties.extentInParent(of: rect)
      next = node.parent
    }
    return rect
  }
}

extension LayerProperties {
  /// Whether anything of what lies behind the layer is seen blurred.
  var showsBlur: Bool { backgroundBlur.limited.radius > 0 && (backgroundColor?.alpha ?? 0) < 1 }

  /// Everything that the layer itself may draw on, in its own space.
  var ownExtent: CGRect {
    var extent = bounds.grown(by: 1)
    if !masksToBounds {
      switch content {
      case .none: break
      case .text(let text, let origin):
        // Letters may reach over their line's box; none reaches farther than its height.
        let reach = text.lines.reduce(0) { max($0, $1.height) } + text.decorationReach
        let rect = CGRect(origin: origin, size: text.size).grown(by: reach)
        if rect.isDrawable { extent = extent.union(rect) }
      case .image(let image):
        if image.rect.isDrawable { extent = extent.union(image.rect.grown(by: 1)) }
      case .shape(let shape):
        let rect = shape.extent
        if !rect.isNull, rect.isDrawable { extent = extent.union(rect.grown(by: 1)) }
      }
    }
    if let shadow, shadowOfContent == nil {
      let shape = shadow.path.map { $0.controlPointBox } ?? bounds
      let rect =
        shape
        .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .grown(by: max(0, shadow.radius) * 3 + 2)
      if rect.isDrawable { extent = extent.union(rect) }
    }
    return extent
  }

  /// A rectangle of the layer's own space in its parent's, generous where the layer is transformed.
  func extentInParent(of rect: CGRect) -> CGRect {
    guard !transform.matrix.isIdentity else {
      return rect.offsetBy(dx: frame.origin.x - contentOffset.x, dy: frame.origin.y - contentOffset.y)
    }
    let extent = rect.applying(transformToParent).grown(by: 1)
    return extent.isDrawable ? extent : .null
  }
}

extension CGRect {
  /// The rectangle and where a shadow of it may lie.
  func withShadow(_ shadow: Shadow) -> CGRect {
    guard !isNull, shadow.isDrawable else { return self }
    return union(
      offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).grown(by: max(0, shadow.radius) * 3 + 2))
  }
}

extension CGPath {
  /// The rectangle around all of the path's points, those that control curves included.
  fileprivate var controlPointBox: CGRect {
    var box = CGRect.null
    for element in elements {
      let points: [CGPoint] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [point, control]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
      for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    return box
  }
}
