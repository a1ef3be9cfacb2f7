import UIKit

/// Settings as an inset list in a collection, with swipes and headers.
final class SettingsListPage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var groups: [(title: String, rows: [(symbol: String, name: String, value: String)])] = [
    (
      "Connections",
      [
        ("globe", "Network", "Home"), ("bell.fill", "Notifications", ""),
        ("speaker.wave.2.fill", "Sounds", ""),
      ]
    ),
    (
      "Appearance",
      [("sun.max.fill", "Display", "Automatic"), ("photo", "Wallpaper", ""), ("star.fill", "Favorites", "4")]
    ),
    ("About", [("info.circle", "Version", "1.0"), ("book", "Licenses", "")]),
  ]
  private var collectionView: UICollectionView!

  private let row = UICollectionView.CellRegistration<
    UICollectionViewListCell, (symbol: String, name: String, value: String)
  > { cell, _, row in
    var content = UIListContentConfiguration.valueCell()
    content.text = row.name
    content.secondaryText = row.value
    content.image = UIImage(systemName: row.symbol)
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          self?.remove(path)
          done(true)
        }
      ])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityIdentifier = "settings"
    view.addSubview(collectionView)
  }

  private func remove(_ path: IndexPath) {
    groups[path.section].rows.remove(at: path.item)
    collectionView.deleteItems(at: [path])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: row, for: indexPath, item: groups[indexPath.section].rows[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = groups[indexPath.section].title
    view.contentConfiguration = content
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
