/// Blurs eight-bit masks.
enum GaussianBlur {
  /// The standard deviation that is still worth computing pixel by pixel; softer masks are made smaller.
  static let greatestDeviation: CGFloat = 8

  /// Returns the number of pixels by which a blur spreads.
  static func reach(of deviation: CGFloat) -> Int {
    Int((deviation * 3).rounded(.up))
  }

  /// Blurs a mask in place: along its rows, then along its columns. What lies outside counts as empty.
  static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, deviation: CGFloat
  ) {
    guard deviation > 0.05, width > 0, height > 0 else { return }
    let weights = kernel(deviation)
    let line = UnsafeMutablePointer<Float>.allocate(capacity: max(width, height))
    defer { line.deallocate() }
    weights.withUnsafeBufferPointer { weights in
      for y in 0..<height {
        blurLine(pixels + y * bytesPerRow, count: width, stride: 1, weights: weights, copy: line)
      }
      for x in 0..<width {
        blurLine(pixels + x, count: height, stride: bytesPerRow, weights: weights, copy: line)
      }
    }
  }

  /// The weights of the middle and of each distance from it; they and their mirror images sum to 1.
  static func kernel(_ deviation: CGFloat) -> [Float] {
    let weights = (0...reach(of: deviation)).map { exp(-CGFloat($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func blurLine(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, weights: UnsafeBufferPointer<Float>,
    copy: UnsafeMutablePointer<Float>
  ) {
    var index = 0
    while index < count {
      copy[index] = Float(pixels[index * stride])
      index += 1
    }
    let reach = weights.count - 1
    index = 0
    while index < count {
      var sum = copy[index] * weights[0]
      var distance = 1
      while distance <= reach {
        var pair: Float = 0
        if index >= distance { pair += copy[index - distance] }
        if index + distance < count { pair += copy[index + distance] }
        sum += pair * weights[distance]
        distance += 1
      }
      pixels[index * stride] = UInt8(min(sum + 0.5, 255))
      index += 1
    }
  }
}
