import UIKit

/// The places of the app.
enum Destination: Hashable {
  case overview
  case transactions
  case accounts
  case account(Account.ID)
  case settings

  var title: String {
    switch self {
    case .overview: String(localized: "Overview")
    case .transactions: String(localized: "Transactions")
    case .accounts: String(localized: "Accounts")
    case .account(let id): LedgerStore.shared.ledger.account(id)?.name ?? ""
    case .settings: String(localized: "Settings")
    }
  }

  var image: UIImage? {
    switch self {
    case .overview: UIImage(systemName: "chart.bar.fill")
    case .transactions: UIImage(systemName: "list.bullet")
    case .accounts: UIImage(systemName: "creditcard.fill")
    case .account(let id): LedgerStore.shared.ledger.account(id)?.kind.image
    case .settings: UIImage(systemName: "gearshape.fill")
    }
  }
}

/// A sidebar in wide windows, tabs in narrow ones.
final class RootController: UISplitViewController, UISplitViewControllerDelegate {
  static let activityType = "org.example.ledger.browsing"
  private static let tabDestinations: [Destination] = [.overview, .transactions, .accounts, .settings]

  private let store: LedgerStore
  private let tabs = UITabBarController()
  private lazy var sidebar = AccountsController(store: store, isSidebar: true)
  private var destination = Destination.overview

  init(store: LedgerStore) {
    self.store = store
    super.init(style: .doubleColumn)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    sidebar.onSelect = { [weak self] in self?.show($0) }
    tabs.viewControllers = RootController.tabDestinations.map { destination in
      let navigation = UINavigationController(rootViewController: makeController(for: destination))
      navigation.tabBarItem = UITabBarItem(title: destination.title, image: destination.image, tag: 0)
      return navigation
    }
    setViewController(UINavigationController(rootViewController: sidebar), for: .primary)
    setViewController(
      UINavigationController(rootViewController: makeController(for: destination)), for: .secondary)
    setViewController(tabs, for: .compact)
    sidebar.select(destination)
  }

  private func makeController(for destination: Destination) -> UIViewController {
    switch destination {
    case .overview: return OverviewController(store: store)
    case .transactions: return TransactionsController(store: store, account: nil)
    case .account(let id): return TransactionsController(store: store, account: id)
    case .settings: return SettingsController(store: store)
    case .accounts:
      let accounts = AccountsController(store: store, isSidebar: false)
      accounts.onSelect = { [weak self] in self?.show($0) }
      return accounts
    }
  }

  /// Shows a place in the columns or tabs, whichever there are.
  func show(_ destination: Destination) {
    self.destination = destination
    if isCollapsed {
      select(destination)
    } else {
      setViewController(
        UINavigationController(rootViewController: makeController(for: destination)), for: .secondary)
    }
  }

  private func select(_ destination: Destination, animated: Bool = true) {
    if let index = RootController.tabDestinations.firstIndex(of: destination) {
      tabs.selectedIndex = index
    } else if let index = RootController.tabDestinations.firstIndex(of: .accounts),
      let navigation = tabs.viewControllers?[index] as? UINavigationController
    {
      tabs.selectedIndex = index
      navigation.popToRootViewController(animated: false)
      navigation.pushViewController(makeController(for: destination), animated: animated)
    }
  }

  private var shownDestination: Destination {
    guard isCollapsed else { return destination }
    let navigation = tabs.selectedViewController as? UINavigationController
    if let list = navigation?.topViewController as? TransactionsController, let id = list.account {
      return .account(id)
    }
    return RootController.tabDestinations[tabs.selectedIndex]
  }

  // MARK: Columns that come and go

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    select(destination, animated: false)
    return .compact
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    let navigation = tabs.selectedViewController as? UINavigationController
    if let list = navigation?.topViewController as? TransactionsController, let id = list.account {
      destination = .account(id)
    } else {
      destination = RootController.tabDestinations[tabs.selectedIndex]
    }
    if destination == .accounts { destination = .transactions }
    show(destination)
    sidebar.select(destination)
  }

  // MARK: State restoration

  func save(to activity: NSUserActivity) {
    switch shownDestination {
    case .overview: activity.addUserInfoEntries(from: ["destination": "overview"])
    case .transactions: activity.addUserInfoEntries(from: ["destination": "transactions"])
    case .accounts: activity.addUserInfoEntries(from: ["destination": "accounts"])
    case .settings: activity.addUserInfoEntries(from: ["destination": "settings"])
    case .account(let id):
      activity.addUserInfoEntries(from: ["destination": "account", "account": id.uuidString])
    }
  }

  func restore(from activity: NSUserActivity) {
    loadViewIfNeeded()
    switch activity.userInfo?["destination"] as? String {
    case "transactions": show(.transactions)
    case "accounts": show(isCollapsed ? .accounts : .overview)
    case "settings": show(.settings)
    case "account":
      let id = (activity.userInfo?["account"] as? String).flatMap(UUID.init(uuidString:))
      guard let id, store.ledger.account(id) != nil else { return }
      show(.account(id))
    default: show(.overview)
    }
    sidebar.select(destination)
  }
}
