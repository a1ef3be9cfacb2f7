import Foundation

/// The methods that are called in the course of a scene's life. Each has a default that does nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when a scene connects; makes its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is disconnected, as when the app ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes onto the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with addresses to open while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns the activity that restores the scene's state at the next launch; `nil`, the default, saves the
  /// scene's `userActivity`, if there is one.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene connected, with the activity that was saved.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called with an activity to continue.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing; an address that came so is then given to ``scene(_:openURLContexts:)``.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    ContinuedActivity.isUnhandled = true
  }
}

/// The methods that are called in the course of a window scene's life.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. The default has none.
  var window: UIWindow? { get set }
  /// Called after the scene's size, orientation or traits changed. The default does nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
