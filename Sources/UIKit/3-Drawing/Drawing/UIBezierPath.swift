import CoreGraphics

/// A path of lines and curves with the way it is drawn: width, ends and joins. Lengths are points; angles
/// are radians from the positive x axis, clockwise as y grows downward.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// The stroke's width; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines; cut off by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the joints between lines; pointed by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a pointed joint, as a multiple of the stroke's width, before it is cut off; 10 by
  /// default.
  open var miterLimit: CGFloat = 10
  /// The tolerance with which curves are approximated, in points; 0.6 by default. Curves are approximated
  /// more closely than that here.
  open var flatness: CGFloat = 0.6
  /// Whether overlapping parts of the path are left out when it is filled; false by default.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners. A radius larger than half a side is reduced to that.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle some of whose corners are round, as parts of ellipses with given radii.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    let rounded = CGPath(
      roundedRect: rect,
      radii: CornerRadii(
        topLeft: radii(.topLeft), topRight: radii(.topRight), bottomRight: radii(.bottomRight),
        bottomLeft: radii(.bottomLeft)))
    path.addPath(rounded)
  }

  /// Makes a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path of Core Graphics' path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path as Core Graphics has it.
  open var cgPath: CGPath {
    get { path.copy()! }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path, without its stroke; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// The end point of the path; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a part of the path.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line. Does nothing before ``move(to:)``.
  open func addLine(to point: CGPoint) {
    guard !isEmpty else { return }
    path.addLine(to: point)
  }

  /// Adds a cubic curve. Does nothing before ``move(to:)``.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard !isEmpty else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve. Does nothing before ``move(to:)``.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard !isEmpty else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, after a straight line to where it begins if the path has an end already.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics means its own space, whose y grows upward.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a straight line to where the part of the path began.
  open func close() {
    guard !isEmpty else { return }
    path.closeSubpath()
  }

  /// Adds another path's parts.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Empties the path.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Moves every point as `transform` says.
  open func apply(_ transform: CGAffineTransform) {
    let changed = CGMutablePath()
    changed.addPath(path, transform: transform)
    path = changed
  }

  /// The path from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let reversed = copy() as! UIBezierPath
    reversed.cgPath = path.reversed()
    return reversed
  }

  /// Whether a point lies inside the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Makes strokes dashed: lengths of dashes and gaps in turn, starting `phase` into them. Nil or a count of
  /// 0 makes them whole.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Copies the pattern of dashes, its length and its phase to the given addresses; without a pattern the
  /// length is 0.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  /// Fills the path with the current context's fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path, blended as `blendMode` says and with an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(with: blendMode, alpha: alpha) { fill() }
  }

  /// Strokes the path with the current context's stroke color.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.pattern)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Strokes the path, blended as `blendMode` says and with an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(with: blendMode, alpha: alpha) { stroke() }
  }

  /// Limits drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func drawing(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// A path with the same parts and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}
