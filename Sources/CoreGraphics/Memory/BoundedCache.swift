import Synchronization

/// Remembers values up to a total cost. When that is exceeded, the half that was used longest ago goes.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var cost = 0
    var uses: UInt64 = 0

    /// Removes the least recently used values, until the rest costs no more than `limit` or is a single value. Only
    /// the numbers are sorted, since keys and values are dear to move.
    mutating func removeOldest(downTo limit: Int) {
      var (count, lastRemoved) = (entries.count, UInt64(0))
      for (use, cost) in entries.values.map({ ($0.lastUse, $0.cost) }).sorted(by: { $0.0 < $1.0 }) {
        guard self.cost > limit, count > 1 else { break }
        self.cost -= cost
        count -= 1
        lastRemoved = use
      }
      entries = entries.filter { $0.value.lastUse > lastRemoved }
    }
  }

  private let contents = Mutex(Contents())
  private let limit: Int

  /// Makes a cache whose costs may add up to `limit`.
  init(limit: Int) {
    self.limit = limit
  }

  /// The number of values remembered, and their total cost.
  var usage: (count: Int, cost: Int) { contents.withLock { ($0.entries.count, $0.cost) } }

  /// The value for a key, made when it is not remembered. Two threads may make the same value at once.
  func value(for key: Key, cost: (Value) -> Int, make: () throws -> Value) rethrows -> Value {
    if let value = find(key) { return value }
    let value = try make()
    insert(value, for: key, cost: cost(value))
    return value
  }

  private func find(_ key: Key) -> Value? {
    contents.withLock { contents in
      guard let index = contents.entries.index(forKey: key) else { return nil }
      contents.uses += 1
      contents.entries.values[index].lastUse = contents.uses
      return contents.entries.values[index].value
    }
  }

  private func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else { return }
    contents.withLock { contents in
      contents.uses += 1
      contents.cost += cost - (contents.entries[key]?.cost ?? 0)
      contents.entries[key] = Entry(value: value, cost: cost, lastUse: contents.uses)
      guard contents.cost > limit else { return }
      contents.removeOldest(downTo: limit / 2)
    }
  }
}
