import DisplayProtocol

/// The ring around the layer that the keyboard is on.
struct FocusMark: Hashable {
  /// The layer's upright rectangle in the scene, in points.
  var rect: CGRect
  /// The corners of what shows there, in points.
  var corners: Corners

  private static let color = CGColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  /// Whether the ring lies within the rectangle, as that of a row does, whose neighbors and list would cover
  /// it.
  var isInside = false

  private static let width: CGFloat = 2
  private static let gap: CGFloat = 2

  /// The distance from the rectangle to the ring's outer edge, in points.
  var reach: CGFloat { isInside ? 0 : FocusMark.gap + FocusMark.width }

  /// All that the ring is drawn on, in points of the scene.
  var extent: CGRect { rect.grown(by: reach + 1) }

  /// Draws the ring on a context whose unit is the pixel.
  func draw(on context: CGContext, scale: CGFloat) {
    func addBox(_ distance: CGFloat) {
      let grown = rect.grown(by: distance)
      let box = CGRect(
        x: grown.minX * scale, y: grown.minY * scale, width: grown.width * scale,
        height: grown.height * scale)
      // A square corner stays one, however far the ring is.
      func radius(_ corner: Corners.Mask) -> CGFloat {
        guard corners.radius > 0 else { return max(distance, 0) * scale }
        return corners.mask.contains(corner) ? max(corners.radius + distance, 0) * scale : 0
      }
      context.addRoundedRect(
        PixelRect(snapping: box).rect,
        radii: CornerRadii(
          topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
          bottomLeft: radius(.bottomLeft)))
    }
    context.setFillColor(FocusMark.color)
    context.beginPath()
    addBox(reach)
    addBox(reach - FocusMark.width)
    context.fillPath(using: .evenOdd)
  }
}
