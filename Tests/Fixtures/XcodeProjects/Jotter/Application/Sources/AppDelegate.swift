import Hyperdrive

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private let module = ApplicationModule()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Configuration.global.set(Properties.Style.controllerRoot) { $0.backgroundColor = .systemBackground }

    let window = UIWindow(frame: UIScreen.main.bounds)
    let wireframe = MainWireframe(module: module)
    window.rootViewController = wireframe.entrypoint()
    window.makeKeyAndVisible()
    activateLiveReload(in: window)
    self.window = window
    return true
  }
}
