import CCairo

extension CGPath {
  /// Adds the steps to a Cairo path whose coordinates are known to be within Cairo's range.
  func add(to cairo: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, point.x, point.y)
      case .line(let point):
        cairo_line_to(cairo, point.x, point.y)
      case .quadCurve(let end, let control):
        cairo_get_current_point(cairo, &x, &y)
        let first = CGPoint.between(CGPoint(x: x, y: y), control, at: 2 / 3)
        let second = CGPoint.between(end, control, at: 2 / 3)
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close:
        cairo_close_path(cairo)
      }
    }
  }
}
