import CoreGraphics

/// Pictures for tests.
enum TestPicture {
  /// A picture of one gray.
  static func plain(gray: CGFloat, width: Int = 4, height: Int = 4) -> CGImage {
    let context = try! CGContext(width: width, height: height)
    context.setFillColor(CGColor(gray: gray, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()!
  }
}
