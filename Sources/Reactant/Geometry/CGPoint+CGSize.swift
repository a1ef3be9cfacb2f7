import CoreGraphics
import UIKit

extension CGPoint {
  /// Creates a point with both coordinates equal.
  public init(_ both: CGFloat) { self.init(x: both, y: both) }
  /// Creates a point on the horizontal axis.
  public init(x: CGFloat) { self.init(x: x, y: 0) }
  /// Creates a point on the vertical axis.
  public init(y: CGFloat) { self.init(x: 0, y: y) }
}

extension CGSize {
  /// Creates a square.
  public init(_ both: CGFloat) { self.init(width: both, height: both) }
  /// Creates a size without height.
  public init(width: CGFloat) { self.init(width: width, height: 0) }
  /// Creates a size without width.
  public init(height: CGFloat) { self.init(width: 0, height: height) }
}

extension UIOffset {
  /// Creates an offset that is the same both ways.
  public init(_ all: CGFloat) { self.init(horizontal: all, vertical: all) }
  /// Creates a horizontal offset.
  public init(horizontal: CGFloat) { self.init(horizontal: horizontal, vertical: 0) }
  /// Creates a vertical offset.
  public init(vertical: CGFloat) { self.init(horizontal: 0, vertical: vertical) }
}
