import DisplayProtocol

/// The area that has to be painted again, as a few rectangles of pixels.
struct Damage {
  /// More rectangles than this are merged: each costs a walk over the layers.
  private static let limit = 8

  /// The pixels there are.
  let canvas: PixelRect
  /// The rectangles; they do not overlap.
  private(set) var rects: [PixelRect] = []

  init(width: Int, height: Int) {
    canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  var isEmpty: Bool { rects.isEmpty }

  /// The number of pixels that have to be painted.
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// Damages everything.
  mutating func addAll() {
    rects = [canvas]
  }

  /// Damages a rectangle given in pixels; parts of pixels count as whole.
  mutating func add(_ rect: CGRect) {
    guard rect.overlaps(canvas.rect) else { return }
    var added = PixelRect(covering: rect.intersection(canvas.rect)).intersection(canvas)
    guard !added.isEmpty else { return }
    while let index = rects.firstIndex(where: { !$0.intersection(added).isEmpty }) {
      added = added.union(rects.remove(at: index))
    }
    rects.append(added)
    if rects.count > Damage.limit { mergeCheapest() }
  }

  /// Damages all of each box, in pixels, of which a part is damaged; also where that damages a part of
  /// another box.
  mutating func addWhole(_ boxes: [CGRect]) {
    let boxes = boxes.filter { $0.overlaps(canvas.rect) }.map {
      PixelRect(covering: $0.intersection(canvas.rect)).intersection(canvas)
    }
    while let box = boxes.first(where: { isDamagedInPart($0) }) { add(box.rect) }
  }

  /// Whether a rectangle reaches into a box and does not hold all of it.
  private func isDamagedInPart(_ box: PixelRect) -> Bool {
    rects.contains { rect in
      let part = rect.intersection(box)
      return !part.isEmpty && part != box
    }
  }

  /// Merges the two rectangles whose union paints the fewest pixels in vain.
  private mutating func mergeCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(merged.rect)
  }
}
