/// The state of a table or collection.
public enum CollectionViewState<MODEL> {
  /// Rows, one for each model.
  case items([MODEL])
  /// No rows, and a message in the middle.
  case empty(message: String)
  /// No rows yet, and a sign that they are being loaded.
  case loading

  /// Returns the state with other models; `empty` and `loading` stay as they are.
  public func mapItems<T>(transform: (MODEL) -> T) -> CollectionViewState<T> {
    switch self {
    case .items(let items): .items(items.map(transform))
    case .empty(let message): .empty(message: message)
    case .loading: .loading
    }
  }
}

extension CollectionViewState: Sendable where MODEL: Sendable {}

/// The state of a table.
public typealias TableViewState<MODEL> = CollectionViewState<MODEL>

/// Whether two states show the same: equal models, the same message, or both loading.
public func == <MODEL: Equatable>(
  lhs: CollectionViewState<MODEL>, rhs: CollectionViewState<MODEL>
) -> Bool {
  switch (lhs, rhs) {
  case (.items(let left), .items(let right)): left == right
  case (.empty(let left), .empty(let right)): left == right
  case (.loading, .loading): true
  default: false
  }
}
