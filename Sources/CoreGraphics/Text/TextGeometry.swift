/// The geometry of the positions in a text: for carets, selections and clicks. Positions are counted in
/// UTF-16 units and lie between characters as the user sees them, never inside one.
package struct TextGeometry: Sendable {
  /// One line.
  package struct Line: Sendable {
    /// The text of the line, without the line break at its end.
    package var range: Range<Int>
    /// The top of the line's box.
    package var top: CGFloat
    /// The height of the line's box.
    package var height: CGFloat
    /// The baseline.
    package var baseline: CGFloat
    fileprivate var source: LineSource?

    /// The places in the line, in reading order, and where each lies across. The end of a line that goes on
    /// below belongs to the next one, but stands here too. Worked out when they are asked for.
    package var stops: [Stop] {
      source?.stops ?? [Stop(place: range.lowerBound, x: 0), Stop(place: range.upperBound, x: 0)]
    }

    fileprivate init(_ line: PlacedLine, of paragraph: SpanText.Paragraph, at place: Int, origin: CGPoint) {
      let source = LineSource(line, of: paragraph, at: place, x: origin.x)
      range =
        source.place(
          ofByte: line.bytes.lowerBound, countingDroppedThere: !line.isFirst)..<source.place(
          ofByte: line.bytes.upperBound, countingDroppedThere: true)
      (top, height) = (origin.y + line.placed.top, line.placed.height)
      baseline = origin.y + line.placed.baseline
      self.source = source
    }

    fileprivate func moved(by origin: CGPoint) -> Line {
      var moved = self
      moved.top += origin.y
      moved.baseline += origin.y
      moved.source?.x += origin.x
      return moved
    }

    /// A paragraph that is not set.
    private init(_ range: Range<Int>, top: CGFloat, height: CGFloat) {
      self.range = range
      (self.top, self.height, baseline) = (top, height, top + height)
    }

    fileprivate static func line(_ index: Int, of layout: TextLayout, origin: CGPoint) -> Line {
      let paragraph = layout.index(ofLine: index)
      let (entry, start) = (layout.entries[paragraph], layout.places[paragraph])
      guard let block = entry.block else {
        return Line(
          start.place..<layout.places[paragraph + 1].place, top: origin.y + start.top, height: entry.height)
      }
      var line = block.lines[index - start.line]
      line.placed.move(down: start.top)
      return Line(line, of: entry.source.paragraph, at: start.place, origin: origin)
    }
  }

  /// A place in a line.
  package struct Stop: Sendable {
    /// UTF-16 units from the start of the text.
    package var place: Int
    /// The horizontal position.
    package var x: CGFloat
  }

  /// The lines, from top to bottom; there is always one.
  package var lines: Lines { Lines(source: source) }

  private var source: Source

  fileprivate enum Source: Sendable {
    case lines([Line])
    case layout(TextLayout, origin: CGPoint)
  }

  /// Lays out text in a width, from a top left. Text of no characters is as high as a line of `style`.
  package init(
    _ spans: [TextSpan], paragraph: TextParagraph, width: CGFloat, style: TextStyle, origin: CGPoint = .zero,
    maximumLines: Int = 0, layout: LineLayout = LineLayout()
  ) {
    let spans = spans.isEmpty ? [TextSpan("", style: style)] : spans
    var setting = TextSetting(
      shaper: .shared, paragraph: paragraph, width: width.isNaN ? 0 : max(width, 0),
      maximumLines: maximumLines,
      maximumHeight: .infinity, layout: layout)
    let paragraphs = SpanText.paragraphs(of: spans, format: paragraph)
    source = .lines(
      setting.lines(of: spans).map { line in
        let paragraph = paragraphs[min(line.paragraph, paragraphs.count - 1)]
        return Line(line, of: paragraph, at: paragraph.place, origin: origin)
      })
  }

  /// The places of a text that is set already, from a top left. A paragraph that is not set counts as one
  /// line.
  package init(_ layout: TextLayout, origin: CGPoint = .zero) {
    source = .layout(layout, origin: origin)
  }

  /// The same places, moved.
  package func moved(by origin: CGPoint) -> TextGeometry {
    var moved = self
    switch source {
    case .lines(let lines): moved.source = .lines(lines.map { $0.moved(by: origin) })
    case .layout(let layout, let old):
      moved.source = .layout(layout, origin: CGPoint(x: old.x + origin.x, y: old.y + origin.y))
    }
    return moved
  }

  /// The lines, which are made when they are asked for.
  package struct Lines: RandomAccessCollection, Sendable {
    fileprivate let source: Source

    package var startIndex: Int { 0 }
    package var endIndex: Int {
      switch source {
      case .lines(let lines): lines.count
      case .layout(let layout, _): layout.lineCount
      }
    }

    package subscript(index: Int) -> Line {
      switch source {
      case .lines(let lines): lines[index]
      case .layout(let layout, let origin): Line.line(index, of: layout, origin: origin)
      }
    }
  }

  // MARK: Looking up

  /// The line that a place lies in.
  package func lineIndex(of place: Int) -> Int {
    // The lines are in order.
    max(lines.partitioningIndex { $0.range.lowerBound > place } - 1, 0)
  }

  /// Returns the geometry of a caret at a position: its horizontal middle, its top and its height.
  package func caret(at place: Int) -> (x: CGFloat, top: CGFloat, height: CGFloat) {
    let line = lines[lineIndex(of: place)]
    let stops = line.stops
    let stop = stops.last { $0.place <= place } ?? stops[0]
    return (stop.x, line.top, line.height)
  }

  /// The place in a line nearest to a distance across.
  package func place(inLine index: Int, nearest x: CGFloat) -> Int {
    let line = lines[min(max(index, 0), lines.count - 1)]
    var stops = line.stops[...]
    // The end of a line that goes on below is the start of the next line.
    if index + 1 < lines.count, stops.count > 1, lines[index + 1].range.lowerBound == line.range.upperBound {
      stops = stops.dropLast()
    }
    return stops.min { ($0.x - x).magnitude < ($1.x - x).magnitude }!.place
  }

  /// The line nearest to a point: of several side by side, the one that is nearest across.
  package func lineIndex(nearest point: CGPoint) -> Int {
    if case .layout = source {
      return min(lines.partitioningIndex { point.y < $0.top + $0.height }, lines.count - 1)
    }
    let index = lines.firstIndex { point.y < $0.top + $0.height } ?? lines.count - 1
    let row = lines.indices.filter { lines[$0].top == lines[index].top }
    guard row.count > 1 else { return index }
    func distance(_ index: Int) -> CGFloat {
      let xs = lines[index].stops.map(\.x)
      return max((xs.min() ?? 0) - point.x, point.x - (xs.max() ?? 0), 0)
    }
    return row.min { distance($0) < distance($1) }!
  }

  /// The place nearest to a point.
  package func place(nearest point: CGPoint) -> Int {
    place(inLine: lineIndex(nearest: point), nearest: point.x)
  }

  /// The boxes behind a range, each as high as its line; those in a part of the height only, where that is
  /// given.
  package func boxes(of range: Range<Int>, in height: Range<CGFloat>? = nil) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var (first, last) = (lineIndex(of: range.lowerBound), lineIndex(of: range.upperBound))
    if let height {
      first = max(first, lineIndex(nearest: CGPoint(x: 0, y: height.lowerBound)))
      last = min(last, lineIndex(nearest: CGPoint(x: 0, y: height.upperBound)))
      guard first <= last else { return [] }
    }
    return lines[first...last].flatMap { line -> [CGRect] in
      var boxes: [CGRect] = []
      let stops = line.stops
      for (stop, next) in zip(stops, stops.dropFirst())
      where stop.place >= range.lowerBound && next.place <= range.upperBound {
        let (left, right) = (min(stop.x, next.x), max(stop.x, next.x))
        if let last = boxes.last, last.maxX == left || last.minX == right {
          boxes[boxes.count - 1] = last.union(
            CGRect(x: left, y: line.top, width: right - left, height: line.height))
        } else {
          boxes.append(CGRect(x: left, y: line.top, width: right - left, height: line.height))
        }
      }
      return boxes
    }
  }
}

