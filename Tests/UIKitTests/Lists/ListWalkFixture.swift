import QuartzCore
import ShojiTestSupport

@testable import UIKit

/// A list of numbered rows in a window, which a random walk changes. It has a reference model of what shows.
@MainActor final class ListWalkFixture {
  /// The kinds of lists.
  enum Kind: String, CaseIterable {
    case plainTable, insetTable, estimatedTable, insetList, plainList, flow, compositional
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A row's content.
  struct Row {
    var lines: Int
    var hasSubtitle: Bool
  }

  let kind: Kind
  let view: UIScrollView
  /// The rows by section.
  private(set) var sections: [[Int]]
  private(set) var rows: [Int: Row] = [:]
  private(set) var selected: Set<Int> = []
  /// The heights that the app noted when rows were displayed.
  private var noted: [Int: CGFloat] = [:]
  private var tableSource: UITableViewDiffableDataSource<Int, Int>?
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var next = 0

  var table: UITableView? { view as? UITableView }
  var collection: UICollectionView? { view as? UICollectionView }

  init(_ kind: Kind, sections: Int = 2) {
    self.kind = kind
    self.sections = Array(repeating: [], count: sections)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    switch kind {
    case .plainTable, .insetTable, .estimatedTable:
      view = UITableView(frame: frame, style: kind == .insetTable ? .insetGrouped : .plain)
    case .insetList, .plainList:
      let configuration = UICollectionLayoutListConfiguration(
        appearance: kind == .insetList ? .insetGrouped : .plain)
      view = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 4
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
    case .compositional:
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 2
      view = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }
    connect()
  }

  private func connect() {
    if let table {
      table.delegate = delegate
      delegate.fixture = self
      table.allowsMultipleSelection = true
      table.register(WalkTableCell.self, forCellReuseIdentifier: "cell")
      tableSource = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, number in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        configure(cell, number)
        return cell
      }
      tableSource?.defaultRowAnimation = .fade
      return
    }
    let collection = collection!
    collection.allowsMultipleSelection = true
    let listCells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, number in
      cell.tag = number
      var content = cell.defaultContentConfiguration()
      content.text = text(number)
      content.secondaryText = rows[number]!.hasSubtitle ? "Subtitle" : nil
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .detail {}]
    }
    let boxes = UICollectionView.CellRegistration<WalkBoxCell, Int> { [unowned self] cell, _, number in
      cell.tag = number
      cell.label.text = text(number)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      [unowned self] view, path, number in
      kind == .insetList || kind == .plainList
        ? view.dequeueConfiguredReusableCell(using: listCells, for: path, item: number)
        : view.dequeueConfiguredReusableCell(using: boxes, for: path, item: number)
    }
  }

  private let delegate = WalkDelegate()

  private func configure(_ cell: UITableViewCell, _ number: Int) {
    cell.tag = number
    if kind == .plainTable {
      (cell as? WalkTableCell)?.label.text = text(number)
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = text(number)
      content.secondaryText = rows[number]!.hasSubtitle ? "Subtitle" : nil
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
  }

  func text(_ number: Int) -> String {
    (["\(number)"] + Array(repeating: "more", count: rows[number]!.lines - 1)).joined(separator: "\n")
  }

  fileprivate func note(_ cell: UITableViewCell) { noted[cell.tag] = cell.frame.height }
  fileprivate func estimate(_ path: IndexPath) -> CGFloat {
    guard kind == .estimatedTable, let number = tableSource?.itemIdentifier(for: path) else {
      return UITableView.automaticDimension
    }
    return noted[number] ?? 60
  }

  // MARK: Changes

  /// Makes rows, which do not show before they are applied.
  func make(_ count: Int, using random: inout SeededGenerator) -> [Int] {
    (0..<count).map { _ in
      next += 1
      rows[next] = Row(lines: .random(in: 1...4, using: &random), hasSubtitle: .random(using: &random))
      return next
    }
  }

  func change(_ number: Int, using random: inout SeededGenerator) {
    rows[number] = Row(lines: .random(in: 1...4, using: &random), hasSubtitle: .random(using: &random))
  }

  /// Shows other rows, of which some are reloaded and some set up again.
  func apply(
    _ new: [[Int]], reloading reloaded: [Int] = [], reconfiguring reconfigured: [Int] = [],
    animated: Bool = true
  ) {
    sections = new
    var snapshot = Snapshot()
    snapshot.appendSections(Array(new.indices))
    for (index, numbers) in new.enumerated() { snapshot.appendItems(numbers, toSection: index) }
    snapshot.reloadItems(reloaded)
    snapshot.reconfigureItems(reconfigured)
    selected.formIntersection(new.joined())
    selected.subtract(reloaded)
    tableSource?.apply(snapshot, animatingDifferences: animated)
    source?.apply(snapshot, animatingDifferences: animated)
  }

  func path(_ number: Int) -> IndexPath? {
    tableSource?.indexPath(for: number) ?? source?.indexPath(for: number)
  }

  func toggleSelection(_ number: Int) {
    guard let path = path(number) else { return }
    if selected.remove(number) != nil {
      table?.deselectRow(at: path, animated: false)
      collection?.deselectItem(at: path, animated: false)
    } else {
      selected.insert(number)
      table?.selectRow(at: path, animated: false, scrollPosition: .none)
      collection?.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  func reloadData() {
    table?.reloadData()
    collection?.reloadData()
    selected = []
  }

  // MARK: What shows

  /// The cells in use, from top to bottom.
  var cells: [UIView] { table?.visibleCells ?? collection?.visibleCells ?? [] }

  var selectedNumbers: Set<Int> {
    Set(
      (table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []).compactMap {
        tableSource?.itemIdentifier(for: $0) ?? source?.itemIdentifier(for: $0)
      })
  }

  /// All cells that can be seen now, from the back.
  var shown: [ShownCell] {
    view.subviews.enumerated().compactMap { index, cell in
      guard cell is UITableViewCell || cell is UICollectionViewCell, !cell.isHidden, cell.shownAlpha > 0.01
      else { return nil }
      return ShownCell(view: cell, number: cell.tag, frame: cell.shownFrame, depth: index)
    }
  }

  /// The sections' rows with their heights, as a list made anew shows them all.
  func heightsMadeAnew() -> [Int: CGFloat] {
    let other = ListWalkFixture(kind, sections: sections.count)
    other.rows = rows
    other.view.frame.size.height = 20_000
    other.apply(sections, animated: false)
    other.view.layoutIfNeeded()
    return Dictionary(uniqueKeysWithValues: other.cells.map { ($0.tag, $0.frame.height) })
  }
}

/// A cell as it shows at a moment.
@MainActor struct ShownCell {
  let view: UIView
  let number: Int
  let frame: CGRect
  let depth: Int
}

private final class WalkDelegate: NSObject, UITableViewDelegate {
  weak var fixture: ListWalkFixture?
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    fixture?.note(cell)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    fixture?.estimate(indexPath) ?? 44
  }
}

/// A cell of a table with a label that is pinned in it.
final class WalkTableCell: UITableViewCell {
  lazy var label = WalkBoxCell.label(in: contentView)
}

/// A cell of a collection with a label that is pinned in it.
final class WalkBoxCell: UICollectionViewCell {
  lazy var label = {
    contentView.widthAnchor.constraint(equalToConstant: 320).isActive = true
    return Self.label(in: contentView)
  }()

  static func label(in content: UIView) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16),
      label.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8), bottom,
    ])
    return label
  }
}
