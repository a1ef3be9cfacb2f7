import Testing

@testable import UIKit

/// Rows that are selected by moving two fingers over them, or by a click with the shift key.
@MainActor @Suite("Selecting several rows at once", .serialized)
struct MultipleSelectionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var isWanted = true
    var editsAtBegin = true
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init(in fixture: TouchFixture) {
      super.init()
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.allowsMultipleSelectionDuringEditing = true
      table.dataSource = self
      table.delegate = self
      fixture.window.addSubview(table)
      table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row)")
      return isWanted
    }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("began \(indexPath.row)")
      if editsAtBegin { tableView.setEditing(true, animated: false) }
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("ended") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("+\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("-\(indexPath.row)")
    }

    var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }
  }

  private func pan(_ fixture: TouchFixture, from start: CGFloat, to ends: CGFloat...) {
    for finger in [0, 1] { fixture.down(100 + 60 * CGFloat(finger), start, finger: finger) }
    var from = start
    for end in ends {
      for step in 1...10 {
        let y = from + (end - from) * CGFloat(step) / 10
        for finger in [0, 1] { fixture.move(100 + 60 * CGFloat(finger), y, finger: finger) }
        fixture.wait(0.02)
      }
      from = end
    }
    for finger in [0, 1] { fixture.up(finger: finger) }
    fixture.wait(1)
  }

  @Test("two fingers begin the editing that the app wants, and select the rows that they come over")
  func twoFingers() {
    TouchFixture.run { fixture in
      let rows = Rows(in: fixture)
      pan(fixture, from: 50, to: 210)
      #expect(rows.log == ["should 1", "began 1", "+1", "+2", "+3", "+4", "+5", "ended"])
      #expect(rows.selected == [1, 2, 3, 4, 5] && rows.table.isEditing && rows.table.contentOffset.y == 0)
      // Back again, rows are as they were; beginning at a selected one deselects.
      rows.log = []
      pan(fixture, from: 210, to: 290, 130)
      #expect(rows.selected == [1, 2] && rows.log.last == "ended")
      #expect(!rows.log.contains("+6") && !rows.log.contains("-6"))
      rows.log = []
      pan(fixture, from: 250, to: 330, 250)
      #expect(rows.log == ["should 6", "began 6", "+6", "+7", "+8", "-8", "-7", "ended"])
      #expect(rows.selected == [1, 2, 6])
    }
  }

  /// A controller whose class overrides the delegate's methods, as apps' controllers do.
  private final class RowsController: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("began \(indexPath.row)")
      setEditing(true, animated: false)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("ended")
    }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { 0 }
  }

  @Test("controllers of tables are asked and told, too")
  func controllers() {
    TouchFixture.run { fixture in
      let controller = RowsController()
      controller.tableView.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      controller.tableView.rowHeight = 40
      controller.tableView.allowsMultipleSelectionDuringEditing = true
      fixture.window.addSubview(controller.tableView)
      controller.tableView.layoutIfNeeded()
      pan(fixture, from: 50, to: 130)
      #expect(controller.log == ["began 1", "ended"])
      #expect(controller.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
    }
  }

  @Test("two fingers scroll where the app wants no selection, and one always does")
  func scrolling() {
    TouchFixture.run { fixture in
      let rows = Rows(in: fixture)
      rows.isWanted = false
      pan(fixture, from: 300, to: 100)
      #expect(rows.log == ["should 7"] && rows.table.contentOffset.y > 100 && rows.selected.isEmpty)
      rows.isWanted = true
      rows.log = []
      let offset = rows.table.contentOffset.y
      fixture.down(100, 300)
      fixture.drag(to: 100, 150)
      fixture.up()
      fixture.wait(2)
      #expect(rows.log == [] && rows.table.contentOffset.y > offset)
    }
  }

  @Test("a pointer selects the rows that it is moved over while a table is edited")
  func pointer() {
    TouchFixture.run { fixture in
      let rows = Rows(in: fixture)
      rows.table.setEditing(true, animated: false)
      fixture.down(200, 20, kind: .mouse)
      for y in stride(from: CGFloat(30), through: 130, by: 10) { fixture.move(200, y, kind: .mouse) }
      fixture.up(kind: .mouse)
      #expect(rows.selected == [0, 1, 2, 3] && rows.log.first == "should 0" && rows.log.last == "ended")
    }
  }

  @Test("the shift key extends a selection from the row that was chosen last")
  func shift() {
    TouchFixture.run { fixture in
      let rows = Rows(in: fixture)
      rows.table.setEditing(true, animated: false)
      rows.editsAtBegin = false
      fixture.tap(200, 60)
      rows.log = []
      fixture.modifiers = .shift
      fixture.tap(200, 180)
      #expect(
        rows.log == ["should 4", "began 1", "+2", "+3", "+4", "ended"] && rows.selected == [1, 2, 3, 4])
      // Where the app allows none, a row is chosen as without the key.
      rows.isWanted = false
      fixture.tap(200, 260)
      #expect(rows.selected == [1, 2, 3, 4, 6])
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    let collection: UICollectionView

    init(in fixture: TouchFixture) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      super.init()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.allowsMultipleSelection = true
      collection.dataSource = self
      collection.delegate = self
      fixture.window.addSubview(collection)
      collection.layoutIfNeeded()
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("began \(indexPath.item)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("ended")
    }
  }

  @Test("two fingers select the items of a collection in their order")
  func collection() {
    TouchFixture.run { fixture in
      let items = Items(in: fixture)
      // From the second item of the first line (its first finger) into the third line.
      pan(fixture, from: 50, to: 250)
      #expect(items.log == ["should 1", "began 1", "ended"])
      #expect(items.collection.indexPathsForSelectedItems?.map(\.item) == Array(1...9))
      #expect(items.collection.contentOffset.y == 0)
    }
  }
}
