import UIKit

/// Pixels that are worked on: premultiplied BGRA, rows from the top.
struct Pixels {
  /// A color of premultiplied parts, from 0 to 1.
  struct Color {
    var (r, g, b, a): (Double, Double, Double, Double)
    init(r: Double, g: Double, b: Double, a: Double = 1) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
    init(_ color: CIColor) {
      let alpha = Double(color.alpha)
      self.init(
        r: Double(color.red) * alpha, g: Double(color.green) * alpha, b: Double(color.blue) * alpha, a: alpha)
    }
    /// The light that people see.
    var luminance: Double { 0.2126 * r + 0.7152 * g + 0.0722 * b }
  }

  let (width, height): (Int, Int)
  var bytes: [UInt8]

  init(width: Int, height: Int, _ color: (Int, Int) -> Color) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height { for x in 0..<width { self[x, y] = color(x, y) } }
  }

  init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    let (rowBytes, rows) = (image.width * 4, image.height)
    bytes = image.withPixels { all in
      (0..<rows).flatMap { y in all[y * image.stride..<y * image.stride + rowBytes] }
    }
  }

  subscript(x: Int, y: Int) -> Color {
    get {
      let start = (y * width + x) * 4
      return Color(
        r: Double(bytes[start + 2]) / 255, g: Double(bytes[start + 1]) / 255, b: Double(bytes[start]) / 255,
        a: Double(bytes[start + 3]) / 255)
    }
    set {
      let start = (y * width + x) * 4
      let a = min(max(newValue.a, 0), 1)
      func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), a) * 255).rounded()) }
      bytes[start] = byte(newValue.b)
      bytes[start + 1] = byte(newValue.g)
      bytes[start + 2] = byte(newValue.r)
      bytes[start + 3] = UInt8((a * 255).rounded())
    }
  }

  var image: CGImage? {
    bytes.withUnsafeBytes { CGImage(width: width, height: height, bytesPerRow: width * 4, copying: $0) }
  }

  /// The pixels, each changed.
  func map(_ change: (Color) -> Color) -> Pixels {
    Pixels(width: width, height: height) { change(self[$0, $1]) }
  }
}

/// New places of pixels.
enum Resampling {
  /// Draws pixels of a rectangle at their places in another, each from the nearest one.
  static func transform(
    _ image: CGImage, from source: CGRect, to target: CGRect, by matrix: CGAffineTransform
  ) -> CGImage? {
    let (width, height) = (Int(target.width.rounded()), Int(target.height.rounded()))
    guard width > 0, height > 0, width * height <= CGImage.maximumPixelCount else { return nil }
    let pixels = Pixels(image)
    let inverse = matrix.inverted()
    let clear = Pixels.Color(r: 0, g: 0, b: 0, a: 0)
    return Pixels(width: width, height: height) { x, y in
      let point = CGPoint(x: target.minX + CGFloat(x) + 0.5, y: target.maxY - CGFloat(y) - 0.5)
      let from = point.applying(inverse)
      let column = Int((from.x - source.minX).rounded(.down))
      let row = Int((source.maxY - from.y).rounded(.down))
      guard (0..<pixels.width).contains(column), (0..<pixels.height).contains(row) else { return clear }
      return pixels[column, row]
    }.image
  }
}
