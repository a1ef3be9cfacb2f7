@Sendable func mix(_ a: CGFloat, _ b: CGFloat, _ progress: Double) -> CGFloat {
  a + (b - a) * CGFloat(progress)
}

@Sendable func mix(_ a: Double, _ b: Double, _ progress: Double) -> Double {
  a + (b - a) * progress
}

@Sendable func mix(_ a: CGPoint, _ b: CGPoint, _ progress: Double) -> CGPoint {
  CGPoint(x: mix(a.x, b.x, progress), y: mix(a.y, b.y, progress))
}

@Sendable func mix(_ a: CGRect, _ b: CGRect, _ progress: Double) -> CGRect {
  CGRect(
    origin: mix(a.origin, b.origin, progress),
    size: CGSize(
      width: mix(a.size.width, b.size.width, progress), height: mix(a.size.height, b.size.height, progress)))
}

extension CGRect {
  /// Returns the difference that leads from the second rectangle to the first.
  @Sendable static func difference(_ old: CGRect, _ new: CGRect) -> CGRect? {
    CGRect(
      x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y,
      width: old.size.width - new.size.width, height: old.size.height - new.size.height)
  }

  /// A rectangle with a difference added; no side is less than nothing.
  @Sendable static func sum(_ value: CGRect, _ by: CGRect) -> CGRect {
    CGRect(
      x: value.origin.x + by.origin.x, y: value.origin.y + by.origin.y,
      width: max(0, value.size.width + by.size.width), height: max(0, value.size.height + by.size.height))
  }
}

extension LayerTransform {
  /// The transform part of the way from one to another.
  @Sendable static func mixed(_ a: LayerTransform, _ b: LayerTransform, _ progress: Double) -> LayerTransform?
  {
    LayerTransform(
      matrix: a.matrix.interpolated(to: b.matrix, progress: progress),
      anchor: mix(a.anchor, b.anchor, progress))
  }

  /// The sum of transforms: one after the other.
  static let sum = PropertySum<LayerTransform>(
    difference: { old, new in
      guard old.anchor == new.anchor, new.matrix.canBeUndone else { return nil }
      return LayerTransform(matrix: old.matrix.concatenating(new.matrix.inverted()), anchor: new.anchor)
    }, zero: { LayerTransform(matrix: .identity, anchor: $0.anchor) },
    add: { LayerTransform(matrix: $1.matrix.concatenating($0.matrix), anchor: $0.anchor) })
}

extension LayerContent {
  /// The content part of the way from one to another; nil where there is no middle.
  @Sendable static func mixed(_ a: LayerContent, _ b: LayerContent, _ progress: Double) -> LayerContent? {
    switch (a, b) {
    case (.shape(let start), .shape(let end)):
      return .shape(start.interpolated(to: end, progress: progress))
    case (.image(let first), .image(let last)):
      guard let start = first.gradient, let end = last.gradient,
        var image = start.interpolated(to: end, progress: progress).image()
      else { return nil }
      (image.rect, image.fractions) = (last.rect, last.fractions)
      return .image(image)
    default: return nil
    }
  }
}

extension Shadow {
  /// The shadow part of the way from one to another; none is one that cannot be seen.
  @Sendable static func mixed(_ a: Shadow?, _ b: Shadow?, _ progress: Double) -> Shadow?? {
    guard let model = b ?? a else { return .some(nil) }
    var none = model
    none.color = model.color.copy(alpha: 0) ?? .clear
    let (start, end) = (a ?? none, b ?? none)
    return Shadow(
      color: start.color.interpolated(to: end.color, progress: progress),
      offset: CGSize(
        width: mix(start.offset.width, end.offset.width, progress),
        height: mix(start.offset.height, end.offset.height, progress)),
      radius: max(0, mix(start.radius, end.radius, progress)), path: end.path)
  }
}

extension CGColor {
  /// The color part of the way to another, mixed with their opacities as weights.
  func interpolated(to end: CGColor, progress: Double) -> CGColor {
    let opacity = min(max(mix(alpha, end.alpha, progress), 0), 1)
    guard opacity > 0 else { return end.copy(alpha: 0) ?? .clear }
    func component(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      mix(a * alpha, b * end.alpha, progress) / opacity
    }
    return CGColor(
      red: component(red, end.red), green: component(green, end.green), blue: component(blue, end.blue),
      alpha: opacity)
  }
}

extension CGAffineTransform {
  /// The transform part of the way to another: turned, sheared, scaled and moved each for itself, the
  /// shorter way round.
  fileprivate func interpolated(to end: CGAffineTransform, progress: Double) -> CGAffineTransform {
    var (from, to) = (Parts(self), Parts(end))
    if !from.hasAngle { from.angle = to.angle }
    if !to.hasAngle { to.angle = from.angle }
    let turn = (to.angle - from.angle).remainder(dividingBy: 2 * .pi)
    let angle = from.angle + turn * CGFloat(progress)
    let shear = mix(from.shear, to.shear, progress)
    let (x, y) = (mix(from.scaleX, to.scaleX, progress), mix(from.scaleY, to.scaleY, progress))
    return CGAffineTransform(a: x, b: 0, c: shear * y, d: y, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: mix(tx, end.tx, progress), y: mix(ty, end.ty, progress)))
  }

  /// A matrix without its translation, taken apart: first scaled, then sheared along x, then turned.
  private struct Parts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat
    var angle: CGFloat
    /// Whether the matrix leaves enough of a picture to see an angle.
    var hasAngle: Bool

    init(_ matrix: CGAffineTransform) {
      let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
      scaleX = hypot(a, b)
      hasAngle = scaleX > 0 || hypot(c, d) > 0
      angle = scaleX > 0 ? atan2(b, a) : atan2(-c, d)
      let (sine, cosine) = (sin(angle), cos(angle))
      scaleY = c * -sine + d * cosine
      shear = scaleY == 0 ? 0 : (c * cosine + d * sine) / scaleY
    }
  }

  fileprivate var canBeUndone: Bool { abs(a * d - b * c) > 1e-9 }
}
