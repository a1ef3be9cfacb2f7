import UIKit

class ViewController: UIViewController {
  var count = 0
  private let button = UIButton(type: .system)

  func restore(_ activity: NSUserActivity) {
    count = activity.userInfo?["count"] as? Int ?? 0
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Template"
    view.backgroundColor = .systemBackground
    button.accessibilityIdentifier = "count"
    button.setTitle("Count \(count)", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.increase() }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func increase() {
    count += 1
    button.setTitle("Count \(count)", for: .normal)
  }
}
