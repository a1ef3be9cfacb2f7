extension CGRect {
  /// Coordinates up to which a layer is drawn, in pixels. What lies further out has no pixels to fill, and
  /// the drawing library counts in numbers not much greater.
  package static let farthestPixel: CGFloat = 4_000_000

  /// Whether the rectangle's numbers are such that it can be drawn.
  package var isDrawable: Bool {
    origin.x.magnitude <= CGRect.farthestPixel && origin.y.magnitude <= CGRect.farthestPixel
      && size.width >= 0 && size.width <= CGRect.farthestPixel
      && size.height >= 0 && size.height <= CGRect.farthestPixel
  }
}
