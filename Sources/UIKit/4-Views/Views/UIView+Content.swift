import DisplayProtocol
import QuartzCore

extension UIView {
  /// Follows a change of `contentMode`.
  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw || redrawsOnBoundsChange
    if redrawsOnBoundsChange { layer.setNeedsDisplay() }
  }

  /// Shows what the view draws in its layer: described, or as pixels where a subclass draws by itself.
  func showContent(in layer: CALayer) {
    guard overriddenMethods.contains(.draw) else {
      traitCollection.performAsCurrent { layer.displayContent = makeContent() }
      return
    }
    layer.contentsScale = contentScaleFactor
    layer.contents = layer.bitmap { context in
      UIGraphicsPushContext(context)
      traitCollection.performAsCurrent {
        track(.drawing, of: self, { draw(bounds) }, invalidate: { $0.setNeedsDisplay() })
      }
      UIGraphicsPopContext()
    }
  }

  /// The semantics of the view, for screen readers, the inspector and the driver.
  package var semantics: Semantics {
    var semantics = Semantics()
    describe(&semantics)
    return semantics
  }

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
