/// Rows of a section that follow one another before and after a change.
struct CommonRun: Equatable {
  /// The number of rows and of places around the last known row at which a common one is looked for.
  private static let (farthestRow, farthestPlace) = (8, 32)

  /// The places before the change.
  var old: Range<Int>
  /// The distance to the places after it.
  var shift: Int

  /// The places after the change.
  var new: Range<Int> { old.lowerBound + shift..<old.upperBound + shift }

  /// Finds the common rows at the beginning and at the end of a section.
  ///
  /// With all rows known, these are all. Otherwise every known row in a run is the same before and after;
  /// rows around them that are not known may be others.
  /// - Parameters:
  ///   - oldCount: The number of rows before the change.
  ///   - newCount: The number of rows after it.
  ///   - known: The rows that have to be compared; nil for all.
  ///   - isSame: Whether an old row is the same as a new one.
  /// - Returns: The runs, in order, none of them empty.
  static func runs(
    of oldCount: Int, _ newCount: Int, known: RangeSet<Int>?, isSame: (Int, Int) -> Bool
  ) -> [CommonRun] {
    if let known,
      let runs = runs(
        of: oldCount, newCount, around: known.intersection(RangeSet(0..<oldCount)), isSame: isSame)
    {
      return runs.filter { !$0.old.isEmpty }
    }
    let most = min(oldCount, newCount)
    var (head, tail) = (0, 0)
    while head < most, isSame(head, head) { head += 1 }
    while tail < most - head, isSame(oldCount - 1 - tail, newCount - 1 - tail) { tail += 1 }
    return [
      CommonRun(old: 0..<head, shift: 0),
      CommonRun(old: oldCount - tail..<oldCount, shift: newCount - oldCount),
    ].filter { !$0.old.isEmpty }
  }

  /// Compares known rows only; nil where no common row is found near the last one.
  private static func runs(
    of oldCount: Int, _ newCount: Int, around known: RangeSet<Int>, isSame: (Int, Int) -> Bool
  ) -> [CommonRun]? {
    // The first known row that is not at its place any more, and the end of those before it.
    var (stop, matched) = (Int?.none, 0)
    search: for range in known.ranges {
      for row in range {
        guard row < newCount, isSame(row, row) else {
          stop = row
          break search
        }
        matched = row + 1
      }
    }
    guard let stop, let last = known.ranges.last?.last else {
      return [CommonRun(old: 0..<min(oldCount, newCount), shift: 0)]
    }
    guard
      let (row, shift) = commonRow(
        near: last, oldCount, newCount, isSame: { $1 >= matched && isSame($0, $1) })
    else { return nil }
    // From there back to the first known row that is at the same distance.
    var low = row
    while low > max(last, stop), low - 1 + shift >= matched, isSame(low - 1, low - 1 + shift) { low -= 1 }
    if low <= last {
      back: for range in known.ranges.reversed() {
        for row in range.reversed() where row < low {
          guard row >= stop, row + shift >= matched, isSame(row, row + shift) else { break back }
          low = row
        }
      }
    }
    let head = min(stop, low + shift)
    return [
      CommonRun(old: 0..<head, shift: 0),
      CommonRun(old: low..<min(oldCount, newCount - shift), shift: shift),
    ]
  }

  /// Looks for an old row that is among the new ones, from the last known row on, first where the section's
  /// end went.
  private static func commonRow(
    near last: Int, _ oldCount: Int, _ newCount: Int, isSame: (Int, Int) -> Bool
  ) -> (row: Int, shift: Int)? {
    let shifts = [newCount - oldCount, 0] + (1...farthestPlace).flatMap { [$0, -$0] }
    for row in last..<min(last + farthestRow, oldCount) {
      for shift in shifts where (0..<newCount).contains(row + shift) && isSame(row, row + shift) {
        return (row, shift)
      }
    }
    return nil
  }

  /// The places between some ranges in order, up to a count.
  static func gaps(between ranges: [Range<Int>], in count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = 0
    for range in ranges {
      if range.lowerBound > end { gaps.append(end..<range.lowerBound) }
      end = range.upperBound
    }
    if end < count { gaps.append(end..<count) }
    return gaps
  }
}
