/// Returns the indices of a longest increasing subsequence of distinct numbers, in order: the elements that
/// can stay where they are when a list is put into another order. Takes n log n time, and n where all are in
/// order.
package func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else { return Array(numbers.indices) }
  // For each length, the index of the smallest number that a subsequence of that length can end in.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var subsequence: [Int] = []
  var next = ends.last ?? -1
  while next >= 0 {
    subsequence.append(next)
    next = previous[next]
  }
  return subsequence.reversed()
}
