import Testing

@testable import UIKit

/// Rows that stand for what was dropped until it is loaded, in tables and collections.
@MainActor @Suite("Placeholders of what is dropped on lists", .serialized)
struct DropPlaceholderTests {
  /// A view out of which a text can be dragged.
  private final class Source: UIView, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      ["one", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
    }
  }

  /// A table of names whose rows are 50 high, and in which each dropped item has a placeholder of 30.
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDropDelegate {
    var names = ["a", "b", "c"]
    var contexts: [any UITableViewDropPlaceholderContext] = []
    var ended: [IndexPath] = []
    var selected: [IndexPath] = []
    let table = UITableView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))

    init(in fixture: TouchFixture) {
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(UITableViewCell.self, forCellReuseIdentifier: "loading")
      table.dataSource = self
      table.delegate = self
      table.dropDelegate = self
      fixture.window.addSubview(table)
      table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      // The delegate has its own rows only.
      names[indexPath.row].isEmpty ? 0 : 50
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ended.append(indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      for (index, item) in coordinator.items.enumerated() {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: coordinator.destinationIndexPath ?? [0, 0], reuseIdentifier: "loading",
          rowHeight: 30)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading \(index)" }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }

    /// The texts and heights of the rows, from top to bottom.
    var shown: [String] {
      table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        .map { "\($0.textLabel?.text ?? "") \(Int($0.frame.height))" }
    }

    func commit(_ index: Int, _ name: String) -> Bool {
      contexts[index].commitInsertion { names.insert(name, at: $0.row) }
    }
  }

  private func source(in fixture: TouchFixture) -> Source {
    let source = Source(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    source.addInteraction(UIDragInteraction(delegate: source))
    fixture.window.addSubview(source)
    return source
  }

  private func drop(_ fixture: TouchFixture, at place: CGPoint) {
    fixture.down(50, 50)
    fixture.wait(0.4)
    fixture.drag(to: place.x, place.y)
    fixture.up()
    fixture.wait(1)
  }

  @Test("stand in a table until their rows come, in whatever order these are loaded")
  func table() {
    TouchFixture.run { fixture in
      let (source, list) = (source(in: fixture), Names(in: fixture))
      drop(fixture, at: CGPoint(x: 300, y: 60))
      #expect(list.shown == ["a 50", "loading 0 30", "loading 1 30", "b 50", "c 50"])
      #expect(list.table.hasUncommittedUpdates && list.table.visibleCells.allSatisfy { $0.alpha == 1 })
      // The app counts its own rows.
      #expect(list.table.numberOfRows(inSection: 0) == 3)
      #expect(list.table.cellForRow(at: [0, 1])?.textLabel?.text == "b")
      #expect(list.table.indexPathsForVisibleRows == [[0, 0], [0, 1], [0, 2]])
      #expect(list.table.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 3])
      #expect(list.table.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == nil)
      fixture.tap(300, 65)
      fixture.tap(300, 130)
      #expect(list.selected == [[0, 1]], "Only rows of the data can be selected.")
      #expect(list.commit(1, "two"))
      #expect(list.names == ["a", "two", "b", "c"])
      #expect(list.shown == ["a 50", "loading 0 30", "two 50", "b 50", "c 50"])
      #expect(list.commit(0, "one") && !list.commit(0, "again") && !list.contexts[0].deletePlaceholder())
      fixture.wait(1)
      #expect(list.names == ["a", "one", "two", "b", "c"] && !list.table.hasUncommittedUpdates)
      #expect(list.shown == list.names.map { "\($0) 50" } && list.ended.isEmpty)
      #expect(list.table.indexPathForSelectedRow == [0, 3])
      source.removeFromSuperview()
    }
  }

  @Test("keep their places while the rows of a table change, and go with them")
  func changes() {
    TouchFixture.run { fixture in
      let (source, list) = (source(in: fixture), Names(in: fixture))
      drop(fixture, at: CGPoint(x: 300, y: 60))
      // What was before them, what is after them, and the row before which they lie.
      list.table.performBatchUpdates {
        list.names = ["new", "c", "last"]
        list.table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
        list.table.insertRows(at: [[0, 0], [0, 2]], with: .none)
      }
      fixture.wait(1)
      #expect(list.shown == ["new 50", "loading 0 30", "loading 1 30", "c 50", "last 50"])
      #expect(list.contexts[0].deletePlaceholder())
      fixture.wait(1)
      #expect(list.shown == ["new 50", "loading 1 30", "c 50", "last 50"])
      list.table.reloadRows(at: [[0, 1]], with: .none)
      fixture.wait(1)
      #expect(list.shown == ["new 50", "loading 1 30", "c 50", "last 50"])
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(list.shown == ["new 50", "c 50", "last 50"] && !list.commit(1, "late"))
      #expect(list.names == ["new", "c", "last"])
      source.removeFromSuperview()
    }
  }

  /// A collection of items of 100×100, two in a line.
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDropDelegate
  {
    var names: [String]
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    var updates = 0
    let collection: UICollectionView

    init(_ names: [String], in fixture: TouchFixture) {
      self.names = names
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      layout.itemSize = CGSize(width: 100, height: 100)
      collection = UICollectionView(
        frame: CGRect(x: 200, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      super.init()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "loading")
      collection.dataSource = self
      collection.delegate = self
      collection.dropDelegate = self
      fixture.window.addSubview(collection)
      collection.layoutIfNeeded()
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: names[indexPath.item].isEmpty ? 0 : 100) }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let place = coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: place, reuseIdentifier: "loading")
        placeholder.cellUpdateHandler = { [weak self] in
          self?.updates += 1
          $0.accessibilityLabel = "loading"
        }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }

    var shown: [String] {
      collection.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        .map { $0.accessibilityLabel ?? "" }
    }
  }

  @Test("stand in a collection until their items come, also in one that is empty")
  func collection() {
    TouchFixture.run { fixture in
      let source = source(in: fixture)
      for names in [["a", "b", "c"], []] {
        let items = Items(names, in: fixture)
        drop(fixture, at: CGPoint(x: 310, y: 50))
        let (before, after) = (Array(names.prefix(1)), Array(names.dropFirst()))
        #expect(items.shown == before + ["loading", "loading"] + after)
        #expect(
          items.collection.hasUncommittedUpdates
            && items.collection.numberOfItems(inSection: 0) == names.count)
        let updates = items.updates
        items.contexts[0].setNeedsCellUpdate()
        #expect(items.updates == updates + 1)
        #expect(items.contexts[0].commitInsertion { items.names.insert("one", at: $0.item) })
        #expect(items.contexts[1].deletePlaceholder())
        fixture.wait(1)
        #expect(items.shown == before + ["one"] + after && items.names == items.shown)
        #expect(!items.collection.hasUncommittedUpdates)
        #expect(items.collection.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
        items.collection.removeFromSuperview()
      }
      source.removeFromSuperview()
    }
  }
}
