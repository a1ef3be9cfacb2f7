/// A paragraph of a long text, set by itself: its lines from its own top.
struct SetBlock: Sendable {
  var lines: [PlacedLine]
  /// The width of the widest line with its indent.
  var widest: CGFloat
  var height: CGFloat
  /// Space below the last line that its font asks for.
  var leading: CGFloat
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

  init(_ line: SetLine, placed: TypesetLine, paragraph: Int) {
    self.placed = placed
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
