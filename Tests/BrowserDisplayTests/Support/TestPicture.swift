import CoreGraphics

/// Pictures for tests.
enum TestPicture {
  /// A small picture of one grey.
  static func plain(gray: CGFloat) -> CGImage {
    let context = try! CGContext(width: 4, height: 4)
    context.setFillColor(CGColor(gray: gray, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return context.makeImage()!
  }
}
