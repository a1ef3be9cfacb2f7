import DisplayProtocol

/// The parts of a picture that a layer shows and stretches.
extension CALayer {
  /// The rectangle of a whole picture in fractions of its size.
  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Cuts a picture to ``contentsRect`` and stretches it by ``contentsCenter``.
  /// - Parameter image: The whole picture, as it lies where the part is to lie.
  /// - Returns: The part; nothing where the rectangles leave none.
  func shownPart(of image: LayerImage) -> LayerContent {
    guard let cut = cut(image) else { return .none }
    return .image(contentsCenter == Self.wholeContents || !cut.caps.isZero ? cut : stretched(cut))
  }

  private func cut(_ image: LayerImage) -> LayerImage? {
    guard contentsRect != Self.wholeContents else { return image }
    let wanted = contentsRect
    guard Self.isSound(wanted) else { return nil }
    let part = wanted.intersection(Self.wholeContents)
    guard !part.isNull, let pixels = image.image.cropping(to: Self.scaled(part, to: image.image.size))
    else { return nil }
    var cut = image
    cut.image = pixels
    // What lies beside the picture shows nothing.
    let place = CGRect(
      x: (part.minX - wanted.minX) / wanted.width, y: (part.minY - wanted.minY) / wanted.height,
      width: part.width / wanted.width, height: part.height / wanted.height)
    cut.rect = Self.scaled(place, to: image.rect.size).offsetBy(dx: image.rect.minX, dy: image.rect.minY)
    if let fractions = image.fractions {
      cut.fractions = Self.scaled(place, to: fractions.size).offsetBy(dx: fractions.minX, dy: fractions.minY)
    }
    return cut
  }

  private func stretched(_ image: LayerImage) -> LayerImage {
    guard Self.isSound(contentsCenter), image.scale > 0 else { return image }
    let center = contentsCenter.intersection(Self.wholeContents)
    guard !center.isNull else { return image }
    let size = image.image.size
    let (width, height) = (size.width / image.scale, size.height / image.scale)
    var stretched = image
    stretched.caps = CapInsets(
      top: center.minY * height, left: center.minX * width, bottom: (1 - center.maxY) * height,
      right: (1 - center.maxX) * width)
    return stretched
  }

  private static func isSound(_ rect: CGRect) -> Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.width.isFinite && rect.height.isFinite
      && rect.width > 0 && rect.height > 0
  }

  private static func scaled(_ fractions: CGRect, to size: CGSize) -> CGRect {
    CGRect(
      x: fractions.minX * size.width, y: fractions.minY * size.height, width: fractions.width * size.width,
      height: fractions.height * size.height)
  }
}

extension CGImage {
  /// The size in pixels.
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}
