import Katana
import UIKit

/// Opens the window, gives the board to the renderer and starts the first game.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var renderer: Renderer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window

    let store = Store<ApplicationState>()
    let board = GameBoard(props: GameBoard.Props.build { $0.frame = UIScreen.main.bounds })
    let renderer = Renderer(rootDescription: board, store: store)
    renderer.render(in: controller.view)
    self.renderer = renderer

    store.dispatch(StartGame())
    return true
  }
}
