import BoardModel
import KatanaStore
import UIKit

/// Those who look at the board, and the person's own name.
final class PeopleController: UICollectionViewController {
  private let store: Store<BoardState, BoardServices>
  private let shared: SharedBoard
  private var dataSource: UICollectionViewDiffableDataSource<Int, Person.ID>!

  init(store: Store<BoardState, BoardServices>, shared: SharedBoard) {
    self.store = store
    self.shared = shared
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    title = "People"
    preferredContentSize = CGSize(width: 320, height: 360)
  }

  required init?(coder: NSCoder) { fatalError("A PeopleController is made with a store.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Rename", primaryAction: UIAction { [weak self] _ in self?.askForName() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Person.ID> {
      [weak self] cell, _, id in
      guard let self, let person = shared.board.people[id] else { return }
      var content = cell.defaultContentConfiguration()
      content.text = person.name
      content.secondaryText =
        id == shared.person ? "You" : person.note == nil ? nil : "is writing"
      cell.contentConfiguration = content
      let badge = PersonBadge(diameter: 34)
      badge.show(id, name: person.name)
      cell.accessories = [
        .customView(configuration: .init(customView: badge, placement: .leading(displayed: .always)))
      ]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    collectionView.allowsSelection = false
    shared.observe(for: self) { [weak self] in self?.showPeople() }
    showPeople()
  }

  private func showPeople() {
    let known = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shared.board.present.map(\.id))
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: !known.isEmpty && view.window != nil)
  }

  private func askForName() {
    let alert = UIAlertController(
      title: "Your Name", message: "Others see it on your notes.", preferredStyle: .alert)
    alert.addTextField { [shared] field in
      field.text = shared.name
      field.autocapitalizationType = .words
      field.accessibilityLabel = "Name"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        self?.store.dispatch(Rename(alert?.textFields?.first?.text ?? ""))
      })
    present(alert, animated: true)
  }
}
