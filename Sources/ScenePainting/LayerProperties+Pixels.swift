import DisplayProtocol

extension LayerProperties {
  /// The place of the layer's own space, where its box begins at `corner`.
  func origin(at corner: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(x: corner.x - contentOffset.x * scale, y: corner.y - contentOffset.y * scale)
  }

  /// More than any pixel of a transformed layer that can be seen.
  func wholeDirty(scale: CGFloat) -> CGRect {
    CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
  }

  /// The layer's box in pixels and its radii, where its parent's space begins at `origin`.
  func box(in origin: CGPoint, scale: CGFloat) -> (PixelRect, CornerRadii?) {
    let corner = CGPoint(x: origin.x + frame.origin.x * scale, y: origin.y + frame.origin.y * scale)
    return box(from: corner, scale: scale)
  }

  /// The layer's box in pixels and its radii, where it begins at `corner`.
  func box(from corner: CGPoint, scale: CGFloat) -> (PixelRect, CornerRadii?) {
    let size = CGSize(width: frame.width * scale, height: frame.height * scale)
    return (PixelRect(snapping: CGRect(origin: corner, size: size)), corners.radii(scale: scale, in: size))
  }
}

extension Corners {
  /// The radii in pixels, limited to half the shorter side; nil for square corners.
  func radii(scale: CGFloat, in size: CGSize) -> CornerRadii? {
    guard radius.isFinite, radius > 0, !mask.isEmpty else { return nil }
    let limited = min(radius * scale, size.width / 2, size.height / 2)
    guard limited > 0 else { return nil }
    return CornerRadii(
      topLeft: mask.contains(.topLeft) ? limited : 0, topRight: mask.contains(.topRight) ? limited : 0,
      bottomRight: mask.contains(.bottomRight) ? limited : 0,
      bottomLeft: mask.contains(.bottomLeft) ? limited : 0)
  }
}

extension CornerRadii {
  /// The radii of the inner edge of a line along the inside.
  func shrunk(by width: CGFloat) -> CornerRadii {
    func inner(_ size: CGSize) -> CGSize {
      CGSize(width: max(0, size.width - width), height: max(0, size.height - width))
    }
    return CornerRadii(
      topLeft: inner(topLeft), topRight: inner(topRight), bottomRight: inner(bottomRight),
      bottomLeft: inner(bottomLeft))
  }
}
