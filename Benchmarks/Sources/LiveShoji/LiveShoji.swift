import Hyperdrive

/// Shows component `Cell` of the folder that `--folder` names, and follows the folder's files.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let commandLineOptions = ["--folder"]

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--folder"), option + 1 < arguments.count else {
      fatalError("--folder names the folder with Cell.ui.xml")
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let manager = ReactantLiveUIManager.shared
    manager.activate(
      in: window, configuration: ReactantLiveUIConfiguration(rootDirectory: arguments[option + 1]))
    if let cell = manager.makePreview("Cell") {
      cell.translatesAutoresizingMaskIntoConstraints = true
      cell.frame = CGRect(x: 0, y: 40, width: 375, height: 80)
      controller.view.addSubview(cell)
    }
    return true
  }
}
