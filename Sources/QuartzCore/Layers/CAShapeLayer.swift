import DisplayProtocol

/// The rule that decides which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fills the points with a winding number other than 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Fills the points with an odd number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a line.
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

/// The shape of the corners of a line.
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

/// A layer that fills and strokes a path, also outside of its box. All properties of the shape can be
/// animated; the path only between paths of the same elements.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The shape; nil shows none. A new path shows at once unless an animation is added for it.
  open var path: CGPath? { didSet { setNeedsCommit(.content) } }
  /// The color inside; opaque black by default, nil for none.
  open var fillColor: CGColor? = .black {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }
  /// The color of the line; none by default.
  open var strokeColor: CGColor? {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }
  /// The rule by which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsCommit(.content) } }
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1 {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }
  /// The form of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsCommit(.content) } }
  /// The form of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsCommit(.content) } }
  /// The length in line widths from which on pointed corners are cut off; 10 by default.
  open var miterLimit: CGFloat = 10 {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }
  /// The lengths of dashes and gaps in turn, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsCommit(.content) } }
  /// The distance into the pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }
  /// The part of the path's length at which the line begins, 0…1; 0 by default.
  open var strokeStart: CGFloat = 0 {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }
  /// The part of the path's length at which the line ends, 0…1; 1 by default.
  open var strokeEnd: CGFloat = 1 {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }

  // A view that draws by itself may have a shape layer without a shape.
  override var ownContent: LayerContent? {
    guard let path, !path.isEmpty else { return nil }
    var shape = LayerShape(path: path.copy() ?? path)
    shape.fillColor = fillColor
    shape.usesEvenOddRule = fillRule == .evenOdd
    shape.strokeColor = strokeColor
    shape.lineWidth = lineWidth
    shape.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    shape.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    shape.miterLimit = miterLimit
    shape.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    shape.dashPhase = lineDashPhase
    (shape.strokeStart, shape.strokeEnd) = (strokeStart, strokeEnd)
    return .shape(shape)
  }

  override func copyOwnContent(from layer: CALayer) {
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor, fillRule) = (
      layer.path, layer.fillColor, layer.strokeColor, layer.fillRule
    )
    (lineWidth, lineCap, lineJoin, miterLimit) = (
      layer.lineWidth, layer.lineCap, layer.lineJoin, layer.miterLimit
    )
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
    (strokeStart, strokeEnd) = (layer.strokeStart, layer.strokeEnd)
  }

  override func applyOwnContent(_ content: LayerContent) {
    guard case .shape(let shape) = content else { return }
    (path, fillColor, strokeColor) = (shape.path, shape.fillColor, shape.strokeColor)
    (lineWidth, miterLimit, lineDashPhase) = (shape.lineWidth, shape.miterLimit, shape.dashPhase)
    lineDashPattern = shape.dashes.isEmpty ? nil : shape.dashes.map { NSNumber(value: Double($0)) }
    (strokeStart, strokeEnd) = (shape.strokeStart, shape.strokeEnd)
  }

  override func scratchCopy() -> CALayer { CAShapeLayer(layer: self) }
}
