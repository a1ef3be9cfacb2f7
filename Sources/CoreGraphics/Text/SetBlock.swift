/// A paragraph of a long text, set by itself: its lines from its own top.
struct SetBlock: Sendable {
  var lines: [PlacedLine]
  /// The width of the widest line with its indent.
  var widest: CGFloat
  var height: CGFloat
  /// Space below the last line that its font asks for.
  var leading: CGFloat
  /// Where the pieces begin that a long paragraph is shaped in, in its UTF-8; empty for a short one.
  var pieces: [Int] = []
  /// The lines that a long paragraph had before an edit, behind those that are set.
  var former: FormerLines?

  /// Adds former lines from one on, which begins where the last line ends.
  mutating func add(_ former: FormerLines, from index: Int) {
    let count = lines.count
    lines += former.lines[index...]
    guard former.growth != 0 else { return }
    for index in count..<lines.count {
      let bytes = lines[index].bytes
      lines[index].bytes = bytes.lowerBound + former.growth..<bytes.upperBound + former.growth
    }
  }
}

/// Lines of a paragraph before an edit. What follows the edit is cut into lines as it was, as soon as a line
/// begins where one of these did.
struct FormerLines: Sendable {
  fileprivate(set) var lines: [PlacedLine]
  /// The number of bytes by which they have moved since.
  fileprivate(set) var growth: Int
  /// The first byte from which on the text is the same.
  fileprivate(set) var start: Int

  init(lines: [PlacedLine], growth: Int, start: Int) {
    (self.lines, self.growth, self.start) = (lines, growth, start)
  }

  /// The byte where they end.
  var end: Int { (lines.last?.bytes.upperBound ?? 0) + growth }

  /// The index of the line that begins at a byte; nil where there is none.
  func index(of byte: Int) -> Int? {
    guard byte >= start else { return nil }
    let index = lines.partitioningIndex { $0.bytes.lowerBound >= byte - growth }
    guard index < lines.count, lines[index].bytes.lowerBound == byte - growth else { return nil }
    // The first line may have another room.
    return lines[index].isFirst ? nil : index
  }

  /// The lines after one more edit, behind which the text is the same from a byte on.
  func moved(byBytes count: Int, from byte: Int) -> FormerLines {
    FormerLines(lines: lines, growth: growth + count, start: max(start + count, byte))
  }
}

/// A line that was placed, and which text of its paragraph it holds.
struct PlacedLine: Sendable {
  var placed: TypesetLine
  /// Its place in the paragraph's UTF-8.
  var bytes: Range<Int>
  var isFirst: Bool
  var isRightToLeft: Bool
  /// The paragraph's number in its text.
  var paragraph: Int
  /// The distance from the leading edge at which the line's text begins, to which tabs are measured.
  var indent: CGFloat
  /// The distance from the leading edge to the end of its letters.
  var extent: CGFloat
  /// The distance from the baseline down to the bottom.
  var descent: CGFloat
  /// Space to the next line that the font asks for.
  var leading: CGFloat

  init(_ line: SetLine, placed: TypesetLine, paragraph: Int) {
    self.placed = placed
    extent = line.indent + line.shape.width
    descent = line.descent
    leading = line.leading
    bytes = line.bytes
    isFirst = line.isFirst
    isRightToLeft = line.isRightToLeft
    self.paragraph = paragraph
    indent = line.indent
  }
}

extension TypesetLine {
  /// Moves the line's top and baseline.
  mutating func move(down distance: CGFloat) {
    top += distance
    baseline += distance
  }
}
