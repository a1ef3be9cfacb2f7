import CCairo

extension CGContext {
  /// Paints all that can be drawn on with colors that run from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
  ) {
    guard let start = drawable(start), let end = drawable(end) else { return }
    paint(gradient, with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options: options)
  }

  /// Paints all that can be drawn on with colors that run from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions = []
  ) {
    guard let start = drawable(startCenter), let end = drawable(endCenter), startRadius >= 0, endRadius >= 0,
      startRadius < 1e6, endRadius < 1e6
    else { return }
    paint(
      gradient, with: cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius),
      options: options)
  }

  private func paint(_ gradient: CGGradient, with pattern: OpaquePointer?, options: CGGradientDrawingOptions)
  {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    guard !state.isDegenerate, let first = gradient.stops.first, let last = gradient.stops.last else {
      return
    }
    func add(_ color: CGColor, at location: CGFloat, isSeen: Bool = true) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, isSeen ? color.alpha : 0)
    }
    // Cairo goes on beyond both ends or neither: an end that should not go on gets a last, unseen color.
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    if !options.contains(.drawsBeforeStartLocation) { add(first.color, at: 0, isSeen: false) }
    if !options.contains(.drawsBeforeStartLocation) { add(first.color, at: 0) }
    for stop in gradient.stops { add(stop.color, at: stop.location) }
    if !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1) }
    if !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1, isSeen: false) }
    willPaint()
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, state.alpha)
    recoverIfNeeded()
  }
}
