/// The values of which a gradient's picture is made, so that displays can make those between two of them.
public struct LayerGradient: Hashable, Sendable {
  /// The layout of the colors.
  public enum Kind: Hashable, Sendable {
    /// Along the line from start to end.
    case axial
    /// In ellipses around the start; the end is a corner of the box around the last.
    case radial
    /// Around the start, from the direction of the end on, clockwise.
    case conic
  }

  /// The layout of the colors.
  public var kind = Kind.axial
  /// The colors, at least one.
  public var colors: [CGColor]
  /// The location of each color along the gradient, 0…1; as many as colors.
  public var locations: [CGFloat]
  /// The start point, in fractions of the size.
  public var start = CGPoint(x: 0.5, y: 0)
  /// The end point, in fractions of the size.
  public var end = CGPoint(x: 0.5, y: 1)
  /// The rectangle that is filled, in the layer's space.
  public var box: CGRect
  /// The radius of the rectangle's corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Pixels to a point.
  public var scale: CGFloat

  /// The longest side of a picture, in pixels.
  static let longestSide: CGFloat = 16_384

  /// Describes a gradient of some colors. Locations that do not fit the colors are replaced by even ones.
  public init(colors: [CGColor], locations: [CGFloat] = [], box: CGRect, scale: CGFloat) {
    let all = colors.count == 1 ? [colors[0], colors[0]] : colors
    let even = all.indices.map { CGFloat($0) / CGFloat(max(all.count - 1, 1)) }
    (self.colors, self.locations) = (all, locations.count == all.count ? locations : even)
    (self.box, self.scale) = (box, scale)
  }

  /// Draws the picture; nil where there can be no bitmap of that size, or nothing to draw.
  public func image() -> LayerImage? {
    let (width, height) = ((box.width * scale).rounded(.up), (box.height * scale).rounded(.up))
    guard width >= 1, height >= 1, max(width, height) <= Self.longestSide,
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations),
      let context = try? CGContext(width: Int(clamping: width), height: Int(clamping: height), scale: scale)
    else { return nil }
    context.translateBy(x: -box.minX, y: -box.minY)
    if cornerRadius > 0 {
      context.addPath(CGPath(roundedRect: box, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
      context.clip()
    }
    draw(gradient, in: context)
    guard let picture = context.makeImage() else { return nil }
    var image = LayerImage(
      image: picture,
      rect: CGRect(origin: box.origin, size: CGSize(width: width / scale, height: height / scale)),
      scale: scale)
    image.gradient = self
    return image
  }

  /// A point given in fractions of the size, in the layer's space.
  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
  }

  private func draw(_ gradient: CGGradient, in context: CGContext) {
    let (start, end) = (place(start), place(end))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch kind {
    case .axial: context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .conic: drawConic(gradient, around: start, towards: end, in: context)
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return }
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: 1, y: height / width)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: width, options: options)
    }
  }

  /// Fills narrow wedges, each in its color, that overlap so that no seams show.
  private func drawConic(
    _ gradient: CGGradient, around center: CGPoint, towards end: CGPoint, in context: CGContext
  ) {
    let reach =
      [box.minX, box.maxX].flatMap { x in [box.minY, box.maxY].map { hypot(x - center.x, $0 - center.y) } }
      .max() ?? 0
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

  /// Returns the gradient part of the way to another, in the box of that other. Colors of another number, or
  /// another kind, change halfway.
  public func interpolated(to end: LayerGradient, progress: Double) -> LayerGradient {
    var gradient = end
    if kind != end.kind, progress < 0.5 { gradient.kind = kind }
    if colors.count == end.colors.count {
      gradient.colors = zip(colors, end.colors).map { $0.interpolated(to: $1, progress: progress) }
      gradient.locations = zip(locations, end.locations).map { mix($0, $1, progress) }
    } else if progress < 0.5 {
      (gradient.colors, gradient.locations) = (colors, locations)
    }
    gradient.start = mix(start, end.start, progress)
    gradient.end = mix(self.end, end.end, progress)
    return gradient
  }
}
