import Testing

@testable import QuartzCore

@Suite("The longest increasing subsequence") struct LongestIncreasingSubsequenceTests {
  @Test(
    "has all that can stay where it is",
    arguments: [
      ([], []), ([3], [0]), ([1, 2, 9], [0, 1, 2]), ([10, 1, 2, 3], [1, 2, 3]),
      ([0, 998, 2, 3, 1], [0, 2, 3]),
      ([3, 2, 1], [2]), ([5, 6, 1, 2, 7], [2, 3, 4]),
    ])
  func places(of numbers: [Int], are places: [Int]) {
    #expect(longestIncreasingSubsequence(of: numbers) == places)
  }

  @Test("is as long as the best of all subsequences, and increases")
  func random() {
    for _ in 0..<200 {
      let numbers = Array(0..<8).shuffled()
      let places = longestIncreasingSubsequence(of: numbers)
      let longest = (0..<256).map { set in (0..<8).filter { set >> $0 & 1 == 1 } }
        .filter { isIncreasing($0.map { numbers[$0] }) }.map(\.count).max()
      #expect(
        places.count == longest && isIncreasing(places) && isIncreasing(places.map { numbers[$0] }),
        "\(numbers)")
    }
  }

  private func isIncreasing(_ numbers: [Int]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }
}
