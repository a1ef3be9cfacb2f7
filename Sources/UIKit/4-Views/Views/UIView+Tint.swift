/// The inheritance of the tint color down the view tree.
extension UIView {
  /// The color that was set here or around.
  var tintColorOrNil: UIColor? {
    var next: UIView? = self
    while let view = next {
      if let color = view.ownTintColor { return color }
      next = view.parent
    }
    return nil
  }

  /// Whether the tint shows as gray, as set here or around.
  var tintIsDimmed: Bool {
    var next: UIView? = self
    while let view = next {
      if view.tintAdjustmentMode != .automatic { return view.tintAdjustmentMode == .dimmed }
      next = view.parent
    }
    return false
  }

  /// Sets a tint. The tint as a color is what lies around, which the view then goes on inheriting.
  func setTint(_ color: UIColor?) {
    ownTintColor = color === UIColor.tintColor ? nil : color
    notifyTintColor()
    if shownIn != nil { updateTraitsOfTree() }
  }

  /// Notifies the views that another tint adjustment mode concerns, and updates colors that follow the tint.
  func tintAdjustmentDidChange() {
    notifyTintAdjustment()
    if shownIn != nil { updateTraitsOfTree() }
  }

  /// Notifies the view, and those in it that inherit its tint, that it changed.
  func notifyTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.notifyTintColor() }
  }

  /// Notifies the view, and those in it that do as it does, that the tint is gray now, or no longer is.
  func notifyTintAdjustment() {
    tintColorDidChange()
    for view in subviews where view.tintAdjustmentMode == .automatic { view.notifyTintAdjustment() }
  }
}
