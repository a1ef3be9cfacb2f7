/// The texts that were seen, for messages that are logged once. Only so many are remembered, by their hashes:
/// after that the first ones count as new again.
package struct SeenTexts {
  /// The number of texts that are remembered.
  package static let capacity = 10_000

  private var recent: Set<Int> = []
  private var older: Set<Int> = []

  /// Makes one that has seen nothing.
  package init() {}

  /// The number of texts that are remembered now.
  package var count: Int { recent.count + older.count }

  /// Remembers a text. Returns whether it is new.
  package mutating func insert(_ text: String) -> Bool {
    let hash = text.hashValue
    if older.contains(hash) { return false }
    guard recent.insert(hash).inserted else { return false }
    if recent.count >= Self.capacity / 2 { (older, recent) = (recent, []) }
    return true
  }
}