/// A line's text, from which its stops are worked out.
private struct LineSource: Sendable {
  let line: PlacedLine
  let paragraph: SpanText.Paragraph
  /// The place of the paragraph in its text.
  let start: Int
  var x: CGFloat

  init(_ line: PlacedLine, of paragraph: SpanText.Paragraph, at start: Int, x: CGFloat) {
    self.line = line
    self.paragraph = paragraph
    self.start = start
    self.x = x
  }

  /// The place of a byte of the paragraph's. Characters that are dropped just there count, or do not.
  func place(ofByte byte: Int, countingDroppedThere counts: Bool) -> Int {
    start + paragraph.units(ofBytes: byte, countingDroppedThere: counts)
  }

  var stops: [TextGeometry.Stop] {
    let text = paragraph.text[line.bytes]
    let shape = TextShaper.shared.shape(text.spans, isRightToLeft: line.isRightToLeft)
      .withTabs(TabStops(paragraph.format), from: line.indent)
    let left = x + (line.isRightToLeft ? line.placed.x - shape.hangingWidth : line.placed.x)
    var stops: [TextGeometry.Stop] = []
    var byte = line.bytes.lowerBound
    var place = place(ofByte: byte, countingDroppedThere: !line.isFirst)
    var positions = CharacterPositions(shape)
    var nextDropped = paragraph.dropped.partitioningIndex { $0 >= byte }
    func stop() {
      let across = positions.x(ofByte: byte - line.bytes.lowerBound)
      stops.append(TextGeometry.Stop(place: place, x: left + across))
      // What is dropped has a place, but no width.
      let isStart = byte == line.bytes.lowerBound && !line.isFirst
      while nextDropped < paragraph.dropped.count, paragraph.dropped[nextDropped] <= byte {
        // Those within a character lie behind none of its ends.
        if paragraph.dropped[nextDropped] == byte, !isStart {
          place += 1
          stops.append(TextGeometry.Stop(place: place, x: left + across))
        }
        nextDropped += 1
      }
    }
    stop()
    for character in text.spans.map(\.text).joined() {
      byte += character.utf8.count
      place += character.utf16.count
      stop()
    }
    return stops
  }
}

