/// A data source whose models can be looked up.
@preconcurrency @MainActor public protocol SectionedViewDataSourceType {
  /// Returns the model of a row or item.
  func model(at indexPath: IndexPath) throws -> Any
}

/// A table's data source that a sequence can be bound to.
@preconcurrency @MainActor public protocol RxTableViewDataSourceType {
  /// The element of the sequence.
  associatedtype Element

  /// Shows an element of the sequence.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A collection's data source that a sequence can be bound to.
@preconcurrency @MainActor public protocol RxCollectionViewDataSourceType {
  /// The element of the sequence.
  associatedtype Element

  /// Shows an element of the sequence.
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// A failure of a list's binding.
public enum RxCocoaError: Error, Equatable {
  /// A model was looked up in a list that no sequence is bound to.
  case itemsNotYetBound
  /// A model has another type than was requested.
  case castingError(found: String, expected: String)
}

/// The rows of a table of one section, each made by a closure.
@MainActor
final class RowsDataSource<Model>: NSObject, UITableViewDataSource, RxTableViewDataSourceType,
  SectionedViewDataSourceType
{
  private var models: [Model] = []
  private let makeCell: (UITableView, Int, Model) -> UITableViewCell

  init(_ makeCell: @escaping (UITableView, Int, Model) -> UITableViewCell) {
    self.makeCell = makeCell
  }

  func model(at indexPath: IndexPath) throws -> Any { models[indexPath.row] }

  func tableView(_ tableView: UITableView, observedEvent: Event<[Model]>) {
    guard case .next(let models) = observedEvent else { return }
    self.models = models
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(tableView, indexPath.row, models[indexPath.row])
  }
}

/// The items of a collection of one section, each made by a closure.
@MainActor
final class ItemsDataSource<Model>: NSObject, UICollectionViewDataSource,
  RxCollectionViewDataSourceType, SectionedViewDataSourceType
{
  private var models: [Model] = []
  private let makeCell: (UICollectionView, Int, Model) -> UICollectionViewCell

  init(_ makeCell: @escaping (UICollectionView, Int, Model) -> UICollectionViewCell) {
    self.makeCell = makeCell
  }

  func model(at indexPath: IndexPath) throws -> Any { models[indexPath.item] }

  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Model]>) {
    guard case .next(let models) = observedEvent else { return }
    self.models = models
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    models.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    makeCell(collectionView, indexPath.item, models[indexPath.item])
  }
}
