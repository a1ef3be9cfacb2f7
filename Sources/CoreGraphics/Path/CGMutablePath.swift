/// A path that is being built. Unlike a ``CGPath`` it must not be shared while it changes.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes a path of given steps; an empty one by default.
  public override init(elements: [Element] = []) {
    super.init(elements: elements)
  }

  private func append(_ element: Element, _ transform: CGAffineTransform) {
    elements.append(transform.isIdentity ? element : element.applying(transform))
  }

  /// Returns the current point of the path in the space that `transform` leads from; nil for an empty path.
  private func current(before transform: CGAffineTransform) -> CGPoint? {
    isEmpty ? nil : currentPoint.applying(transform.inverted())
  }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      append(index == 0 ? .move(point) : .line(point), transform)
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quadCurve(end, control: control), transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(end, control1: control1, control2: control2), transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    PathGeometry.addRect(rect) { append($0, transform) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    PathGeometry.addEllipse(in: rect) { append($0, transform) }
  }

  /// Adds a rectangle whose corners are quarters of an ellipse; radii that do not fit shrink.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
    PathGeometry.addRoundedRect(rect, radii: radii) { append($0, transform) }
  }

  /// Adds an arc of a circle, after a line to its start where the path is not empty. Angles are radians from
  /// the x axis. As on iOS, `clockwise` is meant for y growing upward, so that on a screen `false` is what a
  /// person sees turn clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    PathGeometry.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      current: current(before: transform)
    ) { append($0, transform) }
  }

  /// Adds an arc that turns by `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds an arc that rounds the corner between a line from the current point to `tangent1End` and one from
  /// there to `tangent2End`. Without a current point nothing happens.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = current(before: transform) else { return }
    PathGeometry.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, current: current
    ) { append($0, transform) }
  }

  /// Adds another path's steps.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element, transform) }
  }

  /// Draws a line back to where the subpath began.
  public func closeSubpath() {
    if !isEmpty { elements.append(.close) }
  }
}
