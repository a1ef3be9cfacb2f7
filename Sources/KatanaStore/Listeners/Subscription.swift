import Synchronization

/// One listener of a store. It receives the actions after number `since`.
final class Subscription<Listener>: @unchecked Sendable {
  let listener: Listener
  let number: Int
  let since: Int
  private let active = Atomic(true)

  init(_ listener: Listener, number: Int, since: Int) {
    self.listener = listener
    self.number = number
    self.since = since
  }

  var isActive: Bool { active.load(ordering: .relaxed) }

  /// Ends it. False when it had ended before.
  func end() -> Bool { active.exchange(false, ordering: .relaxed) }
}

extension Array {
  /// Removes a subscription from a list in the order of the numbers.
  mutating func remove<Listener>(_ subscription: Subscription<Listener>)
  where Element == Subscription<Listener> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < subscription.number { low = middle + 1 } else { high = middle }
    }
    if low < count, self[low] === subscription { remove(at: low) }
  }
}
