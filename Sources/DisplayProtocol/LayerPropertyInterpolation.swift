extension LayerProperty {
  /// The value part of the way to another value of the same property. What has no middle, such as a content,
  /// changes halfway. Progress beyond 0…1 goes on in the same direction as far as the property allows.
  public func interpolated(to end: LayerProperty, progress: Double) -> LayerProperty {
    mixed(with: end, progress: progress).limited
  }

  /// The same without regard to what the property allows, as for differences.
  func mixed(with end: LayerProperty, progress: Double) -> LayerProperty {
    switch (self, end) {
    case (.frame(let a), .frame(let b)):
      .frame(
        CGRect(
          x: mix(a.origin.x, b.origin.x, progress), y: mix(a.origin.y, b.origin.y, progress),
          width: mix(a.size.width, b.size.width, progress),
          height: mix(a.size.height, b.size.height, progress)))
    case (.contentOffset(let a), .contentOffset(let b)):
      .contentOffset(CGPoint(x: mix(a.x, b.x, progress), y: mix(a.y, b.y, progress)))
    case (.transform(let a), .transform(let b)):
      .transform(
        LayerTransform(
          matrix: a.matrix.interpolated(to: b.matrix, progress: progress),
          anchor: CGPoint(
            x: mix(a.anchor.x, b.anchor.x, progress), y: mix(a.anchor.y, b.anchor.y, progress))))
    case (.opacity(let a), .opacity(let b)):
      .opacity(mix(a, b, progress))
    case (.indicatorOpacity(let a), .indicatorOpacity(let b)):
      .indicatorOpacity(mix(a, b, progress))
    case (.backgroundBlur(let a), .backgroundBlur(let b)):
      .backgroundBlur(
        BackgroundBlur(
          radius: mix(a.radius, b.radius, progress), saturation: mix(a.saturation, b.saturation, progress)))
    case (.backgroundColor(let a), .backgroundColor(let b)):
      .backgroundColor((a ?? .clear).interpolated(to: b ?? .clear, progress: progress))
    case (.corners(let a), .corners(let b)):
      .corners(Corners(radius: mix(a.radius, b.radius, progress), mask: b.mask))
    case (.border(let a), .border(let b)):
      .border(
        Border(
          width: mix(a.width, b.width, progress),
          color: a.color.interpolated(to: b.color, progress: progress)))
    case (.shadow(let a), .shadow(let b)):
      .shadow(Self.mixed(a, b, progress))
    case (.content(.shape(let a)), .content(.shape(let b))):
      .content(.shape(a.interpolated(to: b, progress: progress)))
    default:
      progress < 0.5 ? self : end
    }
  }

  /// The nearest value that the property allows.
  var limited: LayerProperty {
    switch self {
    case .opacity(let value): return .opacity(min(max(value, 0), 1))
    case .indicatorOpacity(let value): return .indicatorOpacity(min(max(value, 0), 1))
    case .backgroundBlur(let value): return .backgroundBlur(value.limited)
    case .corners(var corners):
      corners.radius = max(0, corners.radius)
      return .corners(corners)
    case .border(var border):
      border.width = max(0, border.width)
      return .border(border)
    default: return self
    }
  }

  private static func mixed(_ a: Shadow?, _ b: Shadow?, _ progress: Double) -> Shadow? {
    guard let model = b ?? a else { return nil }
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

func mix(_ a: CGFloat, _ b: CGFloat, _ progress: Double) -> CGFloat {
  a + (b - a) * CGFloat(progress)
}

extension CGColor {
  /// The colour part of the way to another, mixed with their opacities as weights.
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
}
