import Katana
import UIKit

/// Opens the window, gives the game's screen to the renderer and starts the clock. `--seed N` lays the same
/// mines each time.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let commandLineOptions = ["--seed"]

  var window: UIWindow?
  private var renderer: Renderer?
  private var clock: GameClock?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .ground
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window

    let store = Store<GameState>()
    clock = GameClock(store)
    let screen = GameScreen(props: GameScreen.Props.build { $0.frame = UIScreen.main.bounds })
    let renderer = Renderer(rootDescription: screen, store: store)
    renderer.render(in: controller.view)
    self.renderer = renderer
    return true
  }
}
