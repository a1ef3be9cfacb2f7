import DisplayProtocol
import TextDisplay
import UIKit

/// Sees every event, as apps do that lock themselves when nobody uses them.
final class WatchfulApplication: UIApplication {
  var touches = 0

  override func sendEvent(_ event: UIEvent) {
    touches += event.allTouches?.count ?? 0
    super.sendEvent(event)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CounterController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class CounterController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Count") { [unowned self] _ in
        count += 1
        label.text = "\(count) times, \((UIApplication.shared as! WatchfulApplication).touches) touches"
      })
    button.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
    label.text = "Not yet"
    view.addSubview(label)
    view.addSubview(button)
  }
}

DisplayKind.register(.text)
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(WatchfulApplication.self),
  NSStringFromClass(AppDelegate.self))
