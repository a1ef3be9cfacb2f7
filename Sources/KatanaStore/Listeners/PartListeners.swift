/// The listeners to one part of a state, whatever its type.
protocol AnyPartListeners<S>: AnyObject {
  associatedtype S: State

  /// Whether every handled action counts.
  var isOfEachAction: Bool { get }

  /// The calls that are due now that the state is `state` after action `handled`.
  func calls(for state: StateBox<S>, handled: Int) -> [() -> Void]
}

/// The listeners to one part of a state. The part is compared once for all of them.
final class PartListeners<S: State, Value>: AnyPartListeners {
  var subscriptions: [Subscription<(Value, Value) -> Void>] = []
  private let selection: StateSelection<S, Value>
  private var last: Value

  init(_ selection: StateSelection<S, Value>, state: StateBox<S>) {
    self.selection = selection
    last = selection.read(state)
  }

  var isOfEachAction: Bool { selection.isOfEachAction }

  func calls(for state: StateBox<S>, handled: Int) -> [() -> Void] {
    let value = selection.read(state)
    guard !selection.isSame(last, value) else { return [] }
    let old = last
    last = value
    return subscriptions.filter { $0.since < handled }.map { subscription in
      { if subscription.isActive { subscription.listener(old, value) } }
    }
  }
}
