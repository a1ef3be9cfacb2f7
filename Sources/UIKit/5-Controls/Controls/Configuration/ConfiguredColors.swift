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
    var foreground = configuration.baseForegroundColor ?? (style == .filled ? .legible(on: accent) : tint)
    var background: UIColor? =
      switch style {
      case .plain: configuration.baseBackgroundColor
      case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted: accent.tintedFill
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
  /// The fill behind text of this color. It is fainter where a person asked for more contrast in the dark.
  var tintedFill: UIColor {
    UIColor { traits in
      let isFaint = traits.accessibilityContrast == .high && traits.userInterfaceStyle == .dark
      return self.withAlphaComponent(
        isFaint ? ConfigurationAppearance.faintTintAlpha : ConfigurationAppearance.tintAlpha)
    }
  }

  /// The color at a part of its opacity, in light and dark.
  func faded(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
