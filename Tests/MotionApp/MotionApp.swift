import UIKit

/// Two pages on a stack, with the bars that the launch asks for, so that every way from one to the other can
/// be looked at. `--from` and `--to` name what each page has, with commas between: large, search, stays,
/// prompt, toolbar, nobar, notab, few, opaque, sheet. `--tabs` puts the stack behind a tab.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  static var commandLineOptions: [String] { ["--from", "--to", "--tabs"] }

  private func parts(_ option: String) -> Set<String> {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return [] }
    return Set(arguments[place + 1].split(separator: ",").map(String.init))
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let first = Page(parts("--from"), title: "Accounts", next: parts("--to"))
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    if CommandLine.arguments.contains("--tabs") {
      let tabs = UITabBarController()
      let other = UINavigationController(rootViewController: Page([], title: "Other", next: []))
      stack.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
      other.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "gear"), tag: 1)
      tabs.viewControllers = [stack, other]
      window.rootViewController = tabs
    } else {
      window.rootViewController = stack
    }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A list under bars.
final class Page: UITableViewController {
  private let has: Set<String>
  private let nextHas: Set<String>

  init(_ has: Set<String>, title: String, next: Set<String>) {
    (self.has, nextHas) = (has, next)
    super.init(style: has.contains("few") ? .insetGrouped : .plain)
    self.title = title
    navigationItem.largeTitleDisplayMode = has.contains("large") ? .always : .never
    navigationItem.prompt = has.contains("prompt") ? "Prompt of \(title)" : nil
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: title == "Accounts" ? .add : .edit)
    if has.contains("search") || has.contains("stays") {
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      navigationItem.hidesSearchBarWhenScrolling = !has.contains("stays")
    }
    if has.contains("opaque") {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .systemOrange
      navigationItem.standardAppearance = appearance
      navigationItem.scrollEdgeAppearance = appearance
    }
    hidesBottomBarWhenPushed = has.contains("notab")
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(has.contains("nobar"), animated: animated)
    navigationController?.setToolbarHidden(!has.contains("toolbar"), animated: animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    has.contains("few") ? 3 : 40
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "\(title!) \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = Page(nextHas, title: "Everyday", next: [])
    if nextHas.contains("sheet") {
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      present(page, animated: true)
    } else {
      navigationController?.pushViewController(page, animated: true)
    }
  }
}
