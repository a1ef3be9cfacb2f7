/// A set of small numbers that is walked through upward: one bit a number, and one bit a word of those. The
/// words lie in somebody else's memory.
struct PlaceSet {
  private let words: Cells<UInt64>
  private let summary: Cells<UInt64>
  private let wordCount: Int
  private let summaryCount: Int

  /// Returns the number of words that a set of numbers below `count` takes.
  static func size(_ count: Int) -> Int {
    let words = (count + 63) / 64
    return words + (words + 63) / 64
  }

  /// An empty set of numbers below `count`, in `size(count)` words that are zero.
  init(_ count: Int, in memory: Cells<UInt64>) {
    wordCount = (count + 63) / 64
    summaryCount = (wordCount + 63) / 64
    words = memory.part(from: 0, count: wordCount)
    summary = memory.part(from: wordCount, count: summaryCount)
  }

  func insert(_ place: Int) {
    words[place >> 6] |= 1 << UInt64(place & 63)
    summary[place >> 12] |= 1 << UInt64((place >> 6) & 63)
  }

  func remove(_ place: Int) {
    words[place >> 6] &= ~(1 << UInt64(place & 63))
    if words[place >> 6] == 0 { summary[place >> 12] &= ~(1 << UInt64((place >> 6) & 63)) }
  }

  func contains(_ place: Int) -> Bool {
    words[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  /// The largest number in the set that is at most `place`, or -1.
  func last(upTo place: Int) -> Int {
    guard place >= 0 else { return -1 }
    var word = place >> 6
    let rest = words[word] & (~0 >> UInt64(63 - place & 63))
    if rest != 0 { return word << 6 + 63 - rest.leadingZeroBitCount }
    guard word > 0 else { return -1 }
    word -= 1
    var group = word >> 6
    var groupRest = summary[group] & (~0 >> UInt64(63 - word & 63))
    while groupRest == 0 {
      guard group > 0 else { return -1 }
      group -= 1
      groupRest = summary[group]
    }
    word = group << 6 + 63 - groupRest.leadingZeroBitCount
    return word << 6 + 63 - words[word].leadingZeroBitCount
  }

  /// The smallest number in the set that is at least `place`, or -1.
  func first(from place: Int) -> Int {
    let word = place >> 6
    guard word < wordCount else { return -1 }
    let rest = words[word] & (~0 << UInt64(place & 63))
    return rest != 0 ? word << 6 + rest.trailingZeroBitCount : first(fromWord: word + 1)
  }

  private func first(fromWord start: Int) -> Int {
    var word = start
    var group = word >> 6
    guard group < summaryCount else { return -1 }
    var groupRest = summary[group] & (~0 << UInt64(word & 63))
    while groupRest == 0 {
      group += 1
      guard group < summaryCount else { return -1 }
      groupRest = summary[group]
    }
    word = group << 6 + groupRest.trailingZeroBitCount
    return word << 6 + words[word].trailingZeroBitCount
  }
}

extension PlaceSet {
  /// A walk that takes the numbers out of a set from the largest to the smallest, while smaller ones than the
  /// last come into it.
  ///
  /// It has the word of the set that it is in to itself. Written and read again in memory for each number,
  /// that would be what a walk over numbers close together waits for.
  struct Descent {
    private let set: PlaceSet
    private var index: Int
    private var word: UInt64 = 0

    init(_ set: PlaceSet) {
      self.set = set
      index = set.wordCount
    }

    /// The largest number that is left, or -1.
    mutating func next() -> Int {
      if word == 0, !takeWord() { return -1 }
      let bit = 63 - word.leadingZeroBitCount
      word &= ~(1 << UInt64(bit))
      return index << 6 + bit
    }

    /// Inserts a number below the one that was taken out last.
    mutating func insert(_ place: Int) {
      if place >> 6 == index { word |= 1 << UInt64(place & 63) } else { set.insert(place) }
    }

    private mutating func takeWord() -> Bool {
      let last = set.last(upTo: index << 6 - 1)
      guard last >= 0 else { return false }
      index = last >> 6
      word = set.words[index]
      set.words[index] = 0
      set.summary[index >> 6] &= ~(1 << UInt64(index & 63))
      return true
    }
  }
}
