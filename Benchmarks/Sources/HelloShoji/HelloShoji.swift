import UIKit

/// A window with a button, as GTK's own hello world shows, and a line that counts presses beside it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = HelloController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class HelloController: UIViewController {
  private let button = UIButton(type: .system)
  private let label = UILabel()
  private var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.setTitle("Hello World", for: .normal)
    button.addAction(UIAction { _ in print("Hello World") }, for: .touchUpInside)
    label.text = "not pressed"
    view.addSubview(button)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.sizeToFit()
    button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    label.frame = CGRect(x: 20, y: button.frame.maxY + 20, width: view.bounds.width - 40, height: 30)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    presses += 1
    label.text = "pressed \(presses)"
  }
}
