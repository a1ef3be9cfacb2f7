/// The dispatchables that wait to be handled, and what is known of the thread that handles them.
struct StoreInbox {
  /// The greatest number of items that the main thread handles, and whose times are measured.
  static let fewItems = 8

  private(set) var items: [QueuedDispatchable] = []
  /// Whether a run through the items is due or under way.
  var isDraining = false
  /// Whether a run is due that no thread has begun, and that either the main thread or another makes.
  private(set) var isUnclaimed = false
  private var enqueued = 0

  /// Appends something, and returns its number in `number`. True when nothing drains the inbox.
  mutating func append(_ item: QueuedDispatchable, _ number: inout Int) -> Bool {
    items.append(item)
    enqueued += 1
    number = enqueued
    return !isDraining
  }

  /// Exchanges the items for the empty array given.
  mutating func swapItems(_ batch: inout [QueuedDispatchable]) { swap(&items, &batch) }

  /// Whether all items are state updates of the given types, without side effects, and few.
  func holdsOnly(_ types: Set<ObjectIdentifier>) -> Bool {
    items.count <= Self.fewItems
      && items.allSatisfy { item in
        let dispatchable = item.dispatchable
        return types.contains(ObjectIdentifier(type(of: dispatchable))) && dispatchable._effect == nil
          && dispatchable._sideEffect == nil
      }
  }

  /// Leaves the run that is due to whichever thread comes first.
  mutating func offer() { isUnclaimed = true }

  /// Takes on the run that is due: true for the first thread that does.
  mutating func claim() -> Bool {
    defer { isUnclaimed = false }
    return isUnclaimed
  }
}
