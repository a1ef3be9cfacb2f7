import CCairo

extension CGContext {
  /// Whether painting the current path would draw anything.
  var canPaint: Bool { !isPathBroken && !state.isDegenerate }

  /// Makes a color, with the state's opacity, what Cairo paints with.
  func setSource(_ color: CGColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillKeepingPath(rule)
    endPainting()
  }

  /// Draws the current path's line and clears it.
  public func strokePath() {
    strokeKeepingPath()
    endPainting()
  }

  /// Paints the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fillKeepingPath(.winding)
    case .eoFill, .eoFillStroke: fillKeepingPath(.evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: strokeKeepingPath()
    case .fill, .eoFill: break
    }
    endPainting()
  }

  private func endPainting() {
    cairo_new_path(cairo)
    isPathBroken = false
    recoverIfNeeded()
  }

  private func fillKeepingPath(_ rule: CGPathFillRule) {
    guard canPaint else { return }
    willPaint()
    cairo_set_fill_rule(cairo, rule.cairo)
    if let shadow = state.shadow {
      paintPathShadow(shadow, color: state.fillColor, extents: extents(cairo_fill_extents)) { mask in
        cairo_set_fill_rule(mask, rule.cairo)
        cairo_fill(mask)
      }
    }
    setSource(state.fillColor)
    if state.blendMode.reachesBeyondShape {
      cairo_save(cairo)
      cairo_clip_preserve(cairo)
      cairo_paint(cairo)
      cairo_restore(cairo)
    } else {
      cairo_fill_preserve(cairo)
    }
  }

  private func strokeKeepingPath() {
    guard canPaint else { return }
    willPaint()
    if let shadow = state.shadow {
      paintPathShadow(shadow, color: state.strokeColor, extents: extents(cairo_stroke_extents)) { mask in
        copyLineAttributes(to: mask)
        cairo_stroke(mask)
      }
    }
    setSource(state.strokeColor)
    cairo_stroke_preserve(cairo)
  }

  private func copyLineAttributes(to other: OpaquePointer) {
    cairo_set_line_width(other, cairo_get_line_width(cairo))
    cairo_set_line_cap(other, cairo_get_line_cap(cairo))
    cairo_set_line_join(other, cairo_get_line_join(cairo))
    cairo_set_miter_limit(other, cairo_get_miter_limit(cairo))
    let count = Int(cairo_get_dash_count(cairo))
    guard count > 0 else { return }
    var lengths = [Double](repeating: 0, count: count)
    var phase = 0.0
    cairo_get_dash(cairo, &lengths, &phase)
    cairo_set_dash(other, lengths, Int32(count), phase)
  }

  /// Fills a rectangle. Clears the current path, as Core Graphics does.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles. Clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills a rectangle with round corners. Clears the current path.
  public func fill(_ rect: CGRect, radii: CornerRadii) {
    beginPath()
    addRoundedRect(rect, radii: radii)
    fillPath()
  }

  /// Draws a line on a rectangle's sides, half of it on either side. Clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a line of a width on a rectangle's sides, half of it on either side. Clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = cairo_get_line_width(cairo)
    setLineWidth(width)
    stroke(rect)
    cairo_set_line_width(cairo, old)
  }

  /// Fills the ellipse that touches a rectangle's sides. Clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a line along the ellipse that touches a rectangle's sides. Clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws separate lines: from the first point to the second, from the third to the fourth, and so on.
  /// Discards the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent. Clears the current path.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    if canPaint {
      willPaint()
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_fill(cairo)
      cairo_set_operator(cairo, state.blendMode.cairo)
    }
    endPainting()
  }

  // MARK: Clipping

  /// Keeps what is drawn inside the current path (and the clip that is there already), and clears the path.
  /// An empty path leaves nothing to draw on.
  public func clip(using rule: CGPathFillRule = .winding) {
    if canPaint {
      cairo_set_fill_rule(cairo, rule.cairo)
    } else {
      cairo_new_path(cairo)
    }
    cairo_clip(cairo)
    isPathBroken = false
  }

  /// Keeps what is drawn inside a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Keeps what is drawn inside rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Keeps what is drawn inside a rectangle with round corners.
  public func clip(to rect: CGRect, radii: CornerRadii) {
    beginPath()
    addRoundedRect(rect, radii: radii)
    clip()
  }

  /// Resets the clip since the last ``saveGState()`` and before it: all of the surface is drawn on until
  /// ``restoreGState()``.
  public func resetClip() { cairo_reset_clip(cairo) }

  /// The smallest upright rectangle around all that can be drawn on; empty when nothing can.
  public var boundingBoxOfClipPath: CGRect {
    state.isDegenerate ? .zero : extents(cairo_clip_extents)
  }
}
