extension UIView {
  func takeLater(_ constraint: NSLayoutConstraint) {
    autoLayout.waiting.append(constraint)
    note(.taking)
    setNeedsLayout()
  }

  func constraintsDidChange() {
    setNeedsLayout()
  }

  /// Notes what is due here, and that something is due in the views around.
  func note(_ due: ViewLayout.Due) {
    autoLayout.due.formUnion(due.union(.inside))
    var next = superview
    while let view = next, !view.autoLayout.due.contains(.inside) {
      view.autoLayout.due.insert(.inside)
      next = view.superview
    }
  }

  func updateDueConstraints() {}

  func solvedFrame(of guide: UILayoutGuide) -> CGRect { .zero }
}

extension NSLayoutConstraint {
  func uninstall() {}
  func constantDidChange() { owner?.setNeedsLayout() }
  func priorityDidChange() { owner?.setNeedsLayout() }
}
