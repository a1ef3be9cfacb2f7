import Katana
import KatanaElements
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TableReuseTests {
  @Test(arguments: [100, 100_000]) func aTableHasFewNodesHoweverManyRowsItHas(count: Int) {
    let rig = TableRig(Array(0..<count))
    // A row is its own node and its label's.
    var most = 0
    func check() {
      let visible = 2 * rig.table.visibleCells.count
      most = max(most, rig.nodes - visible)
    }
    check()
    for y in stride(from: CGFloat(0), to: 3_000, by: 37) {
      rig.scroll(to: y)
      check()
    }
    rig.ref?.scroll(at: path(count - 1), at: .bottom, animated: false)
    check()
    #expect(rig.texts.last == "\(count - 1)")
    rig.ref?.scroll(at: path(0), at: .top, animated: false)
    check()
    #expect(rig.texts.first == "0")
    #expect(most <= 30, "\(most) nodes beyond the visible rows")
    #expect(rig.log.mounted.count <= 12, "cells are used again")
  }

  @Test func theWorkOfShowingAndScrollingDoesNotDependOnTheNumberOfRows() {
    let work = [100, 100_000].map { count in
      let rig = TableRig(Array(0..<count))
      for y in stride(from: CGFloat(0), to: 2_000, by: 30) { rig.scroll(to: y) }
      return [rig.log.described.count, rig.log.displayed.count, rig.log.mounted.count]
    }
    #expect(work[0] == work[1])
  }

  @Test func manyRowsAreShownWithoutAskingForTheirNames() {
    @MainActor final class Names {
      var asked = 0
    }
    struct Named: TableDelegate {
      var count: Int
      var names: Names
      func numberOfRows(forSection section: Int) -> Int { count }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        View(props: View.Props())
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
      func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? {
        names.asked += 1
        return indexPath.row
      }
    }
    let (rig, names) = (TableRig([1]), Names())
    rig.show(Named(count: 100_000, names: names))
    #expect(rig.table.visibleCells.count == 8 && names.asked <= 20)
  }

  @Test func rowsThatAreAllRemovedLeaveFewNodesForTheNextOnes() {
    let rig = TableRig(Array(0..<40), height: 10)
    #expect(rig.nodes == 80)
    rig.show(ids: [])
    rig.table.layoutIfNeeded()
    #expect(rig.table.visibleCells.isEmpty)
    #expect(rig.nodes <= 30)
    #expect(rig.log.unmounted.count >= 25)
    rig.show(ids: [7])
    #expect(rig.texts == ["7"])
  }

  @Test func rowsOfOtherTypesUseOtherCells() {
    struct Mixed: TableDelegate {
      var log: RowLog
      func numberOfRows(forSection section: Int) -> Int { 1_000 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        let item = Item(id: indexPath.row)
        return indexPath.row.isMultiple(of: 2)
          ? ItemCell(props: ItemCell.Props(item: item, log: log)) : View(props: View.Props())
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
    }
    let rig = TableRig([])
    rig.show(Mixed(log: rig.log))
    for y in stride(from: CGFloat(0), to: 20_000, by: 90) { rig.scroll(to: y) }
    #expect(rig.log.mounted.count <= 6)
    #expect(Set(rig.rows.map { $0 is NativeTableCell }) == [true, false])
  }

  @Test func aNamedRowsStateStaysWithTheRow() async {
    struct Tally: NodeDescription {
      struct Props: NodeDescriptionProps {
        var frame: CGRect = .zero
        var alpha: CGFloat = 1
        var key: String?
        var id = 0
        var updates: Updates?
      }
      struct Count: NodeDescriptionState {
        var count = 0
        static func == (lhs: Count, rhs: Count) -> Bool { lhs.count == rhs.count }
      }
      @MainActor final class Updates {
        var byID: [Int: (Count) -> Void] = [:]
        var shown: [Int: Int] = [:]
      }
      var props: Props
      static func childrenDescriptions(
        props: Props, state: Count, update: @escaping (Count) -> Void, dispatch: @escaping StoreDispatch
      ) -> [any AnyNodeDescription] {
        props.updates?.byID[props.id] = update
        props.updates?.shown[props.id] = state.count
        return []
      }
    }
    struct Tallies: TableDelegate {
      var updates: Tally.Updates
      func numberOfRows(forSection section: Int) -> Int { 100 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        Tally(props: Tally.Props(id: indexPath.row, updates: updates))
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
      func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { indexPath.row }
    }
    let (rig, updates) = (TableRig([]), Tally.Updates())
    rig.show(Tallies(updates: updates))
    for row in 0..<8 { updates.byID[row]?(Tally.Count(count: 5)) }
    await mainQueue()
    #expect(updates.shown[3] == 5)
    rig.scroll(to: 400)
    #expect((8..<16).allSatisfy { updates.shown[$0] == 0 }, "other rows begin with a state of their own")
  }

  @Test func nothingStaysAliveWithoutTheTable() {
    weak var table: NativeTable?
    weak var cell: UITableViewCell?
    weak var node: AnyObject?
    weak var row: UIView?
    let log: RowLog
    do {
      let rig = TableRig(Array(0..<100))
      for y in stride(from: CGFloat(0), to: 2_000, by: 130) { rig.scroll(to: y) }
      rig.show(ids: Array(50..<80))
      log = rig.log
      (table, cell, node) = (rig.table, rig.table.visibleCells[0], rig.node.managedChildren[0])
      row = rig.rows[0]
      rig.renderer.rootNode.update(with: Stage(props: .init()))
    }
    #expect(table == nil && cell == nil && node == nil && row == nil)
    #expect(log.mounted.count == log.unmounted.count)
  }

  @Test func aTableThatOutlivesItsNodeShowsNoMoreRows() {
    let rig = TableRig(Array(0..<100))
    let table = rig.table
    rig.renderer.rootNode.update(with: Stage(props: .init()))
    table.contentOffset.y = 1_000
    table.layoutIfNeeded()
    #expect(rig.log.mounted.count == rig.log.unmounted.count)
  }
}
