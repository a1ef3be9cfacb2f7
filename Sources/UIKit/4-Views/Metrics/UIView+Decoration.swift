import QuartzCore

extension UIView {
  /// Makes a part that only decorates a control: fingers and screen readers pass by it.
  static func decoration(_ color: UIColor? = nil, cornerRadius: CGFloat = 0) -> UIView {
    let view = UIView()
    view.becomeDecoration()
    view.backgroundColor = color
    view.layer.cornerRadius = cornerRadius
    return view
  }

  /// Makes the view one that fingers and screen readers pass by.
  func becomeDecoration() {
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  /// Throws a shadow below the view.
  func cast(_ shadow: SoftShadow) {
    layer.shadowColor = .black
    layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
    layer.shadowRadius = shadow.radius
    layer.shadowOpacity = shadow.opacity
  }

  /// Whether content reads from the left.
  var readsFromLeft: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// Runs changes of the appearance as an animation, or at once.
  static func changeAppearance(
    animated: Bool, duration: TimeInterval = Metrics.current.changeDuration, _ changes: @escaping () -> Void
  ) {
    guard animated else { return changes() }
    animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: changes)
  }
}
