import DisplayProtocol

/// One particle's life, fixed at its birth.
struct Particle {
  /// Seconds of the clock.
  var birth: TimeInterval
  var lifetime: TimeInterval
  var start: CGPoint
  var velocity: CGVector
  var acceleration: CGVector
  var scale: CGFloat
  var scaleSpeed: CGFloat
  var spin: CGFloat
  /// Red, green, blue and opacity at birth.
  var color: [CGFloat]
  var colorSpeed: [CGFloat]

  var death: TimeInterval { birth + lifetime }

  /// The place after so many seconds of its life.
  func position(at age: TimeInterval) -> CGPoint {
    CGPoint(
      x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }

  func component(_ index: Int, at age: TimeInterval) -> CGFloat {
    min(max(color[index] + colorSpeed[index] * CGFloat(age), 0), 1)
  }

  private func transform(at age: TimeInterval) -> CATransform3D {
    let scale = max(scale + scaleSpeed * age, 0)
    return CATransform3DRotate(CATransform3DMakeScale(scale, scale, 1), spin * age, 0, 0, 1)
  }

  /// Makes the layer that goes through this life by itself, unseen before and after.
  @MainActor func makeLayer(of cell: CAEmitterCell, tints: inout TintedImages) -> CALayer? {
    guard let image = cell.contents as? CGImage else { return nil }
    let layer = CALayer()
    layer.isStill = true
    layer.opacity = 0
    let density = cell.contentsScale > 0 ? cell.contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / density * cell.contentsRect.width,
      height: CGFloat(image.height) / density * cell.contentsRect.height)
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.position = start
    layer.contentsRect = cell.contentsRect
    layer.contents = tints.image(image, times: (0..<3).map { color[$0] })
    if colorSpeed[0..<3].contains(where: { $0 != 0 }) {
      // Another picture that comes over the first in the color of the end.
      let end = CALayer()
      end.isStill = true
      end.frame = layer.bounds
      end.contentsRect = cell.contentsRect
      end.opacity = 0
      end.contents = tints.image(image, times: (0..<3).map { component($0, at: lifetime) })
      end.add(animation("opacity", [0, 1] as [CGFloat], at: [0, 1]), forKey: "color")
      layer.addSublayer(end)
    }
    let moments = acceleration == .zero ? 1 : 12
    let times = (0...moments).map { Double($0) / Double(moments) }
    layer.add(
      animation("position", times.map { position(at: $0 * lifetime) }, at: times), forKey: "position")
    if spin != 0 || scaleSpeed != 0 {
      let turns = Int(bounding: (abs(spin) * lifetime / (.pi / 3)).rounded(.up))
      let count = min(max(turns, 1), 60)
      let times = (0...count).map { Double($0) / Double(count) }
      layer.add(
        animation("transform", times.map { transform(at: $0 * lifetime) }, at: times), forKey: "transform")
    } else {
      layer.transform = transform(at: 0)
    }
    layer.add(opacityAnimation, forKey: "opacity")
    return layer
  }

  /// The opacity's way, with a bend where it reaches 0 or 1.
  @MainActor private var opacityAnimation: CAKeyframeAnimation {
    var times = [0.0, 1.0]
    if colorSpeed[3] != 0 {
      for bound in [CGFloat(0), 1] {
        let part = Double((bound - color[3]) / colorSpeed[3]) / lifetime
        if part > 0, part < 1 { times.append(part) }
      }
    }
    times.sort()
    return animation("opacity", times.map { component(3, at: $0 * lifetime) }, at: times)
  }

  @MainActor private func animation(_ path: String, _ values: [Any], at times: [Double])
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.duration = lifetime
    animation.beginTime = birth
    return animation
  }
}

/// Pictures multiplied by colors, each made once. Colors are rounded to 16 steps of each component.
@MainActor struct TintedImages {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var steps: [Int]
  }

  private var made: [Key: CGImage] = [:]

  mutating func image(_ image: CGImage, times color: [CGFloat]) -> CGImage {
    let steps = color.map { Int(clamping: (min(max(Double($0), 0), 1) * 15).rounded()) }
    guard steps != [15, 15, 15] else { return image }
    let key = Key(image: ObjectIdentifier(image), steps: steps)
    if let known = made[key] { return known }
    let tint = CGColor(
      red: CGFloat(steps[0]) / 15, green: CGFloat(steps[1]) / 15, blue: CGFloat(steps[2]) / 15, alpha: 1)
    let tinted = image.multiplied(by: tint) ?? image
    if made.count >= 256 { made = [:] }
    made[key] = tinted
    return tinted
  }
}

extension CGImage {
  /// The picture with each component multiplied by a color's; its opacity stays.
  func multiplied(by color: CGColor) -> CGImage? {
    guard let context = try? CGContext(width: width, height: height, scale: 1) else { return nil }
    let box = CGRect(x: 0, y: 0, width: width, height: height)
    context.draw(self, in: box)
    context.setBlendMode(.multiply)
    context.setFillColor(color)
    context.fill(box)
    context.setBlendMode(.destinationIn)
    context.draw(self, in: box)
    return context.makeImage()
  }
}
