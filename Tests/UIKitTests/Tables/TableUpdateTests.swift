import Testing

@testable import UIKit

@MainActor @Suite("Changing a table", .serialized)
struct TableUpdateTests {
  @Test("T8: Rows that the data does not have end the app with numbers")
  func mismatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rig = TableRig(TextsSource(rows: 3))
        rig.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Invalid update: invalid number of rows in section 0"))
    #expect(words.contains("after the update (3) must be equal to"))
  }

  @Test("Rows come, go and move with their cells, which are not made anew")
  func changes() {
    let rig = TableRig(TextsSource([["a", "b", "c", "d"]]))
    let cells = rig.table.visibleCells
    rig.source.sections = [["x", "a", "d", "c"]]
    rig.table.performBatchUpdates {
      rig.table.deleteRows(at: [path(1)], with: .fade)
      rig.table.insertRows(at: [path(0)], with: .left)
      rig.table.moveRow(at: path(3), to: path(2))
    }
    rig.table.layoutIfNeeded()
    #expect(rig.texts == ["x", "a", "d", "c"])
    #expect(rig.table.cellForRow(at: path(1)) === cells[0] && rig.table.cellForRow(at: path(2)) === cells[3])
    #expect(rig.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132] && rig.source.asked.count == 5)
  }

  @Test("Sections come, go and are loaded anew")
  func sections() {
    let rig = TableRig(TextsSource([["a"], ["b", "c"]]), style: .grouped)
    rig.source.sections = [["n"], ["a"], ["b2"]]
    rig.table.beginUpdates()
    rig.table.insertSections([0], with: .fade)
    rig.table.reloadSections([1], with: .fade)
    rig.table.endUpdates()
    rig.table.layoutIfNeeded()
    #expect(rig.texts == ["n", "a", "b2"] && rig.table.numberOfSections == 3)
    rig.source.sections = [["b2"], ["a"]]
    rig.table.performBatchUpdates {
      rig.table.deleteSections([0], with: .fade)
      rig.table.moveSection(2, toSection: 0)
    }
    #expect(rig.texts == ["b2", "a"])
  }

  @Test("Cells move to their places in time, and what goes is seen until it is gone")
  func animation() {
    TouchFixture.run { fixture in
      let rig = TableRig(TextsSource([["a", "b", "c"]]))
      fixture.window.addSubview(rig.table)
      UIScreen.main.host.finishTurn()
      let (a, c) = (rig.table.cellForRow(at: path(0))!, rig.table.cellForRow(at: path(2))!)
      rig.source.sections = [["b", "c"]]
      var ended = false
      rig.table.performBatchUpdates {
        rig.table.deleteRows(at: [path(0)], with: .fade)
      } completion: {
        ended = $0
      }
      UIScreen.main.host.finishTurn()
      #expect(!a.isHidden && a.superview === rig.table && c.frame.minY == 44 && !ended)
      fixture.wait(0.15)
      let shown = c.layer.presentation()?.frame.minY ?? 0
      #expect(shown > 44 && shown < 88)
      fixture.wait(0.5)
      UIScreen.main.host.finishTurn()
      #expect(ended && a.isHidden && a.alpha == 1)
      // It is used again.
      rig.source.sections = [["b", "c", "d"]]
      rig.table.insertRows(at: [path(2)], with: .none)
      #expect(rig.table.cellForRow(at: path(2)) === a && !a.isHidden)
    }
  }

  @Test("What is selected goes along, and what is deleted is so no more")
  func selection() {
    let rig = TableRig(TextsSource(rows: 5))
    rig.table.allowsMultipleSelection = true
    for row in [1, 3] { rig.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    rig.source.sections[0].remove(at: 1)
    rig.source.sections[0].insert("New", at: 0)
    rig.table.performBatchUpdates {
      rig.table.deleteRows(at: [path(1)], with: .none)
      rig.table.insertRows(at: [path(0)], with: .none)
    }
    #expect(rig.table.indexPathsForSelectedRows == [path(3)])
  }

  @Test("A row that is reloaded gets another cell, one that is set up anew keeps its own")
  func reloading() {
    let rig = TableRig(TextsSource([["a", "b"]]))
    let cells = rig.table.visibleCells
    rig.source.sections = [["A", "B"]]
    rig.table.reloadRows(at: [path(0)], with: .none)
    #expect(rig.texts == ["A", "b"] && rig.table.cellForRow(at: path(0)) !== cells[0])
    rig.table.reconfigureRows(at: [path(1)])
    #expect(rig.texts == ["A", "B"] && rig.table.cellForRow(at: path(1)) === cells[1])
  }

  @Test("Any changes leave what reloading would", arguments: 0..<25)
  func random(seed: Int) {
    var random = SystemRandomNumberGenerator()
    let rig = TableRig(TextsSource([(0..<12).map { "r\($0)" }, ["s"], []]), style: .grouped, rowHeight: nil)
    for step in 0..<6 {
      rig.scroll(to: CGFloat(Int.random(in: 0...500, using: &random)))
      let before = rig.source.sections
      var after = before
      var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
      for section in before.indices {
        let gone = before[section].indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        deleted += gone.map { path($0, section) }
        after[section] = before[section].indices.filter { !gone.contains($0) }.map { before[section][$0] }
        var places: [Int] = []
        for number in 0..<Int.random(in: 0...4, using: &random) {
          let place = Int.random(in: 0...after[section].count, using: &random)
          after[section].insert("n\(step)\(section)\(number)", at: place)
          places = places.map { $0 >= place ? $0 + 1 : $0 } + [place]
        }
        inserted += places.map { path($0, section) }
      }
      rig.source.sections = after
      rig.table.performBatchUpdates {
        rig.table.deleteRows(at: deleted, with: .automatic)
        rig.table.insertRows(at: inserted, with: .automatic)
      }
      rig.table.layoutIfNeeded()
      let (texts, height) = (rig.texts, rig.table.contentSize.height)
      let frames = rig.table.visibleCells.map(\.frame)
      rig.table.reloadData()
      rig.table.layoutIfNeeded()
      #expect(rig.texts == texts && rig.table.contentSize.height == height)
      #expect(rig.table.visibleCells.map(\.frame) == frames)
    }
  }

  @Test("A controller can delete by swipes when it overrides what deletes")
  func overrides() {
    final class Plain: UITableViewController {}
    final class Deleting: UITableViewController {
      var deleted: [IndexPath] = []
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { deleted.append(indexPath) }
    }
    #expect(!Plain(style: .plain).commitsEdits && !Plain(style: .plain).movesRows)
    #expect(Deleting(style: .plain).commitsEdits && !Deleting(style: .plain).movesRows)
    #expect(!TextsSource(rows: 1).commitsEdits && EditedSource(rows: 1).commitsEdits)
    #expect(EditedSource(rows: 1).movesRows)
  }
}

