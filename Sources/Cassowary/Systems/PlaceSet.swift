/// A set of small numbers that is walked through upward: one bit a number, and one bit a word of those.
struct PlaceSet {
  private var words = Buffer<UInt64>(capacity: 1)
  private var summary = Buffer<UInt64>(capacity: 1)

  mutating func resize(to count: Int) {
    words.fill((count + 63) / 64, with: 0)
    summary.fill((words.count + 63) / 64, with: 0)
  }

  func deallocate() {
    words.deallocate()
    summary.deallocate()
  }

  @inline(__always) func insert(_ place: Int) {
    words[place >> 6] |= 1 << UInt64(place & 63)
    summary[place >> 12] |= 1 << UInt64((place >> 6) & 63)
  }

  @inline(__always) func remove(_ place: Int) {
    words[place >> 6] &= ~(1 << UInt64(place & 63))
    if words[place >> 6] == 0 { summary[place >> 12] &= ~(1 << UInt64((place >> 6) & 63)) }
  }

  /// The smallest number in the set that is at least `place`.
  @inline(__always) func first(from place: Int) -> Int? {
    var word = place >> 6
    guard word < words.count else { return nil }
    let rest = words[word] & (~0 << UInt64(place & 63))
    if rest != 0 { return word << 6 + rest.trailingZeroBitCount }
    word += 1
    var group = word >> 6
    guard group < summary.count else { return nil }
    var groupRest = summary[group] & (~0 << UInt64(word & 63))
    while groupRest == 0 {
      group += 1
      guard group < summary.count else { return nil }
      groupRest = summary[group]
    }
    word = group << 6 + groupRest.trailingZeroBitCount
    return word << 6 + words[word].trailingZeroBitCount
  }
}
