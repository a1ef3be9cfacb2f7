import QuartzCore

/// The app's behavior when it starts and ends. Mark the class that adopts it with `@main`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The options of the command line that the app reads itself, such as `["--level"]`; none by default. UIKit
  /// names any other unknown option on standard error. Apple's UIKit has no such requirement; there the
  /// property is the app's own.
  static var commandLineOptions: [String] { get }
  /// The app's window. The default has none.
  var window: UIWindow? { get set }
  /// Called when the app was launched, before anything is shown. The default returns true.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is ready to show its window. The default returns true.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app can be used. The default does nothing.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app can no longer be used. The default does nothing.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is no longer visible. The default does nothing.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app is visible again. The default does nothing.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends. The default does nothing.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short. The default does nothing.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens an address in an app without a scene delegate. Returns whether the app has handled it. The default
  /// calls `application(_:open:sourceApplication:annotation:)`.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Opens an address, in the older form. The default calls `application(_:handleOpen:)`.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Opens an address, in the oldest form. The default returns false.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Continues an activity in an app without a scene delegate: a page of the web that is opened in the app.
  /// Returns whether the app has handled it. Where it has not, the page is opened as an address. The default
  /// returns false.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - userActivity: The activity, whose `webpageURL` is the page.
  ///   - restorationHandler: Takes the objects that restore the activity's state.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Returns the configuration of a scene that connects. The default finds the class named `SceneDelegate` in
  /// the app delegate's module; an app without such a class shows the windows that its app delegate makes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Returns whether the app's state is saved: that of all view controllers and views with a
  /// `restorationIdentifier`. It is asked in the background and at the end, in an app without a scene
  /// delegate. The default answers what `application(_:shouldSaveApplicationState:)` does.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the state is restored that was saved. The default answers what
  /// `application(_:shouldRestoreApplicationState:)` does.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the app's state is saved; false by default.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the state is restored that was saved; false by default.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Called before the state is saved, to add to it. The default does nothing.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after the state was restored. The default does nothing.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Returns the view controller of a path that has no `restorationClass`; nil, the default, for the one that
  /// is there.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Called when scenes were closed for good. A display's only scene is disconnected when the app ends and
  /// keeps its session, so the method is not called here. The default does nothing.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called with the token for notifications from servers. There is no such service, so the method is not
  /// called here.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called after ``UIApplication/registerForRemoteNotifications()``, since there is no such service. The
  /// default does nothing.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// No options.
  public static var commandLineOptions: [String] { [] }

  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns what `application(_:open:sourceApplication:annotation:)` does.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { application(app, open: url, sourceApplication: nil, annotation: NSNull()) }

  /// Returns what `application(_:handleOpen:)` does.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }

  /// Returns false.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

  /// Returns false.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Returns a configuration without classes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.isUnanswered = true
    return configuration
  }

  /// Returns what `application(_:shouldSaveApplicationState:)` does.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }

  /// Returns what `application(_:shouldRestoreApplicationState:)` does.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }

  /// Returns false.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    false
  }

  /// Returns false.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

  /// Does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

  /// Returns nil.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}
