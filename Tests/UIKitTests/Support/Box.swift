@testable import UIKit

/// A view whose content has a size that tests choose, or none along an axis.
class Box: UIView {
  private let content: CGSize

  /// Makes a view that asks for that size, placed by constraints. -1 is no size of its own.
  init(_ width: CGFloat, _ height: CGFloat, hugging: (Float, Float) = (250, 250)) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(UILayoutPriority(hugging.0), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(hugging.1), for: .vertical)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether every edge lies within that many points of the other's.
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      abs($0) <= tolerance
    }
  }
}
