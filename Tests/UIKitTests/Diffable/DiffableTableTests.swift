import QuartzCore
import Testing

@testable import UIKit

/// A table in a window whose rows are numbers, given as snapshots.
@MainActor final class DiffableTableFixture {
  typealias Source = UITableViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let table: UITableView
  let source: Source
  init(isEditable: Bool = false) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    let log = Log()
    let provider: Source.CellProvider = { table, path, number in
      log.asked.append(number)
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    source =
      isEditable
      ? EditableSource(tableView: table, cellProvider: provider)
      : Source(tableView: table, cellProvider: provider)
    self.log = log
  }

  private final class Log { var asked: [Int] = [] }
  private let log: Log

  /// Returns the numbers for which cells were asked since the last call.
  func takeAsked() -> [Int] { exchange(&log.asked, with: []) }

  nonisolated static func snapshot(_ numbers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["numbers"])
    snapshot.appendItems(numbers)
    return snapshot
  }

  func apply(_ numbers: [Int], animated: Bool = false, completion: (() -> Void)? = nil) {
    source.apply(Self.snapshot(numbers), animatingDifferences: animated, completion: completion)
  }

  var texts: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }
}

/// A data source that lets rows be edited and has titles.
final class EditableSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)?.capitalized
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let number = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([number])
    apply(snapshot, animatingDifferences: false)
  }
}

/// Tables that are given snapshots.
@MainActor struct DiffableTableTests {
  @Test func snapshotShowsItsItems() {
    let fixture = DiffableTableFixture()
    fixture.apply([3, 1, 2])
    #expect(fixture.texts == ["3", "1", "2"])
    #expect(fixture.source.itemIdentifier(for: path(1)) == 1)
    #expect(fixture.source.itemIdentifier(for: path(9)) == nil)
    #expect(fixture.source.indexPath(for: 2) == path(2))
    #expect(fixture.source.sectionIdentifier(for: 0) == "numbers")
    #expect(fixture.source.sectionIdentifier(for: 1) == nil)
    #expect(fixture.source.index(for: "numbers") == 0)
  }

  @Test func onlyNewItemsAskForCells() {
    let fixture = DiffableTableFixture()
    fixture.apply([1, 2, 3, 4])
    _ = fixture.texts
    _ = fixture.takeAsked()
    let cells = fixture.table.visibleCells
    fixture.apply([4, 1, 5, 3])
    #expect(fixture.texts == ["4", "1", "5", "3"])
    #expect(fixture.takeAsked() == [5])
    #expect(fixture.table.visibleCells[0] === cells[3])
    #expect(fixture.table.visibleCells[1] === cells[0])
  }

  @Test func reconfiguredItemKeepsItsCellAndReloadedOneDoesNot() {
    let fixture = DiffableTableFixture()
    fixture.apply([1, 2, 3])
    _ = fixture.texts
    _ = fixture.takeAsked()
    let cells = fixture.table.visibleCells
    var snapshot = fixture.source.snapshot()
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([3])
    snapshot.moveItem(1, afterItem: 2)
    fixture.source.apply(snapshot, animatingDifferences: false)
    #expect(fixture.texts == ["2", "1", "3"])
    #expect(fixture.takeAsked().sorted() == [1, 3])
    #expect(fixture.table.visibleCells[1] === cells[0])
    #expect(fixture.table.visibleCells[2] !== cells[2])
    #expect(fixture.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func snapshotsAppliedWhileOneIsBeingAppliedComeAfterIt() {
    let fixture = DiffableTableFixture()
    var order: [String] = []
    fixture.apply([1, 2]) {
      order.append("first")
      fixture.apply([2, 3]) { order.append("third") }
      #expect(fixture.source.snapshot().itemIdentifiers == [2, 3])
    }
    fixture.apply([7]) { order.append("fourth") }
    #expect(order == ["first", "third", "fourth"])
    #expect(fixture.texts == ["7"])
  }

  @Test func snapshotsAppliedDuringAnAnimationEndInTheLastOne() {
    let fixture = DiffableTableFixture()
    let window = UIWindow(frame: fixture.table.frame)
    window.addSubview(fixture.table)
    fixture.apply(Array(0..<8))
    _ = fixture.texts
    for round in 1...6 { fixture.apply((0..<8).map { ($0 * 3 + round) % 8 + (round % 2) }, animated: true) }
    #expect(fixture.texts == (0..<8).map { "\(($0 * 3 + 6) % 8)" })
    #expect(fixture.table.numberOfRows(inSection: 0) == 8)
  }

  @Test func snapshotFromAnotherThreadIsShownOnTheMainQueue() async {
    let fixture = DiffableTableFixture()
    let source = fixture.source
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        source.apply(DiffableTableFixture.snapshot([5, 6]), animatingDifferences: false) {
          continuation.resume()
        }
      }
    }
    #expect(fixture.texts == ["5", "6"])
    await source.apply(DiffableTableFixture.snapshot([6]), animatingDifferences: false)
    #expect(fixture.texts == ["6"])
  }

  @Test func reloadingLoadsAllRowsAnew() {
    let fixture = DiffableTableFixture()
    fixture.apply([1, 2])
    _ = fixture.texts
    _ = fixture.takeAsked()
    fixture.source.applySnapshotUsingReloadData(DiffableTableFixture.snapshot([1, 2]))
    #expect(fixture.texts == ["1", "2"])
    #expect(fixture.takeAsked() == [1, 2])
  }

  @Test func subclassHasTitlesAndDeletes() {
    let fixture = DiffableTableFixture(isEditable: true)
    fixture.apply([1, 2])
    _ = fixture.texts
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "Numbers")
    #expect((fixture.table.dataSource?.commitsEdits ?? false) == true)
    #expect((DiffableTableFixture().table.dataSource?.commitsEdits ?? false) == false)
    fixture.table.dataSource?.tableView(fixture.table, commit: .delete, forRowAt: path(0))
    #expect(fixture.texts == ["2"])
  }

  @Test func hundredThousandItemsAskForTheCellsInSight() {
    let fixture = DiffableTableFixture()
    fixture.apply(Array(0..<100_000))
    #expect(fixture.texts.count == 10)
    #expect(fixture.takeAsked().count == 10)
    var snapshot = fixture.source.snapshot()
    snapshot.moveItem(50_000, beforeItem: 0)
    fixture.source.apply(snapshot, animatingDifferences: false)
    #expect(fixture.texts.first == "50000")
    #expect(fixture.takeAsked() == [50_000])
  }

  @Test func sourceLetsGoOfTheTable() {
    weak var table: UITableView?
    var source: UITableViewDiffableDataSource<Int, Int>?
    do {
      let made = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      source = UITableViewDiffableDataSource<Int, Int>(tableView: made) { _, _, _ in UITableViewCell() }
      table = made
    }
    #expect(table == nil)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source?.apply(snapshot)
    #expect(source?.snapshot().numberOfSections == 1)
  }
}
