import UIKit

/// An app that is opened, closed and typed into for a long time. It shows what of it is in memory.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: HomeController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
