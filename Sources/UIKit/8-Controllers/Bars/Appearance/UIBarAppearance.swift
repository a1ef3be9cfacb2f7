import CoreGraphics

/// The background appearance of a bar: an effect, a color over it, an image over that, and a line at the edge
/// toward the content.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// Makes an appearance with the system's usual background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes an appearance with the background of another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyValues(of: barAppearance)
  }

  /// Makes an appearance with the usual background of a kind of device; all have the same.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  /// Makes an appearance with the usual background. There are no archives of appearances here.
  public init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Copies the background of another.
  final func copyValues(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

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

  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  // MARK: Ready-made

  /// The system's material, and a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = BarMetrics.line
    shadowImage = nil
    didChange()
  }

  /// The system's background color, and a line.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  /// Configures a background that shows nothing.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  // MARK: Parts

  /// The blur effect behind everything else, which blurs the content under the bar. The system's material by
  /// default; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet { didChange() }
  }

  /// A color over the effect; nil, the default, for none.
  open var backgroundColor: UIColor? {
    didSet { didChange() }
  }

  /// A picture over the color; nil, the default, for none.
  open var backgroundImage: UIImage? {
    didSet { didChange() }
  }

  /// The content mode of the background image; stretched by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { didChange() }
  }

  /// The color of the line between the bar and the content; nil for no line. A thin gray by default.
  open var shadowColor: UIColor? {
    didSet { didChange() }
  }

  /// A picture in place of the line, as a shape in ``shadowColor`` if it is a template; nil by default.
  open var shadowImage: UIImage? {
    didSet { didChange() }
  }

  // MARK: The bars that show it

  /// The bars with this appearance.
  private var bars: [WeakBar] = []

  private struct WeakBar {
    weak var bar: (any AppearanceFollower)?
  }

  final func notify(_ bar: any AppearanceFollower) {
    bars.removeAll { $0.bar == nil || $0.bar === bar }
    bars.append(WeakBar(bar: bar))
  }

  final func didChange() {
    for known in bars { known.bar?.appearanceDidChange() }
  }
}

/// An object that is notified of changes to an appearance.
@MainActor protocol AppearanceFollower: AnyObject {
  /// Called when something in the appearance changed.
  func appearanceDidChange()
}

/// The appearance of text by the state of what it stands on.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange() }
  }

  fileprivate(set) var onChange: () -> Void = {}
}

/// The appearance of a bar's buttons, by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// Makes the appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
    for part in [normal, highlighted, disabled, focused] {
      part.onChange = { [weak self] in self?.onChange() }
    }
  }

  /// Makes the appearance of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Resets to the system's appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for part in [normal, highlighted, disabled, focused] {
      part.titleTextAttributes = [:]
      part.titlePositionAdjustment = .zero
    }
  }

  /// Buttons that nothing happens to.
  public let normal = UIBarButtonItemStateAppearance()
  /// Buttons under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Buttons that have the keyboard.
  public let focused = UIBarButtonItemStateAppearance()

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

  private func duplicate() -> UIBarButtonItemAppearance {
    let new = UIBarButtonItemAppearance()
    new.copyValues(of: self)
    return new
  }

  var onChange: () -> Void = {}

  func copyValues(of other: UIBarButtonItemAppearance) {
    for (mine, theirs) in zip(
      [normal, highlighted, disabled, focused],
      [other.normal, other.highlighted, other.disabled, other.focused])
    {
      mine.titleTextAttributes = theirs.titleTextAttributes
      mine.titlePositionAdjustment = theirs.titlePositionAdjustment
    }
  }

  /// The attributes of a title in a state; where that says nothing, those of the normal one.
  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own =
      state.contains(.disabled)
      ? disabled.titleTextAttributes
      : state.contains(.highlighted) ? highlighted.titleTextAttributes : [:]
    return normal.titleTextAttributes.merging(own) { _, new in new }
  }
}
