import UIKit

/// Shows, replaces and clears a thousand rows, each a view of its own in one scroll view.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let list = UIScrollView()
  private var generation = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let buttons = UIStackView(arrangedSubviews: [
      button("Replace") { $0.replace() }, button("Append") { $0.append() }, button("Clear") { $0.clear() },
    ])
    buttons.distribution = .fillEqually
    buttons.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 44)
    list.frame = CGRect(x: 0, y: 44, width: window.bounds.width, height: window.bounds.height - 44)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(buttons)
    controller.view.addSubview(list)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func replace() {
    clear()
    append()
  }

  private func clear() {
    for row in list.subviews { row.removeFromSuperview() }
    list.contentSize = .zero
  }

  private func append() {
    generation += 1
    let first = list.subviews.count
    for number in first..<(first + 1_000) {
      let row = UIView(frame: CGRect(x: 0, y: 30 * number, width: 300, height: 30))
      row.accessibilityIdentifier = "row \(number) of \(generation)"
      let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 30))
      label.text = "Row \(number), made \(generation)"
      row.addSubview(label)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 216, y: 0, width: 84, height: 30)
      button.setTitle("Remove", for: .normal)
      button.addAction(UIAction { [unowned row] _ in row.removeFromSuperview() }, for: .touchUpInside)
      row.addSubview(button)
      list.addSubview(row)
    }
    list.contentSize = CGSize(width: 300, height: 30 * (first + 1_000))
  }

  private func button(_ title: String, _ action: @escaping (AppDelegate) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
    return button
  }
}
