import CoreGraphics

/// The source item of a popover: a view, or an item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns its box in a view's points; nil where it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in another view's points; nil where the two are not in one window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the box of the item's view in a view's points; nil where no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    presenter?.view(of: self)?.frame(in: referenceView)
  }
}
