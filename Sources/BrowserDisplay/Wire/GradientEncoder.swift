import DisplayProtocol

/// Writes a gradient that moves as a CSS image. One that stands still is a picture.
enum GradientEncoder {
  /// The images between two keyframes; browsers fade from one to the next, or change them one by one.
  private static let imagesBetween = 24

  /// The keyframes with images between, where they are gradients: browsers do not interpolate those.
  static func sampled(_ keyframes: [LayerAnimation.Keyframe]) -> [LayerAnimation.Keyframe] {
    guard case .content(.image(let image))? = keyframes.first?.value, image.gradient != nil else {
      return keyframes
    }
    var all: [LayerAnimation.Keyframe] = []
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      guard case .content(.image(var image)) = from.value, case .content(.image(let next)) = to.value,
        let start = image.gradient, let end = next.gradient
      else { return keyframes }
      for step in 0..<imagesBetween {
        let part = Double(step) / Double(imagesBetween)
        image.gradient = start.interpolated(
          to: end, progress: from.curve.progress(at: part, duration: 1))
        all.append(
          .init(time: from.time + (to.time - from.time) * part, value: .content(.image(image))))
      }
    }
    return all + keyframes.suffix(1)
  }

  /// The CSS image of a gradient.
  static func css(_ gradient: LayerGradient) -> String {
    let size = gradient.box.size
    let start = CGPoint(x: gradient.start.x * size.width, y: gradient.start.y * size.height)
    let end = CGPoint(x: gradient.end.x * size.width, y: gradient.end.y * size.height)
    let (x, y) = (end.x - start.x, end.y - start.y)
    func stops(_ position: (CGFloat) -> String) -> String {
      zip(gradient.colors, gradient.locations)
        .map { "\(LayerStyle.color($0)) \(position($1.isFinite ? min(max($1, 0), 1) : 0))" }
        .joined(separator: ",")
    }
    func percent(_ location: CGFloat) -> String { LayerStyle.number(location * 100) + "%" }
    let angle = LayerStyle.number(atan2(x, -y) * 180 / .pi) + "deg"
    switch gradient.kind {
    case .axial:
      let length = hypot(x, y)
      guard length > 0 else { return "none" }
      // CSS lays the line through the middle, as long as the corners need; both have the same stripes across
      // it.
      let whole = (abs(x) * size.width + abs(y) * size.height) / length
      let before = ((start.x - size.width / 2) * x + (start.y - size.height / 2) * y) / length + whole / 2
      return "linear-gradient(\(angle),\(stops { LayerStyle.length(before + $0 * length) }))"
    case .radial:
      guard x != 0, y != 0 else { return "none" }
      let radii = "\(LayerStyle.length(abs(x))) \(LayerStyle.length(abs(y)))"
      return "radial-gradient(\(radii) at \(place(start)),\(stops(percent)))"
    case .conic: return "conic-gradient(from \(angle) at \(place(start)),\(stops(percent)))"
    }
  }

  private static func place(_ point: CGPoint) -> String {
    "\(LayerStyle.length(point.x)) \(LayerStyle.length(point.y))"
  }
}
