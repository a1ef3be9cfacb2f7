import CoreGraphics
import Foundation

/// Draws on white and gives the picture; `SHOJI_TEST_PICTURES` names a folder to keep it in, to be looked at.
func draw(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: CGColor? = .white, name: String? = nil,
  _ body: (CGContext) -> Void
) throws -> CGImage {
  let context = try CGContext(size: CGSize(width: width, height: height), scale: scale)
  if let background {
    context.setFillColor(background)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(.black)
  }
  body(context)
  let image = context.makeImage()!
  if let name, let folder = ProcessInfo.processInfo.environment["SHOJI_TEST_PICTURES"] {
    try image.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  }
  return image
}

extension CGColor {
  static let pureRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A picture of four quarters: red and green above, blue and black below.
func fourQuarters(side: Int = 4) throws -> CGImage {
  let half = CGFloat(side / 2)
  return try draw(CGFloat(side), CGFloat(side)) { context in
    for (x, y, color) in [(0, 0, CGColor.pureRed), (1, 0, .pureGreen), (0, 1, .pureBlue), (1, 1, .black)] {
      context.setFillColor(color)
      context.fill(CGRect(x: CGFloat(x) * half, y: CGFloat(y) * half, width: half, height: half))
    }
  }
}
