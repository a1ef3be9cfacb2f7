import CoreGraphics

extension UIImage {
  /// A format for renderers whose pictures are like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Returns the picture in the orientation that is this one's mirrored; of an upright one, left and right
  /// are exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let isSymbol = isSymbolImage
    return changing {
      guard let source = $0.source ?? $0.pixels else { return }
      $0.orientation = $0.orientation.mirrored
      $0.pixels = source.turned($0.orientation)
      $0.source = $0.orientation == .up ? nil : source
      // Other forms would not be mirrored.
      $0.forms = nil
      if isSymbol, $0.renderingMode == .automatic { $0.renderingMode = .alwaysTemplate }
    }
  }

  /// Returns the picture, mirrored where the present layout direction is from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UITraitCollection.current.layoutDirection == .rightToLeft ? withHorizontallyFlippedOrientation() : self
  }

  // MARK: Preparing

  /// Returns the picture ready to be shown. Pictures are decoded when they are made, so it is the picture
  /// itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// Makes the picture ready to be shown, and reports it in the next turn.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { [self] in completionHandler(preparingForDisplay()) }
  }

  /// The picture ready to be shown.
  public var byPreparingForDisplay: UIImage? {
    get async { preparingForDisplay() }
  }

  /// Returns the picture in another size; nil where the size is not above 0.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
    let thumbnail = UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    return thumbnail.withRenderingMode(renderingMode)
  }

  /// Makes the picture in another size, and reports it in the next turn; nil where the size is not above 0.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.main.async { [self] in completionHandler(preparingThumbnail(of: size)) }
  }

  /// Returns the picture in another size; nil where the size is not above 0.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: The system's pictures

  /// The picture of actions: three dots in a circle.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The picture of adding: a plus in a filled circle.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// The picture of removing: a minus in a filled circle.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A check mark.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