extension SpanText.Paragraph {
  /// The number of UTF-16 units before a byte. Characters that are dropped just there count, or do not.
  func units(ofBytes byte: Int, countingDroppedThere counts: Bool) -> Int {
    // In order.
    let before = dropped.partitioningIndex { counts ? $0 > byte : $0 >= byte }
    return before + text.utf16Count(ofBytes: byte)
  }
}

/// The offsets of a line's characters from its left edge. Read in the order of their bytes, all of them cost
/// one pass.
private struct CharacterPositions {
  private let shape: ShapedLine
  /// In the order of their bytes.
  private let stretches: [ShapedLine.Stretch]
  private var next = 0
  /// The stretch that was asked for last, and the widths of its clusters before one of them.
  private var stretch: ShapedLine.Stretch?
  private var cluster = 0
  private var before: CGFloat = 0

  init(_ shape: ShapedLine) {
    self.shape = shape
    stretches = shape.stretches.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// The position of the start of the character that begins at a byte; at the end, that of the end of the
  /// last one.
  mutating func x(ofByte byte: Int) -> CGFloat {
    if stretch?.bytes.contains(byte) != true {
      while next < stretches.count, stretches[next].bytes.upperBound <= byte { next += 1 }
      guard next < stretches.count else {
        // Behind the last character: at the side to which the text reads.
        guard let last = stretches.last else { return 0 }
        return last.isRightToLeft ? last.x : last.x + last.width
      }
      let found = stretches[next]
      stretch = found
      before = 0
      while cluster < shape.clusters.count, shape.clusters[cluster].offset < found.bytes.lowerBound {
        cluster += 1
      }
    }
    let stretch = stretch!
    var x = before
    while cluster < shape.clusters.count, stretch.bytes.contains(shape.clusters[cluster].offset) {
      let current = shape.clusters[cluster]
      let end =
        cluster + 1 < shape.clusters.count
        ? min(shape.clusters[cluster + 1].offset, stretch.bytes.upperBound) : stretch.bytes.upperBound
      guard byte < end else {
        before += current.width
        cluster += 1
        x = before
        continue
      }
      // Inside a cluster of several characters, such as a ligature, each has its share.
      x += current.width * CGFloat(max(byte - current.offset, 0)) / CGFloat(max(end - current.offset, 1))
      break
    }
    return stretch.isRightToLeft ? stretch.x + stretch.width - x : stretch.x + x
  }
}
