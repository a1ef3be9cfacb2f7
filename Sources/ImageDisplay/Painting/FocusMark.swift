import DisplayProtocol

/// The ring around the layer that the keyboard is on.
enum FocusMark {
  private static let color = CGColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  private static let width: CGFloat = 2
  private static let gap: CGFloat = 2

  /// How far the ring reaches beyond its layer, in points.
  static let reach = width + gap + 1

  /// Draws the ring around a rectangle in points, on a context whose unit is the pixel.
  static func draw(around rect: CGRect, on context: CGContext, scale: CGFloat) {
    guard rect.isDrawable else { return }
    func box(_ distance: CGFloat) -> CGRect {
      let grown = rect.grown(by: distance)
      return PixelRect(
        snapping: CGRect(
          x: grown.minX * scale, y: grown.minY * scale, width: grown.width * scale,
          height: grown.height * scale)
      ).rect
    }
    context.setFillColor(color)
    context.beginPath()
    context.addRoundedRect(box(gap + width), radii: CornerRadii((gap + width) * scale))
    context.addRoundedRect(box(gap), radii: CornerRadii(gap * scale))
    context.fillPath(using: .evenOdd)
  }
}
