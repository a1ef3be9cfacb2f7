import CCairo

extension CGContext {
  /// Beyond this many pixels a coordinate is brought back to it; Cairo's own numbers end at twice that.
  private static let farthestPixel: CGFloat = 4_000_000
  /// Beyond this many pixels nothing is drawn.
  private static let senselessPixel: CGFloat = 1_000_000_000

  /// The point as Cairo can take it, or nil when nothing should be drawn.
  func drawable(_ point: CGPoint) -> CGPoint? {
    let pixel = point.applying(state.transform)
    let far = CGContext.farthestPixel
    if pixel.x.magnitude <= far, pixel.y.magnitude <= far { return point }
    guard pixel.x.magnitude <= CGContext.senselessPixel, pixel.y.magnitude <= CGContext.senselessPixel
    else { return nil }
    return CGPoint(x: min(max(pixel.x, -far), far), y: min(max(pixel.y, -far), far))
      .applying(state.transform.inverted())
  }

  /// Adds a step to the current path.
  func append(_ element: CGPath.Element) {
    guard !state.isDegenerate else {
      isPathBroken = true
      return
    }
    switch element {
    case .move(let point):
      guard let point = drawable(point) else { return isPathBroken = true }
      cairo_move_to(cairo, point.x, point.y)
    case .line(let point):
      guard let point = drawable(point) else { return isPathBroken = true }
      cairo_line_to(cairo, point.x, point.y)
    case .quadCurve(let end, let control):
      let start = currentPointOfPath
      append(
        .curve(
          end, control1: CGPoint.between(start, control, at: 2 / 3),
          control2: CGPoint.between(end, control, at: 2 / 3)))
    case .curve(let end, let control1, let control2):
      guard let end = drawable(end), let control1 = drawable(control1), let control2 = drawable(control2)
      else { return isPathBroken = true }
      cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    case .close:
      cairo_close_path(cairo)
    }
  }

  /// Clears the current path.
  public func beginPath() {
    cairo_new_path(cairo)
    isPathBroken = false
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) { append(.move(point)) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { append(.line(point)) }

  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      append(index == 0 ? .move(point) : .line(point))
    }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(end, control1: control1, control2: control2))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(end, control: control))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { PathGeometry.addRect(rect, to: append) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds the ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect) { PathGeometry.addEllipse(in: rect, to: append) }

  /// Adds a rectangle with round corners; radii that do not fit shrink together.
  public func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    PathGeometry.addRoundedRect(rect, radii: radii, to: append)
  }

  /// Adds an arc of a circle, after a line to its start where a subpath is open. Angles are radians from the
  /// x axis. Growing angles turn clockwise on a screen, where y grows downward; as on iOS, `clockwise` is
  /// meant for y growing upward, so that `false` draws what a person sees turn clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    PathGeometry.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      current: isPathEmpty ? nil : currentPointOfPath, to: append)
  }

  /// Adds an arc that rounds the corner between a line from the current point to `tangent1End` and one from
  /// there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !isPathEmpty else { return }
    PathGeometry.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, current: currentPointOfPath,
      to: append)
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { path.elements.forEach(append) }

  /// Draws a line back to where the subpath began.
  public func closePath() { append(.close) }

  /// Whether the current path has no steps.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// The current point of the current path; the origin for an empty path.
  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The smallest upright rectangle around the current path and its control points; null when it is empty.
  public var boundingBoxOfPath: CGRect {
    guard !isPathEmpty, !isPathBroken else { return .null }
    return extents(cairo_path_extents)
  }

  /// Whether a point lies inside the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let point = drawable(point), !isPathBroken else { return false }
    let isStroke = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
    if isStroke, cairo_in_stroke(cairo, point.x, point.y) != 0 { return true }
    guard mode != .stroke else { return false }
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    cairo_set_fill_rule(cairo, rule.cairo)
    return cairo_in_fill(cairo, point.x, point.y) != 0
  }

  /// A box that Cairo gives by its two corners.
  func extents(
    _ measure: (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
      UnsafeMutablePointer<Double>?,
      UnsafeMutablePointer<Double>?
    ) -> Void
  ) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    measure(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPoint {
  /// The point a fraction of the way from one to another.
  static func between(_ start: CGPoint, _ end: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
  }
}
