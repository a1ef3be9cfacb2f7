import Hyperdrive

/// Opens the notes. `--storage sqlite` keeps them in a database instead of the user defaults.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let commandLineOptions = ["--storage"]

  var window: UIWindow?

  private let module = ApplicationModule(storage: Storage(arguments: CommandLine.arguments))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Configuration.global.set(Properties.Style.controllerRoot, to: GeneralStyles.controllerRootView)
    Configuration.global.set(Properties.Style.TableView.cellWrapper, to: GeneralStyles.card)

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = UIColor(named: "accent")
    window.rootViewController = MainWireframe(module: module).entrypoint()
    window.makeKeyAndVisible()
    activateLiveReload(in: window)
    self.window = window
    return true
  }
}
