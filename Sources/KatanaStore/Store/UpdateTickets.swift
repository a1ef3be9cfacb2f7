import Synchronization

/// The futures of state updates that somebody awaits, by their numbers in the queue.
///
/// A dispatch that nobody awaits costs no future: its promise has the number, and looks here when it is used.
final class UpdateTickets: @unchecked Sendable {
  // Guarded by `lock`.
  private let lock = Mutex(())
  private var settled = 0
  private var waiting: [(number: Int, future: Future<Void>)] = []
  private var isReleased = false

  /// Whether anybody awaits an update.
  var isAwaited: Bool { lock.withLock { _ in !waiting.isEmpty } }

  /// Settles `future` once the update is in place.
  func observe(_ number: Int, _ dispatchable: any Dispatchable, _ future: Future<Void>) {
    var outcome: Future<Void>.Outcome?
    lock.withLock { _ in
      if number <= settled {
        outcome = .success(())
      } else if isReleased {
        outcome = .failure(StoreError.released(dispatchable))
      } else {
        waiting.append((number, future))
      }
    }
    if let outcome { future.settle(outcome) }
  }

  /// Settles the futures of updates up to `number`, which are in place.
  func settle(upTo number: Int) {
    var due: [(number: Int, future: Future<Void>)] = []
    lock.withLock { _ in
      settled = number
      guard !waiting.isEmpty else { return }
      due = waiting.filter { $0.number <= number }
      waiting.removeAll { $0.number <= number }
    }
    for (_, future) in due { future.settle(.success(())) }
  }

  /// Fails the futures of updates that are not in place, and of all to come: the store was released.
  func release() {
    var due: [(number: Int, future: Future<Void>)] = []
    lock.withLock { _ in
      isReleased = true
      swap(&due, &waiting)
    }
    for (_, future) in due { future.settle(.failure(StoreError.released(future.source))) }
  }
}
