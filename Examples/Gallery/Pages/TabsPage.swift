import UIKit

/// Tabs as values: a tab bar controller that is made of ``UITab``s, each of which makes its controller when
/// it is first selected.
final class TabsPage: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = [
      tab("Watch", "play.fill", "watch"), tab("Library", "book", "library"),
      tab("Downloads", "arrow.down", "downloads"), playlists(), tab("Search", "magnifyingglass", "search"),
    ]
    tabs[1].badgeValue = "2"
    // Wide windows have a sidebar, which lists a group's tabs too.
    mode = .tabSidebar
  }

  private func tab(_ title: String, _ symbol: String, _ identifier: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: symbol), identifier: identifier) { [weak self] tab in
      UINavigationController(rootViewController: TabScreen(tab, among: self))
    }
  }

  /// A group: one tab in a bar, and in a sidebar a title that opens and closes with its tabs below.
  private func playlists() -> UITabGroup {
    UITabGroup(
      title: "Playlists", image: UIImage(systemName: "star.fill"), identifier: "playlists",
      children: [tab("Morning", "sun.max", "morning"), tab("Evening", "moon.fill", "evening")]
    ) { [weak self] tab in UINavigationController(rootViewController: TabScreen(tab, among: self)) }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    selectedTab.badgeValue = nil
  }
}

/// The screen of a tab: its name, and buttons for the tabs.
private final class TabScreen: UIViewController {
  private let identifier: String
  private weak var tabs: TabsPage?
  private let statusLabel = UILabel()

  init(_ tab: UITab, among tabs: TabsPage?) {
    (identifier, self.tabs) = (tab.identifier, tabs)
    super.init(nibName: nil, bundle: nil)
    title = tab.title
  }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    statusLabel.text = "The tab \(identifier) was made when it was selected."
    statusLabel.textColor = .secondaryLabel
    statusLabel.numberOfLines = 0
    statusLabel.textAlignment = .center
    statusLabel.accessibilityIdentifier = "told \(identifier)"
    let stack = UIStackView(arrangedSubviews: [
      statusLabel,
      button("Show a badge") { $0.tabs.last?.badgeValue = "New" },
      button("Go to Search") { $0.selectedTab = $0.tabs.last },
      button("Hide or show Downloads") { $0.tabs[2].isHidden.toggle() },
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    // In the middle, and scrolled where large text has no room.
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let (content, safe) = (scroll.contentLayoutGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: stack.heightAnchor),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
      stack.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
  }

  private func button(_ title: String, _ action: @escaping (TabsPage) -> Void) -> UIButton {
    UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let tabs = self?.tabs { action(tabs) }
      })
  }
}
