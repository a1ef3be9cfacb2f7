import DisplayProtocol

/// Draws layers. It works in pixels, since a layer's box goes to whole pixels, as in browsers: the edges of
/// a box that stands upright are rounded each for itself; inside a layer that is turned or scaled, boxes go
/// to the whole pixels of that layer's own space.
///
/// Drawing only what is dirty gives the same pixels there as drawing everything, to the last bit. Cairo's
/// own clip would not: an edge that is cut is rounded otherwise. So what needs smooth edges or sampling is
/// drawn whole or not at all, beyond what is dirty too, and only boxes of whole pixels are cut. A layer that
/// blurs what lies behind it needs all of that: what is dirty holds its whole box or nothing of it
/// (`PaintTree.damageWholeBlurs()`).
package struct SceneRenderer {
  /// The context to draw into; its unit must be the pixel.
  let context: CGContext
  /// Pixels to a point.
  let scale: CGFloat
  /// All that may be drawn on, in the pixels of the scene; nil for all pixels of the context.
  var area: CGRect?
  /// The blurred backdrops of layers: those of a bitmap are put down here, those of a document are taken from
  /// here.
  var backdrops: BackdropRecord?

  init(context: CGContext, scale: CGFloat) {
    (self.context, self.scale) = (context, scale)
  }

  /// Draws a layer of the scene's space and all in it whole, in a context whose present space is that of the
  /// scene in pixels: upright where its pixels are the context's own.
  func draw(_ root: PaintNode, in area: CGRect, isUpright: Bool) {
    var renderer = self
    renderer.area = PixelRect(covering: area.grown(by: 2)).rect
    renderer.recordBackdrops(of: root, in: renderer.canvas, on: nil)
    let around = Surroundings(dirty: renderer.canvas, isUpright: isUpright)
    if root.isVisible { renderer.draw(root, at: .zero, renderer.canvas, around) }
  }

  /// Draws a layer of the scene's space and all in it, as far as it touches `dirty`. What lies outside may
  /// be drawn on too, and is not complete.
  func draw(_ root: PaintNode, dirty: PixelRect) {
    var renderer = self
    renderer.recordBackdrops(of: root, in: dirty.rect, on: .white)
    renderer.drawRecorded(root, dirty: dirty)
  }

  private func drawRecorded(_ root: PaintNode, dirty: PixelRect) {
    // What is rounded to whole pixels may reach one further; the extents are generous by a point.
    let around = Surroundings(dirty: scale < 1 ? dirty.rect.grown(by: 1) : dirty.rect, isUpright: true)
    if root.isVisible { draw(root, at: .zero, canvas, around) }
  }

  /// The information that a layer needs about the layers around it.
  private struct Surroundings {
    /// The area that needs to be drawn, in the pixels of the present space; whole ones where that is upright.
    var dirty: CGRect
    /// Whether the pixels of the present space are those of the picture.
    var isUpright: Bool
    /// Whether a round edge cuts what is drawn, so that something under it may show through.
    var isCutRound = false

    /// The part of a box that needs to be drawn.
    func part(of box: CGRect) -> CGRect {
      isUpright ? box.intersection(dirty) : box
    }

    /// Whether all that needs to be drawn lies in a box, away from its round corners.
    func liesInside(_ box: CGRect, radii: CornerRadii?) -> Bool {
      isUpright && box.contains(dirty) && avoidsCorners(of: box, radii: radii)
    }

    /// Whether nothing that needs to be drawn lies near a round corner.
    func avoidsCorners(of box: CGRect, radii: CornerRadii?) -> Bool {
      guard let radii else { return true }
      guard isUpright else { return false }
      func corner(_ size: CGSize, atRight: Bool, atBottom: Bool) -> CGRect {
        CGRect(
          x: atRight ? box.maxX - size.width : box.minX, y: atBottom ? box.maxY - size.height : box.minY,
          width: size.width, height: size.height)
      }
      return !corner(radii.topLeft, atRight: false, atBottom: false).overlaps(dirty)
        && !corner(radii.topRight, atRight: true, atBottom: false).overlaps(dirty)
        && !corner(radii.bottomLeft, atRight: false, atBottom: true).overlaps(dirty)
        && !corner(radii.bottomRight, atRight: true, atBottom: true).overlaps(dirty)
    }
  }

  /// All pixels there are.
  private var canvas: CGRect { area ?? CGRect(x: 0, y: 0, width: context.width, height: context.height) }

  /// Draws those children of a layer that touch what is dirty; the layer's own space begins at `origin`.
  private func drawChildren(of node: PaintNode, at origin: CGPoint, _ around: Surroundings) {
    let extents = node.childExtents
    func drawn(_ index: Int) -> CGRect {
      let extent = extents[index]
      return CGRect(
        x: origin.x + extent.origin.x * scale, y: origin.y + extent.origin.y * scale,
        width: extent.size.width * scale, height: extent.size.height * scale)
    }
    // What lies under a child that covers all that is dirty is not seen.
    let mask = node.mask
    let lowest = extents.indices.last {
      node.children[$0] !== mask && drawn($0).contains(around.dirty)
        && covers(node.children[$0], at: origin, around)
    }
    for index in (lowest ?? 0)..<extents.count where drawn(index).overlaps(around.dirty) {
      if node.children[index] === mask { continue }
      draw(node.children[index], at: origin, drawn(index), around)
    }
  }

  /// Whether a layer's background hides everything dirty that lies under it.
  private func covers(_ node: PaintNode, at origin: CGPoint, _ around: Surroundings) -> Bool {
    guard around.isUpright, !around.isCutRound, node.properties.backgroundColor?.alpha == 1,
      node.properties.opacity >= 1, node.properties.transform.matrix.isIdentity,
      node.properties.mask == nil
    else { return false }
    let (box, radii) = node.properties.box(in: origin, scale: scale)
    return around.liesInside(box.rect, radii: radii)
  }

  /// Draws a layer whose parent's space begins at `origin`, and which draws on `drawn` at most.
  private func draw(_ node: PaintNode, at origin: CGPoint, _ drawn: CGRect, _ around: Surroundings) {
    let frame = node.properties.frame
    let corner = CGPoint(x: origin.x + frame.origin.x * scale, y: origin.y + frame.origin.y * scale)
    guard !node.properties.transform.matrix.isIdentity else {
      return drawGroup(node, at: corner, drawn, around)
    }
    context.saveGState()
    defer { context.restoreGState() }
    let toParent = transform(of: node.properties, at: corner)
    context.concatenate(toParent)
    let determinant = toParent.a * toParent.d - toParent.b * toParent.c
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return }
    let dirty = around.dirty.applying(toParent.inverted()).grown(by: 1)
    drawGroup(node, at: .zero, drawn, Surroundings(dirty: dirty, isUpright: false))
  }

  /// From the pixels of a transformed layer's own box to those around it. The box begins at a whole pixel.
  private func transform(of properties: LayerProperties, at corner: CGPoint) -> CGAffineTransform {
    let anchor = CGPoint(
      x: properties.transform.anchor.x * properties.frame.width * scale,
      y: properties.transform.anchor.y * properties.frame.height * scale)
    var matrix = properties.transform.matrix
    matrix.tx *= scale
    matrix.ty *= scale
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(matrix)
      .concatenating(
        CGAffineTransform(
          translationX: corner.x.roundedToPixel + anchor.x, y: corner.y.roundedToPixel + anchor.y))
  }

  /// Draws a layer whose box begins at `corner`, with its opacity.
  private func drawGroup(_ node: PaintNode, at corner: CGPoint, _ drawn: CGRect, _ around: Surroundings) {
    let opacity = CGFloat(node.properties.opacity)
    // Of what lies behind the group, not of what is in it.
    let backdrop = backdrop(of: node, at: corner)
    let mask = node.mask
    guard opacity < 1 || mask != nil else {
      return drawShadowed(node, at: corner, drawn, around, backdrop)
    }
    if node.isOneStroke {
      context.saveGState()
      context.setAlpha(opacity)
      drawLayer(node, at: corner, around, nil)
      context.restoreGState()
      return
    }
    context.saveGState()
    context.setAlpha(opacity)
    if around.isUpright {
      let area = drawn.grown(by: 1).intersection(canvas)
      context.beginTransparencyLayer(in: PixelRect(covering: area).rect)
    } else {
      context.beginTransparencyLayer()
    }
    drawShadowed(node, at: corner, drawn, around, backdrop)
    if let mask { cut(node, by: mask, at: corner, around) }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Keeps of the present group what a mask covers.
  private func cut(_ node: PaintNode, by mask: PaintNode, at corner: CGPoint, _ around: Surroundings) {
    context.saveGState()
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer()
    let origin = node.properties.origin(at: corner, scale: scale)
    let extent = mask.extent
    if !extent.isNull {
      let drawn = CGRect(
        x: origin.x + extent.minX * scale, y: origin.y + extent.minY * scale, width: extent.width * scale,
        height: extent.height * scale)
      draw(mask, at: origin, drawn, around)
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws a layer with the shadow of all that it shows, where it has one.
  private func drawShadowed(
    _ node: PaintNode, at corner: CGPoint, _ drawn: CGRect, _ around: Surroundings, _ backdrop: Backdrop?
  ) {
    guard let shadow = node.properties.shadowOfContent, shadow.isDrawable else {
      return drawLayer(node, at: corner, around, backdrop)
    }
    context.saveGState()
    // A context's shadow lies there whatever the transform; a layer's turns with it.
    let matrix = context.ctm
    let (x, y) = (shadow.offset.width * scale, shadow.offset.height * scale)
    let stretch = (matrix.a * matrix.d - matrix.b * matrix.c).magnitude.squareRoot() / context.scale
    context.setShadow(
      offset: CGSize(
        width: (matrix.a * x + matrix.c * y) / context.scale,
        height: (matrix.b * x + matrix.d * y) / context.scale),
      blur: max(0, shadow.radius) * scale * 2 * stretch, color: shadow.color)
    // The blur looks at all pixels, also at those that are not dirty.
    var whole = around
    if around.isUpright {
      whole.dirty = drawn.grown(by: 1).intersection(canvas)
      context.beginTransparencyLayer(in: PixelRect(covering: whole.dirty).rect)
    } else {
      whole.dirty = node.properties.wholeDirty(scale: scale)
      context.beginTransparencyLayer()
    }
    drawLayer(node, at: corner, whole, backdrop)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Returns the content drawn so far in a layer's box, blurred; nil where nothing is to be blurred.
  private func backdrop(of node: PaintNode, at corner: CGPoint) -> Backdrop? {
    guard node.properties.showsBlur else { return nil }
    guard context.isBitmap else { return backdrops?[node.id] }
    let blur = node.properties.backgroundBlur.limited
    let backdrop = context.backdrop(
      of: node.properties.box(from: corner, scale: scale).0.rect, deviation: blur.radius * scale,
      saturation: blur.saturation)
    backdrops?[node.id] = backdrop
    return backdrop
  }

  private func drawLayer(
    _ node: PaintNode, at corner: CGPoint, _ around: Surroundings, _ backdrop: Backdrop?
  ) {
    let properties = node.properties
    let (pixels, radii) = properties.box(from: corner, scale: scale)
    let box = pixels.rect
    let hidesItsShadow = properties.backgroundColor?.alpha == 1
    if let shadow = properties.shadow, properties.shadowOfContent == nil {
      // Nothing of a box's shadow shows inside the box.
      let isSeen = shadow.path != nil && !hidesItsShadow || !around.liesInside(box, radii: radii)
      if isSeen { draw(shadow, of: properties, box: box, radii: radii, isCutOut: !hidesItsShadow) }
    }
    if let backdrop {
      if context.isBitmap {
        context.draw(backdrop, in: box, radii: radii)
      } else {
        context.draw(backdrop, over: box, radii: radii)
      }
    }
    fill(properties.backgroundColor, box: box, radii: radii, around)
    let origin = properties.origin(at: corner, scale: scale)
    if properties.masksToBounds {
      var inside = around
      inside.dirty = around.dirty.intersection(box)
      if !inside.dirty.isEmpty, node.hasInside {
        context.saveGState()
        if let radii, !around.avoidsCorners(of: box, radii: radii) {
          context.clip(to: box, radii: radii)
          inside.isCutRound = true
        } else {
          context.clip(to: box)
        }
        drawInside(node, at: origin, inside)
        context.restoreGState()
      }
    } else {
      drawInside(node, at: origin, around)
    }
    if properties.indicatorOpacity > 0 { drawIndicators(of: properties, at: corner, around) }
    draw(properties.border, box: box, radii: radii, around)
  }

  /// Draws the bars that show where scrolled content is.
  private func drawIndicators(of properties: LayerProperties, at corner: CGPoint, _ around: Surroundings) {
    let bars = properties.indicatorBars
    guard let color = properties.scroll?.indicators.color else { return }
    context.setFillColor(
      color.copy(alpha: color.alpha * CGFloat(min(properties.indicatorOpacity, 1))) ?? color)
    for bar in [bars.horizontal, bars.vertical] {
      guard let bar else { continue }
      let box = PixelRect(
        snapping: CGRect(
          x: corner.x + bar.minX * scale, y: corner.y + bar.minY * scale, width: bar.width * scale,
          height: bar.height * scale)
      ).rect
      let radius = min(box.width, box.height) / 2
      context.fillOnPixels(box, radii: CornerRadii(radius), part: around.part(of: box))
    }
  }

  private func drawInside(_ node: PaintNode, at origin: CGPoint, _ around: Surroundings) {
    if let editing = node.editing { draw(editing, origin: origin) }
    switch node.properties.content {
    case .none: break
    case .text(let text, let place):
      if node.editing?.showsContent ?? true { draw(text, at: place, origin: origin) }
    case .image(let image): draw(image, of: node.properties, origin: origin)
    case .shape(let shape): draw(shape, origin: origin)
    }
    drawChildren(of: node, at: origin, around)
  }

  // MARK: Parts of a layer

  private func fill(_ color: CGColor?, box: CGRect, radii: CornerRadii?, _ around: Surroundings) {
    guard let color, color.alpha > 0, !box.isEmpty else { return }
    context.setFillColor(color)
    let part = around.part(of: box)
    if let radii, !around.avoidsCorners(of: box, radii: radii) {
      context.fillOnPixels(box, radii: radii, part: part)
    } else if !part.isEmpty {
      context.fill(part)
    }
  }

  /// Draws the line inside the edges. Its width is a whole number of pixels, at least one, as in browsers.
  private func draw(_ border: Border, box: CGRect, radii: CornerRadii?, _ around: Surroundings) {
    guard border.width > 0, border.width.isFinite, border.color.alpha > 0, !box.isEmpty else { return }
    let width = max(1, (border.width * scale).rounded(.down))
    let inner = box.insetBy(dx: width, dy: width)
    let hasInside = !inner.isNull && !inner.isEmpty
    let innerRadii = radii?.shrunk(by: width)
    if hasInside, around.liesInside(inner, radii: innerRadii) { return }
    context.setFillColor(border.color)
    context.beginPath()
    addBox(box, radii: radii)
    if hasInside { addBox(inner, radii: innerRadii) }
    context.fillPath(using: .evenOdd)
  }

  private func addBox(_ box: CGRect, radii: CornerRadii?) {
    if let radii { context.addRoundedRect(box, radii: radii) } else { context.addRect(box) }
  }

  /// Draws the shadow of the box, or of the shadow's own path. A box throws no shadow on itself, as in
  /// browsers: where its background lets it through, it is cut out.
  private func draw(
    _ shadow: Shadow, of properties: LayerProperties, box: CGRect, radii: CornerRadii?, isCutOut: Bool
  ) {
    let radius = shadow.radius.isFinite ? max(0, shadow.radius) : 0
    guard shadow.color.alpha > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if let path = shadow.path {
      context.translateBy(
        x: box.minX - properties.contentOffset.x * scale, y: box.minY - properties.contentOffset.y * scale)
      context.scaleBy(x: scale, y: scale)
      return context.drawShadow(of: path, color: shadow.color, offset: shadow.offset, radius: radius)
    }
    guard !box.isEmpty else { return }
    let offset = CGSize(width: shadow.offset.width * scale, height: shadow.offset.height * scale)
    if isCutOut {
      let reach = radius * scale * 3 + max(offset.width.magnitude, offset.height.magnitude) + 2
      context.beginPath()
      context.addRect(PixelRect(covering: box.grown(by: reach)).rect)
      addBox(box, radii: radii)
      context.clip(using: .evenOdd)
    }
    context.drawShadow(
      of: box, radii: radii ?? CornerRadii(0), color: shadow.color, offset: offset, radius: radius * scale)
  }

  private func draw(_ text: TypesetText, at place: CGPoint, origin: CGPoint) {
    guard place.x.magnitude < CGRect.farthestPixel, place.y.magnitude < CGRect.farthestPixel else { return }
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.scaleBy(x: scale, y: scale)
    context.draw(text, at: place)
    context.restoreGState()
  }

  /// Draws the dots below a misspelled word, as many as fit into its width.
  private func drawDots(along line: CGRect, origin: CGPoint) {
    let size = line.height
    let count = Int(bounding: ((line.width + size) / (2 * size)).rounded(.down))
    guard line.isDrawable, count > 0, count < 10_000 else { return }
    context.setFillColor(EditorPicture.underlineColor)
    let start = line.minX + (line.width - CGFloat(2 * count - 1) * size) / 2
    for index in 0..<count {
      context.fillEllipse(
        in: CGRect(
          x: origin.x + (start + CGFloat(2 * index) * size) * scale, y: origin.y + line.minY * scale,
          width: size * scale, height: size * scale))
    }
  }

  /// Draws text with a caret or a selection.
  private func draw(_ editing: EditorPicture, origin: CGPoint) {
    func onPixels(_ box: CGRect) -> CGRect {
      PixelRect(
        snapping: CGRect(
          x: origin.x + box.minX * scale, y: origin.y + box.minY * scale, width: box.width * scale,
          height: box.height * scale)
      ).rect
    }
    context.saveGState()
    defer { context.restoreGState() }
    let clip = onPixels(editing.clip)
    guard editing.clip.isDrawable, !clip.isEmpty else { return }
    context.clip(to: clip)
    context.setFillColor(editing.tint.copy(alpha: editing.tint.alpha * 0.25) ?? editing.tint)
    for box in editing.selection { context.fill(onPixels(box)) }
    draw(editing.text, at: editing.origin, origin: origin)
    for line in editing.underlines { drawDots(along: line, origin: origin) }
    if let caret = editing.caret {
      context.setFillColor(editing.tint)
      context.fill(onPixels(caret))
    }
  }

  private func draw(_ shape: LayerShape, origin: CGPoint) {
    guard shape.extent.isDrawable else { return }
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.scaleBy(x: scale, y: scale)
    shape.draw(in: context)
    context.restoreGState()
  }

  private func draw(_ image: LayerImage, of layer: LayerProperties, origin: CGPoint) {
    guard image.rect.isDrawable else { return }
    let rect = PixelRect(
      snapping: CGRect(
        x: origin.x + image.rect.minX * scale, y: origin.y + image.rect.minY * scale,
        width: image.rect.width * scale, height: image.rect.height * scale)
    ).rect
    guard !rect.isEmpty else { return }
    let quality = context.interpolationQuality
    if layer.magnificationFilter == .nearest, rect.width > CGFloat(image.image.width) {
      context.interpolationQuality = .none
    }
    defer { context.interpolationQuality = quality }
    guard !image.caps.isZero, let parts = NineSlice(image, in: rect, scale: scale) else {
      return context.draw(upright: image.image, in: rect)
    }
    for (source, target) in parts.parts where !source.isEmpty && !target.isEmpty {
      context.draw(upright: image.image, from: source, in: target)
    }
  }
}

extension PaintNode {
  /// Whether the layer draws at most one thing, so that its opacity may go into that.
  fileprivate var isOneStroke: Bool {
    guard children.isEmpty, editing == nil, !properties.showsBlur else { return false }
    var strokes = 0
    if properties.shadow != nil { strokes += 1 }
    if properties.backgroundColor != nil { strokes += 1 }
    if properties.border.width > 0 { strokes += 1 }
    if properties.indicatorOpacity > 0 { strokes += 2 }
    switch properties.content {
    case .none: break
    // Shadows and outlines lie over one another.
    case .text(let text, _): strokes += text.decorationReach > 0 ? 2 : 1
    // Its nine parts may overlap by a pixel's edge.
    case .image(let image): strokes += image.caps.isZero ? 1 : 2
    case .shape(let shape): strokes += shape.isStroked && shape.fillColor != nil ? 2 : 1
    }
    return strokes <= 1
  }

  /// Whether there is anything that a mask would cut.
  fileprivate var hasInside: Bool { properties.content != .none || !children.isEmpty || editing != nil }
}
