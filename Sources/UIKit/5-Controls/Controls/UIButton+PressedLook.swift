import DisplayProtocol

/// The look of a button under a finger.
extension UIButton {
  /// The look that the button's settings give it; nil where its contents change in another way.
  var lookOfContents: PressedLook? {
    if configuration != nil { return configuredLook }
    let pressed = state.union(.highlighted)
    guard !hasOwnContents(for: pressed), !showsTouchWhenHighlighted else { return nil }
    let hasImage = image(for: pressed) != nil
    let adjustsImage = !hasImage || adjustsImageWhenHighlighted
    if followsTint {
      let isPlain = backgroundImage(for: pressed) == nil && ownTitleColor(for: pressed) == nil
      return isPlain && adjustsImage ? .faded(ButtonParts.pressedAlpha) : nil
    }
    let hasTitle = title(for: pressed) != nil || attributedTitle(for: pressed) != nil
    let darkens = adjustsImageWhenHighlighted && (hasImage || backgroundImage(for: pressed) != nil)
    return darkens && !hasTitle ? .darkened(1 - ImageAdjustment.shade) : nil
  }

  private var configuredLook: PressedLook? {
    guard automaticallyUpdatesConfiguration, configuration?.background.backgroundColorTransformer == nil
    else { return nil }
    let hasBackground =
      ConfiguredColors(configuration!, state: state, tint: tintColor).background != nil
    return .faded(
      hasBackground ? ConfigurationAppearance.pressedAlpha : ConfigurationAppearance.pressedPlainAlpha)
  }
}
