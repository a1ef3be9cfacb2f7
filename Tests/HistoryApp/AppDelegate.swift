import UIKit

/// Pushes, pops, presents and dismisses numbered screens by keys, and keeps them all. With `--tabs` there are
/// three stacks with a tab each, whose selection is a step of the history; with `--plain-tabs` it is none.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var screens: [UIViewController] = []
  private var count = 0
  static var commandLineOptions: [String] { ["--tabs", "--plain-tabs"] }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      CommandLine.arguments.contains { $0.hasSuffix("tabs") }
      ? makeTabs() : UINavigationController(rootViewController: makeScreen(0))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let number = Int(url.lastPathComponent) else { return false }
    top.pushViewController(makeScreen(number), animated: false)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let number = userActivity.webpageURL.flatMap({ Int($0.lastPathComponent) }) else { return false }
    top.pushViewController(makeScreen(1_000 + number), animated: false)
    return true
  }

  private func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [0, 100, 200].map { number in
      let stack = UINavigationController(rootViewController: makeScreen(number))
      stack.tabBarItem.title = "Tab \(number)"
      return stack
    }
    tabs.recordsSelectionInHistory = CommandLine.arguments.contains("--tabs")
    return tabs
  }

  private func makeScreen(_ number: Int) -> UIViewController {
    let screen = UIViewController()
    screen.title = "Screen \(number)"
    screen.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    label.text = "This is screen \(number)"
    screen.view.addSubview(label)
    // At the same place in every screen.
    let next = UIButton(type: .system, primaryAction: UIAction(title: "Next") { [self] _ in perform("p") })
    next.frame = CGRect(x: 20, y: 200, width: 120, height: 44)
    screen.view.addSubview(next)
    screens.append(screen)
    return screen
  }

  /// The stack that is seen.
  private var top: UINavigationController {
    let tabs = window!.rootViewController as? UITabBarController
    var top = (tabs?.selectedViewController ?? window!.rootViewController) as! UINavigationController
    while let next = top.presentedViewController as? UINavigationController, !next.isBeingDismissed {
      top = next
    }
    return top
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { perform(press.key?.characters ?? "") }
  }

  private func perform(_ key: String) {
    switch key {
    case "p":
      count += 1
      top.pushViewController(makeScreen(count), animated: true)
    case "o": top.popViewController(animated: true)
    case "r": top.popToRootViewController(animated: true)
    case "m":
      count += 1
      let modal = UINavigationController(rootViewController: makeScreen(count))
      screens.append(modal)
      top.present(modal, animated: true)
    // By its presenter: one that was presented over it may still be leaving.
    case "d": top.presentingViewController?.dismiss(animated: true)
    case "1", "2", "3":
      (window?.rootViewController as? UITabBarController)?.selectedIndex = Int(key)! - 1
    case "x": top.isModalInPresentation.toggle()
    case "a":
      let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      top.present(alert, animated: true)
    default: break
    }
  }
}
