import DisplayProtocol
import TextDisplay
import UIKit

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
        label.text = "\(count) times"
      })
    button.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
    label.text = "Not yet"
    view.addSubview(label)
    view.addSubview(button)
  }
}

DisplayKind.register(.text)
exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self)))
