import CoreGraphics

/// The change that a button makes to its image's pixels to show its state.
enum ImageAdjustment: Hashable, Sendable {
  /// Not at all.
  case none
  /// Darker: a finger is on it.
  case darkened
  /// Fainter, by a factor on the opacity.
  case faded(CGFloat)

  /// The opacity of the black over a darkened image.
  static let shade: CGFloat = 0.35

  /// The changed pixels.
  func applied(to pixels: CGImage) -> CGImage {
    let size = CGSize(width: pixels.width, height: pixels.height)
    guard self != .none, let context = try? CGContext(size: size, scale: 1) else { return pixels }
    let rect = CGRect(origin: .zero, size: size)
    if case .faded(let alpha) = self { context.setAlpha(alpha) }
    context.draw(upright: pixels, in: rect)
    if self == .darkened {
      context.setBlendMode(.sourceAtop)
      context.setFillColor(gray: 0, alpha: ImageAdjustment.shade)
      context.fill(rect)
    }
    return context.makeImage() ?? pixels
  }
}
