import DisplayProtocol

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var area: Int { isEmpty ? 0 : (maxX - minX) * (maxY - minY) }
  var rect: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}

extension PixelRect {
  /// The whole pixels that a rectangle touches, as far as there are any: an app may put a layer anywhere.
  init(covering rect: CGRect) {
    minX = Int(bounding: rect.minX.rounded(.down))
    minY = Int(bounding: rect.minY.rounded(.down))
    maxX = Int(bounding: rect.maxX.rounded(.up))
    maxY = Int(bounding: rect.maxY.rounded(.up))
  }

  /// The pixels that stand for a layer's box, as browsers choose them: each edge goes to the nearest pixel,
  /// half a pixel to the right and down; what has a size at all keeps at least one pixel.
  init(snapping rect: CGRect) {
    (minX, maxX) = PixelRect.snap(rect.origin.x, rect.size.width)
    (minY, maxY) = PixelRect.snap(rect.origin.y, rect.size.height)
  }

  private static func snap(_ origin: CGFloat, _ length: CGFloat) -> (Int, Int) {
    let start = Int(bounding: origin.roundedToPixel)
    let end = Int(bounding: (origin + length).roundedToPixel)
    return (start, end == start && length > 4 / 64 ? start + 1 : end)
  }
}

extension CGFloat {
  /// The nearest whole pixel; halves go up.
  var roundedToPixel: CGFloat { (self + 0.5).rounded(.down) }
}

extension CGRect {
  /// The rectangle grown by a distance on all sides.
  func grown(by distance: CGFloat) -> CGRect {
    CGRect(
      x: origin.x - distance, y: origin.y - distance, width: size.width + 2 * distance,
      height: size.height + 2 * distance)
  }

  /// Whether the two share some area. Unlike `intersects`, it asks nothing but four comparisons.
  func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
