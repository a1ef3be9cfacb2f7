import UIKit

/// The accounts as cards, the spending of the last months, and what happened last.
final class OverviewController: StoreController {
  private enum Section: Int {
    case accounts, spending, recent
  }

  private enum Item: Hashable {
    case account(Account.ID)
    case spending
    case transaction(Transaction.ID)
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private let now: () -> Date

  init(store: LedgerStore, now: @escaping () -> Date = { Date() }) {
    self.now = now
    super.init(store: store)
    title = String(localized: "Overview")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.collectionViewLayout = makeLayout()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.edit(nil) })
    configureDataSource()
    storeDidChange(animated: false)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        guard let section = self?.dataSource.sectionIdentifier(for: index) else { return nil }
        switch section {
        case .accounts: return OverviewController.cards(environment).readable(in: environment)
        case .spending: return OverviewController.chart(environment).readable(in: environment)
        case .recent:
          var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          list.headerMode = .supplementary
          return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            .readable(in: environment)
        }
      }, configuration: configuration)
  }

  private static func cards(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)))
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let margin = margin(environment)
    let width: NSCollectionLayoutDimension =
      isWide ? .absolute(isLarge ? 420 : 260) : .fractionalWidth(isLarge ? 0.9 : 0.72)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .estimated(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 0, trailing: margin)
    return section
  }

  /// The margin of grouped lists.
  private static func margin(_ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
    environment.traitCollection.horizontalSizeClass == .regular ? 20 : 16
  }

  private static func chart(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let margin = margin(environment)
    let height = UIFontMetrics.default.scaledValue(for: 240, compatibleWith: environment.traitCollection)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height.rounded()))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    return section
  }

  // MARK: Content

  private func configureDataSource() {
    let card = UICollectionView.CellRegistration<AccountCardCell, Account.ID> { [weak self] cell, _, id in
      guard let ledger = self?.store.ledger, let account = ledger.account(id) else { return }
      cell.show(account, balance: ledger.balance(of: account))
    }
    let chart = UICollectionView.CellRegistration<BarChartCell, Item> { [weak self] cell, _, _ in
      guard let self else { return }
      cell.show(store.ledger.spending(months: 6, until: now()))
    }
    let row = UICollectionView.CellRegistration<TransactionCell, Transaction.ID> { [weak self] cell, _, id in
      cell.transaction = self?.store.ledger.transaction(id)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .account(let id):
        collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: id)
      case .spending:
        collectionView.dequeueConfiguredReusableCell(using: chart, for: indexPath, item: item)
      case .transaction(let id):
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = String(localized: "Recent")
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  override func storeDidChange(animated: Bool) {
    let ledger = store.ledger
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    if !ledger.accounts.isEmpty {
      snapshot.appendSections([.accounts])
      snapshot.appendItems(ledger.accounts.map { .account($0.id) })
    }
    let recent = TransactionQuery().groups(of: ledger).flatMap(\.transactions).prefix(5)
    if !recent.isEmpty {
      snapshot.appendSections([.spending, .recent])
      snapshot.appendItems([.spending], toSection: .spending)
      snapshot.appendItems(recent.map { .transaction($0.id) }, toSection: .recent)
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    navigationItem.rightBarButtonItem?.isEnabled = !ledger.accounts.isEmpty
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard store.ledger.accounts.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "creditcard")
    empty.text = String(localized: "No Accounts")
    empty.secondaryText = String(localized: "Add an account to begin, or look around with sample data.")
    empty.button = .borderedProminent()
    empty.button.baseBackgroundColor = Theme.fill
    empty.button.title = String(localized: "Add Account")
    empty.buttonProperties.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      present(AccountAlert.make(store: store), animated: true)
    }
    empty.secondaryButton.title = String(localized: "Use Sample Data")
    empty.secondaryButtonProperties.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      store.update { $0 = .sample(until: self.now()) }
    }
    contentUnavailableConfiguration = empty
  }

  private func edit(_ transaction: Transaction?) {
    present(TransactionEditor.sheet(store: store, transaction: transaction), animated: true)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .transaction(let id): edit(store.ledger.transaction(id))
    case .account(let id):
      navigationController?.pushViewController(
        TransactionsController(store: store, account: id), animated: true)
    default: break
    }
  }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    dataSource.itemIdentifier(for: indexPath) != .spending
  }
}
