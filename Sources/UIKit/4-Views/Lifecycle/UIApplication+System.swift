import Foundation

extension UIApplication {
  /// The address of the app's page in the settings. Nothing opens it here: `open(_:)` reports false.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's page of notifications in the settings. Nothing opens it here.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Calls a method of `target`, or of the first object in the responder chain that has it. Returns whether
  /// there was one.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.call(on: ClassObject.receiver(target), sender: sender, event: event) }
    var responder = firstResponder ?? sender as? UIResponder ?? keyWindow
    while let candidate = responder {
      if action.call(on: candidate, sender: sender, event: event) { return true }
      responder = candidate.next
    }
    return false
  }

  // MARK: Notifications from servers

  /// Requests a token for notifications from servers. There is no such service here: the delegate is notified
  /// that it failed, in the next turn.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async { [self] in
      delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }
  }

  /// Does nothing: the app is never registered.
  public func unregisterForRemoteNotifications() {}

  /// Whether the app gets notifications from servers; always false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: Icons

  /// Whether the app's icon can be changed; it cannot.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in the main one's place; always nil.
  public var alternateIconName: String? { nil }

  /// Changes the app's icon: reports an error in the next turn.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(CocoaError(.featureUnsupported)) }
  }

  // MARK: Scenes

  /// Requests a scene. The app has one: a request for it brings it forward, any other reports an error.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard sceneSession !== self.sceneSession else { return becomeActive() }
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Requests the destruction of a scene. The app's only scene stays: the request reports an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }

  // MARK: The status bar, as before scenes

  /// The orientation of the interface. Scenes' `interfaceOrientation` has taken its place since iOS 13.
  public var statusBarOrientation: UIInterfaceOrientation { windowScene.interfaceOrientation }

  // MARK: Notifications that are never posted here

  /// The status bar is about to change its size, which it never does here.
  nonisolated public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has changed its size, which it never does here.
  nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of a status bar's frame in notifications.
  nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The status bar is about to turn. Not posted here.
  nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The status bar has turned. Not posted here.
  nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of a status bar's orientation in notifications.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// Memory is short. The system does not say so here.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Midnight passed, or the clock was changed. Not posted here; Foundation posts `NSCalendarDayChanged`.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// ``backgroundRefreshStatus`` changed; it never does.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Protected files can soon not be read; they always can.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Protected files can be read again; they always could.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The person took a picture of the screen; displays do not say so.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
