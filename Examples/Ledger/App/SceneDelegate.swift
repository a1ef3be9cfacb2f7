import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var root: RootController? { window?.rootViewController as? RootController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = Theme.accent
    window.overrideUserInterfaceStyle = Settings.appearance.style
    let root = RootController(store: .shared)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      root.restore(from: activity)
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: RootController.activityType)
    root?.save(to: activity)
    return activity
  }
}
