/// The listeners to one part of a state, whatever its type.
protocol AnyPartListeners<S>: AnyObject {
  associatedtype S: State

  /// The calls that are due now that the state is `state` after action `handled`.
  func calls(for state: S, handled: Int) -> [() -> Void]
}

/// The listeners to one part of a state. The part is compared once for all of them.
final class PartListeners<S: State, Value: Equatable>: AnyPartListeners {
  var subscriptions: [Subscription<(Value) -> Void>] = []
  private let part: KeyPath<S, Value>
  private var last: Value

  init(part: KeyPath<S, Value>, state: S) {
    self.part = part
    last = state[keyPath: part]
  }

  func calls(for state: S, handled: Int) -> [() -> Void] {
    let value = state[keyPath: part]
    guard value != last else { return [] }
    last = value
    return subscriptions.filter { $0.since < handled }.map { subscription in
      { if subscription.isActive { subscription.listener(value) } }
    }
  }
}
