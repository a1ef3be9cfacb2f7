/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letters do.
  case natural = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}
