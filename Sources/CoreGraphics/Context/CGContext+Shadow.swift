import CCairo

/// The shadow that everything drawn throws, in pixels.
struct ContextShadow {
  var offset: CGSize
  /// The standard deviation of the blur.
  var deviation: CGFloat
  var color: CGColor
}

extension CGContext {
  /// Sets a shadow for everything drawn from now on, `offset` points right and down whatever the transform,
  /// blurred by a Gaussian whose standard deviation is half of `blur`, as in Core Graphics and CSS. No color,
  /// or a transparent one, means no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.magnitude < 1e6, offset.height.magnitude < 1e6, blur >= 0,
      blur < 1e5
    else { return state.shadow = nil }
    state.shadow = ContextShadow(
      offset: CGSize(width: offset.width * scale, height: offset.height * scale), deviation: blur * scale / 2,
      color: color)
  }

  /// Sets a shadow for everything drawn from now on: black at a third of full opacity, which is Core
  /// Graphics' default.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Paints the shadow that a box throws, as CSS's `box-shadow` with a blur radius of twice `radius`, without
  /// the box. `radius` is the blur's standard deviation, as in UIKit; like `offset` it is in points under the
  /// present transform.
  public func drawShadow(
    of rect: CGRect, radii: CornerRadii, color: CGColor, offset: CGSize, radius: CGFloat
  ) {
    guard radius.isFinite else { return }
    let moved = rect.offsetBy(dx: offset.width, dy: offset.height)
    let deviation = radius * state.transform.meanScale
    guard deviation > 0.05 else {
      return keepingPath { paintHardShadow(color) { addRoundedRect(moved, radii: radii) } }
    }
    guard !state.isDegenerate, deviation < 1e5, !moved.isEmpty,
      let mask = ShadowMask.box(
        size: moved.size, radii: radii.fitted(to: moved.size), radius: radius,
        pixelsToPoint: state.transform.meanScale)
    else { return }
    paint(mask, at: moved.origin, color: color)
  }

  /// Paints the shadow that a shape throws, without the shape.
  public func drawShadow(of path: CGPath, color: CGColor, offset: CGSize, radius: CGFloat) {
    guard radius.isFinite else { return }
    let deviation = radius * state.transform.meanScale
    saveGState()
    defer { restoreGState() }
    translateBy(x: offset.width, y: offset.height)
    guard deviation > 0.05 else { return keepingPath { paintHardShadow(color) { addPath(path) } } }
    guard !state.isDegenerate, deviation < 1e5,
      let mask = ShadowMask.shape(path, radius: radius, pixelsToPoint: state.transform.meanScale)
    else { return }
    paint(mask, at: .zero, color: color)
  }

  private func paintHardShadow(_ color: CGColor, addShape: () -> Void) {
    beginPath()
    addShape()
    if canPaint {
      setSource(color)
      cairo_fill(cairo)
    }
    beginPath()
  }

  /// Paints a color through a mask that belongs at a point.
  private func paint(_ mask: ShadowMask, at point: CGPoint, color: CGColor) {
    guard drawable(point) != nil else { return }
    mask.withSurface { surface in
      cairo_save(cairo)
      cairo_translate(cairo, point.x + mask.origin.x, point.y + mask.origin.y)
      cairo_scale(cairo, mask.pointsToPixel, mask.pointsToPixel)
      setSource(color)
      cairo_mask_surface(cairo, surface, 0, 0)
      cairo_restore(cairo)
    }
    recoverIfNeeded()
  }

  /// Paints the shadow of the current path, which `paint` draws on the context it is given.
  func paintPathShadow(
    _ shadow: ContextShadow, color: CGColor, extents: CGRect, paint: (OpaquePointer) -> Void
  ) {
    guard let path = cairo_copy_path(cairo) else { return }
    paintShadow(shadow, opacity: color.alpha, extents: extents) { mask in
      cairo_append_path(mask, path)
      cairo_set_source_rgba(mask, 0, 0, 0, 1)
      paint(mask)
    }
    cairo_path_destroy(path)
  }

  /// Paints a shadow of what `draw` draws, in the present transform, inside `extents`.
  func paintShadow(
    _ shadow: ContextShadow, opacity: CGFloat, extents: CGRect, draw: (OpaquePointer) -> Void
  ) {
    let shrink = max(shadow.deviation / GaussianBlur.greatestDeviation, 1)
    let reach = shadow.deviation * 3 + 1
    let surface = CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: -reach, dy: -reach)
    let box = extents.applying(state.transform)
      .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .intersection(surface).insetBy(dx: -reach, dy: -reach).integral
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return }
    let toMask =
      state.transform
      .concatenating(
        CGAffineTransform(translationX: shadow.offset.width - box.minX, y: shadow.offset.height - box.minY)
      )
      .concatenating(CGAffineTransform(scaleX: 1 / shrink, y: 1 / shrink))
    let mask = Mask8(
      width: Int(bounding: (box.width / shrink).rounded(.up)),
      height: Int(bounding: (box.height / shrink).rounded(.up)),
      deviation: shadow.deviation / shrink, transform: toMask, draw: draw)
    mask?.withSurface { surface in
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      cairo_translate(cairo, box.minX, box.minY)
      cairo_scale(cairo, shrink, shrink)
      cairo_set_source_rgba(
        cairo, shadow.color.red, shadow.color.green, shadow.color.blue,
        shadow.color.alpha * opacity * state.alpha)
      cairo_mask_surface(cairo, surface, 0, 0)
      cairo_restore(cairo)
    }
  }
}
