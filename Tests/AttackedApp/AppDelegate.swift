import Foundation
import UIKit

/// An app that is attacked: `ATTACK` names what it shows. The key N goes on to the next case of a table.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let environment = ProcessInfo.processInfo.environment
    let size = Int(environment["ATTACK_SIZE"] ?? "") ?? 0
    window.rootViewController =
      switch environment["ATTACK"] {
      case "numbers": NumbersController(first: size)
      case "work": WorkController(environment["ATTACK_WORK"] ?? "", size)
      case "rings":
        UIStoryboard(name: "Rings", bundle: nil)
          .instantiateViewController(withIdentifier: environment["ATTACK_WORK"] ?? "")
      default: PageController()
      }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Shows one hostile number after another.
final class NumbersController: UIViewController {
  private var index: Int
  private var shown: UIView?

  init(first: Int) {
    index = first - 1
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("there is no document") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let next = UIButton(type: .system, primaryAction: UIAction(title: "Next") { [unowned self] _ in goOn() })
    next.frame = CGRect(x: 200, y: 10, width: 80, height: 40)
    view.addSubview(next)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.characters == "n" }) { goOn() }
  }

  private func goOn() {
    shown?.removeFromSuperview()
    index += 1
    guard index < HostileNumbers.count else { return title = "done" }
    title = HostileNumbers.name(index)
    FileHandle.standardError.write(Data("CASE \(index) \(HostileNumbers.name(index))\n".utf8))
    let made = HostileNumbers.view(index)
    view.insertSubview(made, at: 0)
    shown = made
    view.layoutIfNeeded()
  }
}

/// A text view, pictures that are drawn for the screen's scale, and a button that ends the process.
final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let drawn = Drawn {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
    }
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.frame = CGRect(x: 0, y: 300, width: 200, height: 200)
    view.layer.addSublayer(gradient)
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 180))
    text.accessibilityIdentifier = "text"
    let exit = UIButton(type: .system, primaryAction: UIAction(title: "exit") { _ in Foundation.exit(0) })
    exit.frame = CGRect(x: 220, y: 10, width: 100, height: 60)
    drawn.frame = CGRect(x: 0, y: 300, width: 390, height: 250)
    for view in [drawn, text, exit] { self.view.addSubview(view) }
    for index in 0..<40 {
      let star = UIImageView(image: UIImage(systemName: ["star", "heart", "bell", "wifi"][index % 4]))
      star.frame = CGRect(x: 5 * CGFloat(index), y: 60, width: 20, height: 20)
      view.addSubview(star)
    }
  }
}
