import CoreGraphics

/// A size by what it takes along the lines of a flow and across them.
struct FlowSize: Equatable {
  var along: CGFloat
  var across: CGFloat
}

/// One section of a flow: its items in lines. Lengths along the lines, and across them in the direction of
/// scrolling, in points; where items are all of one size nothing is kept for each.
struct FlowSection {
  /// The position and size of an item in the section.
  struct Place: Equatable {
    var along: CGFloat
    var across: CGFloat
    var size: FlowSize
  }

  /// The length of lines, and where they begin.
  var room: CGFloat
  var begin: CGFloat
  /// Room before the first line and after the last.
  var before: CGFloat
  var after: CGFloat
  var header: CGFloat
  var footer: CGFloat
  var spacing: CGFloat
  var lineSpacing: CGFloat

  private var items = Items.none

  private enum Items {
    case none
    case even(count: Int, size: FlowSize, perLine: Int)
    case uneven(places: [Place], lines: [Line])
  }

  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var across: CGFloat
  }

  init(
    room: CGFloat, begin: CGFloat, before: CGFloat, after: CGFloat, header: CGFloat, footer: CGFloat,
    spacing: CGFloat, lineSpacing: CGFloat
  ) {
    (self.room, self.begin, self.before, self.after) = (room, begin, before, after)
    (self.header, self.footer, self.spacing, self.lineSpacing) = (header, footer, spacing, lineSpacing)
  }

  /// Takes items of one size.
  mutating func fill(count: Int, size: FlowSize) {
    let step = size.along + spacing
    let perLine = step > 0 ? max(Int(clamping: min((room + spacing) / step + 1e-9, 1e6)), 1) : 1
    items = .even(count: count, size: size, perLine: perLine)
  }

  /// Takes items of different sizes.
  mutating func fill(_ sizes: [FlowSize]) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      return fill(count: sizes.count, size: first)
    }
    var (places, lines): ([Place], [Line]) = ([], [])
    var (next, start) = (0, header + before)
    while next < sizes.count {
      var (end, used) = (next, CGFloat.zero)
      while end < sizes.count, end == next || used + spacing + sizes[end].along <= room + 1e-6 {
        used += (end == next ? 0 : spacing) + sizes[end].along
        end += 1
      }
      let line = sizes[next..<end]
      let across = line.map(\.across).max() ?? 0
      // A full line reaches from end to end; the last one keeps together.
      let left = room - line.reduce(0) { $0 + $1.along }
      let gap = end == sizes.count ? spacing : line.count > 1 ? left / CGFloat(line.count - 1) : 0
      // An item that is longer than its line is in the middle, too.
      var along = begin + (line.count == 1 && (end < sizes.count || left < 0) ? left / 2 : 0)
      for size in line {
        places.append(Place(along: along, across: start + (across - size.across) / 2, size: size))
        along += size.along + gap
      }
      lines.append(Line(items: next..<end, start: start, across: across))
      start += across + lineSpacing
      next = end
    }
    items = .uneven(places: places, lines: lines)
  }

  /// The length that the lines occupy, including the spacing between them.
  private var linesLength: CGFloat {
    switch items {
    case .none: return 0
    case .even(let count, let size, let perLine):
      let lines = CGFloat((count + perLine - 1) / perLine)
      return lines * size.across + max(lines - 1, 0) * lineSpacing
    case .uneven(_, let lines):
      guard let last = lines.last else { return 0 }
      return last.start + last.across - header - before
    }
  }

  /// The length that the section occupies.
  var length: CGFloat { header + before + linesLength + after + footer }

  /// Returns the position and size of an item; nil where there is none.
  func place(of item: Int) -> Place? {
    switch items {
    case .none: return nil
    case .even(let count, let size, let perLine):
      guard (0..<count).contains(item) else { return nil }
      let (line, column) = (CGFloat(item / perLine), CGFloat(item % perLine))
      let left = room - CGFloat(perLine) * size.along
      let gap = perLine > 1 ? left / CGFloat(perLine - 1) : 0
      let along = perLine > 1 ? begin + column * (size.along + gap) : begin + left / 2
      return Place(along: along, across: header + before + line * (size.across + lineSpacing), size: size)
    case .uneven(let places, _): return places.indices.contains(item) ? places[item] : nil
    }
  }

  /// The items of the lines between two distances from the section's beginning.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    switch items {
    case .none: return 0..<0
    case .even(let count, let size, let perLine):
      let step = size.across + lineSpacing
      guard step > 0 else { return 0..<count }
      func line(_ distance: CGFloat) -> Int {
        Int(clamping: ((distance - header - before) / step).rounded(.down).clamped(to: -1...1e12))
      }
      let first = min(max(line(low), 0) * perLine, count)
      return first..<max(min((line(high) + 1) * perLine, count), first)
    case .uneven(_, let lines):
      // The first line that ends after the low distance.
      var (from, to) = (0, lines.count)
      while from < to {
        let middle = (from + to) / 2
        if lines[middle].start + lines[middle].across > low { to = middle } else { from = middle + 1 }
      }
      guard from < lines.count else { return 0..<0 }
      var last = from
      while last + 1 < lines.count, lines[last + 1].start < high { last += 1 }
      return lines[from].items.lowerBound..<lines[last].items.upperBound
    }
  }
}
