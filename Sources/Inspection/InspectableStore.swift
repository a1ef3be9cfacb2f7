import Foundation

/// A store whose actions and states the developer panel reads. Its functions may be called from any thread,
/// but for those that say otherwise.
package protocol InspectableStore: AnyObject, Sendable {
  /// The name of the type of its state.
  var stateTypeName: String { get }

  /// Keeps the history of what is handled from here on. `changed` is called after each action, on any thread.
  func beginHistory(changed: @escaping @Sendable () -> Void)

  /// Discards the history, and shows the present state.
  func endHistory()

  /// The extent of the history; nil while none is kept.
  var historyExtent: HistoryExtent? { get }

  /// The actions whose names or places contain a text, from one place in that list on; all for an empty text.
  func actions(
    matching filter: String, from start: Int, count: Int
  ) -> (total: Int, actions: [InspectedAction])

  /// The action of a number; nil where it is not in the history.
  func action(_ number: Int) -> Any?

  /// The state after the action of a number; nil where it is not in the history. On the main thread only.
  func state(after number: Int) -> Any?

  /// The present state, whatever the app shows; nil when the store is gone.
  var presentState: Any? { get }

  /// Shows the main thread the state after the action of a number, until it is nil; what is dispatched
  /// meanwhile changes the present state all the same. Returns false where the number is not in the history.
  /// On the main thread only.
  func travel(to number: Int?) -> Bool
}

/// The extent of a history.
package struct HistoryExtent: Equatable, Sendable {
  /// The number of the oldest state: that before all actions, until the oldest of these are dropped.
  package var first: Int
  /// The number of the newest action, and of the state after it.
  package var last: Int
  /// The number of the state that the app shows; nil for the present one.
  package var shown: Int?

  package init(first: Int, last: Int, shown: Int?) {
    (self.first, self.last, self.shown) = (first, last, shown)
  }
}

/// One action of a history.
package struct InspectedAction: Equatable, Sendable {
  /// Its place, from 1.
  package var number: Int
  /// The full name of its type.
  package var typeName: String
  /// Whether it is a side effect of its own, which changes no state by itself.
  package var isEffect: Bool
  /// The time at which it was handled, in seconds since the history began.
  package var time: TimeInterval
  /// The duration of its state update or side effect, in seconds; nil while a side effect is under way.
  package var duration: TimeInterval?
  /// The file and line that dispatched it; nil for what came through a closure.
  package var source: String?

  package init(
    number: Int, typeName: String, isEffect: Bool, time: TimeInterval, duration: TimeInterval?,
    source: String?
  ) {
    self.number = number
    self.typeName = typeName
    self.isEffect = isEffect
    self.time = time
    self.duration = duration
    self.source = source
  }
}

/// The stores of the process, in the order in which they were made. May be used from any thread.
package final class InspectableStores: Sendable {
  package static let shared = InspectableStores()

  private struct Entry {
    let number: Int
    weak var store: (any InspectableStore)?
  }

  private struct Contents {
    var entries: [Entry] = []
    var count = 0
    /// The callback after each action, while histories are kept.
    var changed: (@Sendable () -> Void)?
  }

  private let lock = NSLock()
  nonisolated(unsafe) private var contents = Contents()

  private init() {}

  /// Adds a store that was just made. It is not kept alive.
  package func add(_ store: any InspectableStore) {
    let changed = lock.withLock {
      contents.entries.removeAll { $0.store == nil }
      contents.count += 1
      contents.entries.append(Entry(number: contents.count, store: store))
      return contents.changed
    }
    if let changed { store.beginHistory(changed: changed) }
  }

  /// The registered stores, with the numbers that identify them.
  var all: [(number: Int, store: any InspectableStore)] {
    lock.withLock { contents.entries.compactMap { entry in entry.store.map { (entry.number, $0) } } }
  }

  /// Keeps the histories of all stores, also of those to come.
  func beginHistories(changed: @escaping @Sendable () -> Void) {
    lock.withLock { contents.changed = changed }
    for (_, store) in all { store.beginHistory(changed: changed) }
  }

  /// Discards all histories.
  func endHistories() {
    lock.withLock { contents.changed = nil }
    for (_, store) in all { store.endHistory() }
  }
}
