import DisplayProtocol

/// The pixels to a point for which layers draw that draw themselves.
@MainActor package enum DisplayScale {
  /// The display's, which the screen sets.
  package static var current: CGFloat = 2
}

extension CALayer {
  /// A picture of a rectangle of the layer's own space; none where there can be no bitmap of that size.
  func picture(of box: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> LayerContent {
    let (width, height) = ((box.width * scale).rounded(.up), (box.height * scale).rounded(.up))
    guard width >= 1, height >= 1, max(width, height) <= CALayer.longestBitmapSide,
      let context = try? CGContext(width: Int(clamping: width), height: Int(clamping: height), scale: scale)
    else { return .none }
    context.translateBy(x: -box.minX, y: -box.minY)
    draw(context)
    guard let image = context.makeImage() else { return .none }
    return .image(
      LayerImage(
        image: image,
        rect: CGRect(origin: box.origin, size: CGSize(width: width / scale, height: height / scale)),
        scale: scale))
  }
}
