import Testing

@testable import UIKit

@MainActor @Suite("Choosing rows of a table", .serialized)
struct TableSelectionTests {
  final class Log: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var refuses: Set<Int> = []
    var redirects: [Int: Int] = [:]
    private func note(_ what: String, _ path: IndexPath) { lines.append("\(what) \(path.row)") }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      !refuses.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      note("highlight", indexPath)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      note("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      note("willSelect", indexPath)
      guard let row = redirects[indexPath.row] else { return indexPath }
      return row < 0 ? nil : path(row)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      note("willDeselect", indexPath)
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      note("didSelect", indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      note("didDeselect", indexPath)
    }
  }

  private func fixture(
    rows: Int = 30, _ work: (TouchFixture, TableRig, Log) throws -> Void
  ) rethrows {
    try TouchFixture.run { fixture in
      let rig = TableRig(TextsSource(rows: rows))
      let log = Log()
      rig.table.delegate = log
      fixture.window.addSubview(rig.table)
      rig.table.layoutIfNeeded()
      try work(fixture, rig, log)
    }
  }

  @Test("T10: A tap tells in UIKit's order")
  func tap() {
    fixture { fixture, rig, log in
      fixture.tap(50, 100)
      fixture.wait(1)
      #expect(log.lines == ["highlight 2", "unhighlight 2", "willSelect 2", "didSelect 2"])
      log.lines = []
      fixture.tap(50, 20)
      #expect(
        log.lines == [
          "highlight 0", "unhighlight 0", "willSelect 0", "willDeselect 2", "didDeselect 2", "didSelect 0",
        ])
      #expect(rig.table.indexPathForSelectedRow == path(0) && rig.table.cellForRow(at: path(0))!.isSelected)
      #expect(!rig.table.cellForRow(at: path(2))!.isSelected)
    }
  }

  @Test("A finger that rests shows the row pressed, and one that drags lets it go")
  func drag() {
    fixture { fixture, rig, log in
      fixture.down(50, 100)
      fixture.wait(0.2)
      #expect(log.lines == ["highlight 2"] && rig.table.cellForRow(at: path(2))!.isHighlighted)
      fixture.drag(to: 50, 40)
      #expect(log.lines == ["highlight 2", "unhighlight 2"])
      fixture.up()
      fixture.wait(3)
      #expect(rig.table.contentOffset.y > 0 && rig.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("Delegates refuse, redirect and let several rows be selected")
  func refusal() {
    fixture { fixture, rig, log in
      log.refuses = [1]
      fixture.tap(50, 60)
      #expect(log.lines == [])
      log.redirects = [2: 5, 3: -1]
      fixture.tap(50, 100)
      #expect(rig.table.indexPathForSelectedRow == path(5))
      fixture.wait(1)
      fixture.tap(50, 150)
      #expect(rig.table.indexPathForSelectedRow == path(5) && log.lines.last == "willSelect 3")
      rig.table.allowsMultipleSelection = true
      fixture.wait(1)
      fixture.tap(50, 20)
      #expect(rig.table.indexPathsForSelectedRows == [path(0), path(5)])
      fixture.wait(1)
      fixture.tap(50, 20)
      #expect(rig.table.indexPathsForSelectedRows == [path(5)] && log.lines.last == "didDeselect 0")
      rig.table.allowsSelection = false
      fixture.wait(1)
      fixture.tap(50, 20)
      #expect(rig.table.indexPathsForSelectedRows == nil)
    }
  }

  @Test("Selecting in code tells nobody, and stays with the row out of sight")
  func code() {
    fixture { _, rig, log in
      rig.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
      #expect(log.lines == [] && rig.table.cellForRow(at: path(3))!.isSelected)
      rig.scroll(to: 600)
      #expect(rig.table.visibleCells.allSatisfy { !$0.isSelected })
      rig.scroll(to: 0)
      #expect(rig.table.cellForRow(at: path(3))!.isSelected)
      rig.table.selectRow(at: path(20), animated: false, scrollPosition: .top)
      #expect(rig.table.contentOffset.y == 880 && rig.table.indexPathsForSelectedRows == [path(20)])
      rig.table.deselectRow(at: path(20), animated: true)
      #expect(rig.table.indexPathForSelectedRow == nil && log.lines == [])
      rig.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      rig.table.reloadData()
      #expect(rig.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("Arrows go from row to row, and Return chooses")
  func keys() {
    fixture { _, rig, log in
      let first = rig.table.cellForRow(at: path(0))!
      #expect(first.semantics.isFocusable && !rig.table.cellForRow(at: path(1))!.semantics.isFocusable)
      Keyboard(view: first).press("ArrowDown")
      let second = rig.table.cellForRow(at: path(1))!
      #expect(
        second.semantics.isFocusable && second.semantics.focusRequest > 0 && !first.semantics.isFocusable)
      #expect(second.activate() && log.lines == ["willSelect 1", "didSelect 1"])
      Keyboard(view: second).press("End")
      #expect(rig.texts.last == "Row 29")
      let last = rig.table.cellForRow(at: path(29))!
      #expect(last.semantics.isFocusable)
      Keyboard(view: last).press("Home")
      #expect(rig.table.contentOffset.y == 0 && rig.table.cellForRow(at: path(0))!.semantics.isFocusable)
    }
  }

  @Test("Cells and headers mean themselves to screen readers")
  func semantics() {
    fixture { _, rig, _ in
      #expect(rig.table.semantics.role == .table && !rig.table.semantics.isFocusable)
      let cell = rig.table.cellForRow(at: path(0))!
      #expect(cell.semantics.role == .cell && !cell.semantics.isSelected)
      rig.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
      #expect(cell.semantics.isSelected)
      #expect(UITableViewHeaderFooterView().semantics.role == .header)
    }
  }
}
