/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// The meaning of a view's content, which determines whether it is mirrored where text reads from the right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Ordinary content: mirrored.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always laid out from the left.
  case forceLeftToRight = 3
  /// Always laid out from the right.
  case forceRightToLeft = 4
}
