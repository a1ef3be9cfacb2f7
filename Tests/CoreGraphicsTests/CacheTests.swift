import Foundation
import Synchronization
import Testing

@testable import CoreGraphics

@Suite struct CacheTests {
  @Test func whatWasUsedLongestAgoGoesFirstAndTheCostStaysBounded() {
    let cache = BoundedCache<Int, Int>(limit: 100)
    var made = 0
    func value(_ key: Int) -> Int {
      cache.value(for: key, cost: { _ in 10 }) {
        made += 1
        return key
      }
    }
    for key in 0..<10 { #expect(value(key) == key) }
    #expect(made == 10 && cache.usage.count == 10)
    _ = value(0)
    #expect(made == 10, "remembered")
    _ = value(10)
    #expect(cache.usage.cost <= 100 && cache.usage.count < 10)
    made = 0
    _ = value(0)
    _ = value(10)
    #expect(made == 0, "the last used are still there")
    _ = value(1)
    #expect(made == 1, "an old one is made again")
    for key in 0..<10_000 { _ = value(key) }
    #expect(cache.usage.cost <= 100)
  }

  @Test func somethingTooLargeIsMadeButNotKept() {
    let cache = BoundedCache<String, Int>(limit: 10)
    #expect(cache.value(for: "a", cost: { _ in 11 }) { 1 } == 1)
    #expect(cache.usage.count == 0)
  }

  @Test func whatWasNotUsedForTwoMinutesGoesWithWhatComesNext() {
    let time = Mutex<TimeInterval>(1_000)
    let cache = BoundedCache<Int, Int>(limit: 1_000_000) { time.withLock { $0 } }
    var made = 0
    func use(_ key: Int, at seconds: TimeInterval) {
      time.withLock { $0 = 1_000 + seconds }
      _ = cache.value(for: key, cost: { _ in 1 }) {
        made += 1
        return key
      }
    }
    for key in 0..<100 { use(key, at: Double(key) / 2) }
    #expect(cache.usage.count == 100)
    // Something new all the time, and something that is used over and over.
    for second in 50..<1_000 {
      use(1_000 + second, at: Double(second))
      use(7, at: Double(second))
      #expect(cache.usage.count <= 100 + 121)
    }
    #expect(made == 100 + 950, "what is used stays")
    #expect(cache.usage.count <= 122)
    // Nothing goes while nothing comes.
    for key in 990..<1_000 { use(1_000 + key, at: 100_000) }
    #expect(made == 100 + 950)
  }

  @Test func aCacheServesManyThreads() async {
    let cache = BoundedCache<Int, Int>(limit: 50)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<2_000).allSatisfy { cache.value(for: ($0 * (task + 3)) % 97, cost: { _ in 1 }) { 7 } == 7 }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(cache.usage.cost <= 50)
  }

  @Test func textIsSetAndDrawnFromManyThreadsAlike() async throws {
    let style = TextStyle(font: Font(family: "Inter", size: 15))
    func picture(_ number: Int) throws -> String {
      try draw(120, 30) { context in
        context.draw(Typesetter.typeset("Thread 😀 \(number % 5)", style: style), at: CGPoint(x: 2, y: 2))
      }.contentHash
    }
    let expected = try (0..<5).map(picture)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask { try picture(number) == expected[number % 5] }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test func masksOfMuchTextStayBounded() throws {
    let style = TextStyle(font: Font(family: "Inter", size: 80))
    _ = try draw(600, 120) { context in
      for number in 0..<600 {
        context.draw(Typesetter.typeset("Number \(number)", style: style), at: .zero)
      }
    }
    #expect(RunMask.usage.cost <= 12 << 20 && RunMask.usage.count > 10)
  }
}
