import CCairo

/// The blurred mask of a box or a shape, remembered between frames.
struct ShadowMask: Sendable {
  /// The position of the mask's top left corner relative to the shape's origin, in points.
  var origin: CGPoint
  /// The width of one pixel of the mask, in points.
  var pointsToPixel: CGFloat
  var mask: Mask8

  func withSurface(_ body: (OpaquePointer) -> Void) { mask.withSurface(body) }

  private enum Key: Hashable, Sendable {
    case box(CGSize, CornerRadii, radius: CGFloat, density: CGFloat)
    case shape([CGPath.Element], radius: CGFloat, density: CGFloat)
  }

  private static let cache = BoundedCache<Key, ShadowMask?>(limit: 16 << 20)

  /// Returns the number of pixels of a mask to a point: as many as on the surface, or fewer where the blur is
  /// so soft that the difference is invisible.
  private static func density(radius: CGFloat, pixelsToPoint: CGFloat) -> CGFloat {
    min(pixelsToPoint, GaussianBlur.greatestDeviation / radius)
  }

  private static func remembered(_ key: Key, make: () -> ShadowMask?) -> ShadowMask? {
    cache.value(for: key, cost: { ($0?.mask.storage.bytes.count ?? 0) + 256 }, make: make)
  }

  /// The shadow of a shape.
  static func shape(_ path: CGPath, radius: CGFloat, pixelsToPoint: CGFloat) -> ShadowMask? {
    let density = density(radius: radius, pixelsToPoint: pixelsToPoint)
    return remembered(.shape(path.elements, radius: radius, density: density)) {
      draw(path, radius: radius, density: density)
    }
  }

  /// The shadow of a box whose top left is the origin.
  static func box(size: CGSize, radii: CornerRadii, radius: CGFloat, pixelsToPoint: CGFloat) -> ShadowMask? {
    let density = density(radius: radius, pixelsToPoint: pixelsToPoint)
    return remembered(.box(size, radii, radius: radius, density: density)) {
      let stretch = BoxStretch(size: size, radii: radii, reach: radius * 3 + 2 / density, density: density)
      let box = CGPath(roundedRect: CGRect(origin: .zero, size: stretch.smallSize), radii: radii)
      guard let small = draw(box, radius: radius, density: density) else { return nil }
      let reach = radius * 3 * density + 1
      let middle = (
        x: Int(
          bounding: (max(radii.topLeft.width, radii.bottomLeft.width) - small.origin.x) * density + reach),
        y: Int(
          bounding: (max(radii.topLeft.height, radii.topRight.height) - small.origin.y) * density + reach)
      )
      guard small.mask.width + stretch.columns <= CGContext.maximumSide,
        small.mask.height + stretch.rows <= CGContext.maximumSide,
        (small.mask.width + stretch.columns) * (small.mask.height + stretch.rows) <= greatestArea
      else { return nil }
      return ShadowMask(
        origin: small.origin, pointsToPixel: small.pointsToPixel,
        mask: stretch.applied(to: small.mask, middle: middle))
    }
  }

  /// The maximum number of pixels of a mask; a larger shadow is not drawn.
  private static let greatestArea = 64_000_000

  private static func draw(_ path: CGPath, radius: CGFloat, density: CGFloat) -> ShadowMask? {
    let bounds = path.boundingBoxOfPath
    guard !bounds.isNull, bounds.minX.magnitude < 1e6, bounds.minY.magnitude < 1e6, bounds.width < 1e6,
      bounds.height < 1e6
    else { return nil }
    let reach = CGFloat(GaussianBlur.reach(of: radius * density) + 1)
    // Whole pixels from the origin, so that a box on whole pixels has a mask on whole pixels.
    let left = (bounds.minX * density).rounded(.down) - reach
    let top = (bounds.minY * density).rounded(.down) - reach
    let width = (bounds.maxX * density).rounded(.up) + reach - left
    let height = (bounds.maxY * density).rounded(.up) + reach - top
    guard width * height <= CGFloat(greatestArea),
      let mask = Mask8(
        width: Int(bounding: width), height: Int(bounding: height), deviation: radius * density,
        transform: CGAffineTransform(a: density, b: 0, c: 0, d: density, tx: -left, ty: -top),
        draw: { cairo in
          path.add(to: cairo)
          cairo_fill(cairo)
        })
    else { return nil }
    return ShadowMask(
      origin: CGPoint(x: left / density, y: top / density), pointsToPixel: 1 / density, mask: mask)
  }
}
