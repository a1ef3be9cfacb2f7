import UIKit

/// Opens the list of frameworks, or only the screen that `--screen` names.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let commandLineOptions = ["--screen"]

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: ScreenList())
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--screen"), option + 1 < arguments.count,
      let type = ScreenList.screens.first(where: { $0.framework == arguments[option + 1] })
    {
      navigation.pushViewController(type.init(), animated: false)
    }
    return true
  }
}
