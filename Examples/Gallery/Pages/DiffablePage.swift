import UIKit

/// A list of fruit whose data source is given snapshots, and a tree of places with accessories.
final class DiffablePage: UIViewController {
  private enum Basket: String { case fresh, ripe }

  private struct Fruit: Hashable {
    let name: String
  }

  private let choice = UISegmentedControl(items: ["Fruit", "Places"])
  private let buttons = UIStackView()
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let layout = UICollectionViewFlowLayout()
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var fruit = FruitSource(tableView: table) { table, path, fruit in
    let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = fruit.name
    content.image = UIImage(systemName: "circle.fill")
    cell.contentConfiguration = content
    return cell
  }
  private var places: UICollectionViewDiffableDataSource<Int, String>?
  private var round = 0

  /// The fruit's data source, which lets rows be deleted.
  private final class FruitSource: UITableViewDiffableDataSource<Basket, Fruit> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)?.rawValue
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard let fruit = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([fruit])
      apply(snapshot)
    }
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    choice.selectedSegmentIndex = 0
    choice.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    buttons.distribution = .fillEqually
    addButton("Shuffle") { [weak self] in self?.shuffle() }
    addButton("Ripen") { [weak self] in self?.ripen() }
    addButton("Edit") { [weak self] in self?.toggleEditing() }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    table.accessibilityIdentifier = "fruit"
    collection.backgroundColor = .systemBackground
    collection.accessibilityIdentifier = "places"
    collection.allowsMultipleSelection = true
    layout.minimumLineSpacing = 0
    for part in [choice, buttons, table, collection] { view.addSubview(part) }
    var snapshot = NSDiffableDataSourceSnapshot<Basket, Fruit>()
    snapshot.appendSections([.fresh, .ripe])
    snapshot.appendItems(
      ["Apple", "Banana", "Cherry", "Fig", "Grape"].map { Fruit(name: $0) }, toSection: .fresh)
    snapshot.appendItems(["Mango"].map { Fruit(name: $0) }, toSection: .ripe)
    fruit.apply(snapshot, animatingDifferences: false)
    makePlaces()
    show()
  }

  private func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    buttons.addArrangedSubview(button)
  }

  private func makePlaces() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, place in
      var content = cell.defaultContentConfiguration()
      content.text = place
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listPlainCell()
      cell.accessories = [
        .outlineDisclosure(), .multiselect(), .delete(actionHandler: {}),
        .label(text: "\(place.count)", displayed: .whenNotEditing),
      ]
    }
    places = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, place in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: place)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Europe", "Asia", "Oceania"])
    tree.append(["Finland", "Portugal"], to: "Europe")
    tree.append(["Helsinki", "Turku"], to: "Finland")
    tree.append(["Japan", "Nepal"], to: "Asia")
    tree.expand(["Europe"])
    places?.apply(tree, to: 0, animatingDifferences: false)
  }

  private func shuffle() {
    round += 1
    var snapshot = fruit.snapshot()
    for basket in snapshot.sectionIdentifiers {
      let items = snapshot.itemIdentifiers(inSection: basket)
      guard let first = items.first, let last = items.last, first != last else { continue }
      if round.isMultiple(of: 2) {
        snapshot.moveItem(first, afterItem: last)
      } else {
        snapshot.moveItem(last, beforeItem: first)
      }
    }
    fruit.apply(snapshot)
  }

  private func ripen() {
    var snapshot = fruit.snapshot()
    guard let first = snapshot.itemIdentifiers(inSection: .fresh).first else { return }
    snapshot.deleteItems([first])
    snapshot.appendItems([first], toSection: .ripe)
    fruit.apply(snapshot)
  }

  private func toggleEditing() {
    table.setEditing(!table.isEditing, animated: true)
    collection.isEditing.toggle()
  }

  private func show() {
    table.isHidden = choice.selectedSegmentIndex != 0
    collection.isHidden = !table.isHidden
  }

  override func viewDidLayoutSubviews() {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    choice.frame = CGRect(x: safe.minX + 16, y: safe.minY + 8, width: safe.width - 32, height: 32)
    buttons.frame = CGRect(x: safe.minX + 16, y: safe.minY + 44, width: safe.width - 32, height: 36)
    let top = safe.minY + 84
    table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    collection.frame = table.frame
    layout.itemSize = CGSize(width: view.bounds.width, height: 44)
  }
}
