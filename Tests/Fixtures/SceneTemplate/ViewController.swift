import UIKit

class ViewController: UIViewController {
  var count = 0
  private let button = UIButton(type: .system)
  private let field = UITextField()

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
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.frame = CGRect(x: 20, y: 120, width: 200, height: 34)
    view.addSubview(field)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "trash"),
      primaryAction: UIAction { [weak self] _ in self?.field.text = "Empty" })
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
