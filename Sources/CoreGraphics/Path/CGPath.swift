/// A path of lines and curves. Immutable, so that it may be shared and sent; build one with
/// ``CGMutablePath``.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begin a subpath.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A quadratic curve to a point over a control point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic curve to a point over two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began.
    case close
  }

  /// The steps, in order.
  public internal(set) var elements: [Element]

  /// Makes a path of given steps.
  public init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Makes a path of a rectangle, transformed where a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(transform) { PathGeometry.addRect(rect, to: $0) }
  }

  /// Makes a path of the ellipse that touches a rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(transform) { PathGeometry.addEllipse(in: rect, to: $0) }
  }

  /// Makes a path of a rectangle whose corners are quarters of an ellipse; radii that do not fit shrink.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
    self.init(transform) { PathGeometry.addRoundedRect(rect, radii: radii, to: $0) }
  }

  /// Makes a path of a rectangle whose corners have radii of their own; radii that do not fit shrink
  /// together.
  public convenience init(roundedRect rect: CGRect, radii: CornerRadii) {
    self.init(nil) { PathGeometry.addRoundedRect(rect, radii: radii, to: $0) }
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, build: ((Element) -> Void) -> Void
  ) {
    var elements: [Element] = []
    build { elements.append(transform == nil ? $0 : $0.applying(transform!.pointee)) }
    self.init(elements: elements)
  }

  /// Whether both hold the same.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// A path of the same steps that will not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// The same path under a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements: elements.map { $0.applying(transform.pointee) })
  }

  /// A path of the same steps that may be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point of the path; the origin for an empty path.
  public var currentPoint: CGPoint {
    guard case .close = elements.last else { return elements.last?.end ?? .zero }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return .zero
  }

  /// The smallest upright rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    CGRect(around: elements.flatMap(\.points))
  }

  /// The smallest upright rectangle around the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
      case .line, .close:
        break
      case .quadCurve(let end, let control):
        points += CurveBounds.turningPoints(from: current, quadratic: control, to: end)
      case .curve(let end, let control1, let control2):
        points += CurveBounds.turningPoints(from: current, cubic: control1, control2, to: end)
      }
      current = element.end ?? start
      points.append(current)
    }
    return CGRect(around: points)
  }

  /// Whether a point lies inside the path, whose open subpaths count as closed. `transform` is applied to the
  /// path first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard let context = try? CGContext(width: 1, height: 1) else { return false }
    context.concatenate(transform)
    context.addPath(self)
    return context.pathContains(context.convertToUserSpace(point), mode: rule == .winding ? .fill : .eoFill)
  }

  /// The same path walked from its end to its start, subpath by subpath, so that it winds the other way.
  public func reversed() -> CGPath {
    var reversed: [Element] = []
    var subpath: [Element] = []
    var isClosed = false
    func finish() {
      guard let last = subpath.last?.end else { return }
      reversed.append(.move(last))
      for (element, previous) in zip(subpath.reversed(), subpath.reversed().dropFirst()) {
        reversed.append(element.reversed(to: previous.end!))
      }
      if isClosed { reversed.append(.close) }
      subpath = []
      isClosed = false
    }
    for element in elements {
      switch element {
      case .move:
        finish()
        subpath = [element]
      case .close:
        let start = subpath.first
        isClosed = true
        finish()
        // What follows without a move goes on from where the closed subpath began.
        if let start { subpath = [start] }
      default:
        if subpath.isEmpty { subpath = [.move(.zero)] }
        subpath.append(element)
      }
    }
    if subpath.count > 1 || reversed.isEmpty { finish() }
    return CGPath(elements: reversed)
  }
}

extension CGPath.Element {
  /// The end point of the element; nil for a close.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// Every point of the step, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }

  /// The step that leads back over this one.
  func reversed(to start: CGPoint) -> CGPath.Element {
    switch self {
    case .quadCurve(_, let control): .quadCurve(start, control: control)
    case .curve(_, let control1, let control2): .curve(start, control1: control2, control2: control1)
    case .move, .line, .close: .line(start)
    }
  }
}

extension CGRect {
  /// The smallest upright rectangle around points; null around none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
