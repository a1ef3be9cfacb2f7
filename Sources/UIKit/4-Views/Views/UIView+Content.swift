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
}
