import CoreGraphics
import Foundation

/// The images of posts: a sky, a sun and some hills, in colors and shapes that follow from the post's number.
enum PostImage {
  private static let size = CGSize(width: 720, height: 420)

  private static let skies: [[UInt32]] = [
    [0x2B3A67, 0xE88D67, 0xF7D08A], [0x0F4C75, 0x3FA7D6, 0xCDEDF6], [0x3D2C5E, 0xB5588A, 0xF4A9A8],
    [0x134E4A, 0x4FB3A5, 0xE9F5DB], [0x1B1B3A, 0x693668, 0xF29559],
  ]

  /// Draws the image of a post.
  static func png(of id: Int) throws -> Data {
    let context = try CGContext(size: size)
    let sky = skies[id % skies.count]
    let colors = sky.map { color($0) }
    if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.6, 1]) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.8), options: [.drawsAfterEndLocation])
    }
    var random = UInt64(id) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return range.lowerBound + CGFloat(random % 1_000) / 1_000 * (range.upperBound - range.lowerBound)
    }
    let sun = next(30...60)
    context.setFillColor(color(0xFFF6DF, alpha: 0.9))
    context.fillEllipse(
      in: CGRect(x: next(80...560), y: next(70...170), width: sun * 2, height: sun * 2))
    for layer in 0..<4 {
      let path = CGMutablePath()
      let base = size.height * (0.5 + 0.13 * CGFloat(layer))
      let (height, length, phase) = (next(20...60), next(90...220), next(0...6))
      path.move(to: CGPoint(x: 0, y: size.height))
      for x in stride(from: CGFloat(0), through: size.width, by: 6) {
        let y = base - height * (sin(x / length + phase) + 0.4 * sin(x / length * 2.3 + phase * 2))
        path.addLine(to: CGPoint(x: x, y: y))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
      context.addPath(path)
      context.setFillColor(
        color(sky[0], dimmed: 1 - 0.17 * CGFloat(layer), alpha: 0.55 + 0.15 * CGFloat(layer)))
      context.fillPath()
    }
    guard let image = context.makeImage() else { throw CocoaError(.featureUnsupported) }
    return try image.pngData()
  }

  private static func color(_ hex: UInt32, dimmed: CGFloat = 1, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255 * dimmed, green: CGFloat(hex >> 8 & 0xFF) / 255 * dimmed,
      blue: CGFloat(hex & 0xFF) / 255 * dimmed, alpha: alpha)
  }
}
