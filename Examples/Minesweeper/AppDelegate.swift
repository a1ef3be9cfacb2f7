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
    let content = content(of: controller)
    let screen = GameScreen(props: GameScreen.Props.build { $0.frame = content.bounds })
    let renderer = Renderer(rootDescription: screen, store: store)
    renderer.render(in: content)
    self.renderer = renderer
    return true
  }

  /// Makes the view of the whole screen's description: the part of the window that nothing covers.
  private func content(of controller: UIViewController) -> UIView {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    let safeArea = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safeArea.topAnchor),
      content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    controller.view.layoutIfNeeded()
    return content
  }
}
