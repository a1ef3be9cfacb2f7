import CCairo

extension CGContext {
  /// Returns the content drawn so far in a box, blurred. The deviation is in units of the present space. In a
  /// group only what the group has drawn counts. Nil for documents, under a transform that turns or shears,
  /// and where the box has no pixels.
  package func backdrop(of box: CGRect, deviation: CGFloat, saturation: CGFloat) -> Backdrop? {
    guard case .bitmap = target, let area = pixels(under: box) else { return nil }
    let deviation = deviation * state.transform.meanScale
    guard deviation > 0.05, deviation.isFinite, let surface = cairo_get_group_target(cairo),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    cairo_surface_flush(surface)
    // A group's surface begins somewhere in the bitmap.
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    let whole = CGRect(
      x: -x, y: -y, width: CGFloat(cairo_image_surface_get_width(surface)),
      height: CGFloat(cairo_image_surface_get_height(surface)))
    let rect = area.intersection(whole)
    guard !rect.isNull, !rect.isEmpty, let data = cairo_image_surface_get_data(surface) else { return nil }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let start = data + (Int(rect.minY + y) * bytesPerRow + Int(rect.minX + x) * 4)
    return start.withMemoryRebound(to: UInt32.self, capacity: 1) { pixels in
      Backdrop(
        pixels, width: Int(rect.width), height: Int(rect.height), pixelsPerRow: bytesPerRow / 4, rect: rect,
        deviation: deviation, saturation: saturation)
    }
  }

  /// Whether the context keeps pixels, rather than writing a document.
  package var isBitmap: Bool {
    if case .bitmap = target { true } else { false }
  }

  /// Paints a backdrop that was taken from another context over a box of the present space.
  package func draw(_ backdrop: Backdrop, over box: CGRect, radii: CornerRadii?) {
    saveGState()
    if let radii { clip(to: box, radii: radii) } else { clip(to: box) }
    translateBy(x: 0, y: box.minY + box.maxY)
    scaleBy(x: 1, y: -1)
    draw(backdrop.image, in: box)
    restoreGState()
  }

  /// The whole pixels that a box covers or touches; nil where the box does not stand upright in the bitmap.
  private func pixels(under box: CGRect) -> CGRect? {
    let transform = state.transform
    guard !state.isDegenerate, transform.b == 0, transform.c == 0 else { return nil }
    let rect = box.applying(transform)
    guard !rect.isNull, !rect.isEmpty, rect.minX.magnitude < 1e7, rect.minY.magnitude < 1e7, rect.width < 1e7,
      rect.height < 1e7
    else { return nil }
    return rect.integral
  }

  /// Paints a backdrop where it was taken, held to a box of the present space. Clears the current path.
  package func draw(_ backdrop: Backdrop, in box: CGRect, radii: CornerRadii?) {
    beginPath()
    if let radii { addRoundedRect(box, radii: radii) } else { addRect(box) }
    let (rect, image) = (backdrop.rect, backdrop.image)
    image.withSurface(of: CGRect(x: 0, y: 0, width: image.width, height: image.height)) { surface in
      guard canPaint, let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      var matrix = CGAffineTransform(
        a: CGFloat(image.width) / rect.width, b: 0, c: 0, d: CGFloat(image.height) / rect.height,
        tx: -rect.minX * CGFloat(image.width) / rect.width,
        ty: -rect.minY * CGFloat(image.height) / rect.height
      ).cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_save(cairo)
      // The path stays where it is; the pattern lies in pixels.
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, pattern)
      cairo_fill(cairo)
      cairo_restore(cairo)
    }
    beginPath()
    recoverIfNeeded()
  }
}
