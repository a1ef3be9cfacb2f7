import CoreGraphics

extension UIColor {
  /// Makes the mean color of a picture: a color is one color here, and pictures are repeated by a
  /// `UIImageView` with `resizableImage(withCapInsets:resizingMode:)` and `.tile`.
  public convenience init(patternImage image: UIImage) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    // Halves, so that each pixel counts.
    var (picture, size) = (image, image.size)
    while size.width > 1 || size.height > 1 {
      size = CGSize(width: max(1, (size.width / 2).rounded()), height: max(1, (size.height / 2).rounded()))
      let (source, rect) = (picture, CGRect(origin: .zero, size: size))
      picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in source.draw(in: rect) }
    }
    self.init(meanOf: picture)
  }

  private convenience init(meanOf picture: UIImage) {
    let bytes = picture.cgImage?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
    guard bytes.count >= 4 else {
      self.init(white: 0, alpha: 0)
      return
    }
    let alpha = CGFloat(bytes[3]) / 255
    let scale = alpha > 0 ? 1 / (255 * alpha) : 0
    self.init(
      red: CGFloat(bytes[0]) * scale, green: CGFloat(bytes[1]) * scale, blue: CGFloat(bytes[2]) * scale,
      alpha: alpha)
  }
}
