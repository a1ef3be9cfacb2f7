import CCairo

extension CGContext {
  /// Replaces the current path by the outline of the line that ``strokePath()`` would draw, with the line's
  /// attributes. Fill it, or clip to it, by the winding rule.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    var line = path
    let count = Int(cairo_get_dash_count(cairo))
    if count > 0 {
      var (lengths, phase) = ([Double](repeating: 0, count: count), 0.0)
      cairo_get_dash(cairo, &lengths, &phase)
      line = path.copy(dashingWithPhase: phase, lengths: lengths.map { CGFloat($0) })
    }
    let outline = line.copy(
      strokingWithWidth: cairo_get_line_width(cairo), lineCap: CGLineCap(cairo_get_line_cap(cairo)),
      lineJoin: CGLineJoin(cairo_get_line_join(cairo)), miterLimit: cairo_get_miter_limit(cairo))
    beginPath()
    addPath(outline)
  }

  /// The current path; nil when it is empty.
  public var path: CGPath? {
    guard !isPathEmpty, !isPathBroken, let steps = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(steps) }
    let path = CGMutablePath()
    var index = 0
    while index < Int(steps.pointee.num_data) {
      let header = steps.pointee.data[index].header
      func point(_ number: Int) -> CGPoint {
        let point = steps.pointee.data[index + number].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += Int(header.length)
    }
    // Cairo begins a subpath after each one that is closed.
    if case .move = path.elements.last, path.elements.count > 1 { path.elements.removeLast() }
    return path
  }
}

extension CGLineCap {
  fileprivate init(_ cap: cairo_line_cap_t) {
    self = cap == CAIRO_LINE_CAP_ROUND ? .round : cap == CAIRO_LINE_CAP_SQUARE ? .square : .butt
  }
}

extension CGLineJoin {
  fileprivate init(_ join: cairo_line_join_t) {
    self = join == CAIRO_LINE_JOIN_ROUND ? .round : join == CAIRO_LINE_JOIN_BEVEL ? .bevel : .miter
  }
}