/// A list that can be edited.
@MainActor final class EditedSource: NSObject, UITableViewDataSource {
  var items: [String]
  init(rows: Int) { items = (0..<rows).map { "Row \($0)" } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

@MainActor @Suite("Editing a table", .serialized)
struct TableEditingTests {
  private func fixture(_ work: (TouchFixture, UITableView, EditedSource) throws -> Void) rethrows {
    try TouchFixture.run { fixture in
      let source = EditedSource(rows: 4)
      let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
      table.rowHeight = 44
      table.dataSource = source
      fixture.window.addSubview(table)
      table.layoutIfNeeded()
      try work(fixture, table, source)
    }
  }

  @Test("A swipe shows the button that deletes, and the button deletes")
  func swipe() throws {
    try fixture { fixture, table, source in
      fixture.down(250, 60)
      fixture.drag(to: 160, 60)
      fixture.up()
      fixture.wait(1)
      let cell = try #require(table.cellForRow(at: path(1)))
      #expect(cell.showingDeleteConfirmation && cell.frame.minX < -70 && source.items.count == 4)
      fixture.tap(300, 60)
      fixture.wait(1)
      #expect(source.items == ["Row 0", "Row 2", "Row 3"])
      #expect(table.visibleCells.map(\.frame.minX) == [0, 0, 0])
      #expect(table.swipe == nil && !table.subviews.contains { $0 is SwipeActionsView })
    }
  }

  @Test("A swipe over the whole row deletes at once; one that comes back, or a tap elsewhere, does not")
  func fullSwipe() {
    fixture { fixture, table, source in
      fixture.down(310, 60)
      fixture.drag(to: 10, 60)
      fixture.up()
      fixture.wait(1)
      #expect(source.items == ["Row 0", "Row 2", "Row 3"])
      fixture.down(250, 60)
      fixture.drag(to: 160, 60)
      fixture.drag(to: 240, 60)
      fixture.up()
      fixture.wait(1)
      #expect(table.swipe == nil)
      fixture.down(250, 60)
      fixture.drag(to: 160, 60)
      fixture.up()
      fixture.wait(1)
      #expect(table.swipe != nil)
      fixture.tap(50, 110)
      fixture.wait(1)
      #expect(table.swipe == nil && table.indexPathForSelectedRow == nil && source.items.count == 3)
    }
  }

  @Test("Rows of a source that deletes nothing cannot be swiped")
  func noSwipe() {
    TouchFixture.run { fixture in
      let rig = TableRig(TextsSource(rows: 4))
      fixture.window.addSubview(rig.table)
      rig.table.layoutIfNeeded()
      fixture.down(250, 60)
      fixture.drag(to: 100, 60)
      fixture.up()
      #expect(rig.table.swipe == nil && rig.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }
  }

  @Test("While it is edited, rows have marks that delete them and handles that move them")
  func editing() throws {
    try fixture { fixture, table, source in
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: path(2)))
      #expect(cell.isEditing && cell.editingStyle == .delete && cell.showsReorderControl)
      #expect(cell.contentView.frame.minX == 38)
      fixture.tap(27, 110)
      fixture.wait(1)
      #expect(cell.showingDeleteConfirmation && source.items.count == 4)
      fixture.tap(300, 110)
      fixture.wait(1)
      #expect(source.items == ["Row 0", "Row 1", "Row 3"])
      // From the last place to the first.
      fixture.down(300, 110)
      fixture.drag(to: 300, 10)
      fixture.up()
      fixture.wait(1)
      #expect(source.items == ["Row 3", "Row 0", "Row 1"])
      #expect(table.visibleCells.map { $0.textLabel?.text } == source.items)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
      let handle = try #require(table.cellForRow(at: path(0))?.reorderHandle)
      Keyboard(view: handle).press("ArrowDown")
      #expect(source.items == ["Row 0", "Row 3", "Row 1"])
      table.setEditing(false, animated: false)
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }
  }

  @Test("Keys open a row's actions and close them")
  func keys() throws {
    try fixture { _, table, source in
      let cell = try #require(table.cellForRow(at: path(1)))
      Keyboard(view: cell).press("Delete")
      let swipe = try #require(table.swipe)
      #expect(swipe.path == path(1))
      Keyboard(view: cell).press("Escape")
      #expect(table.swipe == nil && source.items.count == 4)
    }
  }
}
