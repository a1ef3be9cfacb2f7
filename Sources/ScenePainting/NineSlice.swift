import DisplayProtocol

/// A picture that stretches in nine parts: the corners keep their size, the edges stretch along, the middle
/// stretches both ways.
struct NineSlice {
  /// The parts of the image, in its pixels, each with the rectangle it is drawn into.
  let parts: [(source: CGRect, target: CGRect)]

  /// Cuts a picture that fills `rect`, in pixels of the display. Nil when the caps are not numbers.
  init?(_ image: LayerImage, in rect: CGRect, scale: CGFloat) {
    let caps = image.caps
    guard [caps.top, caps.left, caps.bottom, caps.right].allSatisfy({ $0.isFinite && $0 >= 0 }),
      image.scale.isFinite, image.scale > 0
    else { return nil }
    let picture = CGRect(x: 0, y: 0, width: image.image.width, height: image.image.height)
    let columns = NineSlice.cuts(picture.width, caps.left * image.scale, caps.right * image.scale)
    let rows = NineSlice.cuts(picture.height, caps.top * image.scale, caps.bottom * image.scale)
    // Caps that do not fit shrink together, as CSS has it for border images.
    let fit = min(
      1, rect.width / max((caps.left + caps.right) * scale, 1e-9),
      rect.height / max((caps.top + caps.bottom) * scale, 1e-9))
    let targetColumns = NineSlice.cuts(rect.width, caps.left * scale * fit, caps.right * scale * fit)
    let targetRows = NineSlice.cuts(rect.height, caps.top * scale * fit, caps.bottom * scale * fit)
    var parts: [(CGRect, CGRect)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let target = NineSlice.cell(column, row, targetColumns, targetRows)
        parts.append(
          (
            NineSlice.cell(column, row, columns, rows),
            target.offsetBy(dx: rect.minX, dy: rect.minY)
          ))
      }
    }
    self.parts = parts
  }

  /// Returns the positions at which a length is cut: at whole pixels, the near cap first.
  private static func cuts(_ length: CGFloat, _ near: CGFloat, _ far: CGFloat) -> [CGFloat] {
    let start = min(near.rounded(), length)
    let end = max(start, length - far.rounded())
    return [0, start, end, length]
  }

  private static func cell(_ column: Int, _ row: Int, _ columns: [CGFloat], _ rows: [CGFloat]) -> CGRect {
    CGRect(
      x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
      height: rows[row + 1] - rows[row])
  }
}
