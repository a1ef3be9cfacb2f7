import UIKit

@main
class App: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .systemIndigo
        window.rootViewController = DiceViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

}
