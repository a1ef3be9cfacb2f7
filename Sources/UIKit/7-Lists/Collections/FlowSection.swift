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
    case uneven(places: [Place], runs: [Run])
  }

  /// Lines that follow each other: one whose items have places of their own, or full ones of items that are
  /// all as large.
  private struct Run {
    var items: Range<Int>
    var start: CGFloat
    /// The length of each line across.
    var across: CGFloat
    var lines = 1
    /// The items of a line; of one with places of its own where these begin.
    var perLine = 0
    var firstPlace: Int?
    var size = FlowSize(along: 0, across: 0)

    /// The line of an item that lies `distance` from the first line, within the run.
    func line(at distance: CGFloat, spacing: CGFloat) -> Int {
      let step = across + spacing
      guard lines > 1, step > 0 else { return 0 }
      return Int(clamping: (distance / step).rounded(.down).clamped(to: 0...CGFloat(lines - 1)))
    }

    func end(spacing: CGFloat) -> CGFloat { start + CGFloat(lines) * (across + spacing) - spacing }
  }

  /// The most items that a line has, and that are placed at once in a part of the content.
  static let (mostPerLine, mostInSight) = (10_000, 10_000)

  init(
    room: CGFloat, begin: CGFloat, before: CGFloat, after: CGFloat, header: CGFloat, footer: CGFloat,
    spacing: CGFloat, lineSpacing: CGFloat
  ) {
    (self.room, self.begin, self.before, self.after) = (room, begin, before, after)
    (self.header, self.footer, self.spacing, self.lineSpacing) = (header, footer, spacing, lineSpacing)
  }

  /// The number of runs and places that are kept.
  var keptCount: Int {
    guard case .uneven(let places, let runs) = items else { return 0 }
    return places.count + runs.count
  }

  /// The number of items of one size that a line has room for.
  private func perLine(_ size: FlowSize) -> Int {
    let step = size.along + spacing
    guard step > 0 else { return 1 }
    return Int(clamping: ((room + spacing + 1e-6) / step).clamped(to: 1...CGFloat(Self.mostPerLine)))
  }

  /// Takes items of one size.
  mutating func fill(count: Int, size: FlowSize) {
    items = .even(count: count, size: size, perLine: perLine(size))
  }

  /// Takes items of different sizes.
  mutating func fill(_ sizes: [FlowSize]) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      return fill(count: sizes.count, size: first)
    }
    var (places, runs): ([Place], [Run]) = ([], [])
    var (next, start) = (0, header + before)
    while next < sizes.count {
      let line = place(from: next, count: sizes.count, at: start, into: &places) { sizes[$0] }
      runs.append(line)
      (next, start) = (line.items.upperBound, start + line.across + lineSpacing)
    }
    items = .uneven(places: places, runs: runs)
  }

  /// Takes items of one size, but for some of known sizes. It costs what is known, not what exists: lines of
  /// the others follow from arithmetic.
  mutating func fill(count: Int, size: FlowSize, known: [Int: FlowSize]) {
    let own = known.keys.filter { $0 < count && known[$0] != size }.sorted()
    guard let first = own.first else { return fill(count: count, size: size) }
    if own.count == count, let common = known[first], own.allSatisfy({ known[$0] == common }) {
      return fill(count: count, size: common)
    }
    let perLine = perLine(size)
    var (places, runs): ([Place], [Run]) = ([], [])
    var (next, start, index) = (0, header + before, 0)
    while next < count {
      while index < own.count, own[index] < next { index += 1 }
      // What follows a line decides where it ends: another item of the one size, or a smaller one.
      let lines = ((index < own.count ? own[index] : count) - 1 - next) / perLine
      var run: Run
      if lines > 0 {
        run = Run(items: next..<next + lines * perLine, start: start, across: size.across, lines: lines)
        (run.perLine, run.size) = (perLine, size)
      } else {
        run = place(from: next, count: count, at: start, into: &places) { known[$0] ?? size }
      }
      runs.append(run)
      (next, start) = (run.items.upperBound, run.end(spacing: lineSpacing) + lineSpacing)
    }
    items = .uneven(places: places, runs: runs)
  }

  /// Fills one line from an item on, and places its items.
  private func place(
    from next: Int, count: Int, at start: CGFloat, into places: inout [Place], _ size: (Int) -> FlowSize
  ) -> Run {
    var (line, used): ([FlowSize], CGFloat) = ([], 0)
    while next + line.count < count, line.count < Self.mostPerLine {
      let item = size(next + line.count)
      let taken = (line.isEmpty ? 0 : spacing) + item.along
      if !line.isEmpty, used + taken > room + 1e-6 { break }
      used += taken
      line.append(item)
    }
    let end = next + line.count
    let across = line.map(\.across).max() ?? 0
    // A full line reaches from end to end; the last one keeps together.
    let left = room - line.reduce(0) { $0 + $1.along }
    let gap = end == count ? spacing : line.count > 1 ? left / CGFloat(line.count - 1) : 0
    // An item that is longer than its line is in the middle, too.
    var along = begin + (line.count == 1 && (end < count || left < 0) ? left / 2 : 0)
    let run = Run(items: next..<end, start: start, across: across, firstPlace: places.count)
    for size in line {
      places.append(Place(along: along, across: start + (across - size.across) / 2, size: size))
      along += size.along + gap
    }
    return run
  }

  /// The length that the lines occupy, including the spacing between them.
  private var linesLength: CGFloat {
    switch items {
    case .none: return 0
    case .even(let count, let size, let perLine):
      let lines = CGFloat((count + perLine - 1) / perLine)
      return lines * size.across + max(lines - 1, 0) * lineSpacing
    case .uneven(_, let runs):
      return runs.last.map { $0.end(spacing: lineSpacing) - header - before } ?? 0
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
      return place(of: item, size: size, perLine: perLine, from: header + before)
    case .uneven(let places, let runs):
      let number = Self.firstIndex(of: runs) { $0.items.upperBound > item }
      guard item >= 0, runs.indices.contains(number) else { return nil }
      let run = runs[number]
      let offset = item - run.items.lowerBound
      if let first = run.firstPlace { return places[first + offset] }
      return place(of: offset, size: run.size, perLine: run.perLine, from: run.start)
    }
  }

  /// Returns the place of an item in full lines of one size that begin at a distance.
  private func place(of item: Int, size: FlowSize, perLine: Int, from start: CGFloat) -> Place {
    let (line, column) = (CGFloat(item / perLine), CGFloat(item % perLine))
    let left = room - CGFloat(perLine) * size.along
    let gap = perLine > 1 ? left / CGFloat(perLine - 1) : 0
    let along = perLine > 1 ? begin + column * (size.along + gap) : begin + left / 2
    return Place(along: along, across: start + line * (size.across + lineSpacing), size: size)
  }

  /// The items of the lines between two distances from the section's beginning, up to ``mostInSight``.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let all = allItems(from: low, to: high)
    guard all.count > Self.mostInSight else { return all }
    warnOnce(
      "A collection shows up to \(Self.mostInSight) items at a time; \(all.count) were to be in sight.")
    return all.lowerBound..<all.lowerBound + Self.mostInSight
  }

  private func allItems(from low: CGFloat, to high: CGFloat) -> Range<Int> {
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
    case .uneven(_, let runs):
      // The first run that ends after the low distance, and the last that begins before the high one.
      let first = Self.firstIndex(of: runs) { $0.end(spacing: lineSpacing) > low }
      guard first < runs.count else { return 0..<0 }
      var last = first
      while last + 1 < runs.count, runs[last + 1].start < high { last += 1 }
      func line(_ run: Run, _ distance: CGFloat) -> Int {
        run.items.lowerBound + run.line(at: distance - run.start, spacing: lineSpacing) * run.perLine
      }
      let begin = line(runs[first], low)
      let end = runs[last].firstPlace == nil ? line(runs[last], high) + runs[last].perLine : Int.max
      return begin..<max(min(end, runs[last].items.upperBound), begin)
    }
  }

  /// The first run for which a condition holds that holds for all after it, too.
  private static func firstIndex(of runs: [Run], where holds: (Run) -> Bool) -> Int {
    var (from, to) = (0, runs.count)
    while from < to {
      let middle = (from + to) / 2
      if holds(runs[middle]) { to = middle } else { from = middle + 1 }
    }
    return from
  }
}
