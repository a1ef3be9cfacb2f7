import Katana
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  var renderer: Renderer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.window = UIWindow(frame: UIScreen.main.bounds)
    self.window?.rootViewController = UIViewController()
    self.window?.makeKeyAndVisible()

    let view = self.window!.rootViewController!.view!

    let intro = GameBoard(
      props: GameBoard.Props.build {
        $0.frame = UIScreen.main.bounds
      })

    let store = Store<ApplicationState>()
    self.renderer = Renderer(rootDescription: intro, store: store)
    self.renderer?.render(in: view)

    return true
  }
}
