import CoreGraphics

/// A distance to move something by, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downward.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
