extension UIView {
  /// Whether screen readers pass the view by for another view beside it that is modal.
  var isBesideModalView: Bool { superview?.hasModalSubview == true && !accessibilityViewIsModal }

  /// Follows a subview that was added or removed, shown or hidden, or became modal or not.
  func modalSubviewsDidChange() {
    let hasModal = subviews.contains { $0.accessibilityViewIsModal && !$0.isHidden }
    guard hasModal != hasModalSubview else { return }
    hasModalSubview = hasModal
    for view in subviews { view.setNeedsSemantics() }
  }

  /// Follows a view that was added to this one.
  func modalityDidChange(byAdding view: UIView) {
    guard hasModalSubview || view.accessibilityViewIsModal else { return }
    modalSubviewsDidChange()
    view.setNeedsSemantics()
  }

  /// Follows a view that was removed from this one.
  func modalityDidChange(byRemoving view: UIView) {
    guard hasModalSubview else { return }
    modalSubviewsDidChange()
    view.setNeedsSemantics()
  }
}
