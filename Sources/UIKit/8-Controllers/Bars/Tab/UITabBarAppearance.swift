import CoreGraphics

/// The appearance of a tab bar: its background, and its tabs in each of their layouts.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Makes an appearance with the system's usual background.
  public override init() {
    super.init()
    follow()
  }

  /// Makes an appearance with the background of another; of another tab bar's, all of it.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    follow()
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance.copyValues(of: other.stackedLayoutAppearance)
    inlineLayoutAppearance.copyValues(of: other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.copyValues(of: other.compactInlineLayoutAppearance)
  }

  /// Makes an appearance with the usual background. There are no archives of appearances here.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    follow()
  }

  private func follow() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.onChange = { [weak self] in self?.didChange() }
    }
  }

  override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  /// Tabs with the picture above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { partsDidChange() }
  }

  /// Tabs with the picture beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { partsDidChange() }
  }

  /// Tabs with the picture beside the title in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { partsDidChange() }
  }

  private func partsDidChange() {
    follow()
    didChange()
  }
}

/// The appearance of a bar's tabs, by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Creates the system's appearance.
  public override init() {
    super.init()
    for part in all { part.onChange = { [weak self] in self?.onChange() } }
  }

  /// Tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The tab that is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Tabs that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// The tab that has the keyboard.
  public let focused = UITabBarItemStateAppearance()

  private var all: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  var onChange: () -> Void = {}

  /// The same in an object of its own.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// The form that `NSObject` has, for calls by that type.
  @available(*, unavailable, message: "copy() returns an object of the same class")
  public nonisolated override func copy() -> Any { copy(with: nil) }

  /// Returns the same in an object of its own, of the same class.
  public nonisolated func copy() -> Self {
    MainActor.assumeIsolated { duplicate() as! Self }
  }

  private func duplicate() -> UITabBarItemAppearance {
    let new = UITabBarItemAppearance()
    new.copyValues(of: self)
    return new
  }

  func copyValues(of other: UITabBarItemAppearance) {
    for (mine, theirs) in zip(all, other.all) { mine.copyValues(of: theirs) }
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange() }
  }

  /// The picture's color; nil, the default, for gray, or the tint color of the chosen tab.
  open var iconColor: UIColor? {
    didSet { onChange() }
  }

  /// The badge's color; nil, the default, for red.
  open var badgeBackgroundColor: UIColor? {
    didSet { onChange() }
  }

  /// The attributes of the badge's text; none by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }

  fileprivate var onChange: () -> Void = {}

  fileprivate func copyValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
