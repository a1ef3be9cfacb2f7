import UIKit

extension UIEdgeInsets {
  /// Creates insets that are the same at all edges.
  public init(_ all: CGFloat) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Creates insets that are the same at opposite edges.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Creates insets that are the same at the left and right edges.
  public init(horizontal: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
    self.init(top: top, left: horizontal, bottom: bottom, right: horizontal)
  }

  /// Creates insets that are the same at the top and bottom edges.
  public init(vertical: CGFloat, left: CGFloat = 0, right: CGFloat = 0) {
    self.init(top: vertical, left: left, bottom: vertical, right: right)
  }

  /// Creates insets without one at the top.
  public init(left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.init(top: 0, left: left, bottom: bottom, right: right)
  }

  /// Creates insets without one at the left.
  public init(top: CGFloat, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.init(top: top, left: 0, bottom: bottom, right: right)
  }

  /// Creates insets without one at the bottom.
  public init(top: CGFloat, left: CGFloat, right: CGFloat = 0) {
    self.init(top: top, left: left, bottom: 0, right: right)
  }

  /// Creates insets without one at the right.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: 0)
  }
}
