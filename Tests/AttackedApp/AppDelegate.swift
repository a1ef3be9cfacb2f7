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
      case "numbers": NumbersController(first: size, step: Int(environment["ATTACK_STEP"] ?? "") ?? 1)
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
  private let step: Int
  private var shown: UIView?

  init(first: Int, step: Int) {
    self.step = step
    index = first - step
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
    index += step
    guard index < HostileNumbers.count else { return FileHandle.standardError.write(Data("DONE\n".utf8)) }
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
    // At 64 pixels to a point each of them would be a picture of 130 MB.
    for index in 0..<10 {
      let drawn = Drawn {
        UIColor.systemTeal.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      }
      drawn.frame = CGRect(
        x: CGFloat(index % 4) * 92, y: 300 + CGFloat(index / 4) * 92, width: 90, height: 90)
      view.addSubview(drawn)
    }
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.frame = CGRect(x: 184, y: 484, width: 90, height: 90)
    view.layer.addSublayer(gradient)
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 180))
    text.accessibilityIdentifier = "text"
    let exit = UIButton(type: .system, primaryAction: UIAction(title: "exit") { _ in Foundation.exit(0) })
    exit.frame = CGRect(x: 220, y: 10, width: 100, height: 60)
    for view in [text, exit] { self.view.addSubview(view) }
    for index in 0..<40 {
      let star = UIImageView(image: UIImage(systemName: ["star", "heart", "bell", "wifi"][index % 4]))
      star.frame = CGRect(x: 5 * CGFloat(index), y: 60, width: 20, height: 20)
      view.addSubview(star)
    }
  }
}
