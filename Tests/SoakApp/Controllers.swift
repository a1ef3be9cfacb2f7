import UIKit

/// Buttons that open everything, and the counts.
class HomeController: UIViewController {
  private let counts = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Soak"
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      button("Push") { [unowned self] in push(PageController()) },
      button("Push and Pop") { [unowned self] in
        push(PageController())
        later { $0.navigationController?.popToRootViewController(animated: true) }
      },
      button("Push and Close") { [unowned self] in
        push(PageController())
        later { $0.navigationController?.setViewControllers([self], animated: false) }
      },
      button("Sheet") { [unowned self] in
        present(UINavigationController(rootViewController: PageController()), animated: true)
      },
      button("Rows") { [unowned self] in push(RowsController()) },
      button("Count") { [unowned self] in counts.text = LiveCount.report },
      counts,
    ])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    counts.accessibilityIdentifier = "counts"
    counts.numberOfLines = 0
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
  }

  private func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }

  /// Does something in the midst of a transition.
  private func later(_ work: @escaping (HomeController) -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { if let self { work(self) } }
    }
  }
}

/// A page with texts to edit, rows and controls.
class PageController: CountedController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Field"
    let text = UITextView()
    text.accessibilityIdentifier = "Text"
    text.text = String(repeating: "Words to scroll and edit. ", count: 20)
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    let box = CountedView()
    box.backgroundColor = .systemTeal
    box.layer.cornerRadius = 8
    let stack = UIStackView(arrangedSubviews: [
      field, text, UISwitch(), UISlider(), UISegmentedControl(items: ["One", "Two"]), box, table,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      text.heightAnchor.constraint(equalToConstant: 90),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
