import CoreGraphics

/// Advice about the cost of drawing. Displays decide themselves which pixels they keep, so it changes no
/// picture, and is kept among the layer's own values.
extension CALayer {
  /// Whether the layer may be kept as pixels; false by default.
  public var shouldRasterize: Bool {
    get { ownValues?["shouldRasterize"] as? Bool ?? false }
    set { setValue(newValue, forKey: "shouldRasterize") }
  }

  /// Pixels to a point where the layer is kept as pixels; 1 by default. It is shown with the display's.
  public var rasterizationScale: CGFloat {
    get { ownValues?["rasterizationScale"] as? CGFloat ?? 1 }
    set { setValue(newValue, forKey: "rasterizationScale") }
  }

  /// Whether the layer may be drawn on another thread; false by default.
  public var drawsAsynchronously: Bool {
    get { ownValues?["drawsAsynchronously"] as? Bool ?? false }
    set { setValue(newValue, forKey: "drawsAsynchronously") }
  }
}
