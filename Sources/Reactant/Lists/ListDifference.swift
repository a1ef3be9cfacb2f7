/// The elements of a list that were removed, inserted and moved.
struct ListDifference: Equatable {
  /// A step from an old place to a new one.
  struct Move: Equatable {
    var from: Int
    var to: Int
  }

  /// The old places of elements that went, in order.
  var deleted: [Int] = []
  /// The new places of elements that came, in order.
  var inserted: [Int] = []
  /// Elements that changed their order among those that stayed.
  var moved: [Move] = []

  /// Whether no element went, came or moved.
  var isEmpty: Bool { changeCount == 0 }
  /// The number of removed, inserted and moved elements.
  var changeCount: Int { deleted.count + inserted.count + moved.count }

  /// The difference of two lists by their places: what is at the end came or went.
  init(positions old: Int, _ new: Int) {
    if old > new { deleted = Array(new..<old) } else { inserted = Array(old..<new) }
  }

  /// The difference of two lists of identities. Takes linear time, but n log n where elements moved.
  /// - Parameters:
  ///   - old: The identities before. Of equal ones, all but one count as new elements.
  ///   - new: The identities after.
  ///   - replaces: Whether an element that came in the place of one that went counts as the same one,
  ///     changed.
  init<ID: Hashable>(identities old: [ID], _ new: [ID], replaces: Bool) {
    let (start, oldEnd, newEnd) = Self.changedRange(old.count, new.count) { old[$0] == new[$1] }
    var places: [ID: Int] = [:]
    places.reserveCapacity(oldEnd - start)
    for index in start..<oldEnd where places[old[index]] == nil { places[old[index]] = index }
    var pairs: [Move] = []
    for index in start..<newEnd {
      if let place = places.removeValue(forKey: new[index]) { pairs.append(Move(from: place, to: index)) }
    }
    let kept = Self.longestRise(pairs.map(\.from))
    let stays = kept.map { pairs[$0] }
    let keptSet = Set(kept)
    moved = pairs.indices.filter { !keptSet.contains($0) }.map { pairs[$0] }
    complete(range: (start, oldEnd, newEnd), stays: stays, replaces: replaces)
  }

  /// The difference of two lists whose elements can only be compared. Takes linear time; where much changed
  /// at once, elements are compared by their places.
  init(count old: Int, _ new: Int, areEqual: (Int, Int) -> Bool) {
    let range = Self.changedRange(old, new, areEqual)
    let (start, oldEnd, newEnd) = range
    var stays: [Move] = []
    let (height, width) = (oldEnd - start, newEnd - start)
    if height > 0, width > 0, height * width <= 4_096 {
      // The lengths of the longest common subsequences of what follows.
      var lengths = [Int](repeating: 0, count: (height + 1) * (width + 1))
      func at(_ row: Int, _ column: Int) -> Int { row * (width + 1) + column }
      for row in stride(from: height - 1, through: 0, by: -1) {
        for column in stride(from: width - 1, through: 0, by: -1) {
          lengths[at(row, column)] =
            areEqual(start + row, start + column)
            ? lengths[at(row + 1, column + 1)] + 1
            : max(lengths[at(row + 1, column)], lengths[at(row, column + 1)])
        }
      }
      var (row, column) = (0, 0)
      while row < height, column < width {
        if areEqual(start + row, start + column) {
          stays.append(Move(from: start + row, to: start + column))
          (row, column) = (row + 1, column + 1)
        } else if lengths[at(row + 1, column)] >= lengths[at(row, column + 1)] {
          row += 1
        } else {
          column += 1
        }
      }
    }
    complete(range: range, stays: stays, replaces: true)
  }

  /// Finds what went and came between the elements that stay.
  private mutating func complete(
    range: (start: Int, oldEnd: Int, newEnd: Int), stays: [Move], replaces: Bool
  ) {
    let (movedOld, movedNew) = (Set(moved.map(\.from)), Set(moved.map(\.to)))
    var (old, new) = (range.start, range.start)
    for next in stays + [Move(from: range.oldEnd, to: range.newEnd)] {
      let gone = (old..<next.from).filter { !movedOld.contains($0) }
      let come = (new..<next.to).filter { !movedNew.contains($0) }
      let replaced = replaces ? min(gone.count, come.count) : 0
      deleted += gone.dropFirst(replaced)
      inserted += come.dropFirst(replaced)
      (old, new) = (next.from + 1, next.to + 1)
    }
  }

  /// The parts of two lists between their common prefix and suffix.
  private static func changedRange(
    _ old: Int, _ new: Int, _ areEqual: (Int, Int) -> Bool
  ) -> (start: Int, oldEnd: Int, newEnd: Int) {
    var start = 0
    while start < old, start < new, areEqual(start, start) { start += 1 }
    var (oldEnd, newEnd) = (old, new)
    while oldEnd > start, newEnd > start, areEqual(oldEnd - 1, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    return (start, oldEnd, newEnd)
  }

  /// The places of a longest rising subsequence of different numbers.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      rise.append(next)
      next = before[next]
    }
    return rise.reversed()
  }
}
