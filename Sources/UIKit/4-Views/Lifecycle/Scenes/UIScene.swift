import CoreGraphics

/// One instance of the app's user interface, from its connection to its disconnection. An app here has one
/// scene, a ``UIWindowScene``, for the whole of its life.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The scene's place in its life.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// On the screen, receiving events.
    case foregroundActive = 0
    /// On the screen, not receiving events.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// The object that is notified of the scene's life; made from the configuration's `delegateClass`.
  open var delegate: (any UISceneDelegate)?

  /// The scene's place in its life; unattached until it is connected.
  open internal(set) var activationState = ActivationState.unattached

  /// The scene's title where the system shows one; empty by default.
  open var title: String! = ""

  /// The activity that the scene carries out now; `nil` by default. It is saved with the scene's state where
  /// the delegate has no `stateRestorationActivity(for:)`.
  open override var userActivity: NSUserActivity? {
    get { super.userActivity }
    set { super.userActivity = newValue }
  }

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Opens an address outside the app, as ``UIApplication/open(_:options:completionHandler:)`` does.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isForApps = options?.universalLinksOnly ?? false
    UIApplication.shared.open(
      url, options: isForApps ? [.universalLinksOnly: true] : [:], completionHandler: completion)
  }

  /// The reasons for which a scene was connected.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The addresses to open: those of the command line's `--open`, but for pages of the web.
    public let urlContexts: Set<UIOpenURLContext>
    /// The app that requested the scene; always `nil`.
    public let sourceApplication: String?
    /// The activities to continue: one for each page of the web that `--open` names, as universal links are
    /// opened. No other device hands any over.
    public let userActivities: Set<NSUserActivity>
    /// The type of an activity that is still being fetched; always `nil`.
    public let handoffUserActivityType: String?

    init(urls: [URL] = []) {
      let activities = urls.map { NSUserActivity(browsing: $0) }
      urlContexts = Set(zip(urls, activities).filter { $0.1 == nil }.map { UIOpenURLContext($0.0) })
      sourceApplication = nil
      userActivities = Set(activities.compactMap { $0 })
      handoffUserActivityType = nil
    }
  }

  /// The information about an address that the app is to open.
  @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
    /// The app that asked; always `nil`.
    public let sourceApplication: String? = nil
    /// The annotation that came with the URL; always `nil`.
    public let annotation: Any? = nil
    /// Whether the app must copy the file before it uses it; always false.
    public let openInPlace = false
  }

  /// The options for an address that the scene opens outside the app.
  @preconcurrency @MainActor public final class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the address that belongs to it; false by default.
    public var universalLinksOnly = false
  }
}

/// An address that the app is to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// The information about it.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
  }
}

extension UIScene {
  /// Posted after a scene was connected.
  nonisolated public class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected.
  nonisolated public class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene receives events.
  nonisolated public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted before a scene stops receiving events.
  nonisolated public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted before a scene comes onto the screen.
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene has left the screen.
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}
