import CoreGraphics

extension UIView {
  /// The target that asks `systemLayoutSizeFitting(_:)` for the smallest size: zero.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target that asks `systemLayoutSizeFitting(_:)` for the largest size: 10,000 points each way.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func fittedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    sizeThatFits(target)
  }
}
