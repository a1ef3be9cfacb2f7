import Katana
import UIKit

/// Opens the window and shows the counter.
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

    var props = CounterScreenProps()
    props.frame = UIScreen.main.bounds
    let renderer = Renderer(rootDescription: CounterScreen(props: props), store: Store<CounterState>())
    renderer.render(in: controller.view)
    self.renderer = renderer
    return true
  }
}
