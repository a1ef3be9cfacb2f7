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
