/// A path and how it is filled and stroked, in its layer's space.
public struct LayerShape: Hashable, Sendable {
  /// The path.
  public var path: CGPath
  /// The color inside; nil for none.
  public var fillColor: CGColor?
  /// Whether parts that an even number of lines lie around are left out.
  public var usesEvenOddRule = false
  /// The color of the line; nil for none.
  public var strokeColor: CGColor?
  /// The width of the line in points.
  public var lineWidth: CGFloat = 1
  /// The form of the line's ends.
  public var lineCap = CGLineCap.butt
  /// The form of the line's corners.
  public var lineJoin = CGLineJoin.miter
  /// The length in line widths from which on pointed corners are cut off.
  public var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
  public var dashes: [CGFloat] = []
  /// The distance into the dashes at which the line begins, in points.
  public var dashPhase: CGFloat = 0
  /// The part of the path's length at which the line begins, 0…1.
  public var strokeStart: CGFloat = 0
  /// The part of the path's length at which the line ends, 0…1.
  public var strokeEnd: CGFloat = 1

  /// Makes a shape that shows nothing yet.
  public init(path: CGPath) {
    self.path = path
  }

  /// Whether a line shows at all.
  public var isStroked: Bool {
    guard let strokeColor, lineWidth.isFinite, lineWidth > 0, strokeColor.alpha > 0 else { return false }
    return visibleEnd > visibleStart
  }

  /// Whether only a part of the line shows.
  public var isTrimmed: Bool { visibleStart > 0 || visibleEnd < 1 }

  /// The beginning of the line, held to the path.
  public var visibleStart: CGFloat { strokeStart.isNaN ? 0 : min(max(strokeStart, 0), 1) }
  /// The end of the line, held to the path.
  public var visibleEnd: CGFloat { strokeEnd.isNaN ? 1 : min(max(strokeEnd, 0), 1) }

  /// The part of the path that the line follows.
  public var strokedPath: CGPath { path.part(from: visibleStart, to: visibleEnd) }

  /// The smallest rectangle that holds all that is drawn, in the layer's space; null for nothing.
  public var extent: CGRect {
    let box = path.boundingBoxOfPath
    guard !box.isNull, isStroked else { return box }
    let corner = lineJoin == .miter ? max(miterLimit.isFinite ? miterLimit : 10, 1) : 1
    let reach = lineWidth / 2 * max(corner, lineCap == .square ? 1.5 : 1)
    return box.insetBy(dx: -reach, dy: -reach)
  }

  /// The shape part of the way to another. Paths of the same elements change point by point; others halfway.
  func interpolated(to end: LayerShape, progress: Double) -> LayerShape {
    func color(_ a: CGColor?, _ b: CGColor?) -> CGColor? {
      guard a != nil || b != nil else { return nil }
      // A color that comes or goes keeps its hue.
      let from = a ?? b?.copy(alpha: 0) ?? .clear
      return from.interpolated(to: b ?? from.copy(alpha: 0) ?? .clear, progress: progress)
    }
    var shape = progress < 0.5 ? self : end
    if path != end.path { shape.path = path.interpolated(to: end.path, progress: progress) ?? shape.path }
    shape.fillColor = color(fillColor, end.fillColor)
    shape.strokeColor = color(strokeColor, end.strokeColor)
    shape.lineWidth = max(0, mix(lineWidth, end.lineWidth, progress))
    shape.miterLimit = mix(miterLimit, end.miterLimit, progress)
    shape.dashPhase = mix(dashPhase, end.dashPhase, progress)
    if dashes.count == end.dashes.count {
      shape.dashes = zip(dashes, end.dashes).map { max(0, mix($0, $1, progress)) }
    }
    shape.strokeStart = mix(strokeStart, end.strokeStart, progress)
    shape.strokeEnd = mix(strokeEnd, end.strokeEnd, progress)
    return shape
  }
}

extension CGPath {
  /// The path part of the way to another of the same elements; nil for one of others.
  fileprivate func interpolated(to end: CGPath, progress: Double) -> CGPath? {
    let (from, to) = (elements, end.elements)
    guard from.count == to.count else { return nil }
    func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: mix(a.x, b.x, progress), y: mix(a.y, b.y, progress))
    }
    let path = CGMutablePath()
    for (a, b) in zip(from, to) {
      switch (a, b) {
      case (.move(let a), .move(let b)): path.move(to: point(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: point(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: point(a, b), control: point(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: point(a, b), control1: point(c, d), control2: point(e, f))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
