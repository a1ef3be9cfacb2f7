import KatanaUI
import UIKit

/// Opens the window and shows the slides.
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

    let slides = SlidesScreen(props: SlidesScreen.Props.build { $0.frame = UIScreen.main.bounds })
    let renderer = Renderer(rootDescription: slides, store: Store<SlidesState>())
    renderer.render(in: controller.view)
    self.renderer = renderer
    return true
  }
}
