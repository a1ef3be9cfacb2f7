import DisplayProtocol

extension CALayer {
  /// The longest side of a layer's bitmap, in pixels. A larger one would not fit a display's memory.
  static let longestBitmapSide: CGFloat = 16_384

  /// Draws the layer's bounds into a bitmap of `contentsScale` pixels to a point; nil when the bounds are
  /// empty, not finite, or too large.
  package func bitmap(_ draw: (CGContext) -> Void) -> CGImage? {
    let scale = contentsScale > 0 ? contentsScale : 1
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width >= 1, height >= 1, max(width, height) <= CALayer.longestBitmapSide,
      let context = try? CGContext(width: Int(clamping: width), height: Int(clamping: height), scale: scale)
    else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(context)
    return contentsFormat == .gray8Uint ? context.makeImage()?.gray() : context.makeImage()
  }
}
