/// How traits come down the tree.
extension UIView {
  /// The traits as they follow from what the view lies in.
  var computedTraits: UITraitCollection {
    if controller == nil, ownTraits == nil, overrideUserInterfaceStyle == .unspecified {
      return superview?.traitCollection ?? UIScreen.main.traitCollection
    }
    let inherited = superview?.traitCollection ?? controller?.parentTraits ?? UIScreen.main.traitCollection
    let around = controller.map { $0.traits(inheriting: inherited) } ?? inherited
    return around.overlaid(with: ownTraits?.overrides.collection).overriding(style: effectiveStyleOverride)
  }

  private var effectiveStyleOverride: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return controller?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// Follows a change of traits: resolves colours again and tells the view and its controller.
  func updateTraits() {
    let traits = computedTraits
    guard traits != knownTraits else { return }
    let previous = exchange(&knownTraits, with: traits)
    updateBackgroundColor()
    updateInsets()
    guard let previous else { return }
    if previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
    if layer.displayContent != .none || layer.contents != nil { layer.setNeedsDisplay() }
    if let controller {
      controller.traitCollectionDidChange(previous)
      controller.tellTraitRegistrations(previous: previous)
    }
    traitCollectionDidChange(previous)
    tellTraitRegistrations(previous: previous)
  }

  /// Follows a change of traits here and in everything in the view.
  func updateTraitsOfTree() {
    forEachInTree { $0.updateTraits() }
  }
}
