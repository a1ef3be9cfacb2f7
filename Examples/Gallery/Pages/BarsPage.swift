import UIKit

/// Navigation bars, toolbars and tabs: three controllers in a tab bar, two of them with a stack of their own.
final class BarsPage: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UINavigationController(rootViewController: ListScreen("Letters", depth: 0))
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope.fill"), tag: 0)
    stack.tabBarItem.badgeValue = "3"
    let tools = UINavigationController(rootViewController: ToolScreen())
    tools.setToolbarHidden(false, animated: false)
    tools.tabBarItem = UITabBarItem(title: "Tools", image: UIImage(systemName: "gearshape.fill"), tag: 1)
    tools.tabBarItem.accessibilityIdentifier = "tools tab"
    let plain = PlainScreen()
    plain.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)
    viewControllers = [stack, tools, plain]
  }
}

/// A list of rows, each of which leads to another list.
private final class ListScreen: UIViewController {
  private let depth: Int
  private let list = UIScrollView()
  private var rows: [UIButton] = []

  init(_ title: String, depth: Int) {
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
    self.title = title
    if depth > 0 { navigationItem.largeTitleDisplayMode = .never }
    if depth == 2 { hidesBottomBarWhenPushed = true }
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    list.accessibilityIdentifier = "list \(depth)"
    view.addSubview(list)
    for number in 1...30 {
      let row = UIButton(
        type: .system,
        primaryAction: UIAction(title: "\(title ?? "") \(number)") { [weak self] _ in
          guard let self else { return }
          let next = ListScreen("\(depth == 0 ? "Letter" : "Page") \(number)", depth: depth + 1)
          navigationController?.pushViewController(next, animated: true)
        })
      row.contentHorizontalAlignment = .leading
      row.titleLabel?.font = .systemFont(ofSize: 17)
      row.setTitleColor(.label, for: .normal)
      rows.append(row)
      list.addSubview(row)
    }
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.title = "Added" })
    navigationItem.rightBarButtonItems = depth == 0 ? [add, editButtonItem] : [add]
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    for row in rows { row.isEnabled = !editing }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    let margins = view.layoutMargins
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: margins.left, y: CGFloat(index) * 44,
        width: max(view.bounds.width - margins.left - margins.right, 0), height: 44)
    }
    list.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * 44)
  }
}

/// A screen with a toolbar, and a line that shows which of its items was used last.
private final class ToolScreen: UIViewController {
  private let statusLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tools"
    view.backgroundColor = .systemBackground
    statusLabel.text = "Nothing used yet"
    statusLabel.textColor = .secondaryLabel
    statusLabel.textAlignment = .center
    statusLabel.accessibilityIdentifier = "news"
    view.addSubview(statusLabel)
    navigationItem.leftBarButtonItem = item(.cancel, "Cancel")
    navigationItem.rightBarButtonItem = item(.done, "Done")
    navigationItem.prompt = "Choose what to do"
    toolbarItems = [
      item(.action, "Share"), .flexibleSpace(), item(.compose, "Compose"), .flexibleSpace(),
      item(.organize, "Organize"), .flexibleSpace(), item(.trash, "Delete"),
    ]
    toolbarItems?.last?.tintColor = .systemRed
    toolbarItems?[4].isEnabled = false
  }

  private func item(_ kind: UIBarButtonItem.SystemItem, _ name: String) -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: kind,
      primaryAction: UIAction { [weak self] _ in self?.statusLabel.text = "\(name) was used" })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    statusLabel.frame = CGRect(x: 0, y: room.midY - 11, width: view.bounds.width, height: 22)
  }
}

/// A screen without a stack.
private final class PlainScreen: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    label.text = "No navigation here"
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.midY - 11, width: view.bounds.width, height: 22)
  }
}
