import UIKit

extension UIView: Reusable {}

extension Reusable where Self: UIView {
  /// Removes the view from its superview.
  public func prepareForReuse() { removeFromSuperview() }
}
