import UIKit

/// The currency, the appearance, and the data.
final class SettingsController: StoreController {
  private enum Section: Int {
    case display, data
  }

  private enum Row: Hashable {
    case currency, appearance, cents, sample, erase
  }

  private static let currencies = ["EUR", "USD", "GBP", "CHF", "JPY"]
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

  override init(store: LedgerStore) {
    super.init(store: store)
    title = String(localized: "Settings")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.footerMode = .supplementary
    collectionView.collectionViewLayout = UICollectionViewLayout.readableList(using: list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
      self?.configure(cell, for: row)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedFooter()
      if indexPath.section == Section.data.rawValue, let ledger = self?.store.ledger {
        content.text = String(localized: "\(ledger.transactions.count) transactions")
      }
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: footer, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.display, .data])
    snapshot.appendItems([.currency, .appearance, .cents], toSection: .display)
    snapshot.appendItems([.sample, .erase], toSection: .data)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func storeDidChange(animated: Bool) {
    var snapshot = dataSource.snapshot()
    snapshot.reloadSections([.data])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func configure(_ cell: UICollectionViewListCell, for row: Row) {
    var content = UIListContentConfiguration.cell()
    switch row {
    case .currency:
      content.text = String(localized: "Currency")
      let menu = SettingsController.currencies.map { code in
        UIAction(
          title: code, subtitle: Locale.current.localizedString(forCurrencyCode: code),
          state: code == Settings.currency ? .on : .off
        ) { _ in
          Settings.currency = code
        }
      }
      cell.accessories = [.popUpMenu(UIMenu(options: .singleSelection, children: menu))]
    case .appearance:
      content.text = String(localized: "Appearance")
      cell.accessories = [appearanceAccessory()]
    case .cents:
      content.text = String(localized: "Show Cents")
      let toggle = UISwitch()
      toggle.isOn = Settings.showsCents
      toggle.accessibilityLabel = content.text
      toggle.addAction(
        UIAction { action in Settings.showsCents = (action.sender as? UISwitch)?.isOn ?? true },
        for: .valueChanged)
      cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
    case .sample:
      content.text = String(localized: "Use Sample Data")
      content.textProperties.color = Theme.accent
    case .erase:
      content.text = String(localized: "Erase All Data")
      content.textProperties.color = .systemRed
    }
    cell.contentConfiguration = content
  }

  /// The control of the appearance: segments, or a menu where large letters leave no room for them.
  private func appearanceAccessory() -> UICellAccessory {
    let choose = { [weak self] (appearance: Settings.Appearance) in
      Settings.appearance = appearance
      self?.view.window?.overrideUserInterfaceStyle = appearance.style
    }
    if traitCollection.preferredContentSizeCategory > .extraLarge {
      let choices = Settings.Appearance.allCases.map { appearance in
        UIAction(title: appearance.title, state: appearance == Settings.appearance ? .on : .off) { _ in
          choose(appearance)
        }
      }
      return .popUpMenu(UIMenu(options: .singleSelection, children: choices))
    }
    let control = UISegmentedControl(items: Settings.Appearance.allCases.map(\.title))
    control.selectedSegmentIndex = Settings.Appearance.allCases.firstIndex(of: Settings.appearance)!
    control.addAction(
      UIAction { action in
        guard let control = action.sender as? UISegmentedControl else { return }
        choose(Settings.Appearance.allCases[control.selectedSegmentIndex])
      }, for: .valueChanged)
    return .customView(configuration: .init(customView: control, placement: .trailing()))
  }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    indexPath.section == Section.data.rawValue
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .sample: store.update { $0 = .sample(until: Date()) }
    case .erase: confirmErasing(at: indexPath)
    default: break
    }
  }

  private func confirmErasing(at indexPath: IndexPath) {
    let alert = UIAlertController(
      title: String(localized: "Erase all accounts and transactions?"), message: nil,
      preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: String(localized: "Erase"), style: .destructive) { [store] _ in
        store.update { $0 = Ledger() }
      })
    alert.addAction(UIAlertAction(title: String(localized: "Cancel"), style: .cancel))
    alert.popoverPresentationController?.sourceView = collectionView.cellForItem(at: indexPath)
    present(alert, animated: true)
  }
}
