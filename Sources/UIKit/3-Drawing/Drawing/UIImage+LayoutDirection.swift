extension UIImage {
  /// Returns the picture, mirrored where the present layout direction is from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UITraitCollection.current.layoutDirection == .rightToLeft ? withHorizontallyFlippedOrientation() : self
  }
}
