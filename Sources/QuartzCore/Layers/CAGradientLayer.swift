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

/// A layer that fills its box, and its round corners, with colors that pass into each other. Colors,
/// locations and points can be animated.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s. Without any, the layer shows none.
  open var colors: [Any]? {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }

  /// The location of each color along the gradient, 0…1; nil for even spacing.
  open var locations: [NSNumber]? {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }

  /// The start point of the gradient, in fractions of the size; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }

  /// The end point of the gradient, in fractions of the size; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    willSet { willChange(.content) }
    didSet { setNeedsCommit(.content) }
  }

  /// The layout of the colors; along a line by default.
  open var type = CAGradientLayerType.axial { didSet { setNeedsCommit(.content) } }

  open override var cornerRadius: CGFloat {
    didSet { if cornerRadius != oldValue { setNeedsCommit(.content) } }
  }
  open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsCommit(.content) } } }

  /// The picture that was drawn last, and what it shows.
  private var drawn: LayerImage?

  /// Shows the gradient in the display's present scale.
  open override func display() { setNeedsCommit(.content) }

  private var gradient: LayerGradient? {
    let known = (colors ?? []).compactMap { $0 as? CGColor }
    guard !known.isEmpty else { return nil }
    var gradient = LayerGradient(
      colors: known, locations: locations?.map { CGFloat($0.doubleValue) } ?? [], box: bounds,
      scale: max(contentsScale, DisplayScale.current))
    gradient.kind = type == .conic ? .conic : type == .radial ? .radial : .axial
    (gradient.start, gradient.end) = (startPoint, endPoint)
    gradient.cornerRadius = cornerRadius
    return gradient
  }

  override var ownContent: LayerContent? {
    guard let gradient else { return nil }
    if drawn?.gradient != gradient { drawn = gradient.image() }
    return drawn.map { shownPart(of: $0) } ?? LayerContent.none
  }

  override func copyOwnContent(from layer: CALayer) {
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint, drawn) = (layer.startPoint, layer.endPoint, layer.drawn)
  }

  override func applyOwnContent(_ content: LayerContent) {
    guard case .image(let image) = content, let gradient = image.gradient else { return }
    colors = gradient.colors
    locations = gradient.locations.map { NSNumber(value: Double($0)) }
    (startPoint, endPoint) = (gradient.start, gradient.end)
  }

  override func scratchCopy() -> CALayer { CAGradientLayer(layer: self) }
}
