import QuartzCore

/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen of the scene's windows.
  open var screen: UIScreen { UIScreen.main }

  /// The scene's windows that are shown, from the back to the front.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The scene's window that takes the keyboard.
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The scene's space: as large as the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The orientation: landscape where the scene is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The traits of the scene's screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called when `traitCollection` changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The status bar's place; displays show none.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The limits of the scene's size; `nil`, as on an iPhone, since displays choose their size themselves.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Whether the scene fills its screen; always true.
  open var isFullScreen: Bool { true }

  /// The geometry that the scene has now.
  open var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// The geometry of a window scene at one time.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// The scene's space.
    public let coordinateSpace: any UICoordinateSpace
    /// The scene's orientation.
    public let interfaceOrientation: UIInterfaceOrientation

    fileprivate init(scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
    }
  }

  /// Notifies the delegate of the change from a size and traits.
  func notifyUpdate(from oldSize: CGSize, _ oldTraits: UITraitCollection) {
    guard oldSize != screen.bounds.size || oldTraits != traitCollection else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: PastCoordinateSpace(bounds: CGRect(origin: .zero, size: oldSize)),
      interfaceOrientation: oldSize.width > oldSize.height ? .landscapeRight : .portrait,
      traitCollection: oldTraits)
  }
}

/// The limits of a scene's size.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  public var minimumSize = CGSize.zero {
    didSet { if minimumSize != oldValue { IgnoredProperty.sceneMinimumSize.warn() } }
  }
  /// The largest size, in points.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// The state of a scene's status bar. Displays show none, so its area is what `--safe-area` covers at the
/// top.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  unowned let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
  }
}
