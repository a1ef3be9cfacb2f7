import CoreGraphics

/// A layer that shows a part of what is in it.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// Makes an empty layer that cuts off what lies outside.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// Makes a copy of a layer's appearance.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Decodes nothing: layers are made in code here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// The directions in which the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls so that a point lies at the origin.
  open func scroll(to p: CGPoint) {
    guard p.x.isFinite, p.y.isFinite else { return }
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as is needed to show a box; its beginning where it is larger than the layer.
  open func scroll(to r: CGRect) {
    func offset(_ low: CGFloat, _ high: CGFloat, _ shown: ClosedRange<CGFloat>) -> CGFloat {
      if low < shown.lowerBound || high - low > shown.upperBound - shown.lowerBound { return low }
      return high > shown.upperBound ? shown.lowerBound + high - shown.upperBound : shown.lowerBound
    }
    guard r.minX.isFinite, r.minY.isFinite, r.maxX.isFinite, r.maxY.isFinite else { return }
    scroll(
      to: CGPoint(
        x: offset(r.minX, r.maxX, bounds.minX...bounds.maxX),
        y: offset(r.minY, r.maxY, bounds.minY...bounds.maxY)))
  }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
