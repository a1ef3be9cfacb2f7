import QuartzCore

extension UIView {
  /// Cuts the view by its new mask. That lies in this view's space, is no subview, and takes no part in hit
  /// tests.
  func maskDidChange(from old: UIView?) {
    guard mask !== old else { return }
    ExceptionName.invalidArgument.raise(
      unless: mask?.superview == nil, "A view's mask must not have a superview.")
    layer.mask = mask?.layer
  }
}
