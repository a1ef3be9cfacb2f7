import Foundation
import Katana
import ShojiTestSupport
import Testing
import UIKit

@testable import KatanaElements

@Suite("Common rows") struct CommonRunTests {
  @Test("are the same before and after where they are known, and lie in order")
  func knownRows() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let old = Array(0..<Int.random(in: 0..<60, using: &random))
      var new = old
      for next in 100..<100 + Int.random(in: 0..<4, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &random))
        case 1 where !new.isEmpty:
          let moved = new.remove(at: Int.random(in: 0..<new.count, using: &random))
          new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
        default: new.insert(next, at: Int.random(in: 0...new.count, using: &random))
        }
      }
      var known = RangeSet<Int>()
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let first = Int.random(in: 0...old.count, using: &random)
        known.insert(contentsOf: first..<min(first + 12, old.count + 3))
      }
      let runs = CommonRun.runs(of: old.count, new.count, known: known) { old[$0] == new[$1] }
      for run in runs {
        #expect(!run.old.isEmpty && run.old.lowerBound >= 0 && run.old.upperBound <= old.count)
        #expect(run.new.lowerBound >= 0 && run.new.upperBound <= new.count)
        #expect(run.old.allSatisfy { !known.contains($0) || old[$0] == new[$0 + run.shift] })
      }
      for (first, second) in zip(runs, runs.dropFirst()) {
        #expect(first.old.upperBound <= second.old.lowerBound)
        #expect(first.new.upperBound <= second.new.lowerBound)
      }
    }
  }

  @Test("are found by comparing few of 100,000 rows where one comes, goes or becomes another")
  func comparisons() {
    let old = Array(0..<100_000)
    var known = RangeSet(0..<20)
    known.insert(contentsOf: 50_000..<50_020)
    let changes: [(String, (inout [Int]) -> Void)] = [
      ("before all", { $0.insert(-1, at: 0) }), ("after all", { $0.append(-1) }),
      ("the first goes", { $0.remove(at: 0) }), ("the last goes", { $0.removeLast() }),
      ("a known one comes", { $0.insert(-1, at: 10) }), ("a known one goes", { $0.remove(at: 50_010) }),
      ("the last known one goes", { $0.remove(at: 50_019) }),
      ("a known one becomes another", { $0[50_005] = -1 }),
      ("the last known one becomes another", { $0[50_019] = -1 }),
      ("one between the known ones comes", { $0.insert(-1, at: 30_000) }),
      ("one between the known ones goes", { $0.remove(at: 30_000) }),
      (
        "one goes and one comes at the end",
        {
          $0.remove(at: 3); $0.append(-1)
        }
      ),
      ("a known one moves by two places", { $0.swapAt(4, 6) }), ("nothing changes", { _ in }),
    ]
    for (name, change) in changes {
      var new = old
      change(&new)
      var comparisons = 0
      let runs = CommonRun.runs(of: old.count, new.count, known: known) {
        comparisons += 1
        return old[$0] == new[$1]
      }
      #expect(comparisons < 200, "\(name): \(comparisons) comparisons")
      let left = CommonRun.gaps(between: runs.map(\.old), in: old.count)
      #expect(left.reduce(0) { $0 + $1.count } <= 3, "\(name): \(left)")
    }
  }
}

@MainActor @Suite("A table of 100,000 named rows", .serialized) struct KnownRowsTests {
  /// Rows that count how often they are asked for their names.
  private struct Named: TableDelegate {
    final class Count {
      var names = 0
    }

    var ids: [Int]
    let count = Count()

    func numberOfRows(forSection section: Int) -> Int { ids.count }
    func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
      ItemCell(props: ItemCell.Props(item: Item(id: ids[indexPath.row]), log: nil))
    }
    func height(forRowAt indexPath: IndexPath) -> Value { .fixed(CGFloat(40 + ids[indexPath.row] % 7)) }
    func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? {
      count.names += 1
      return ids[indexPath.row]
    }
  }

  @Test("is asked for few names when one row comes or goes, wherever it is scrolled to")
  func fewNames() {
    let rig = TableRig([])
    var rows = Named(ids: Array(0..<100_000))
    rig.show(rows)
    rig.scroll(to: 2_000_000)
    rig.scroll(to: 2_000_200)
    func change(_ name: String, _ change: (inout [Int]) -> Void) {
      let last = rows
      var ids = rows.ids
      change(&ids)
      rows = Named(ids: ids)
      last.count.names = 0
      rig.show(rows)
      let names = last.count.names + rows.count.names
      #expect(names < 400, "\(name): \(names) names")
      for (path, text) in zip(rig.table.indexPathsForVisibleRows ?? [], rig.texts) {
        #expect(text == "\(rows.ids[path.row])", "\(name)")
        #expect(rig.table.rectForRow(at: path).height == CGFloat(40 + rows.ids[path.row] % 7), "\(name)")
      }
    }
    change("at the end") { $0.append(-1) }
    change("at the end") { $0.removeLast() }
    let top = rig.texts
    // As high as the first row, by which rows are estimated that nobody has seen.
    change("at the beginning") { $0.insert(-7, at: 0) }
    #expect(rig.texts == top, "the visible rows stay where they are")
    change("at the beginning") { $0.remove(at: 0) }
    #expect(rig.texts == top)
    let first = (rig.table.indexPathsForVisibleRows ?? [])[0].row
    change("in sight") { $0.remove(at: first + 2) }
    #expect(rig.texts.prefix(2) == top.prefix(2) && rig.texts[2] == top[3])
    change("in sight") { $0.insert(-3, at: first + 1) }
    #expect(rig.texts[1] == "-3")
    change("the last in sight") { $0.remove(at: first + rig.texts.count - 1) }
    rig.scroll(to: 0)
    #expect(rig.texts.prefix(3) == ["0", "1", "2"])
  }

  @Test("shows the right rows at their heights after changes at random, wherever it is scrolled to")
  func heightsStayWithTheirRows() {
    var random = SeededGenerator(seed: 5)
    let rig = TableRig([])
    var ids = Array(0..<400)
    for round in 0..<400 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
        case 1:
          let moved = ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
          ids.insert(moved, at: Int.random(in: 0...ids.count, using: &random))
        default: ids.insert(1_000 + round * 3, at: Int.random(in: 0...ids.count, using: &random))
        }
      }
      ids = ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      rig.show(Named(ids: ids))
      if Bool.random(using: &random) { rig.scroll(to: CGFloat.random(in: 0..<12_000, using: &random)) }
      for (path, text) in zip(rig.table.indexPathsForVisibleRows ?? [], rig.texts) {
        #expect(text == "\(ids[path.row])")
        #expect(rig.table.rectForRow(at: path).height == CGFloat(40 + ids[path.row] % 7))
      }
    }
  }
}
