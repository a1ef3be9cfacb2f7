/// Finds what may stay where it is when things are put into another order.
package enum SortedRun {
  /// The indices of a longest run of ascending numbers, not necessarily side by side; nil when all numbers
  /// ascend already. The numbers are all different.
  package static func longest(in numbers: [Int]) -> Set<Int>? {
    guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    // For each length, the index of the smallest number that a run of that length can end in.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for index in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.insert(index)
      index = before[index]
    }
    return run
  }
}
