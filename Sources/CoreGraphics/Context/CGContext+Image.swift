import CCairo

extension CGContext {
  /// Draws a picture as Core Graphics does: its top row lies at the rectangle's **greatest** y. In a context
  /// whose y grows downward, as UIKit's and this one's does, it therefore appears upside down unless the
  /// transform turns it over. ``draw(upright:in:)`` does not.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    if byTiling {
      tile(image, in: rect)
    } else {
      draw(upright: image, in: rect)
    }
    restoreGState()
  }

  /// Draws a picture with its top row at the rectangle's least y, stretched to fill the rectangle.
  public func draw(upright image: CGImage, in rect: CGRect) {
    draw(upright: image, from: CGRect(x: 0, y: 0, width: image.width, height: image.height), in: rect)
  }

  /// Draws a part of a picture, given in whole pixels from its top left, stretched to fill a rectangle.
  public func draw(upright image: CGImage, from source: CGRect, in rect: CGRect) {
    let source = source.integral.intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard !source.isEmpty, !rect.isEmpty, let corners = drawable(rect) else { return }
    image.withSurface(of: source) { surface in
      paint(
        surface,
        placedBy: CGAffineTransform(
          a: corners.width / source.width, b: 0, c: 0, d: corners.height / source.height, tx: corners.minX,
          ty: corners.minY), extend: CAIRO_EXTEND_PAD, in: corners)
    }
  }

  /// Repeats a picture, one point to a pixel, over all that can be drawn on.
  private func tile(_ image: CGImage, in rect: CGRect) {
    guard !rect.isEmpty, let tile = drawable(rect) else { return }
    image.withSurface(of: CGRect(x: 0, y: 0, width: image.width, height: image.height)) { surface in
      paint(
        surface,
        placedBy: CGAffineTransform(
          a: tile.width / CGFloat(image.width), b: 0, c: 0, d: tile.height / CGFloat(image.height),
          tx: tile.minX, ty: tile.minY), extend: CAIRO_EXTEND_REPEAT, in: boundingBoxOfClipPath)
    }
  }

  /// A rectangle as Cairo can take it, or nil when nothing should be drawn.
  private func drawable(_ rect: CGRect) -> CGRect? {
    guard !state.isDegenerate, let start = drawable(CGPoint(x: rect.minX, y: rect.minY)),
      let end = drawable(CGPoint(x: rect.maxX, y: rect.maxY)), end.x != start.x, end.y != start.y
    else { return nil }
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  private func paint(
    _ surface: OpaquePointer, placedBy place: CGAffineTransform, extend: cairo_extend_t, in rect: CGRect
  ) {
    // So small that nothing shows; beyond twice this Cairo's numbers end, and it would stop drawing
    // permanently.
    guard shrinkage(of: place) < 16_000 else { return }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    willPaint()
    defer { cairo_pattern_destroy(pattern) }
    var matrix = place.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, filter(for: place))
    keepingPath {
      if let shadow = state.shadow {
        paintShadow(shadow, opacity: 1, extents: rect) { mask in
          cairo_rectangle(mask, rect.minX, rect.minY, rect.width, rect.height)
          cairo_set_source(mask, pattern)
          cairo_fill(mask)
        }
      }
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      if state.alpha < 1 || state.blendMode.reachesBeyondShape {
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, state.alpha)
        cairo_restore(cairo)
      } else {
        cairo_set_source(cairo, pattern)
        cairo_fill(cairo)
      }
    }
    recoverIfNeeded()
  }

  /// Returns the number of an image's pixels that become one of the context's, along the side that shrinks
  /// most.
  private func shrinkage(of place: CGAffineTransform) -> CGFloat {
    let back = place.concatenating(state.transform).inverted()
    return max(hypot(back.a, back.c), hypot(back.b, back.d))
  }

  /// Enlarging by whole pixels with "high" would ring in Cairo; between neighbors is what browsers do there.
  private func filter(for place: CGAffineTransform) -> cairo_filter_t {
    let quality = state.interpolationQuality
    guard quality == .high else { return quality.cairo }
    return place.concatenating(state.transform).meanScale > 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BEST
  }

  /// Runs a body that needs a path of its own without losing the current one.
  func keepingPath(_ body: () -> Void) {
    guard !isPathEmpty, let path = cairo_copy_path(cairo) else { return body() }
    cairo_new_path(cairo)
    body()
    cairo_new_path(cairo)
    cairo_append_path(cairo, path)
    cairo_path_destroy(path)
  }

  // MARK: Pixels

  /// Returns the content drawn so far, as an image of the same size in pixels; nil for a document.
  public func makeImage() -> CGImage? {
    if let memory {
      return CGImage(
        memory.bytes, width: width, height: height, format: memory.format, bytesPerRow: memory.bytesPerRow)
    }
    let image = withPixels { bytes, bytesPerRow in
      CGImage(width: width, height: height, bytesPerRow: bytesPerRow, copying: UnsafeRawBufferPointer(bytes))
    }
    return image ?? nil
  }

  /// Bytes from one row of pixels to the next; 0 for a document.
  public var bytesPerRow: Int {
    guard case .bitmap = target else { return 0 }
    return memory?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface))
  }

  /// Lends the pixels to read and write: premultiplied BGRA, rows from the top, and the bytes from one row to
  /// the next. Nil for a document, without calling `body`.
  public func withPixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    willPaint()
    defer { memory?.write(from: self) }
    return try withSurfacePixels(body)
  }

  /// Lends the pixels of the surface.
  func withSurfacePixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    guard case .bitmap = target else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    defer { cairo_surface_mark_dirty(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return try body(UnsafeMutableRawBufferPointer(start: data, count: stride * height), stride)
  }
}
