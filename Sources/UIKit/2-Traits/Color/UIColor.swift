import CoreGraphics

/// A color, fixed or depending on traits such as light and dark. Immutable, and usable from any thread.
///
/// Two colors are equal when they are made of equal parts: fixed ones by their sRGB components, system
/// colors by their light and dark values. Colors made by a closure are equal only to themselves and to
/// copies with the same opacity.
open class UIColor: UIObject, @unchecked Sendable {
  /// The source from which a color is made.
  enum Source: Hashable, Sendable {
    case fixed(CGColor)
    case appearance(AppearanceColor)
    case provider(ColorProvider)
    indirect case faded(Source, alpha: CGFloat)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Makes a color of sRGB components, each 0…1; others are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a gray, 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// Makes a color of hue, saturation and brightness, each 0…1; others are clamped.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Makes a color of Core Graphics' color.
  public convenience init(cgColor: CGColor) {
    self.init(source: .fixed(cgColor))
  }

  /// Makes a color that `dynamicProvider` chooses each time the color is resolved. The closure may be
  /// called on any thread that draws.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .provider(ColorProvider(dynamicProvider)))
  }

  /// Makes the color of a literal: `#colorLiteral(red: 1, green: 0.8, blue: 0, alpha: 1)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The color as Core Graphics has it. A dynamic color is resolved with ``UITraitCollection/current`` at
  /// this moment; the result does not follow later changes.
  open var cgColor: CGColor {
    UIColor.resolve(source, with: .current)
  }

  /// The fixed color that this one is under given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(cgColor: UIColor.resolve(source, with: traitCollection))
  }

  /// The same color with another opacity, 0…1. A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .faded(let whole, _): UIColor(source: .faded(whole, alpha: alpha))
    case .appearance, .provider: UIColor(source: .faded(source, alpha: alpha))
    }
  }

  /// Whether the color may change with the traits.
  var isDynamic: Bool {
    if case .fixed = source { return false }
    return true
  }

  private static func resolve(_ source: Source, with traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): return color
    case .appearance(let appearance): return appearance.color(for: traits)
    case .provider(let provider):
      // A provider may read `cgColor` of colors that are dynamic themselves.
      let chosen = traits.withTraitsCurrent { provider.choose(traits) }
      return resolve(chosen.source, with: traits)
    case .faded(let whole, let alpha):
      let color = resolve(whole, with: traits)
      return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || other.source == source
  }

  open override var hash: Int { source.hashValue }

  open override var description: String {
    let color = cgColor
    return "<UIColor \(color.red) \(color.green) \(color.blue) \(color.alpha)\(isDynamic ? ", dynamic" : "")>"
  }
}

/// A closure that chooses a color, compared by identity.
final class ColorProvider: Hashable, @unchecked Sendable {
  let choose: (UITraitCollection) -> UIColor

  init(_ choose: @escaping (UITraitCollection) -> UIColor) {
    self.choose = choose
  }

  static func == (lhs: ColorProvider, rhs: ColorProvider) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A color for each appearance.
struct AppearanceColor: Hashable, Sendable {
  /// The color in light and dark.
  struct Shades: Hashable, Sendable {
    var light: CGColor
    var dark: CGColor
    /// The dark color on the elevated level.
    var elevatedDark: CGColor

    init(light: CGColor, dark: CGColor, elevatedDark: CGColor? = nil) {
      self.light = light
      self.dark = dark
      self.elevatedDark = elevatedDark ?? dark
    }
  }

  var usual: Shades
  /// The color where a person asked for more contrast.
  var moreContrast: Shades

  init(_ usual: Shades, moreContrast: Shades? = nil) {
    self.usual = usual
    self.moreContrast = moreContrast ?? usual
  }

  func color(for traits: UITraitCollection) -> CGColor {
    let shades = traits.accessibilityContrast == .high ? moreContrast : usual
    guard traits.userInterfaceStyle == .dark else { return shades.light }
    return traits.userInterfaceLevel == .elevated ? shades.elevatedDark : shades.dark
  }
}
