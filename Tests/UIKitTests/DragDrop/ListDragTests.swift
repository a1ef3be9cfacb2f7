import Testing

@testable import UIKit

@MainActor @Suite("Dragging the rows of lists", .serialized)
struct ListDragTests {
  /// A table of names whose rows are 50 high and can be dragged.
  @MainActor class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    var names: [String]
    var began = 0
    var ended = 0
    var moves = 0
    /// Whether the source moves rows.
    var isMovable = false
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    init(_ names: [String], x: CGFloat, in fixture: TouchFixture) {
      self.names = names
      super.init()
      table.frame.origin.x = x
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.dragDelegate = self
      fixture.window.addSubview(table)
      table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let name = names[indexPath.row]
      guard !name.hasPrefix("_") else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
      item.localObject = name
      return [item]
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      moves += 1
      names.insert(names.remove(at: source.row), at: destination.row)
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { began += 1 }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { ended += 1 }

    var shown: [String] {
      table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
    }
  }

  /// A table that takes what is dropped on it.
  final class TakingNames: Names, UITableViewDropDelegate {
    var destinations: [IndexPath?] = []
    var sources: [IndexPath?] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      destinations.append(coordinator.destinationIndexPath)
      let goal = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
      for item in coordinator.items {
        sources.append(item.sourceIndexPath)
        guard intent == .insertAtDestinationIndexPath, let name = item.dragItem.localObject as? String else {
          continue
        }
        tableView.performBatchUpdates { [self] in
          let row = goal.row
          if let source = item.sourceIndexPath {
            names.remove(at: source.row)
            tableView.deleteRows(at: [source], with: .automatic)
          }
          names.insert(name, at: row)
          tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
          coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
        }
      }
    }
  }

  private func run(_ work: (TouchFixture) throws -> Void) rethrows {
    try TouchFixture.run { fixture in
      try work(fixture)
      fixture.liftAll()
      fixture.wait(2)
      #expect(Drag.current == nil && !fixture.window.subviews.contains { $0 is DragLayerView })
    }
  }

  private func movingNames(_ names: [String], x: CGFloat, in fixture: TouchFixture) -> Names {
    let list = Names(names, x: x, in: fixture)
    list.isMovable = true
    return list
  }

  private func drag(
    _ fixture: TouchFixture, from start: CGPoint, to end: CGPoint, drops: Bool = true
  ) {
    fixture.down(start.x, start.y)
    fixture.wait(0.4)
    fixture.drag(to: end.x, end.y)
    guard drops else { return }
    fixture.up()
    fixture.wait(1)
  }

  @Test("moves a row of a table whose source moves rows, without a drop delegate")
  func reordering() {
    run { fixture in
      let list = movingNames(["a", "b", "c", "d"], x: 0, in: fixture)
      drag(fixture, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 130), drops: false)
      #expect(list.table.hasActiveDrag && list.table.hasActiveDrop && list.began == 1)
      #expect(list.names == ["a", "b", "c", "d"] && list.table.cellForRow(at: [0, 0])?.alpha == 0)
      #expect(list.table.cellForRow(at: [0, 1])?.frame.minY == 0, "The others make room.")
      fixture.up()
      fixture.wait(1)
      #expect(list.names == ["b", "c", "a", "d"] && list.moves == 1 && list.ended == 1)
      #expect(list.shown == ["b", "c", "a", "d"])
      #expect(list.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.dragState == .none })
      #expect(!list.table.hasActiveDrag && !list.table.hasActiveDrop)
    }
  }

  @Test("puts the row back when the hand leaves the table")
  func leaving() {
    run { fixture in
      let list = movingNames(["a", "b", "c", "d"], x: 0, in: fixture)
      drag(fixture, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 130), drops: false)
      fixture.drag(to: 350, 130)
      fixture.wait(0.5)
      #expect(list.table.cellForRow(at: [0, 1])?.frame.minY == 50)
      fixture.up()
      fixture.wait(1)
      #expect(list.moves == 0 && list.shown == ["a", "b", "c", "d"] && list.ended == 1)
      #expect(list.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test("makes room in another table, and takes a row over there")
  func betweenTables() {
    run { fixture in
      let left = TakingNames(["a", "b", "c"], x: 0, in: fixture)
      let right = TakingNames(["x", "y", "z"], x: 200, in: fixture)
      left.table.dropDelegate = left
      right.table.dropDelegate = right
      drag(fixture, from: CGPoint(x: 100, y: 75), to: CGPoint(x: 300, y: 60), drops: false)
      fixture.wait(0.5)
      #expect(right.table.cellForRow(at: [0, 1])?.frame.minY == 100, "There is room.")
      #expect(right.table.cellForRow(at: [0, 0])?.frame.minY == 0)
      fixture.up()
      fixture.wait(1)
      #expect(
        right.names == ["x", "b", "y", "z"] && right.destinations == [[0, 1]] && right.sources == [nil])
      #expect(right.shown == right.names && right.table.cellForRow(at: [0, 2])?.frame.minY == 100)
      #expect(right.table.visibleCells.allSatisfy { $0.alpha == 1 })
      #expect(left.names == ["a", "b", "c"])
      // Within the table, which does not move rows itself, the delegate does.
      drag(fixture, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 190))
      #expect(left.names == ["b", "c", "a"] && left.sources == [[0, 0]] && left.shown == left.names)
      // Below all rows there is no place.
      drag(fixture, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 300, y: 380))
      #expect(right.destinations.last == .some(nil) && right.names.last == "b")
    }
  }

  /// The moment of a drag at which its lists go.
  enum Moment: CaseIterable { case lifted, dragged, entered, dropped, broken }

  @Test(
    "ends as it should when its lists are gone from the screen, and lets go of them",
    arguments: Moment.allCases)
  func goneLists(moment: Moment) {
    weak var goneLeft: UITableView?
    weak var goneRight: UITableView?
    run { fixture in
      var left: TakingNames? = TakingNames(["a", "b", "c"], x: 0, in: fixture)
      var right: TakingNames? = TakingNames(["x", "y", "z"], x: 200, in: fixture)
      for list in [left, right] { list?.table.dropDelegate = list }
      (goneLeft, goneRight) = (left?.table, right?.table)
      @MainActor func remove() {
        for list in [left, right] { list?.table.removeFromSuperview() }
        (left, right) = (nil, nil)
      }
      fixture.down(100, 75)
      fixture.wait(0.4)
      if moment == .lifted { remove() }
      fixture.drag(to: 150, 75)
      if moment == .dragged { remove() }
      fixture.drag(to: 300, 60)
      if moment == .entered { remove() }
      if moment == .broken {
        _ = Drag.cancelCurrent()
        remove()
      }
      fixture.up()
      if moment == .dropped { remove() }
      fixture.wait(2)
    }
    #expect(goneLeft == nil && goneRight == nil)
  }

  @Test("shows a row that things would be dropped into")
  func into() {
    run { fixture in
      let left = Names(["a"], x: 0, in: fixture)
      let right = TakingNames(["x", "y"], x: 200, in: fixture)
      right.table.dropDelegate = right
      right.intent = .insertIntoDestinationIndexPath
      drag(fixture, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 300, y: 90), drops: false)
      fixture.move(300, 88)
      #expect(right.table.cellForRow(at: [0, 1])?.isHighlighted == true)
      fixture.up()
      fixture.wait(1)
      #expect(right.destinations == [[0, 1]] && right.table.cellForRow(at: [0, 1])?.isHighlighted == false)
      #expect(left.ended == 1)
    }
  }

  @Test("leaves rows without items to scrolling, and all rows where dragging is off")
  func scrolling() {
    run { fixture in
      let list = movingNames((0..<30).map { "_\($0)" }, x: 0, in: fixture)
      drag(fixture, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
      #expect(list.table.contentOffset.y > 100 && list.began == 0)
      list.table.contentOffset = .zero
      list.names = (0..<30).map { "\($0)" }
      #expect(list.table.dragInteractionEnabled)
      list.table.dragInteractionEnabled = false
      drag(fixture, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
      #expect(list.table.contentOffset.y > 100 && list.began == 0)
    }
  }

  @Test("scrolls while a row is held near an edge")
  func edges() {
    run { fixture in
      let list = movingNames((0..<40).map { "\($0)" }, x: 0, in: fixture)
      drag(fixture, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 395), drops: false)
      fixture.wait(1)
      #expect(list.table.contentOffset.y > 300)
      fixture.up()
      fixture.wait(1)
      let row = list.names.firstIndex(of: "0") ?? 0
      #expect(row > 10 && list.shown.contains("0"))
    }
  }

  /// A collection of 100×100 items, two in a line.
  @MainActor
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var names: [String]
    var destinations: [IndexPath?] = []
    var isMovable = true
    let collection: UICollectionView

    init(_ names: [String], in fixture: TouchFixture) {
      self.names = names
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      collection = UICollectionView(
        frame: CGRect(x: 200, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      super.init()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      collection.dragDelegate = self
      collection.dropDelegate = self
      fixture.window.addSubview(collection)
      collection.layoutIfNeeded()
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      isMovable
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) { names.insert(names.remove(at: source.item), at: destination.item) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.item])))
      item.localObject = names[indexPath.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      destinations.append(coordinator.destinationIndexPath)
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let name = item.dragItem.localObject as? String
      else { return }
      names.insert(name, at: path.item)
      collectionView.insertItems(at: [path])
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }

  @Test("takes the place among the other items where the app itself moves one within its collection")
  func movedByTheApp() {
    run { fixture in
      for (end, expected) in [
        (CGPoint(x: 210, y: 50), 0), (CGPoint(x: 390, y: 50), 1), (CGPoint(x: 210, y: 150), 1),
        (CGPoint(x: 390, y: 150), 3),
      ] {
        let items = Items(["1", "2", "3", "4"], in: fixture)
        items.isMovable = false
        drag(fixture, from: CGPoint(x: 250, y: 50), to: end)
        #expect(items.destinations == [[0, expected]], "\(end)")
        items.collection.removeFromSuperview()
      }
    }
  }

  @Test("moves the items of a collection, and takes rows of a table between them")
  func collections() {
    run { fixture in
      let table = Names(["a", "b"], x: 0, in: fixture)
      let items = Items(["1", "2", "3", "4"], in: fixture)
      drag(fixture, from: CGPoint(x: 250, y: 50), to: CGPoint(x: 350, y: 150))
      #expect(items.names == ["2", "3", "4", "1"] && items.destinations.isEmpty)
      drag(fixture, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 310, y: 50), drops: false)
      #expect(items.collection.dropMark?.frame.midX == 100)
      fixture.up()
      fixture.wait(1)
      #expect(items.names == ["2", "a", "3", "4", "1"] && items.destinations == [[0, 1]])
      #expect(items.collection.dropMark == nil)
      #expect(items.collection.visibleCells.allSatisfy { $0.alpha == 1 })
      #expect(table.ended == 1)
    }
  }
}
