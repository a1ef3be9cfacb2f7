import DisplayProtocol
import ObjectFactory
import ProcessSupport
import QuartzCore

/// The running app: it takes what happens at the display and hands it to windows and responders.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The running app, of the class that ``UIApplicationMain(_:_:_:_:)`` was given.
  public static let shared: UIApplication = {
    let application = makeObject(of: principalClass) as! UIApplication
    UIScreen.main.observer = application
    return application
  }()

  /// The class of ``shared``, which is created on first use.
  static var principalClass: UIApplication.Type = UIApplication.self

  /// Whether the app can be used.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The keys of the reasons for which the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app was launched to open this.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The delegate that is notified of the app's life cycle.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { retainedDelegate = delegate }
  }
  private var retainedDelegate: (any UIApplicationDelegate)?

  /// Whether the app can be used.
  open internal(set) var applicationState = State.inactive

  /// The windows that are shown, from the back to the front.
  open private(set) var windows: [UIWindow] = []

  /// The window that takes the keyboard.
  open private(set) weak var keyWindow: UIWindow?

  /// Whether the screen stays on; displays keep it as it is.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { IgnoredProperty.idleTimer.warn() } }
  }

  /// Whether the status bar says that the app uses the network; false by default. Stored only: no status bar
  /// shows it, as on iOS since phones have rounded screens.
  open var isNetworkActivityIndicatorVisible = false {
    didSet { if isNetworkActivityIndicatorVisible { IgnoredProperty.networkActivity.warn() } }
  }

  /// The number on the app's icon; 0 for none. There is no icon to show it.
  open var applicationIconBadgeNumber = 0 {
    didSet { if applicationIconBadgeNumber != oldValue { IgnoredProperty.iconBadge.warn() } }
  }

  /// Whether the app hid the status bar; false at first. Displays show none, so the value is kept without
  /// an effect. View controllers' `prefersStatusBarHidden` has taken its place since iOS 9.
  open var isStatusBarHidden = false {
    didSet { if isStatusBarHidden != oldValue { IgnoredProperty.statusBarHidden.warn() } }
  }

  /// The work that the app finishes in the background.
  let backgroundTasks = BackgroundTasks()

  weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      InputViewPresenter.shared.firstResponderDidChange(from: oldValue, to: firstResponder)
    }
  }

  /// The view that keys without a place of their own go to, such as an open menu.
  weak var modalKeyView: UIView?

  /// The process that runs the app on a display; nil while it runs on none.
  var host: (any ApplicationHost)?

  /// The opener of menus for the keyboard; set where input comes in.
  var keyboardMenus: (any KeyboardMenuOpening)?

  open override var next: UIResponder? {
    delegate as? UIResponder
  }

  /// The layout direction of the app's user interface, by the side at which lines begin; from the left,
  /// unless the app was launched with `--direction rtl`.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIScreen.main.options.direction }

  /// The text size that the user prefers; `large`, unless the app was launched with `--content-size`.
  open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.options.contentSizeCategory }

  /// The file of user defaults that could not be read when the app began, under the name by which it is kept
  /// beside the new one; `nil` when all was well. An addition of Shoji's, so that an app can say that
  /// something is missing.
  public internal(set) var unreadableDefaultsFile: URL?

  // MARK: Scenes

  /// The scenes that are connected: one from its connection to the app's end.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of the app's scenes, connected or not: there is one.
  open var openSessions: Set<UISceneSession> { [sceneSession] }

  /// Whether the app may have several scenes; always false.
  open var supportsMultipleScenes: Bool { false }

  /// The nib with which the app begins, where its Info.plist names one.
  let mainNib = MainNib()

  /// The session of the app's scene.
  let sceneSession = UISceneSession(role: .windowApplication, persistentIdentifier: "main")

  /// The app's scene; one without a delegate for windows that are shown before any was connected.
  var windowScene: UIWindowScene { sceneSession.scene as? UIWindowScene ?? connectPlainScene() }

  /// The file of the saved scene state; `nil` where the app saves none.
  var stateStore: SceneStateStore?
  /// The keeper of the app's state as before there were scenes; `nil` where the app saves none.
  var stateRestoration: (any StateRestoration)?
  var restorableObjects: [RestorableObject] = []

  // MARK: Windows

  var windowsFrontToBack: [UIWindow] {
    windows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  func add(_ window: UIWindow) {
    windows.append(window)
    windowOrderDidChange()
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = nil }
    windowOrderDidChange()
  }

  /// Follows another window at the back, behind which the screen lies.
  func windowOrderDidChange() {
    for window in windows where window.backgroundColor == nil { window.updateBackgroundColor() }
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindow !== window else { return }
    if let former = keyWindow {
      former.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
    }
    keyWindow = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  // MARK: Events

  /// Delivers an event to the windows it belongs to. An override sees every event.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      send(presses)
      return
    }
    for window in windows where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  private var modalKeyResponder: UIResponder? {
    modalKeyView?.window == nil ? nil : modalKeyView
  }

  private func send(_ event: UIPressesEvent) {
    let first = event.isForEditor || firstResponder?.textAccess == TextAccess.none ? firstResponder : nil
    let responder = event.focusedView ?? modalKeyResponder ?? first ?? keyWindow?.keyResponder ?? self
    for press in event.allPresses {
      if press.phase == .began || press.phase == .changed, let key = press.key,
        let command = responder.keyCommand(for: key), command.perform(from: responder)
      {
        continue
      }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed, .stationary: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }

  // MARK: Life

  /// Ends the app as a closed window does: notifies the delegate, saves what is unsaved, and leaves.
  func terminate() -> Never {
    Termination.begin()
    host?.willEnd()
    notifyEnd()
    guard let host else { exit(0) }
    host.end()
  }

  /// Notifies the app that it ends, as one that a person leaves and removes: it goes to the background, where
  /// apps save, then its scene is disconnected.
  func notifyEnd() {
    enterBackground()
    disconnectScene()
    backgroundTasks.expire()
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  func becomeActive() {
    guard applicationState != .active else { return }
    if applicationState == .background {
      if !hasSceneDelegate { delegate?.applicationWillEnterForeground(self) }
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
      moveScene(to: .foregroundInactive)
    }
    applicationState = .active
    moveScene(to: .foregroundActive)
    if !hasSceneDelegate { delegate?.applicationDidBecomeActive(self) }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    host?.cancelTouches()
    moveScene(to: .foregroundInactive)
    if !hasSceneDelegate { delegate?.applicationWillResignActive(self) }
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
    applicationState = .inactive
  }

  func enterBackground() {
    resignActive()
    guard applicationState != .background else { return }
    applicationState = .background
    moveScene(to: .background)
    if !hasSceneDelegate { delegate?.applicationDidEnterBackground(self) }
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
    saveSceneState()
  }

  /// Sends a request to the display. Returns whether there is one that performs it.
  @discardableResult func perform(_ request: DisplayRequest) -> Bool {
    host?.perform(request) ?? requestDisplay?.perform(request) ?? false
  }

  /// The address at which the display shows the app; nil for none.
  var address: URL? { host?.address ?? requestDisplay?.address }

  /// Whether the display lets the person hand content on to other apps.
  var offersSharing: Bool { host?.offersSharing ?? requestDisplay?.offersSharing ?? false }

  /// The display that receives requests while the app is shown on no display; set by tests.
  weak var requestDisplay: (any Display)?
}

extension UIApplication: ScreenObserver {
  func screenDidChange(_ screen: UIScreen, from oldSize: CGSize, _ oldTraits: UITraitCollection) {
    for window in windows {
      if screen.bounds.size != oldSize, window.frame == CGRect(origin: .zero, size: oldSize) {
        window.resize(to: screen.bounds, with: screen.traitCollection)
      }
      window.updateInsets()
      window.updateTraitsOfTree()
    }
    for case let scene as UIWindowScene in connectedScenes { scene.notifyUpdate(from: oldSize, oldTraits) }
  }

  func screenDidFinishTurn(_ screen: UIScreen) {
    host?.turnDidEnd()
  }
}

extension UIApplication {
  /// The app was launched.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app can be used.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app entered the background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to be seen again.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
}
