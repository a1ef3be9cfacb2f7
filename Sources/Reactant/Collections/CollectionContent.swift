import UIKit

/// The data source of a collection of components: shows models in cells, and follows changes of the models
/// item by item.
///
/// Items whose model is still there keep their cell; of the visible ones, only those whose model changed get
/// the new one.
@MainActor final class CollectionContent<ITEM>: NSObject, UICollectionViewDataSource {
  private(set) var items: [ITEM] = []
  private let models = ModelComparison<ITEM>()

  /// Returns a cell for reuse that shows a model.
  var makeCell: (IndexPath, ITEM) -> UICollectionViewCell = { _, _ in UICollectionViewCell() }
  /// Sets the model of a visible cell.
  var configureCell: (UICollectionViewCell, ITEM) -> Void = { _, _ in }

  /// With more changes than these a collection is reloaded: nobody could follow them.
  private let mostChanges = 300

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    makeCell(indexPath, items[indexPath.item])
  }

  /// Shows models.
  func show(_ new: [ITEM], in collection: UICollectionView) {
    let old = items
    guard collection.window != nil, !collection.bounds.isEmpty, !old.isEmpty else {
      items = new
      return collection.reloadData()
    }
    let difference = models.difference(old, new)
    guard difference.changeCount <= mostChanges else {
      items = new
      return collection.reloadData()
    }
    let shown = Dictionary(
      uniqueKeysWithValues: collection.visibleCells.compactMap { cell in
        collection.indexPath(for: cell).map { (ObjectIdentifier(cell), old[$0.item]) }
      })
    if difference.isEmpty {
      items = new
    } else {
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
      collection.performBatchUpdates { [self] in
        items = new
        if !difference.deleted.isEmpty { collection.deleteItems(at: difference.deleted.map(path)) }
        if !difference.inserted.isEmpty { collection.insertItems(at: difference.inserted.map(path)) }
        for move in difference.moved { collection.moveItem(at: path(move.from), to: path(move.to)) }
      }
    }
    for cell in collection.visibleCells {
      guard let former = shown[ObjectIdentifier(cell)], let path = collection.indexPath(for: cell) else {
        continue
      }
      let model = items[path.item]
      if !models.showsSame(former, model) { configureCell(cell, model) }
    }
  }
}
