import DisplayProtocol
import QuartzCore

/// The display that the app is shown on.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The app's display.
  public static let main = UIScreen(DisplayConfiguration())

  /// The display's box, in points.
  open private(set) var bounds: CGRect
  /// Pixels to a point.
  open private(set) var scale: CGFloat {
    didSet { DisplayScale.current = scale }
  }
  /// Pixels to a point, as the display has them.
  open var nativeScale: CGFloat { scale }
  /// The display's box, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// All screens: the app's display.
  open class var screens: [UIScreen] { [main] }
  /// Whether the screen is recorded or shown elsewhere; not known here, so false.
  open var isCaptured: Bool { false }
  /// The maximum number of frames that the display can show in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The appearance, scale and size classes that the display has.
  open var traitCollection: UITraitCollection { traits }
  private var traits: UITraitCollection

  /// The assumptions about the screen's environment.
  private(set) var options = InterfaceOptions()

  /// The tree of layers that the display shows, windows in it.
  let host: LayerHost

  /// The object that is notified of changes and of the end of turns; nil for none.
  weak var observer: (any ScreenObserver)?

  init(_ configuration: DisplayConfiguration) {
    bounds = CGRect(origin: .zero, size: configuration.size)
    scale = configuration.scale
    traits = UITraitCollection.traits(
      size: configuration.size, scale: configuration.scale, appearance: configuration.appearance,
      options: options)
    DisplayScale.current = configuration.scale
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = bounds
    host = LayerHost(root: root)
    super.init()
    host.onRequest = { [weak self] in
      DispatchQueue.main.async { self?.finishTurn() }
    }
  }

  /// Ends the turn: lays out, draws and commits what it changed, and saves what it left to be saved.
  package func finishTurn() {
    host.finishTurn()
    observer?.screenDidFinishTurn(self)
  }

  /// Takes the display's size, scale and appearance and what is taken for given, and notifies the
  /// observer of the change.
  func update(
    size: CGSize? = nil, scale: CGFloat? = nil, appearance: Appearance? = nil,
    options: InterfaceOptions? = nil, accessibility: AccessibilitySettings? = nil
  ) {
    let (oldSize, oldTraits) = (bounds.size, traitCollection)
    bounds.size = size ?? bounds.size
    self.scale = scale ?? self.scale
    self.options = options ?? self.options
    if let accessibility { self.options.accessibility = accessibility }
    host.root.bounds = bounds
    let appearance = appearance ?? (traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    traits = .traits(
      size: bounds.size, scale: self.scale, appearance: appearance, options: self.options)
    UITraitCollection.current = traitCollection
    UIAccessibility.update(self.options.accessibility)
    observer?.screenDidChange(self, from: oldSize, oldTraits)
    if bounds.size != oldSize { UIDevice.current.screenDidChange(from: oldSize) }
    let category = traitCollection.preferredContentSizeCategory
    if category != oldTraits.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
  }
}
