import CoreGraphics

/// Distances from the edges of a rectangle, in points, where the horizontal ones follow the direction in
/// which text reads.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge, downward.
  public var top: CGFloat
  /// The inset from the edge where a line begins.
  public var leading: CGFloat
  /// The inset from the bottom edge, upward.
  public var bottom: CGFloat
  /// The inset from the edge where a line ends.
  public var trailing: CGFloat

  /// Insets that change nothing.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
