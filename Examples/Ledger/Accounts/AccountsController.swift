import UIKit

/// The accounts by kind, in groups that open and close; in a sidebar also the app's other places.
final class AccountsController: StoreController {
  private enum Section: Hashable {
    case places
    case accounts(Account.Kind)
  }

  private enum Item: Hashable {
    case place(Destination)
    case kind(Account.Kind)
    case account(Account.ID)
  }

  var onSelect: (Destination) -> Void = { _ in }
  private let isSidebar: Bool
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private var selected: Destination?

  init(store: LedgerStore, isSidebar: Bool) {
    self.isSidebar = isSidebar
    super.init(store: store)
    title = isSidebar ? String(localized: "Ledger") : String(localized: "Accounts")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = !isSidebar
    collectionView.accessibilityIdentifier = isSidebar ? "sidebar" : "accounts"
    var list = UICollectionLayoutListConfiguration(appearance: isSidebar ? .sidebar : .insetGrouped)
    list.headerMode = isSidebar ? .none : .firstItemInSection
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipes(at: $0) }
    collectionView.collectionViewLayout =
      isSidebar ? UICollectionViewCompositionalLayout.list(using: list) : .readableList(using: list)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        present(AccountAlert.make(store: store), animated: true)
      })
    configureDataSource()
    storeDidChange(animated: false)
  }

  private func configureDataSource() {
    let place = UICollectionView.CellRegistration<UICollectionViewListCell, Destination> {
      cell, _, destination in
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.sidebarCell().updated(for: state)
        content.text = destination.title
        content.image = destination.image
        cell.contentConfiguration = content
        cell.backgroundConfiguration = AccountsController.sidebarBackground(state)
      }
    }
    let heading = UICollectionView.CellRegistration<UICollectionViewListCell, Account.Kind> {
      [isSidebar] cell, _, kind in
      var content: UIListContentConfiguration = isSidebar ? .sidebarHeader() : .prominentInsetGroupedHeader()
      content.text = kind.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Account.ID> {
      [weak self, isSidebar] cell, _, id in
      guard let ledger = self?.store.ledger, let account = ledger.account(id) else { return }
      let balance = ledger.balance(of: account).money
      cell.configurationUpdateHandler = { cell, state in
        let base: UIListContentConfiguration = isSidebar ? .sidebarCell() : .valueCell()
        var content = base.updated(for: state)
        content.text = account.name
        content.image = account.kind.image
        // The color of the account's kind would not be seen on the color of the selection.
        if !isSidebar || !state.isSelected { content.imageProperties.tintColor = account.kind.color }
        if !isSidebar { content.secondaryText = balance }
        cell.contentConfiguration = content
        if isSidebar { cell.backgroundConfiguration = AccountsController.sidebarBackground(state) }
      }
      cell.accessories = isSidebar ? [] : [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .place(let destination):
        collectionView.dequeueConfiguredReusableCell(using: place, for: indexPath, item: destination)
      case .kind(let kind):
        collectionView.dequeueConfiguredReusableCell(using: heading, for: indexPath, item: kind)
      case .account(let id):
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
      }
    }
  }

  /// The sidebar's background, whose selection is dark enough for white.
  private static func sidebarBackground(_ state: UICellConfigurationState) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    if state.isSelected { background.backgroundColor = Theme.fill }
    return background
  }

  override func storeDidChange(animated: Bool) {
    if isSidebar {
      var places = NSDiffableDataSourceSectionSnapshot<Item>()
      places.append([Destination.overview, .transactions, .settings].map { .place($0) })
      dataSource.apply(places, to: .places, animatingDifferences: animated)
    }
    let kinds = Account.Kind.allCases.filter { kind in store.ledger.accounts.contains { $0.kind == kind } }
    var sections = dataSource.snapshot()
    let wanted = (isSidebar ? [.places] : []) + kinds.map { Section.accounts($0) }
    sections.deleteSections(sections.sectionIdentifiers.filter { !wanted.contains($0) })
    dataSource.apply(sections, animatingDifferences: animated)
    for kind in kinds {
      let old = dataSource.snapshot(for: .accounts(kind))
      var accounts = NSDiffableDataSourceSectionSnapshot<Item>()
      accounts.append([.kind(kind)])
      accounts.append(
        store.ledger.accounts.filter { $0.kind == kind }.map { .account($0.id) }, to: .kind(kind))
      if !old.contains(.kind(kind)) || old.isExpanded(.kind(kind)) { accounts.expand([.kind(kind)]) }
      dataSource.apply(accounts, to: .accounts(kind), animatingDifferences: animated)
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
    if let selected { select(selected) }
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard !isSidebar, store.ledger.accounts.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "creditcard")
    empty.text = String(localized: "No Accounts")
    contentUnavailableConfiguration = empty
  }

  /// Marks a place as the one that is shown.
  func select(_ destination: Destination) {
    selected = destination
    guard isSidebar, isViewLoaded else { return }
    let item: Item =
      if case .account(let id) = destination { .account(id) } else { .place(destination) }
    collectionView.selectItem(
      at: dataSource.indexPath(for: item), animated: false, scrollPosition: [])
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    if case .kind = dataSource.itemIdentifier(for: indexPath) { false } else { true }
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if !isSidebar { collectionView.deselectItem(at: indexPath, animated: true) }
    switch dataSource.itemIdentifier(for: indexPath) {
    case .place(let destination):
      selected = destination
      onSelect(destination)
    case .account(let id):
      selected = .account(id)
      onSelect(.account(id))
    default: break
    }
  }

  private func swipes(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .account(let id) = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [weak self] _, _, completion in
      self?.confirmDeletion(of: id, completion)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func confirmDeletion(of id: Account.ID, _ completion: @escaping (Bool) -> Void) {
    let count = store.ledger.transactions.filter { $0.accountID == id }.count
    let alert = UIAlertController(
      title: String(localized: "Delete “\(store.ledger.account(id)?.name ?? "")”?"),
      message: String(localized: "\(count) transactions are deleted with it."), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: String(localized: "Cancel"), style: .cancel) { _ in completion(false) })
    alert.addAction(
      UIAlertAction(title: String(localized: "Delete"), style: .destructive) { [store] _ in
        store.update { ledger in
          ledger.accounts.removeAll { $0.id == id }
          ledger.transactions.removeAll { $0.accountID == id }
        }
        completion(true)
      })
    present(alert, animated: true)
  }
}
