import CoreGraphics

/// Distances from the four edges of a rectangle, in points. Positive insets shrink a rectangle, negative
/// ones grow it.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge, downward.
  public var top: CGFloat
  /// The inset from the left edge, to the right.
  public var left: CGFloat
  /// The inset from the bottom edge, upward.
  public var bottom: CGFloat
  /// The inset from the right edge, to the left.
  public var right: CGFloat

  /// Insets that change nothing.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  /// The insets that undo these.
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

extension CGRect {
  /// The rectangle with its edges moved inward by `insets`. Insets larger than the rectangle give a
  /// negative size, as on iOS.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    var result = self
    result.origin.x += insets.left
    result.origin.y += insets.top
    result.size.width -= insets.left + insets.right
    result.size.height -= insets.top + insets.bottom
    return result
  }
}
