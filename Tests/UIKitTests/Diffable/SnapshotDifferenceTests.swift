import ShojiTestSupport
import Testing

@testable import UIKit

/// The changes that lead from one snapshot to another.
@MainActor struct SnapshotDifferenceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func snapshot(_ sections: [(Int, [Int])]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  @Test func oneMovedItemIsOneMove() {
    let old = snapshot([(0, Array(0..<100))])
    var new = old
    new.moveItem(3, afterItem: 90)
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.changeCount == 1)
    #expect(difference.movedItems.map(\.from) == [IndexPath(row: 3, section: 0)])
    #expect(difference.movedItems.map(\.to) == [IndexPath(row: 90, section: 0)])
  }

  @Test func movesInSectionsThatMoveComeAndGo() {
    let old = snapshot([(0, [1, 2, 3]), (1, [4, 5]), (2, [6])])
    let new = snapshot([(2, [6, 1]), (7, [4, 9]), (0, [3, 2])])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.deletedSections == [1])
    #expect(difference.insertedSections == [1])
    #expect(difference.movedSections.count == 1)
    #expect(difference.deletedItems.isEmpty)
    #expect(difference.insertedItems.isEmpty)
    #expect(difference.movedItems.count == 3)
    expectItLeads(from: old, to: new)
  }

  @Test func anEqualSnapshotIsNoChange() {
    let old = snapshot([(0, Array(0..<1000)), (1, [])])
    #expect(SnapshotDifference(from: old, to: old).isEmpty)
  }

  @Test(arguments: 0..<6) func randomChangesOfTenThousandItemsEndInTheirOrderWithFewestMoves(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let old = random(10_000, in: 1 + seed % 4, &generator)
    let new = changed(old, seed, &generator)
    let difference = expectItLeads(from: old, to: new)
    #expect(difference.movedItems.count == fewestMoves(from: old, to: new))
  }

  private func random(_ count: Int, in sections: Int, _ generator: inout SeededGenerator) -> Snapshot {
    var rows = [[Int]](repeating: [], count: sections)
    for item in (0..<count).shuffled(using: &generator) {
      rows[Int.random(in: 0..<sections, using: &generator)].append(item)
    }
    return snapshot(rows.enumerated().map { ($0.offset, $0.element) })
  }

  private func changed(_ old: Snapshot, _ seed: Int, _ generator: inout SeededGenerator) -> Snapshot {
    var new = old
    let items = old.itemIdentifiers
    if seed % 5 == 0 { return random(9_000 + seed, in: 1 + (seed + 1) % 4, &generator) }
    new.deleteItems(Array(items.shuffled(using: &generator).prefix(500)))
    for index in 0..<40 {
      let left = new.itemIdentifiers
      let (item, goal) = (left.randomElement(using: &generator)!, left.randomElement(using: &generator)!)
      if item != goal { new.moveItem(item, beforeItem: goal) }
      new.insertItems([20_000 + index], afterItem: goal)
    }
    new.appendSections([100])
    if old.numberOfSections > 1 { new.moveSection(0, afterSection: 1) }
    return new
  }

  /// The items that stay in the lists, but those of a longest run of each section: the shortest ends of runs
  /// of each length, as Schensted has them.
  private func fewestMoves(from old: Snapshot, to new: Snapshot) -> Int {
    var moves = 0
    for section in old.sectionIdentifiers {
      let rows = old.itemIdentifiers(inSection: section).compactMap { new.place(of: $0) }
      guard let goal = new.indexOfSection(section) else {
        moves += rows.count
        continue
      }
      let staying = rows.filter { $0.section == goal }.map(\.row)
      var best: [Int] = []
      for row in staying {
        var (index, end) = (0, best.count)
        while index < end {
          let middle = (index + end) / 2
          if best[middle] < row { index = middle + 1 } else { end = middle }
        }
        if index == best.count { best.append(row) } else { best[index] = row }
      }
      moves += rows.count - best.count
    }
    return moves
  }

  /// Checks that a list which follows the changes ends with what the new snapshot has.
  @discardableResult private func expectItLeads(from old: Snapshot, to new: Snapshot) -> SnapshotDifference {
    let difference = SnapshotDifference(from: old, to: new)
    do {
      let plan = try ListPlan(
        difference.updates(()), before: old.rows.map(\.count), after: new.rows.map(\.count),
        names: ("the list", "rows"))
      var wrong = 0
      for (section, rows) in new.rows.enumerated() {
        let isNewSection = plan.oldSection(section) == nil
        for (row, item) in rows.enumerated() {
          let path = IndexPath(row: row, section: section)
          let former = old.place(of: item).map { IndexPath(row: $0.row, section: $0.section) }
          if plan.oldPath(path) != former { wrong += 1 }
          if let former, plan.newPath(former) != path { wrong += 1 }
          if former == nil, !isNewSection, plan.arrival(of: path) == nil { wrong += 1 }
        }
      }
      #expect(wrong == 0)
    } catch {
      Issue.record("\(error.message)")
    }
    return difference
  }
}
