import Katana
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var renderer: Renderer?
  private let store = Store<GroceriesState, GroceriesServices>(
    interceptors: [PriceRequests.interceptor], stateInitializer: GroceriesState.init)
  private var unsubscribe: StoreUnsubscribe?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window

    let screen = GroceriesScreen(props: GroceriesScreen.Props.build { $0.frame = UIScreen.main.bounds })
    let renderer = Renderer(rootDescription: screen, store: store)
    renderer.render(in: controller.view)
    self.renderer = renderer

    unsubscribe = store.addListener(to: \.items.count) { count in
      window.accessibilityLabel = "\(count) groceries"
    }
    store.dispatch(LoadGroceries())
    return true
  }
}
