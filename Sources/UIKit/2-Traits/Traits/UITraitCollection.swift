import CoreGraphics

/// The traits of an interface: light or dark, at which scale, with how much room. Immutable; a collection may
/// leave traits unspecified, and ``init(traitsFrom:)`` lays collections over one another.
open class UITraitCollection: UIObject, @unchecked Sendable {
  /// The traits as one value, which compares and hashes.
  struct Traits: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var displayGamut = UIDisplayGamut.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    /// The tint of the view that the traits are of, for `UIColor.tintColor`.
    var tintColor: UIColor?
  }

  let traits: Traits

  /// The kind of device; unspecified by default.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// Light or dark; unspecified by default.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The level the content lies on; unspecified by default.
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// The direction of layout; unspecified by default.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// Pixels to a point; 0 where it is not specified.
  open var displayScale: CGFloat { traits.displayScale }
  /// The room across; unspecified by default.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The room from top to bottom; unspecified by default.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The preferred size of text; unspecified by default.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
  /// Whether stronger contrast is wanted; unspecified by default.
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// Whether the device senses pressure; unknown by default.
  open var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }

  /// The range of colors; unspecified by default, sRGB on every display here.
  open var displayGamut: UIDisplayGamut { traits.displayGamut }
  /// Whether bold text is wanted; unspecified by default.
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  /// Whether the interface is in use; unspecified by default, active on every display here.
  open var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

  /// Makes a collection that specifies nothing.
  public override convenience init() {
    self.init(traits: Traits())
  }

  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  private convenience init(changing change: (inout Traits) -> Void) {
    var traits = Traits()
    change(&traits)
    self.init(traits: traits)
  }

  /// A collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection that specifies only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that specifies only the direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that specifies only the scale, in pixels to a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection that specifies only the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that specifies only the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that specifies only the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection that specifies only whether pressure is sensed.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// A collection that specifies only the range of colors.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// A collection that specifies only whether bold text is wanted.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection that specifies only whether the interface is in use.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = userInterfaceActiveAppearance }
  }

  /// Lays collections over one another: a trait comes from the last collection that specifies it.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { traits in
      for collection in collections {
        traits.overlay(collection.traits)
      }
    }
  }

  /// Whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var overlaid = traits
    overlaid.overlay(trait.traits)
    return overlaid == traits
  }

  /// Whether colors that depend on traits may differ between the two.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.traits == traits
  }

  open override var hash: Int { traits.hashValue }

  open override var description: String {
    let style =
      switch userInterfaceStyle {
      case .unspecified: "unspecified"
      case .light: "light"
      case .dark: "dark"
      }
    return "<UITraitCollection style = \(style), scale = \(displayScale)>"
  }
}

extension UITraitCollection.Traits {
  /// Takes every trait that `upper` specifies.
  fileprivate mutating func overlay(_ upper: UITraitCollection.Traits) {
    let nothing = UITraitCollection.Traits()
    func merge<Value: Equatable>(_ trait: WritableKeyPath<UITraitCollection.Traits, Value>) {
      if upper[keyPath: trait] != nothing[keyPath: trait] {
        self[keyPath: trait] = upper[keyPath: trait]
      }
    }
    merge(\.userInterfaceIdiom)
    merge(\.userInterfaceStyle)
    merge(\.userInterfaceLevel)
    merge(\.layoutDirection)
    merge(\.displayScale)
    merge(\.horizontalSizeClass)
    merge(\.verticalSizeClass)
    merge(\.preferredContentSizeCategory)
    merge(\.accessibilityContrast)
    merge(\.forceTouchCapability)
    merge(\.displayGamut)
    merge(\.legibilityWeight)
    merge(\.activeAppearance)
    merge(\.tintColor)
  }
}
