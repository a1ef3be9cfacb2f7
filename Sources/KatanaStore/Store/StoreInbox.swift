/// The dispatchables that wait to be handled, and whether a run through them is due.
struct StoreInbox {
  private(set) var items: [QueuedDispatchable] = []
  /// Whether a run through the items is due or under way.
  var isDraining = false
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
}
