import OSLog
import UIKit

/// The transactions of an account or of all, by month, with search, sorting, swipes and menus.
final class TransactionsController: StoreController, UISearchResultsUpdating {
  let account: Account.ID?
  private var query: TransactionQuery {
    didSet {
      guard query != oldValue else { return }
      storeDidChange(animated: true)
      updateMenu()
    }
  }
  private var headings: [String: TransactionQuery.Group] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<String, Transaction.ID>!
  private let search = UISearchController(searchResultsController: nil)

  init(store: LedgerStore, account: Account.ID?) {
    self.account = account
    query = TransactionQuery(account: account)
    super.init(store: store)
    title = account.flatMap { store.ledger.account($0)?.name } ?? String(localized: "Transactions")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingSwipes(at: $0) }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingSwipes(at: $0) }
    collectionView.collectionViewLayout = UICollectionViewLayout.readableList(using: list)
    collectionView.keyboardDismissMode = .onDrag
    collectionView.accessibilityIdentifier = "transactions"

    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = String(localized: "Search Transactions")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.edit(nil) })
    let sort = UIBarButtonItem(
      title: String(localized: "Sort"), image: UIImage(systemName: "arrow.up.arrow.down"))
    navigationItem.rightBarButtonItems = [add, sort]
    configureDataSource()
    updateMenu()
    storeDidChange(animated: false)
  }

  // MARK: Content

  private func configureDataSource() {
    let row = UICollectionView.CellRegistration<TransactionCell, Transaction.ID> { [weak self] cell, _, id in
      cell.transaction = self?.store.ledger.transaction(id)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      guard let self, let section = dataSource.sectionIdentifier(for: indexPath.section),
        let group = headings[section]
      else { return }
      var content = UIListContentConfiguration.groupedHeader()
      content.text = group.heading
      // Letters of the largest sizes leave no room beside the month.
      let isBelow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      if isBelow { content.secondaryText = group.sum.signedMoney }
      view.contentConfiguration = content
      view.accessories = isBelow ? [] : [.label(text: group.sum.signedMoney)]
    }
    dataSource.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: header, for: $2)
    }
  }

  override func storeDidChange(animated: Bool) {
    let groups = query.groups(of: store.ledger)
    headings = Dictionary(groups.map { ($0.heading, $0) }, uniquingKeysWith: { first, _ in first })
    var snapshot = NSDiffableDataSourceSnapshot<String, Transaction.ID>()
    let known = dataSource.snapshot()
    for group in groups {
      snapshot.appendSections([group.heading])
      snapshot.appendItems(group.transactions.map(\.id), toSection: group.heading)
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { known.indexOfItem($0) != nil })
    snapshot.reloadSections(snapshot.sectionIdentifiers.filter { known.indexOfSection($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: animated)
    let count = snapshot.numberOfItems
    navigationItem.prompt = nil
    navigationItem.rightBarButtonItems?.first?.isEnabled = !store.ledger.accounts.isEmpty
    search.searchBar.accessibilityValue = String(localized: "\(count) transactions")
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard dataSource.snapshot().numberOfItems == 0 else {
      contentUnavailableConfiguration = nil
      return
    }
    if !query.text.isEmpty {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = String(localized: "No Transactions")
    empty.secondaryText = String(localized: "What you spend and receive is listed here.")
    contentUnavailableConfiguration = empty
  }

  func updateSearchResults(for searchController: UISearchController) {
    query.text = searchController.searchBar.text ?? ""
  }

  // MARK: Menus

  private func updateMenu() {
    let orders = TransactionQuery.Order.allCases.map { order in
      let isCurrent = order == query.order
      let direction = query.isAscending ? String(localized: "Ascending") : String(localized: "Descending")
      return UIAction(
        title: order.label, subtitle: isCurrent ? direction : nil, state: isCurrent ? .on : .off
      ) { [weak self] _ in
        guard let self else { return }
        if isCurrent {
          query.isAscending.toggle()
        } else {
          query.order = order
          query.isAscending = order == .title
        }
      }
    }
    let categories = Category.allCases.map { category in
      UIAction(
        title: category.title, image: category.image, state: query.category == category ? .on : .off
      ) { [weak self] _ in
        self?.query.category = self?.query.category == category ? nil : category
      }
    }
    navigationItem.rightBarButtonItems?.last?.menu = UIMenu(children: [
      UIMenu(title: String(localized: "Sort By"), options: .displayInline, children: orders),
      UIMenu(
        title: String(localized: "Category"), image: UIImage(systemName: "line.3.horizontal.decrease"),
        children: categories),
    ])
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let transaction = transaction(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(
      identifier: transaction.id.uuidString as NSString,
      previewProvider: { [store] in TransactionPreview(store: store, transaction: transaction) },
      actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: String(localized: "Edit"), image: UIImage(systemName: "pencil")) { _ in
            self?.edit(transaction)
          },
          UIAction(title: String(localized: "Duplicate"), image: UIImage(systemName: "plus.square.on.square"))
          { _ in
            self?.duplicate(transaction)
          },
          UIAction(
            title: String(localized: "Delete"), image: UIImage(systemName: "trash"), attributes: .destructive
          ) { _ in
            self?.store.delete(transaction.id)
          },
        ])
      })
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let text = configuration.identifier as? NSString, let id = UUID(uuidString: String(text)) else {
      return
    }
    animator.addCompletion { [weak self] in self?.edit(self?.store.ledger.transaction(id)) }
  }

  // MARK: Swipes

  private func trailingSwipes(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let transaction = transaction(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [weak self] _, _, completion in
      self?.store.delete(transaction.id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func leadingSwipes(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let transaction = transaction(at: indexPath) else { return nil }
    let duplicate = UIContextualAction(style: .normal, title: String(localized: "Duplicate")) {
      [weak self] _, _, completion in
      self?.duplicate(transaction)
      completion(true)
    }
    duplicate.backgroundColor = .systemBlue
    duplicate.image = UIImage(systemName: "plus.square.on.square")
    return UISwipeActionsConfiguration(actions: [duplicate])
  }

  private func duplicate(_ transaction: Transaction) {
    var copy = transaction
    copy.id = UUID()
    copy.date = Date()
    store.put(copy)
    Logger.app.debug("Duplicated \(transaction.title, privacy: .private)")
  }

  // MARK: Selection

  private func transaction(at indexPath: IndexPath) -> Transaction? {
    dataSource.itemIdentifier(for: indexPath).flatMap(store.ledger.transaction)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    edit(transaction(at: indexPath))
  }

  private func edit(_ transaction: Transaction?) {
    let sheet = TransactionEditor.sheet(store: store, transaction: transaction, account: account)
    present(sheet, animated: true)
  }
}
