import DisplayProtocol

extension UIView {
  /// The semantics of the view, for screen readers, the inspector and the driver.
  package var semantics: Semantics {
    var semantics = Semantics()
    describe(&semantics)
    return semantics
  }

  /// A color as the view shows it, for its semantics.
  func shown(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

  /// Fills in what every view means.
  func describeView(_ semantics: inout Semantics) {
    semantics.className = ClassNames.name(of: type(of: self))
    semantics.acceptsTouches = isUserInteractionEnabled
    semantics.isCovered = isCovered
    semantics.takesPinch = recognizers.contains { $0.needsTwoFingers }
    semantics.takesHolds = recognizers.contains { $0.needsRestingTouch && $0.isEnabled }
    semantics.focusRequest = KeyboardFocus.request(for: self)
    describeAccessibility(&semantics)
    if isBesideModalView { semantics.isAccessibilityHidden = true }
    if !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]) {
      semantics.isFocusable = isUserInteractionEnabled && semantics.isEnabled
    }
    if let responds = setResponseToUser { semantics.isFocusable = responds && semantics.isEnabled }
  }
}
