import DisplayProtocol

/// The corners of a layer that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: UInt
  /// Makes it of its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of a rounded corner. Displays draw both as a quarter of a circle.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother curve of iOS's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched over the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits whole, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills all, in the middle; what sticks out is cut only by `masksToBounds`.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Returns the frame of contents of `size` points in `bounds`.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let placed: CGSize
    switch self {
    case .resize: return bounds
    case .resizeAspect: placed = size.scaled(by: min(across, down))
    case .resizeAspectFill: placed = size.scaled(by: max(across, down))
    default: placed = size
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - placed.width
    default: x = bounds.midX - placed.width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - placed.height
    default: y = bounds.midY - placed.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: placed)
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

/// A filter with which a layer's contents are drawn in another size than their pixels have.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name.
  public let rawValue: String

  /// Names a filter.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Smoothly, by what lies between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each pixel as a box.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly, from pictures of several sizes; drawn as `linear` is.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The requests of a layer to its delegate; a view is its layer's delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. The default draws by ``draw(_:in:)`` into a bitmap.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. The default draws nothing.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Called before the layer's contents are drawn. The default does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Draws by ``draw(_:in:)`` into a bitmap.
  public func display(_ layer: CALayer) {
    layer.contents = layer.bitmap { [self] in draw(layer, in: $0) }
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

/// The provider of a layer's editable text. It is called at the commit after a change.
@MainActor package protocol LayerEditing: AnyObject {
  /// The layer's editor now; nil for none.
  var editor: TextEditor? { get }
}

/// An owner of a layer, as a view is, which has the layer's semantics.
@MainActor package protocol LayerOwner: CALayerDelegate {
  /// The current semantics of the layer.
  var semantics: Semantics { get }
}
