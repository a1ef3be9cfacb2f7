import Katana
import UIKit

extension UIView {
  /// Whether lines begin at the right.
  static var readsFromRight: Bool { userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft }
}

extension PlasticView {
  /// Begins at the edge of a container where lines begin, `offset` points from it.
  func setLeading(_ container: PlasticView, offset: CGFloat) {
    if UIView.readsFromRight {
      setRight(container.right, offset: .fixed(-offset))
    } else {
      setLeft(container.left, offset: .fixed(offset))
    }
  }

  /// Ends at the edge of a container where lines end, `offset` points from it.
  func setTrailing(_ container: PlasticView, offset: CGFloat) {
    if UIView.readsFromRight {
      setLeft(container.left, offset: .fixed(offset))
    } else {
      setRight(container.right, offset: .fixed(-offset))
    }
  }

  /// Begins `gap` points behind another view.
  func follow(_ other: PlasticView, gap: CGFloat) {
    if UIView.readsFromRight {
      setRight(other.left, offset: .fixed(-gap))
    } else {
      setLeft(other.right, offset: .fixed(gap))
    }
  }

  /// Ends `gap` points before another view.
  func precede(_ other: PlasticView, gap: CGFloat) {
    if UIView.readsFromRight {
      setLeft(other.right, offset: .fixed(gap))
    } else {
      setRight(other.left, offset: .fixed(-gap))
    }
  }
}
