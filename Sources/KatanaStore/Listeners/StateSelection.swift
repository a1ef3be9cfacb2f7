/// A selector of a part of the state, with the comparison by which a change is found.
struct StateSelection<S: State, Value> {
  /// Listeners with the same key share one comparison; nil for a selection of its own.
  let key: AnyKeyPath?
  let read: (StateBox<S>) -> Value
  let isSame: (Value, Value) -> Bool
  /// Whether every handled action counts, rather than the end of each burst.
  var isOfEachAction = false

  /// The whole state, which always counts as changed.
  static func whole() -> StateSelection where Value == StateBox<S> {
    StateSelection(key: nil, read: { $0 }, isSame: { _, _ in false })
  }

  /// The whole state after every handled action.
  static func afterEachAction() -> StateSelection where Value == StateBox<S> {
    var selection = whole()
    selection.isOfEachAction = true
    return selection
  }
}

extension StateSelection where Value: Equatable {
  init(_ part: KeyPath<S, Value>) {
    key = part
    read = { $0.value(of: part) }
    isSame = { $0 == $1 }
  }

  init(_ select: @escaping (S) -> Value) {
    key = nil
    read = { select($0.pointer.pointee) }
    isSame = { $0 == $1 }
  }
}
