import DisplayProtocol
import QuartzCore

/// The outermost view: it shows a view controller's view on the screen and dispatches events.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The level that determines how far in front a window is.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The value as a number.
    public var rawValue: CGFloat
    /// Makes it of its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of app windows.
    public static let normal = Level(0)
    /// Above the status bar.
    public static let statusBar = Level(1000)
    /// In front of all others.
    public static let alert = Level(2000)
  }

  /// Makes a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a hidden window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    prepare()
    self.windowScene = windowScene
  }

  /// Makes a hidden window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a hidden window without a frame; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIWindow.self)
  }

  deinit {
    atEnd(self) { $0.endTree() }
  }

  private func prepare() {
    layer.isHidden = true
    beginTree()
    updateTraits()
  }

  /// The screen the window is shown on.
  open private(set) var screen = UIScreen.main

  /// The scene that shows the window. A window that has none when it is shown gets the app's.
  open weak var windowScene: UIWindowScene?
  /// The safe area of a device that the window stands for; nil for the screen's own.
  package var simulatedSafeArea: UIEdgeInsets? {
    didSet { updateInsets() }
  }

  /// A window without a color of its own shows what lies behind it: the screen, which is black, or another
  /// window.
  override func updateBackgroundColor() {
    super.updateBackgroundColor()
    guard backgroundColor == nil else { return }
    if isHidden || UIApplication.shared.windowsFrontToBack.last === self { layer.backgroundColor = .black }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue: any ViewOwner = oldValue { oldValue.leaveWindow() }
      if !isHidden { rootOwner?.fill(self) }
    }
  }

  /// The root controller, as the owner of its view.
  var rootOwner: (any ViewOwner)? { rootViewController }

  /// The responder that gets the window's keys while no other has the keyboard.
  var keyResponder: UIResponder { rootOwner?.frontmostOwner ?? self }

  /// Takes the screen's new size, with the traits that come with it.
  func resize(to box: CGRect, with traits: UITraitCollection) {
    guard !isHidden, let rootOwner, rootOwner.viewIfLoaded != nil else {
      frame = box
      return
    }
    rootOwner.resize(self, to: box, with: traits)
  }

  /// Whether the window is left out; true until it is shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        rootOwner?.leaveWindow()
        UIApplication.shared.remove(self)
        layer.removeFromSuperlayer()
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
      } else {
        UIApplication.shared.add(self)
        if windowScene == nil { windowScene = UIApplication.shared.windowScene }
        layer.zPosition = windowLevel.rawValue
        screen.host.root.addSublayer(layer)
        rootOwner?.fill(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
      }
    }
  }

  /// The level that determines how far in front the window is; `normal` by default.
  open var windowLevel = Level.normal {
    didSet {
      layer.zPosition = windowLevel.rawValue
      UIApplication.shared.windowOrderDidChange()
    }
  }

  /// Shows the window and lets it take the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Whether the window may take the keyboard; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window, if it may.
  open func makeKey() {
    guard canBecomeKey else { return }
    UIApplication.shared.makeKey(self)
  }

  /// Whether the window takes the keyboard.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Called when the window takes the keyboard. The default does nothing.
  open func becomeKey() {}
  /// Called when the window no longer takes the keyboard. The default does nothing.
  open func resignKey() {}

  /// Delivers an event to the gesture recognizers and the views it belongs to.
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches, let touches = event.allTouches else { return }
    let moving = touches.filter { $0.window === self && $0.phase != .stationary }
    GestureArbiter.shared.deliver(Array(moving), with: event)
  }

  /// A point of the screen in the window's coordinates.
  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    point.applying(transformToSuperview.inverted())
  }

  /// A point in another window's coordinates; nil is the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = point.applying(transformToSuperview)
    return window?.convertFromScreen(onScreen) ?? onScreen
  }

  /// A point of another window in this one's coordinates; nil is the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScreen(window.map { point.applying($0.transformToSuperview) } ?? point)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .window
  }
}
