import Testing

@testable import UIKit

@MainActor @Suite("Moving the items of a collection by hand")
struct ItemMovementTests {
  /// Sections of names, which can be moved but for those that begin with an underscore.
  final class Names: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var moves: [String] = []
    var proposals: [IndexPath] = []
    var limit: ((IndexPath) -> IndexPath)?
    var asked: [IndexPath] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      !sections[indexPath.section][indexPath.item].hasPrefix("_")
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath) → \(destinationIndexPath)")
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      proposals.append(proposedIndexPath)
      return limit?(proposedIndexPath) ?? proposedIndexPath
    }
  }

  /// A collection of 400×400 in a window whose items are 100 wide and high, four in a line.
  @MainActor final class Fixture {
    let touches: TouchFixture
    let names: Names
    let collection: UICollectionView
    let layout = UICollectionViewFlowLayout()

    init(_ touches: TouchFixture, _ sections: [[String]]) {
      self.touches = touches
      names = Names(sections)
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = names
      collection.delegate = names
      touches.window.addSubview(collection)
      collection.layoutIfNeeded()
    }

    /// The names of the shown cells by their places on the screen.
    var shown: [String] {
      collection.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden && $0.alpha > 0 }
        .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        .map { $0.accessibilityIdentifier ?? "" }
    }
  }

  private func run(_ sections: [[String]], _ work: (Fixture) throws -> Void) rethrows {
    try TouchFixture.run { touches in
      let fixture = Fixture(touches, sections)
      try work(fixture)
      touches.wait(1)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("moves the lifted cell's middle, and the others make room for it")
  func movement() {
    run([["a", "b", "c", "d", "e", "f"]]) { fixture in
      let collection = fixture.collection
      #expect(collection.beginInteractiveMovementForItem(at: path(0)))
      let cell = collection.cellForItem(at: path(0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 60))
      #expect(cell?.center == CGPoint(x: 60, y: 60) && fixture.names.proposals.isEmpty)
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 55))
      #expect(fixture.names.proposals == [path(2)])
      #expect(collection.cellForItem(at: path(2)) === cell && cell?.center == CGPoint(x: 250, y: 55))
      #expect(collection.cellForItem(at: path(0))?.accessibilityIdentifier == "b")
      #expect(fixture.names.moves.isEmpty && fixture.names.sections == [["a", "b", "c", "d", "e", "f"]])
      collection.endInteractiveMovement()
      fixture.touches.wait(1)
      #expect(fixture.names.sections == [["b", "c", "a", "d", "e", "f"]])
      #expect(fixture.names.moves == ["\(path(0)) → \(path(2))"])
      #expect(fixture.shown == ["b", "c", "a", "d", "e", "f"] && cell?.frame.origin == CGPoint(x: 200, y: 0))
    }
  }

  @Test("brings the item back when the movement is cancelled")
  func cancel() {
    run([["a", "b", "c", "d"]]) { fixture in
      let collection = fixture.collection
      #expect(collection.beginInteractiveMovementForItem(at: path(3)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
      collection.layoutIfNeeded()
      collection.cancelInteractiveMovement()
      fixture.touches.wait(1)
      #expect(fixture.names.moves.isEmpty && fixture.shown == ["a", "b", "c", "d"])
      #expect(collection.cellForItem(at: path(3))?.frame.origin == CGPoint(x: 300, y: 0))
      collection.endInteractiveMovement()
      collection.updateInteractiveMovementTargetPosition(.zero)
      #expect(fixture.names.moves.isEmpty)
    }
  }

  @Test("does not lift what may not be moved, or is not there")
  func refusal() {
    run([["_a", "b"]]) { fixture in
      #expect(!fixture.collection.beginInteractiveMovementForItem(at: path(0)))
      #expect(!fixture.collection.beginInteractiveMovementForItem(at: path(7)))
      #expect(!fixture.collection.beginInteractiveMovementForItem(at: path(0, 3)))
      #expect(fixture.collection.beginInteractiveMovementForItem(at: path(1)))
      #expect(!fixture.collection.beginInteractiveMovementForItem(at: path(1)))
    }
  }

  @Test("goes where the delegate wants it, and into other sections")
  func sections() {
    run([["a", "b", "c"], ["x", "y"]]) { fixture in
      fixture.names.limit = { IndexPath(item: max($0.item, 1), section: $0.section) }
      #expect(fixture.collection.beginInteractiveMovementForItem(at: path(1)))
      fixture.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
      #expect(fixture.names.proposals == [path(0, 1)])
      fixture.collection.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 150))
      fixture.collection.endInteractiveMovement()
      #expect(fixture.names.sections == [["a", "c"], ["x", "b", "y"]])
      #expect(fixture.collection.numberOfItems(inSection: 1) == 3)
    }
  }

  @Test("asks for cells that come into sight by their places in the data, and scrolls near an edge")
  func scrolling() {
    let many = (0..<60).map { "\($0)" }
    run([many]) { fixture in
      let collection = fixture.collection
      let gesture = ItemMoveGesture()
      collection.addGestureRecognizer(gesture)
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.6)
      #expect(gesture.state == .began)
      fixture.touches.drag(to: 50, 390)
      fixture.touches.wait(1)
      #expect(collection.contentOffset.y > 300)
      fixture.touches.move(50, 200)
      fixture.touches.up()
      fixture.touches.wait(1)
      #expect(fixture.names.moves.count == 1)
      for cell in collection.visibleCells {
        let path = collection.indexPath(for: cell)!
        #expect(cell.accessibilityIdentifier == fixture.names.sections[0][path.item])
      }
      #expect(fixture.names.asked.count < 80, "Cells are asked for once.")
    }
  }

  @Test("is begun by a long press in a controller that overrides the move, and in no other")
  func controller() {
    class Plain: UICollectionViewController {
      var names = ["a", "b", "c"]
      override func viewDidLoad() {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 100)
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
      }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    final class Moving: Plain {
      override func collectionView(
        _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) {
        names.insert(names.remove(at: source.item), at: destination.item)
      }
    }
    TouchFixture.run { touches in
      for (controller, result) in [
        (Plain(collectionViewLayout: UICollectionViewFlowLayout()), ["a", "b", "c"]),
        (Moving(collectionViewLayout: UICollectionViewFlowLayout()), ["c", "a", "b"]),
      ] {
        #expect(controller.installsStandardGestureForInteractiveMovement)
        controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        touches.window.addSubview(controller.view)
        controller.view.layoutIfNeeded()
        let place = controller.collectionView.layoutAttributesForItem(at: path(2))!.center
        let goal = controller.collectionView.layoutAttributesForItem(at: path(0))!.center
        touches.down(place.x, place.y)
        touches.wait(0.6)
        touches.drag(to: goal.x, goal.y)
        touches.up()
        touches.wait(1)
        #expect(controller.names == result)
        controller.view.removeFromSuperview()
      }
    }
  }

  @Test("moves the items of a diffable source by the handle of a cell, and reports the transaction")
  func diffable() {
    TouchFixture.run { touches in
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      touches.window.addSubview(collection)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = [.reorder()]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var reports: [String] = []
      source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
      source.reorderingHandlers.didReorder = { transaction in
        reports.append(transaction.finalSnapshot.itemIdentifiers.joined())
        reports.append("\(transaction.difference.count)")
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c", "fixed"])
      source.apply(snapshot, animatingDifferences: false)
      collection.layoutIfNeeded()
      collection.isEditing = true
      collection.layoutIfNeeded()
      @MainActor func handle(_ item: Int) -> UIControl? {
        collection.cellForItem(at: path(item))?.layoutIfNeeded()
        return collection.cellForItem(at: path(item))?.subviews.compactMap { $0 as? ListCellAccessoryView }
          .first
      }
      #expect(handle(3) == nil)
      guard let handle = handle(0) else {
        Issue.record("There is no handle.")
        return
      }
      #expect(handle.semantics.label == "Reorder a" && handle.semantics.value == "1")
      let start = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
      let height = collection.cellForItem(at: path(0))!.frame.height
      touches.down(start.x, start.y)
      touches.wait(0.2)
      touches.drag(to: start.x, start.y + 2 * height)
      touches.up()
      touches.wait(1)
      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "fixed"])
      #expect(reports.first == "bcafixed" && reports.count == 2)
      #expect(collection.moveByKey(path(2), by: -1))
      #expect(source.snapshot().itemIdentifiers == ["b", "a", "c", "fixed"])
      #expect(!collection.moveByKey(path(0), by: -1) && !collection.moveByKey(path(3), by: -1))
    }
  }
}
