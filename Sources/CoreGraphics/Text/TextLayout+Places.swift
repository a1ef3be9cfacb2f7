extension TextLayout {
  /// The place at which a paragraph begins.
  struct Start: Sendable, Equatable {
    /// The bytes before it.
    var byte = 0
    /// The UTF-16 units before it.
    var place = 0
    /// The lines before it.
    var line = 0
    /// Its top.
    var top: CGFloat = 0

    static func + (one: Start, other: Start) -> Start {
      Start(
        byte: one.byte + other.byte, place: one.place + other.place, line: one.line + other.line,
        top: one.top + other.top)
    }

    static func - (one: Start, other: Start) -> Start {
      Start(
        byte: one.byte - other.byte, place: one.place - other.place, line: one.line - other.line,
        top: one.top - other.top)
    }
  }

  /// The places of all paragraphs, and of the end.
  ///
  /// All paragraphs behind a part that is set move by the same distance. The distance is kept as one number
  /// until all is set, so that a text in many parts does not cost its paragraphs for each of them.
  struct ParagraphPlaces: Sendable {
    /// A place for each paragraph, and the end. In those behind ``exact``, ``shift`` is missing.
    private var starts = [Start()]
    private var exact = 0
    private var shift: Start?
    /// The number of paragraphs that were placed so far.
    private(set) var count = 0

    subscript(index: Int) -> Start {
      guard let shift, index > exact else { return starts[index] }
      return starts[index] + shift
    }

    /// The place behind all paragraphs.
    var end: Start { self[starts.count - 1] }

    /// The index of the first place, that of the end included, that meets a condition which all behind it
    /// meet; the number of places where none does.
    func firstIndex(where isBehind: (Start) -> Bool) -> Int {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }

    /// Follows paragraphs that were replaced by a number of others.
    ///
    /// - Parameter isComplete: Whether all are set. Then those behind are placed one by one, so that heights
    ///   add up to the same sums as in a text that was set at once.
    mutating func replace(
      _ range: Range<Int>, with number: Int, isComplete: Bool = false, _ entries: [Entry]
    ) {
      // The distance to the paragraph before depends on both.
      let first = max(range.lowerBound - 1, 0)
      separate(first, range.upperBound)
      let old = self[range.upperBound]
      starts.replaceSubrange(
        range.lowerBound + 1..<range.upperBound + 1, with: repeatElement(Start(), count: number))
      if range.lowerBound == 0 { starts[0] = Start() }
      place(first, isComplete ? entries.count : range.lowerBound + number, entries, old: old)
    }

    /// Follows a change of what paragraphs are set to.
    mutating func update(from first: Int, to end: Int, _ entries: [Entry]) {
      guard first < end else { return }
      separate(first, end)
      place(first, end, entries, old: self[end])
    }

    /// Places all paragraphs one by one.
    mutating func finish(_ entries: [Entry]) {
      shift = nil
      place(0, entries.count, entries, old: end)
    }

    /// Makes the places up to `first` exact, and has the shift begin no later than at `end`.
    private mutating func separate(_ first: Int, _ end: Int) {
      guard let shift else { return }
      let last = end < exact ? starts.count - 1 : first
      for index in min(exact + 1, last + 1)..<(last + 1) { starts[index] = starts[index] + shift }
      if end < exact { self.shift = nil } else { exact = max(exact, first) }
    }

    /// Places the paragraphs from one up to another, whose place was `old` before, and shifts those behind.
    private mutating func place(_ first: Int, _ end: Int, _ entries: [Entry], old: Start) {
      for index in first..<end {
        starts[index + 1] = entries[index].end(
          from: starts[index], before: index + 1 < entries.count ? entries[index + 1] : nil)
      }
      count += end - first
      let moved = (shift ?? Start()) + (starts[end] - old)
      exact = end
      shift = end == starts.count - 1 || moved == Start() ? nil : moved
    }
  }
}
