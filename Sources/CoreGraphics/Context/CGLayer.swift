/// A picture to be drawn once and then placed many times in contexts, such as a stamp or the dab of a brush.
///
/// It has the pixels of the context that it was made for: drawn there at its own size it is as sharp as what
/// is drawn directly.
public final class CGLayer {
  /// The size in points.
  public let size: CGSize
  /// The context in which the layer is drawn. Its points are those of the context that the layer was made
  /// for, y grows downward.
  public let context: CGContext?

  /// Makes an empty, transparent layer for use with a context. Nil when its size is no picture's.
  /// - Parameters:
  ///   - context: The context whose scale the layer takes.
  ///   - size: The size in points.
  ///   - auxiliaryInfo: Not used, as in Core Graphics.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard let own = try? CGContext(size: size, scale: context.scale) else { return nil }
    self.size = size
    self.context = own
  }
}

extension CGContext {
  /// Draws a layer at its own size, with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, stretched to fill a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let source = layer.context, let image = source.makeImage(), layer.size.width > 0,
      layer.size.height > 0
    else { return }
    // Parts of pixels at the far edges count as whole ones in the layer's bitmap.
    let whole = CGSize(
      width: rect.width * CGFloat(image.width) / (layer.size.width * source.scale),
      height: rect.height * CGFloat(image.height) / (layer.size.height * source.scale))
    draw(upright: image, in: CGRect(origin: rect.origin, size: whole))
  }
}
