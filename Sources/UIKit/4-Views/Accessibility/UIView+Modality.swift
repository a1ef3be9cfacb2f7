extension UIView {
  /// Whether screen readers pass the view by for another view beside it that is modal.
  var isBesideModalView: Bool { superview?.hasModalSubview == true && !accessibilityViewIsModal }

  /// Follows a subview that came or went, was shown or hidden, or began or ceased to be modal.
  func modalSubviewsDidChange() {
    let hasModal = subviews.contains { $0.accessibilityViewIsModal && !$0.isHidden }
    guard hasModal != hasModalSubview else { return }
    hasModalSubview = hasModal
    for view in subviews { view.setNeedsSemantics() }
  }

  /// Records that a view came into this one.
  func noteModality(ofNew view: UIView) {
    guard hasModalSubview || view.accessibilityViewIsModal else { return }
    modalSubviewsDidChange()
    view.setNeedsSemantics()
  }

  /// Records that a view left this one.
  func noteModality(ofFormer view: UIView) {
    guard hasModalSubview else { return }
    modalSubviewsDidChange()
    view.setNeedsSemantics()
  }
}
