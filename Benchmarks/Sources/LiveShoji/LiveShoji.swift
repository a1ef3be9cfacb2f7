import Hyperdrive
import InterfaceBuilder

/// Shows component `Cell` of the folder that `--folder` names, or the first screen of its `Form.storyboard`
/// with `--storyboard`, and follows the folder's files.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let commandLineOptions = ["--folder", "--storyboard"]

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--storyboard"), option + 1 < arguments.count {
      let bundle = Bundle(path: arguments[option + 1])
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIStoryboard(name: "Form", bundle: bundle)
        .instantiateInitialViewController()
      window?.makeKeyAndVisible()
      return true
    }
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
