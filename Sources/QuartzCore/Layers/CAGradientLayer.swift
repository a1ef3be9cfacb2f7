import DisplayProtocol

/// The layout of the colors of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start point; the end point is a corner of the box around the last.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, from the direction of the end point on, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its box, and its round corners, with colours that pass into each other. Its colours, places
/// and points change at once, also under animations.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s. Without any, the layer shows none.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }

  /// The location of each color along the gradient, 0…1; nil for even spacing.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// The start point of the gradient, in fractions of the size; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }

  /// The end point of the gradient, in fractions of the size; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }

  /// The layout of the colors; along a line by default.
  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  open override var cornerRadius: CGFloat { didSet { if cornerRadius != oldValue { setNeedsDisplay() } } }
  open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsDisplay() } } }

  open override func display() {
    let known = (colors ?? []).compactMap { $0 as? CGColor }
    guard let gradient = gradient(of: known) else {
      displayContent = .none
      return
    }
    let scale = max(contentsScale, DisplayScale.current)
    displayContent = picture(of: bounds, scale: scale) { context in
      if cornerRadius > 0 {
        context.addPath(CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
        context.clip()
      }
      draw(gradient, in: context)
    }
  }

  private func gradient(of colors: [CGColor]) -> CGGradient? {
    guard let first = colors.first else { return nil }
    let all = colors.count == 1 ? [first, first] : colors
    var places = locations?.map { CGFloat($0.doubleValue) } ?? []
    if places.count != all.count {
      places = all.indices.map { CGFloat($0) / CGFloat(all.count - 1) }
    }
    return CGGradient(colorsSpace: nil, colors: all, locations: places)
  }

  private func draw(_ gradient: CGGradient, in context: CGContext) {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (start, end) = (place(startPoint), place(endPoint))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    guard type != .conic else { return drawConic(gradient, around: start, towards: end, in: context) }
    guard type == .radial else {
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
      return
    }
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else { return }
    context.translateBy(x: start.x, y: start.y)
    context.scaleBy(x: 1, y: height / width)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: width, options: options)
  }

  /// Fills narrow wedges, each in its color, that overlap so that no seams show.
  private func drawConic(
    _ gradient: CGGradient, around center: CGPoint, towards end: CGPoint, in context: CGContext
  ) {
    let reach =
      [bounds.minX, bounds.maxX].flatMap { x in
        [bounds.minY, bounds.maxY].map { hypot(x - center.x, $0 - center.y) }
      }.max() ?? 0
    guard reach > 0, reach.isFinite else { return }
    let start = atan2(end.y - center.y, end.x - center.x)
    let count = 720
    let step = 2 * CGFloat.pi / CGFloat(count)
    func point(_ index: Int) -> CGPoint {
      let angle = start + CGFloat(index) * step
      return CGPoint(x: center.x + reach * 2 * cos(angle), y: center.y + reach * 2 * sin(angle))
    }
    context.saveGState()
    context.setShouldAntialias(false)
    for index in 0..<count {
      context.setFillColor(gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(count)))
      context.beginPath()
      context.move(to: center)
      context.addLine(to: point(index))
      context.addLine(to: point(index + 1))
      context.closePath()
      context.fillPath()
    }
    context.restoreGState()
  }
}
