import Testing

@testable import UIKit

@Suite("An index of lengths")
struct LengthIndexTests {
  @Test("knows places of things that nobody measured by arithmetic")
  func even() {
    let index = LengthIndex(count: 100_000, estimate: 44)
    #expect(index.total == 4_400_000)
    #expect(index.start(99_999) == 4_399_956)
    #expect(index.index(at: 0) == 0 && index.index(at: 43.5) == 0 && index.index(at: 44) == 1)
    #expect(
      index.index(at: 4_399_999) == 99_999 && index.index(at: 1e9) == 99_999 && index.index(at: -5) == 0)
  }

  @Test("is empty without things")
  func empty() {
    let index = LengthIndex()
    #expect(index.total == 0 && index.index(at: 10) == 0)
  }

  @Test("agrees with adding up one by one", arguments: [1, 2, 63, 64, 65, 128, 200, 1_000])
  func random(count: Int) {
    var random = SystemRandomNumberGenerator()
    var lengths = Array(repeating: CGFloat(30), count: count)
    var index = LengthIndex(count: count, estimate: 30)
    for _ in 0..<count {
      let place = Int.random(in: 0..<count, using: &random)
      if Int.random(in: 0..<5, using: &random) == 0 {
        index.discard(place)
        lengths[place] = 30
      } else {
        let length = CGFloat(Int.random(in: 1...120, using: &random)) / 2
        #expect(index.measure(place, as: length) == length - lengths[place])
        lengths[place] = length
      }
    }
    var start: CGFloat = 0
    for (place, length) in lengths.enumerated() {
      #expect(index.start(place) == start && index.length(place) == length)
      #expect(index.index(at: start) == place && index.index(at: start + length - 0.25) == place)
      start += length
    }
    #expect(index.total == start)
  }

  @Test("keeps no memory for what was not measured")
  func memory() {
    var index = LengthIndex(count: 1_000_000, estimate: 10)
    index.measure(500_000, as: 30)
    #expect(index.allMeasured.count == 1)
    #expect(index.start(500_001) == 5_000_030 && index.index(at: 5_000_029) == 500_000)
  }
}
