import Foundation
import Synchronization

/// Remembers values up to a total cost. They are of two generations: when what was used since the last change
/// costs half of it, or is a minute old, the others go, all at once, so that nothing is sorted and no value
/// is looked at. So a process that goes on showing something new keeps what it shows, and not all that it may
/// remember.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var cost: Int
  }

  private struct Generation {
    var entries: [Key: Entry] = [:]
    var cost = 0
  }

  private struct Contents {
    /// Those that were used since the generation before was full.
    var new = Generation()
    var old = Generation()
    /// The time at which the newer generation began.
    var start = 0.0

    mutating func find(_ key: Key, limit: Int, now: () -> TimeInterval) -> Value? {
      if let entry = new.entries[key] { return entry.value }
      guard !old.entries.isEmpty, let entry = old.entries.removeValue(forKey: key) else { return nil }
      old.cost -= entry.cost
      insert(entry, for: key, limit: limit, now: now())
      return entry.value
    }

    mutating func insert(_ entry: Entry, for key: Key, limit: Int, now: TimeInterval) {
      if new.cost + entry.cost > limit / 2 || now - start > longestGeneration, !new.entries.isEmpty {
        old = new
        new = Generation()
      }
      if new.entries.isEmpty { start = now }
      new.cost += entry.cost - (new.entries.updateValue(entry, forKey: key)?.cost ?? 0)
      if new.cost + old.cost > limit { old = Generation() }
    }
  }

  private let contents = Mutex(Contents())
  private let limit: Int
  private let now: @Sendable () -> TimeInterval

  /// Makes a cache whose costs may add up to `limit`.
  ///
  /// - Parameter now: Gives the time in seconds, for their ages.
  package init(
    limit: Int, now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.limit = limit
    self.now = now
  }

  /// The number of values remembered, and their total cost.
  package var usage: (count: Int, cost: Int) {
    contents.withLock {
      ($0.new.entries.count + $0.old.entries.count, $0.new.cost + $0.old.cost)
    }
  }

  /// The value for a key, made when it is not remembered. Two threads may make the same value at once.
  package func value(for key: Key, cost: (Value) -> Int, make: () throws -> Value) rethrows -> Value {
    if let value = contents.withLock({ $0.find(key, limit: limit, now: now) }) { return value }
    let value = try make()
    insert(value, for: key, cost: cost(value))
    return value
  }

  private func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else { return }
    contents.withLock { $0.insert(Entry(value: value, cost: cost), for: key, limit: limit, now: now()) }
  }
}

/// The seconds after which a generation of a ``BoundedCache`` is followed by the next.
private let longestGeneration = 60.0
