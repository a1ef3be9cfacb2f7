import CoreGraphics

extension UIImage {
  /// Draws the picture in the current context with its top left at a point, in its own size.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture with its top left at a point, blended as `blendMode` says and with an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in the current context so that it fills a rectangle. The edges of a resizable
  /// picture keep their size.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture so that it fills a rectangle, blended as `blendMode` says and with an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = drawnPixels else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(pixels, in: rect, of: context)
    context.restoreGState()
  }

  /// Draws pixels of this picture's size as this picture is resized.
  func draw(_ pixels: CGImage, in rect: CGRect, of context: CGContext) {
    guard rect.size != size, let grid = ResizingGrid(image: self, rect: rect) else {
      context.draw(upright: pixels, in: rect)
      return
    }
    for cell in grid.cells {
      context.saveGState()
      context.clip(to: cell.area)
      for place in cell.places {
        context.draw(upright: pixels, from: cell.source, in: place)
      }
      context.restoreGState()
    }
  }

  /// Pixels of this picture's size, resized to `size` points at the picture's scale.
  func resized(_ pixels: CGImage, to size: CGSize) -> CGImage {
    guard let context = try? CGContext(size: size, scale: scale) else { return pixels }
    draw(pixels, in: CGRect(origin: .zero, size: size), of: context)
    return context.makeImage() ?? pixels
  }

  /// Whether a place larger than the picture needs it drawn part by part: displays stretch middles
  /// themselves, and cannot repeat them.
  var repeatsItsMiddle: Bool {
    guard parts.resizingMode == .tile, capInsets != .zero else { return false }
    let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return middle.width > 1 || middle.height > 1
  }
}

/// The nine parts of a resizable picture in a rectangle that it fills.
private struct ResizingGrid {
  /// One part: where it lies in the bitmap, the area it covers, and the places it is drawn at.
  struct Cell {
    var source: CGRect
    var area: CGRect
    var places: [CGRect]
  }

  var cells: [Cell] = []

  /// A stretch of one axis: points in the picture and in the rectangle.
  private struct Stretch {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
    var isMiddle: Bool

    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
    var targetLength: CGFloat { target.upperBound - target.lowerBound }

    /// The greatest number of copies; what is longer than that is stretched.
    private static let mostCopies = 16_384

    /// Returns the start and extent of each copy of the stretch, as ranges.
    func copies(repeating: Bool) -> [ClosedRange<CGFloat>] {
      let count = Int(bounding: (targetLength / sourceLength).rounded(.up))
      guard isMiddle, repeating, sourceLength >= 1, count <= Self.mostCopies else { return [target] }
      return (0..<count).map {
        let start = target.lowerBound + CGFloat($0) * sourceLength
        return start...(start + sourceLength)
      }
    }
  }

  /// The parts, or nil where the picture has no edges that keep their size.
  init?(image: UIImage, rect: CGRect) {
    let caps = image.capInsets
    guard caps != .zero, rect.width > 0, rect.height > 0 else { return nil }
    let columns = ResizingGrid.stretches(
      length: image.size.width, first: caps.left, last: caps.right, from: rect.minX, to: rect.maxX)
    let rows = ResizingGrid.stretches(
      length: image.size.height, first: caps.top, last: caps.bottom, from: rect.minY, to: rect.maxY)
    let repeating = image.resizingMode == .tile
    for row in rows {
      for column in columns {
        cells.append(ResizingGrid.cell(column, row, scale: image.scale, repeating: repeating))
      }
    }
  }

  private static func cell(_ column: Stretch, _ row: Stretch, scale: CGFloat, repeating: Bool) -> Cell {
    let source = CGRect(
      x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
      width: column.sourceLength * scale, height: row.sourceLength * scale)
    let area = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength,
      height: row.targetLength)
    let places = row.copies(repeating: repeating).flatMap { vertical in
      column.copies(repeating: repeating).map { horizontal in
        CGRect(
          x: horizontal.lowerBound, y: vertical.lowerBound,
          width: horizontal.upperBound - horizontal.lowerBound,
          height: vertical.upperBound - vertical.lowerBound)
      }
    }
    return Cell(source: source.integral, area: area, places: places)
  }

  /// The beginning, middle and end of one axis, those of no length left out. Edges that do not fit share the
  /// room in proportion.
  private static func stretches(
    length: CGFloat, first: CGFloat, last: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Stretch] {
    let first = min(max(first, 0), length)
    let last = min(max(last, 0), length - first)
    let factor = first + last > end - start ? (end - start) / (first + last) : 1
    let marks: [(source: CGFloat, target: CGFloat)] = [
      (0, start), (first, start + first * factor), (length - last, end - last * factor), (length, end),
    ]
    return (0..<3).compactMap { index in
      let (low, high) = (marks[index], marks[index + 1])
      guard high.source > low.source, high.target > low.target else { return nil }
      return Stretch(
        source: low.source...high.source, target: low.target...high.target, isMiddle: index == 1)
    }
  }
}
