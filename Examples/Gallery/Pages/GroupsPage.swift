import UIKit

/// Navigation bars of the three styles, with items in groups: before the title, in its place, and at the end.
final class GroupsPage: UIViewController {
  private let statusLabel = UILabel()
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    statusLabel.text = "Nothing used yet"
    statusLabel.textColor = .secondaryLabel
    statusLabel.textAlignment = .center
    statusLabel.accessibilityIdentifier = "told"
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    add(navigator())
    add(browser())
    add(editor())
    stack.addArrangedSubview(statusLabel)
  }

  private func add(_ item: UINavigationItem) {
    let bar = UINavigationBar()
    bar.items = [item]
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    stack.addArrangedSubview(bar)
  }

  private func navigator() -> UINavigationItem {
    let item = UINavigationItem(title: "Navigator")
    item.leadingItemGroups = [.fixedGroup(items: [button("Close", "xmark")])]
    item.trailingItemGroups = [.fixedGroup(items: [button("Share", "square.and.arrow.up")])]
    return item
  }

  private func browser() -> UINavigationItem {
    let item = UINavigationItem(title: "Browser")
    item.style = .browser
    item.leadingItemGroups = [
      .fixedGroup(items: [button("Back", "chevron.backward"), button("Forward", "chevron.forward")])
    ]
    item.trailingItemGroups = [.fixedGroup(items: [button("Reload", "arrow.clockwise")])]
    return item
  }

  private func editor() -> UINavigationItem {
    let item = UINavigationItem(title: "Editor")
    item.style = .editor
    item.titleMenuProvider = { [weak self] elements in
      UIMenu(
        children: elements + [UIAction(title: "Rename") { _ in self?.statusLabel.text = "Rename was used" }])
    }
    let more = UIBarButtonItem(title: "Draw", image: UIImage(systemName: "pencil"))
    item.trailingItemGroups = [
      UIBarButtonItemGroup(
        barButtonItems: [button("Pencil", "pencil"), button("Paint", "paintpalette.fill")],
        representativeItem: more),
      button("Favorite", "star").creatingFixedGroup(),
    ]
    return item
  }

  private func button(_ name: String, _ symbol: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: name, image: UIImage(systemName: symbol),
      primaryAction: UIAction(title: name, image: UIImage(systemName: symbol)) { [weak self] _ in
        self?.statusLabel.text = "\(name) was used"
      })
    item.accessibilityLabel = name
    return item
  }
}
