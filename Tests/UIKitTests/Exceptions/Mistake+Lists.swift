@testable import UIKit

extension Mistake {
  /// A table or collection whose data are numbers, which do not follow its changes.
  @MainActor private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var rows: [Int]
    var cell: @MainActor (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
    var item: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in
      UICollectionViewCell()
    }
    var header: @MainActor (UICollectionView, IndexPath) -> UICollectionReusableView = { _, _ in
      UICollectionReusableView()
    }
    init(_ rows: [Int]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell(tableView, indexPath)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { header(collectionView, indexPath) }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      item(collectionView, indexPath)
    }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

  @MainActor private static func table(_ rows: [Int] = [3], _ work: (UITableView, Source) -> Void) {
    let source = Source(rows)
    let table = UITableView(frame: frame)
    table.dataSource = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.reloadData()
    work(table, source)
    table.layoutIfNeeded()
    withExtendedLifetime(source) {}
  }

  static let tables: [Mistake] = [
    Mistake(
      "rows that did not come", inconsistency,
      [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update "
          + "(3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of "
          + "rows inserted or deleted from that section (1 inserted, 0 deleted)", "(0 moved in, 0 moved out)",
      ]
    ) {
      table { table, _ in table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    },
    Mistake("rows that did not go", inconsistency, ["(0 inserted, 2 deleted)"]) {
      table { table, _ in
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        }
      }
    },
    Mistake(
      "sections that did not come", inconsistency,
      ["Invalid update: invalid number of sections", "(1 inserted, 0 deleted)"]
    ) {
      table { table, _ in table.insertSections([0], with: .none) }
    },
    Mistake(
      "a section beyond", inconsistency,
      ["attempt to delete section 5, but there are only 1 sections before the update"]
    ) {
      table { table, source in
        source.rows = []
        table.deleteSections([5], with: .none)
      }
    },
    Mistake(
      "a row beyond", inconsistency,
      ["attempt to delete row 9 from section 0 which only contains 3 rows before the update"]
    ) {
      table { table, _ in table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none) }
    },
    Mistake(
      "a row that is not there afterwards", inconsistency,
      ["attempt to insert row 7 into section 0, but there are only 4 rows"]
    ) {
      table { table, source in
        source.rows = [4]
        table.insertRows(at: [IndexPath(row: 7, section: 0)], with: .none)
      }
    },
    Mistake(
      "no such identifier", inconsistency, ["unable to dequeue a cell with identifier other - must register"]
    ) {
      table { _, source in
        source.cell = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
      }
    },
    Mistake(
      "two cells for a row", inconsistency, ["Attempted to dequeue multiple cells for the same index path"]
    ) {
      table { _, source in
        source.cell = { table, path in
          _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
      }
    },
    Mistake(
      "a row deleted and reloaded", inconsistency,
      ["Invalid update: attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"]
    ) {
      table { table, source in
        source.rows = [2]
        let path = [IndexPath(row: 1, section: 0)]
        table.performBatchUpdates {
          table.deleteRows(at: path, with: .none)
          table.reloadRows(at: path, with: .none)
        }
      }
    },
    Mistake(
      "a row deleted and moved", inconsistency,
      ["attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"]
    ) {
      table { table, source in
        source.rows = [3]
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        }
      }
    },
    Mistake(
      "a row inserted where one is moved", inconsistency,
      ["attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 2})"]
    ) {
      table { table, source in
        source.rows = [4]
        table.performBatchUpdates {
          table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
          table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        }
      }
    },
    Mistake(
      "two rows moved to one place", inconsistency,
      ["attempt to perform multiple moves to the same index path ({length = 2, path = 0 - 2})"]
    ) {
      table { table, _ in
        table.performBatchUpdates {
          table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
          table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
        }
      }
    },
    Mistake(
      "a section deleted and reloaded", inconsistency, ["attempt to delete and reload the same section (0)"]
    ) {
      table([1, 1]) { table, source in
        source.rows = [1]
        table.performBatchUpdates {
          table.deleteSections([0], with: .none)
          table.reloadSections([0], with: .none)
        }
      }
    },
    Mistake(
      "a section deleted and moved", inconsistency,
      ["attempt to perform a delete and a move from the same section (0)"]
    ) {
      table([1, 1]) { table, _ in
        table.performBatchUpdates {
          table.deleteSections([0], with: .none)
          table.moveSection(0, toSection: 1)
        }
      }
    },
    Mistake("scroll to no row", range, ["row (3) beyond bounds (3) for section (0)"]) {
      table { table, _ in table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false) }
    },
    Mistake("scroll to no section", range, ["section (1) beyond bounds (1)"]) {
      table { table, _ in table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: true) }
    },
    Mistake("a class that is no cell's", inconsistency, ["UITableViewCell", "UIView"]) {
      table { table, _ in table.register(UIView.self, forCellReuseIdentifier: "view") }
    },
    Mistake("identifiers that are not unique", inconsistency, ["supplied item identifiers are not unique"]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 1])
    },
    Mistake("items without a section", inconsistency, ["There are currently no sections in the data source"])
    {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    },
  ]

  @MainActor private static func collection(_ items: [Int] = [3], _ work: (UICollectionView, Source) -> Void)
  {
    let source = Source(items)
    source.item = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.reloadData()
    work(collection, source)
    collection.layoutIfNeeded()
    withExtendedLifetime(source) {}
  }

  static let collections: [Mistake] = [
    Mistake(
      "items that did not come", inconsistency,
      [
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section"
      ]
    ) {
      collection { collection, _ in
        collection.layoutIfNeeded()
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    },
    Mistake(
      "no such item identifier", inconsistency,
      ["could not dequeue a view of kind: UICollectionElementKindCell with identifier other"]
    ) {
      collection { _, source in
        source.item = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
      }
    },
    Mistake(
      "no such header", inconsistency, ["could not dequeue a view of kind: header with identifier other"]
    ) {
      collection { collection, _ in
        _ = collection.dequeueReusableSupplementaryView(
          ofKind: "header", withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      }
    },
    Mistake(
      "a cell that was not dequeued", inconsistency,
      ["does not have a reuseIdentifier - cells must be retrieved by calling"]
    ) {
      collection { _, source in source.item = { _, _ in UICollectionViewCell() } }
    },
    Mistake(
      "two cells for an item", inconsistency, ["Attempted to dequeue multiple cells for the same index path"]
    ) {
      collection { _, source in
        source.item = { collection, path in
          _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }
    },
    Mistake(
      "a cell that is dequeued without a request", inconsistency,
      [
        "Expected dequeued view to be returned to the collection view in preparation for display",
        "Avoid dequeuing views without a request from the collection view", "Dequeued view: ",
      ]
    ) {
      collection { collection, _ in
        collection.layoutIfNeeded()
        _ = collection.dequeueReusableCell(
          withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      }
    },
    Mistake(
      "a header that is dequeued without a request", inconsistency,
      ["Expected dequeued view to be returned to the collection view"]
    ) {
      collection { collection, _ in
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
        _ = collection.dequeueReusableSupplementaryView(
          ofKind: "header", withReuseIdentifier: "view", for: IndexPath(item: 0, section: 0))
      }
    },
    Mistake(
      "a cell that is dequeued and kept", inconsistency,
      ["Expected dequeued view to be returned to the collection view", "a single view is dequeued"]
    ) {
      collection { _, source in
        source.item = { collection, path in
          let next = IndexPath(item: path.item + 1, section: 0)
          _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: next)
          return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }
    },
    Mistake(
      "a header that was not dequeued", inconsistency,
      [
        "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:",
        "withReuseIdentifier:forIndexPath:",
      ]
    ) {
      collection { collection, source in
        (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 30
        source.header = { _, _ in UICollectionReusableView() }
        collection.layoutIfNeeded()
      }
    },
    Mistake(
      "a layout's item that there is not", inconsistency,
      ["received layout attributes for a cell with an index path that does not exist: [0, 7]"]
    ) {
      @MainActor final class Layout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
          attributes.frame = rect
          return [attributes]
        }
      }
      collection { collection, _ in collection.collectionViewLayout = Layout() }
    },
    Mistake(
      "an item deleted and reloaded", inconsistency,
      ["attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"]
    ) {
      collection { collection, source in
        collection.layoutIfNeeded()
        source.rows = [2]
        collection.performBatchUpdates {
          collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
          collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
        }
      }
    },
    Mistake(
      "scroll to no item", argument, ["out-of-bounds item (9) when there are only 3 items in section 0"]
    ) {
      collection { collection, _ in
        collection.layoutIfNeeded()
        collection.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
      }
    },
    Mistake(
      "scroll to no section of items", argument, ["out-of-bounds section (4) when there are only 1 sections"]
    ) {
      collection { collection, _ in
        collection.layoutIfNeeded()
        collection.scrollToItem(at: IndexPath(item: 0, section: 4), at: .top, animated: true)
      }
    },
  ]
}
