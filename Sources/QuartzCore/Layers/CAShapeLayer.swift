import DisplayProtocol

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that an odd number of lines lie around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, also outside of its box. What it says of the shape changes at once, also
/// under animations.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The shape; nil shows none.
  open var path: CGPath? { didSet { setNeedsDisplay() } }
  /// The colour inside; opaque black by default, nil for none.
  open var fillColor: CGColor? = .black { didSet { setNeedsDisplay() } }
  /// The colour of the line; none by default.
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// How the line's ends look.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
  /// How the line's corners look.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
  /// From which length on, in line widths, pointed corners are cut off; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and gaps in turn, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// How far into the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where on the path the line begins, 0…1; 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where on the path the line ends, 0…1; 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

  open override func displayIfNeeded() {
    // A shape needs no box of its own.
    guard path != nil else { return super.displayIfNeeded() }
    guard needsDisplay() else { return }
    clearNeedsDisplay()
    display()
  }

  open override func display() {
    guard let path, !path.isEmpty else {
      displayContent = .none
      // A view that draws by itself may have a shape layer without a shape.
      return super.display()
    }
    let isStroked = strokeColor != nil && lineWidth > 0
    let reach = isStroked ? lineWidth * (lineJoin == .miter ? max(miterLimit, 1) : 1) / 2 + lineWidth : 0
    let box = path.boundingBoxOfPath.insetBy(dx: -reach - 1, dy: -reach - 1).integral
    displayContent = picture(of: box, scale: max(contentsScale, DisplayScale.current)) { context in
      if let fillColor {
        context.setFillColor(fillColor)
        context.addPath(path)
        context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
      }
      guard isStroked, let strokeColor else { return }
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setMiterLimit(miterLimit)
      if let lineDashPattern {
        context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
      }
      context.addPath(path.part(from: strokeStart, to: strokeEnd))
      context.strokePath()
    }
  }
}

extension CGPath {
  /// The part of a path between two fractions of its length, its curves in short straight pieces. The whole path
  /// stays as it is.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start <= 0, end >= 1 { return self }
    let lines = polylines
    let whole = lines.reduce(0) { $0 + $1.length }
    let part = CGMutablePath()
    var passed: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (from, to) in zip(line.points, line.points.dropFirst()) {
        let length = from.distance(to: to)
        defer { passed += length }
        let (first, last) = (max(start * whole - passed, 0), min(end * whole - passed, length))
        guard length > 0, first < last else { continue }
        func point(_ way: CGFloat) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * way / length, y: from.y + (to.y - from.y) * way / length)
        }
        if !isDrawing { part.move(to: point(first)) }
        isDrawing = true
        part.addLine(to: point(last))
      }
    }
    return part
  }
}
