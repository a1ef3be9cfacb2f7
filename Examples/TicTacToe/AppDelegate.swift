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
    controller.view.backgroundColor = .table
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window

    let store = Store<ApplicationState>()
    let content = content(of: controller)
    let board = GameBoard(props: GameBoard.Props.build { $0.frame = content.bounds })
    let renderer = Renderer(rootDescription: board, store: store)
    renderer.render(in: content)
    self.renderer = renderer

    store.dispatch(StartGame())
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
