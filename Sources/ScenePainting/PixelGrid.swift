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
  /// The whole pixels that a finite rectangle touches.
  init(covering rect: CGRect) {
    minX = Int(rect.minX.rounded(.down))
    minY = Int(rect.minY.rounded(.down))
    maxX = Int(rect.maxX.rounded(.up))
    maxY = Int(rect.maxY.rounded(.up))
  }

  /// The pixels that stand for a layer's box, as browsers choose them: each edge goes to the nearest pixel,
  /// half a pixel to the right and down.
  ///
  /// What has a size at all keeps at least one pixel: the one in which its middle lies, so that the line at
  /// the end of a row is not covered by the next row. What lies in the box of its container stays in the
  /// container's pixels, which may cut it.
  init(snapping rect: CGRect, in container: PixelRect? = nil) {
    (minX, maxX) = PixelRect.snap(
      rect.origin.x, rect.size.width, in: container.map { ($0.minX, $0.maxX) })
    (minY, maxY) = PixelRect.snap(
      rect.origin.y, rect.size.height, in: container.map { ($0.minY, $0.maxY) })
  }

  private static func snap(
    _ origin: CGFloat, _ length: CGFloat, in container: (start: Int, end: Int)?
  ) -> (Int, Int) {
    let start = Int(origin.roundedToPixel)
    let end = Int((origin + length).roundedToPixel)
    guard end == start, length > 4 / 64 else { return (start, end) }
    var pixel = Int((origin + length / 2).rounded(.down))
    // The container's own edges were moved by half a pixel at most.
    if let container, container.start < container.end, origin >= CGFloat(container.start) - 0.5,
      origin + length <= CGFloat(container.end) + 0.5
    {
      pixel = min(max(pixel, container.start), container.end - 1)
    }
    return (pixel, pixel + 1)
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
