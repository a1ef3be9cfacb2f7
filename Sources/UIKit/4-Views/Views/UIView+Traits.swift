import QuartzCore

/// The inheritance of traits down the view tree.
extension UIView {
  /// The traits as they follow from what the view lies in.
  var computedTraits: UITraitCollection {
    if viewOwner == nil, ownTraits == nil, overrideUserInterfaceStyle == .unspecified {
      let inherited = parent?.traitCollection ?? UIScreen.main.traitCollection
      return ownTintColor == nil && tintAdjustmentMode == .automatic ? inherited : tinted(inherited)
    }
    let inherited = superview?.traitCollection ?? viewOwner?.parentTraits ?? UIScreen.main.traitCollection
    let around = viewOwner.map { $0.traits(inheriting: inherited) } ?? inherited
    let own = around.overlaid(with: ownTraits?.overrides.collection).overriding(style: effectiveStyleOverride)
    return tinted(ownTraits?.limiting(own) ?? own)
  }

  private var madeOwnTraits: OwnTraits {
    if let ownTraits { return ownTraits }
    let new = OwnTraits()
    ownTraits = new
    return new
  }

  /// The least size of text here and in all views in it, whatever the person prefers; nil, the default, for
  /// no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits?.sizes.least }
    set {
      madeOwnTraits.sizes.least = newValue
      updateTraitsOfTree()
    }
  }

  /// The greatest size of text here and in all views in it, whatever the person prefers; nil, the default,
  /// for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits?.sizes.greatest }
    set {
      madeOwnTraits.sizes.greatest = newValue
      updateTraitsOfTree()
    }
  }

  /// Adds the view's own tint to traits.
  private func tinted(_ traits: UITraitCollection) -> UITraitCollection {
    guard ownTintColor != nil || tintAdjustmentMode != .automatic else { return traits }
    return traits.overriding(tint: tintColor)
  }

  private var effectiveStyleOverride: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return viewOwner?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// Follows a change of traits: resolves colors again and notifies the view and its controller.
  func updateTraits() {
    let traits = computedTraits
    guard traits != knownTraits else { return }
    let previous = knownTraits
    knownTraits = traits
    updateBackgroundColor()
    if let previous, traits.differsOnlyInTint(from: previous) {
      if layer.displayContent != .none || layer.contents != nil { layer.setNeedsDisplay() }
      return setNeedsLayout()
    }
    updateInsets()
    guard let previous else { return firstTraitsDidArrive() }
    if previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
    if layer.displayContent != .none || layer.contents != nil || layer is CAGradientLayer {
      layer.setNeedsDisplay()
    }
    viewOwner?.viewTraitsDidChange(from: previous)
    traitCollectionDidChange(previous)
    notifyTraitRegistrations(previous: previous)
  }

  /// Follows a change of traits here and in everything in the view.
  func updateTraitsOfTree() {
    forEachInTree { $0.updateTraits() }
  }
}

extension UISemanticContentAttribute {
  /// Returns the direction in which content of the kind reads among traits.
  func direction(in traits: @autoclosure () -> UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traits().layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
