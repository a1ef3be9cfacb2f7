import CoreGraphics

extension UIImage.Orientation {
  /// The orientation that EXIF data names by a number from 1 to 8.
  init(exif number: Int) {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = all.indices.contains(number - 1) ? all[number - 1] : .up
  }

  /// The same, mirrored, or no longer so.
  var mirrored: UIImage.Orientation { UIImage.Orientation(rawValue: (rawValue + 4) % 8)! }
}

extension CGImage {
  /// The upright picture of pixels that lie in another orientation.
  func turned(_ orientation: UIImage.Orientation) -> CGImage {
    if orientation == .up { return self }
    let size = CGSize(width: width, height: height)
    let (width, height) = (size.width, size.height)
    let isOnItsSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let turned = isOnItsSide ? CGSize(width: height, height: width) : size
    // Carries a point of the pixels to where it lies in the upright picture.
    let transform: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
      case .left: CGAffineTransform(0, -1, 1, 0, 0, width)
      case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .right: CGAffineTransform(0, 1, -1, 0, height, 0)
      case .rightMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
      }
    guard let context = try? CGContext(size: turned, scale: 1) else { return self }
    context.interpolationQuality = .none
    context.concatenate(transform)
    context.draw(upright: self, in: CGRect(origin: .zero, size: size))
    return context.makeImage() ?? self
  }
}
