import CoreGraphics

/// The colors of a configured button in one state.
@MainActor struct ConfiguredColors {
  let foreground: UIColor
  let background: UIColor?

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let isDisabled = state.contains(.disabled)
    let isPressed = state.contains(.highlighted)
    let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    let style = configuration.style.selected(isSelected)
    let accent = configuration.baseBackgroundColor ?? tint
    var foreground = configuration.baseForegroundColor ?? (style == .filled ? .white : tint)
    var background: UIColor? =
      switch style {
      case .plain: configuration.baseBackgroundColor
      case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted: accent.withAlphaComponent(ConfigurationAppearance.tintAlpha)
      case .filled: accent
      }
    if let own = configuration.background.backgroundColor { background = own }
    if isDisabled {
      foreground = .tertiaryLabel
      if background != nil { background = .tertiarySystemFill }
    } else if isPressed {
      let plain = ConfigurationAppearance.pressedPlainAlpha
      foreground = foreground.faded(by: background == nil ? plain : ConfigurationAppearance.pressedAlpha)
      background = background?.faded(by: ConfigurationAppearance.pressedAlpha)
    }
    if let transformer = configuration.background.backgroundColorTransformer {
      background = transformer(background ?? tint)
    }
    self.foreground = foreground
    self.background = background
  }
}

extension UIButton.Configuration.Style {
  /// The style of a selected button of this one: a step more colorful.
  func selected(_ isSelected: Bool) -> Self {
    guard isSelected else { return self }
    return switch self {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}

extension UIColor {
  /// The color at a part of its opacity, in light and dark.
  func faded(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
