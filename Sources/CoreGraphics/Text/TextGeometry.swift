/// Where each place of a text lies: for carets, selections and clicks. Places are counted in UTF-16 units and
/// lie between characters as a person sees them, never inside one.
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
    /// The places in the line, in reading order, and where each lies across. The end of a line that goes on below
    /// belongs to the next one, but stands here too.
    package var stops: [Stop]
  }

  /// A place in a line.
  package struct Stop: Sendable {
    /// UTF-16 units from the start of the text.
    package var place: Int
    /// Where it lies across.
    package var x: CGFloat
  }

  /// The lines, from top to bottom; there is always one.
  package private(set) var lines: [Line]

  /// Lays out text in a width, from a top left. Text of no characters is as high as a line of `style`.
  package init(
    _ spans: [TextSpan], paragraph: TextParagraph, width: CGFloat, style: TextStyle, origin: CGPoint = .zero,
    maximumLines: Int = 0
  ) {
    let spans = spans.isEmpty ? [TextSpan("", style: style)] : spans
    var setting = TextSetting(
      shaper: .shared, paragraph: paragraph, width: width.isNaN ? 0 : max(width, 0),
      maximumLines: maximumLines,
      maximumHeight: .infinity)
    let set = setting.lines(of: spans)
    let sources = TextGeometry.paragraphs(of: spans.map(\.text).joined())
    var index = -1
    lines = set.map { line, placed in
      if line.isFirst { index += 1 }
      let stops = TextGeometry.stops(of: line, placed: placed, in: sources[min(index, sources.count - 1)])
      return Line(
        range: stops[0].place..<stops[stops.count - 1].place, top: origin.y + placed.top,
        height: placed.height,
        baseline: origin.y + placed.baseline, stops: stops.map { Stop(place: $0.place, x: origin.x + $0.x) })
    }
  }

  // MARK: Looking up

  /// The line that a place lies in.
  package func lineIndex(of place: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= place } ?? 0
  }

  /// Where a caret stands at a place: its middle across, its top and its height.
  package func caret(at place: Int) -> (x: CGFloat, top: CGFloat, height: CGFloat) {
    let line = lines[lineIndex(of: place)]
    let stop = line.stops.last { $0.place <= place } ?? line.stops[0]
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

  /// The place nearest to a point.
  package func place(nearest point: CGPoint) -> Int {
    let index = lines.firstIndex { point.y < $0.top + $0.height } ?? lines.count - 1
    return place(inLine: index, nearest: point.x)
  }

  /// The boxes behind a range, each as high as its line.
  package func boxes(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return lines.flatMap { line -> [CGRect] in
      var boxes: [CGRect] = []
      for (stop, next) in zip(line.stops, line.stops.dropFirst())
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

  // MARK: Making

  /// A place in a paragraph: in the text, and in the UTF-8 that the paragraph is set from.
  private typealias Mark = (place: Int, byte: Int)

  /// The paragraphs' places between characters, their ends included.
  private static func paragraphs(of text: String) -> [[Mark]] {
    var paragraphs: [[Mark]] = []
    var marks: [Mark] = []
    var (place, byte) = (0, 0)
    for character in text {
      marks.append((place, byte))
      place += character.utf16.count
      if character.isNewline {
        paragraphs.append(marks)
        (marks, byte) = ([], 0)
      } else {
        byte += SpanText.setForm(of: character).utf8.count
      }
    }
    marks.append((place, byte))
    return paragraphs + [marks]
  }

  private static func stops(of line: SetLine, placed: TypesetLine, in marks: [Mark]) -> [Stop] {
    // The places across of the clusters' starts, from the line's left edge.
    let shift = line.isRightToLeft ? placed.x - line.shape.hangingWidth : placed.x
    var inside = marks.filter { $0.byte >= line.bytes.lowerBound && $0.byte <= line.bytes.upperBound }
    // Characters that show as nothing share a byte with the next one; the first of a line begins it.
    if inside.isEmpty, let last = marks.last { inside = [last] }
    return inside.map {
      Stop(
        place: $0.place,
        x: shift + line.shape.x(ofByte: $0.byte - line.bytes.lowerBound, isRightToLeft: line.isRightToLeft))
    }
  }
}

extension ShapedLine {
  /// Where the character that begins at a byte begins, from the line's left edge; at the end, where the last one ends.
  fileprivate func x(ofByte byte: Int, isRightToLeft: Bool) -> CGFloat {
    guard let stretch = stretches.first(where: { $0.bytes.contains(byte) }) else {
      // Behind the last character: at the side to which the text reads.
      guard let last = stretches.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) else { return 0 }
      return last.isRightToLeft ? last.x : last.x + last.width
    }
    var x: CGFloat = 0
    for (index, cluster) in clusters.enumerated() where stretch.bytes.contains(cluster.offset) {
      let end =
        index + 1 < clusters.count
        ? min(clusters[index + 1].offset, stretch.bytes.upperBound) : stretch.bytes.upperBound
      guard byte < end else {
        x += cluster.width
        continue
      }
      // Inside a cluster of several characters, such as a ligature, each has its share.
      x += cluster.width * CGFloat(max(byte - cluster.offset, 0)) / CGFloat(max(end - cluster.offset, 1))
      break
    }
    return stretch.isRightToLeft ? stretch.x + stretch.width - x : stretch.x + x
  }
}
