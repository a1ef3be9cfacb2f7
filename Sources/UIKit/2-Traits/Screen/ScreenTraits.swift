import DisplayProtocol
import QuartzCore

extension UITraitCollection {
  /// Windows narrower or lower than this, in points, are compact that way: there are no devices here to go
  /// by.
  private static let compactLimit: CGFloat = 600

  /// The traits of a display.
  static func traits(
    size: CGSize, scale: CGFloat, appearance: Appearance, options: InterfaceOptions
  ) -> UITraitCollection {
    var traits = Traits()
    traits.userInterfaceStyle =
      options.style != .unspecified ? options.style : appearance == .dark ? .dark : .light
    traits.userInterfaceLevel = .base
    traits.layoutDirection = options.direction == .rightToLeft ? .rightToLeft : .leftToRight
    traits.displayScale = scale
    traits.horizontalSizeClass = size.width < compactLimit ? .compact : .regular
    traits.verticalSizeClass = size.height < compactLimit && size.width > size.height ? .compact : .regular
    traits.userInterfaceIdiom = min(size.width, size.height) < compactLimit ? .phone : .pad
    traits.preferredContentSizeCategory = options.contentSizeCategory
    traits.accessibilityContrast =
      options.accessibility.isDisjoint(with: [.increaseContrast, .forcedColors]) ? .normal : .high
    traits.displayGamut = .SRGB
    traits.legibilityWeight = .regular
    traits.activeAppearance = .active
    return UITraitCollection(traits: traits)
  }

  /// The same traits with those that another collection specifies.
  func overlaid(with upper: UITraitCollection?) -> UITraitCollection {
    guard let upper, upper.traits != Traits() else { return self }
    return UITraitCollection(traitsFrom: [self, upper])
  }

  /// The same traits with another tint.
  func overriding(tint: UIColor) -> UITraitCollection {
    guard tint != traits.tintColor else { return self }
    var traits = traits
    traits.tintColor = tint
    return UITraitCollection(traits: traits)
  }

  /// Whether two collections differ in nothing but the tint.
  func differsOnlyInTint(from other: UITraitCollection) -> Bool {
    var traits = traits
    traits.tintColor = other.traits.tintColor
    return traits == other.traits
  }

  /// The same traits with another style, where one is given.
  func overriding(style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    var traits = traits
    traits.userInterfaceStyle = style
    return UITraitCollection(traits: traits)
  }
}
