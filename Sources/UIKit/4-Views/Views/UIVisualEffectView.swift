import DisplayProtocol
import QuartzCore

/// The way in which the content behind a view shows through it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Blurs what lies behind, makes it more colorful, and lays a translucent tone over it, as the materials of
/// iOS do. Documents (PDF, SVG) have the tone only; so has what lies in a view that is translucent or turned.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The brightness and the density of the tone.
  public nonisolated enum Style: Int, Sendable {
    /// Dense and white.
    case extraLight = 0
    /// White.
    case light = 1
    /// Nearly black.
    case dark = 2
    /// By light and dark.
    case regular = 4
    /// Denser, by light and dark.
    case prominent = 5
    /// A very thin material, by light and dark.
    case systemUltraThinMaterial = 6
    /// A thin material, by light and dark.
    case systemThinMaterial = 7
    /// A medium material, by light and dark.
    case systemMaterial = 8
    /// A dense material, by light and dark.
    case systemThickMaterial = 9
    /// A bar's material, by light and dark.
    case systemChromeMaterial = 10
    /// A very thin material, light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// A medium material, light.
    case systemMaterialLight = 13
    /// A dense material, light.
    case systemThickMaterialLight = 14
    /// A bar's material, light.
    case systemChromeMaterialLight = 15
    /// A very thin material, dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// A medium material, dark.
    case systemMaterialDark = 18
    /// A dense material, dark.
    case systemThickMaterialDark = 19
    /// A bar's material, dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes an effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Returns whether an object is an effect of the same style.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// The same for equal effects.
  nonisolated open override var hash: Int { style.hashValue }

  /// The blur of the content behind the view.
  var blur: BackgroundBlur { Metrics.current.materials.blur }

  /// The tone: nearly white or nearly black, as dense as the style asks.
  var tone: UIColor {
    let metrics = Metrics.current.materials
    let density: CGFloat =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        metrics.ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: metrics.thin
      case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: metrics.regular
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight:
        metrics.thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: metrics.bar
      case .prominent: metrics.prominent
      }
    let light = UIColor(white: metrics.light, alpha: density)
    let isBar = style == .systemChromeMaterial || style == .systemChromeMaterialDark
    let dark = UIColor(white: isBar ? metrics.darkBar : metrics.dark, alpha: density)
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      return light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      return dark
    default:
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}

/// An effect that mixes the colors behind a blurred view into what lies in front. Content shows in its own
/// colors here.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The effect of the blurred view that this one is for.
  let blurEffect: UIBlurEffect
  /// The purpose of the content.
  let style: UIVibrancyEffectStyle

  /// Makes an effect for content on a blurred view.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Makes an effect for content of a purpose on a blurred view: its templates and what follows the tint take
  /// the purpose's color.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Returns whether an object is an effect of the same style, for an equal one.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blurEffect == blurEffect
  }

  /// The same for equal effects.
  nonisolated open override var hash: Int { style.hashValue ^ blurEffect.hash }
}

/// The purpose of what lies on a blurred view.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first order.
  case label = 0
  /// Text of the second order.
  case secondaryLabel = 1
  /// Text of the third order.
  case tertiaryLabel = 2
  /// Text of the fourth order.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas of the second order.
  case secondaryFill = 5
  /// Areas of the third order.
  case tertiaryFill = 6
  /// Lines between content.
  case separator = 7

  /// The color of the purpose.
  var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

extension UIView {
  /// Blurs what lies behind the view and lays the effect's tone over it; nil for neither.
  func showMaterial(_ effect: UIBlurEffect?) {
    backgroundColor = effect?.tone
    layer.backgroundBlur = effect?.blur ?? BackgroundBlur()
  }
}

/// A view with an effect on what lies behind it. Put what it holds into ``contentView``, which is as large as
/// the view: constraints between it and what it holds may size the view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for everything that lies on the effect.
  public let contentView = UIView()

  /// The effect; nil for none. Changes can be animated.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Makes a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a view without an effect. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIVisualEffectView.self)
  }

  private func prepare() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    showEffect()
  }

  /// Whether the effect has set the tint of the content.
  private var tints = false

  private func showEffect() {
    showMaterial(effect as? UIBlurEffect)
    let vibrancy = effect as? UIVibrancyEffect
    if vibrancy != nil || tints { contentView.tintColor = vibrancy?.style.color }
    tints = vibrancy != nil
  }
}
