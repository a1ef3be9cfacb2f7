/// Text broken into lines and positioned, in points, y downward from the top left of its box. Made once
/// by ``Typesetter``; every display draws these numbers and measures nothing itself.
public struct TypesetText: Hashable, Sendable {
  /// The lines, top to bottom.
  public var lines: [TypesetLine]
  /// The room the text takes: the widest line, and all line heights with their spacing. Not rounded.
  public var size: CGSize
  /// Whether some of the text was cut off or replaced by an ellipsis.
  public var isTruncated: Bool

  /// Text of no lines.
  public static let empty = TypesetText(lines: [], size: .zero, isTruncated: false)

  /// Gathers typeset lines.
  public init(lines: [TypesetLine], size: CGSize, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
  }

  /// The maximum distance by which shadows and outlines may extend beyond the glyphs, in points.
  package var decorationReach: CGFloat {
    lines.lazy.flatMap(\.runs).reduce(0) { max($0, $1.style.decoration.reach + $1.style.slantReach) }
  }

  /// The distance from the top to the first line's baseline; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last line's baseline; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of typeset text.
public struct TypesetLine: Hashable, Sendable {
  /// Runs from left to right as they are seen.
  public var runs: [TypesetRun]
  /// The line's left edge.
  public var x: CGFloat
  /// The top of the line's box.
  public var top: CGFloat
  /// The baseline, from the top of the text.
  public var baseline: CGFloat
  /// The height of the line's box.
  public var height: CGFloat
  /// The width of the glyphs without trailing spaces.
  public var width: CGFloat

  /// Gathers the runs of a line.
  public init(
    runs: [TypesetRun], x: CGFloat, top: CGFloat, baseline: CGFloat, height: CGFloat, width: CGFloat
  ) {
    self.runs = runs
    self.x = x
    self.top = top
    self.baseline = baseline
    self.height = height
    self.width = width
  }
}

/// A stretch of one line with one style and one direction.
public struct TypesetRun: Sendable {
  /// The characters, in reading order.
  public var text: String
  /// The style in which they are drawn.
  public var style: TextStyle
  /// The run's left edge, in the text's coordinates.
  public var x: CGFloat
  /// The run's width.
  public var width: CGFloat
  /// Whether the run reads from right to left.
  public var isRightToLeft: Bool

  /// Makes a positioned run.
  public init(text: String, style: TextStyle, x: CGFloat, width: CGFloat, isRightToLeft: Bool = false) {
    self.text = text
    self.style = style
    self.x = x
    self.width = width
    self.isRightToLeft = isRightToLeft
  }
}
