import Hyperdrive

/// Shows component `Note` of the folder that `--folder` names, and follows the folder's files.
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
      fatalError("--folder names the folder with Note.ui.xml")
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
    if let note = manager.makePreview("Note") {
      note.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: controller.view.topAnchor),
        note.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        note.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ])
    }
    return true
  }
}
