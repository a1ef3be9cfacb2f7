/// The part of a line's width that text is set in, in points from the left edge of the lines.
package struct TextSlot: Hashable, Sendable {
  package var left: CGFloat
  package var right: CGFloat
  /// Points from the leading edge to its start.
  package var indent: CGFloat = 0
}

/// Areas that lines flow around, as `NSTextContainer.exclusionPaths` describes them.
package struct TextExclusions: Hashable, Sendable {
  private let edges: [Edge]
  private let ruleIsEvenOdd: [Bool]
  /// Points by which text stays away from the areas.
  private let padding: CGFloat
  /// The lowest point of all areas.
  package let bottom: CGFloat

  /// One straight side of an area.
  private struct Edge: Hashable, Sendable {
    var top: CGPoint
    var bottom: CGPoint
    /// 1 for a side drawn downward, -1 for one drawn upward.
    var winding: Int
    var path: Int

    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  /// Takes the areas inside paths, whose open subpaths count as closed. Nil where they have no area.
  ///
  /// - Parameters:
  ///   - paths: The areas and whether they are filled by the even-odd rule, in points of a room in which
  ///     lines lie `padding` from the left edge.
  ///   - padding: Points between an area's side and text beside it.
  package init?(_ paths: [(path: CGPath, isEvenOdd: Bool)], padding: CGFloat) {
    var edges: [Edge] = []
    for (index, path) in paths.enumerated() {
      for line in path.path.polylines where line.points.count > 1 {
        for (from, to) in zip(line.points, line.points.dropFirst() + line.points.prefix(1))
        where from.y != to.y && from.isUsable && to.isUsable {
          edges.append(
            from.y < to.y
              ? Edge(top: from, bottom: to, winding: 1, path: index)
              : Edge(top: to, bottom: from, winding: -1, path: index))
        }
      }
    }
    guard !edges.isEmpty else { return nil }
    self.edges = edges
    ruleIsEvenOdd = paths.map(\.isEvenOdd)
    self.padding = padding
    bottom = edges.map(\.bottom.y).max()!
  }

  /// The parts of a band that are free, from left to right. A band without areas in it has one part, all of
  /// it.
  package func slots(from top: CGFloat, to bottom: CGFloat, left: CGFloat, right: CGFloat) -> [TextSlot] {
    var slots: [TextSlot] = []
    var start = left
    for (from, to) in blocked(from: top, to: bottom) {
      // Text lies in from both ends of a part, and lines' left edge in from the room's.
      let end = from - 2 * padding
      if end > start { slots.append(TextSlot(left: start, right: min(end, right))) }
      start = max(start, to)
      if start >= right { return slots }
    }
    if start < right { slots.append(TextSlot(left: start, right: right)) }
    return slots
  }

  /// The stretches across that areas take somewhere in a band, from left to right.
  private func blocked(from top: CGFloat, to bottom: CGFloat) -> [(CGFloat, CGFloat)] {
    let inside = edges.filter { $0.top.y < bottom && $0.bottom.y > top }
    guard !inside.isEmpty else { return [] }
    // Between two heights at which no side begins or ends, the sides keep their order.
    let heights = Set(inside.flatMap { [max($0.top.y, top), min($0.bottom.y, bottom)] }).sorted()
    var stretches: [(CGFloat, CGFloat)] = []
    for (upper, lower) in zip(heights, heights.dropFirst()) {
      let crossing = inside.filter { $0.top.y <= upper && $0.bottom.y >= lower }
      for path in Set(crossing.map(\.path)) {
        stretches += stretchesOf(crossing.filter { $0.path == path }, from: upper, to: lower)
      }
    }
    stretches.sort { $0.0 < $1.0 }
    return stretches.reduce(into: []) { merged, stretch in
      if let last = merged.last, stretch.0 <= last.1 {
        merged[merged.count - 1].1 = max(last.1, stretch.1)
      } else {
        merged.append(stretch)
      }
    }
  }

  /// The stretches of one path, whose sides cross all of a slab.
  private func stretchesOf(_ edges: [Edge], from upper: CGFloat, to lower: CGFloat) -> [(CGFloat, CGFloat)] {
    let middle = (upper + lower) / 2
    let sorted = edges.sorted { $0.x(at: middle) < $1.x(at: middle) }
    var stretches: [(CGFloat, CGFloat)] = []
    var winding = 0
    var start: Edge?
    for edge in sorted {
      winding += ruleIsEvenOdd[edge.path] ? 1 - 2 * winding : edge.winding
      if start == nil {
        start = edge
      } else if winding == 0, let first = start {
        stretches.append(
          (min(first.x(at: upper), first.x(at: lower)), max(edge.x(at: upper), edge.x(at: lower))))
        start = nil
      }
    }
    return stretches
  }
}

extension CGPoint {
  fileprivate var isUsable: Bool { x.isFinite && y.isFinite }
}
