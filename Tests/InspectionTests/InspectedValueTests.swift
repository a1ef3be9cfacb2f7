import Foundation
import Testing

@testable import Inspection

private enum Phase: Equatable {
  case waiting
  case playing(level: Int)
}

private struct Cell: Equatable {
  var isOpen = false
  var count = 0
}

private struct Game {
  var name: String? = "Mine"
  var phase = Phase.waiting
  var cells = [Cell(), Cell(), Cell()]
  var scores = ["b": 2, "a": 1]
  var tags: Set<String> = ["x"]
  var pair = (1, "two")
  var day = Date(timeIntervalSince1970: 0)
}

private class Animal {
  var name = "Animal"
}

private final class Cat: Animal {
  var lives = 9
}

/// A structure with bytes between its properties, and inside one of them.
private struct Padded: Equatable {
  var isOpen = false
  var count = 0
  var inner = Inner()
  var name = "name"

  struct Inner: Equatable {
    var small: Int8 = 1
    var large: Int32 = 2
  }
}

/// The tree of a value.
struct InspectedValueTests {
  private func labels(_ value: Any) -> [String] {
    InspectedValue(value).children(from: 0, count: 100).map(\.label)
  }

  @Test func fieldsComeInOrderAndOptionalsStandForWhatIsInThem() {
    let value = InspectedValue(Game())
    #expect(labels(Game()) == ["name", "phase", "cells", "scores", "tags", "pair", "day"])
    #expect(value.text == "Game" && value.count == 7)
    #expect(InspectedValue(value.child("name")!).text == "\"Mine\"")
    #expect(InspectedValue(String?.none as Any).text == "nil")
    #expect(InspectedValue(String?.none as Any).count == 0)
  }

  @Test func collectionsAreFoundByIndexAndKey() {
    let value = InspectedValue(Game())
    #expect(value.value(at: ["cells", "2", "isOpen"])?.text == "false")
    #expect(value.value(at: ["cells", "3"]) == nil)
    #expect(value.value(at: ["scores", "b"])?.text == "2")
    #expect(labels(["b": 2, "a": 1]) == ["a", "b"])
    #expect(value.value(at: ["tags", "x"])?.text == "\"x\"")
    #expect(InspectedValue([1]).text == "1 element")
    #expect(value.value(at: ["pair", ".1"])?.text == "\"two\"")
  }

  @Test func enumerationsShowTheirCase() {
    #expect(InspectedValue(Phase.waiting).text == ".waiting")
    #expect(InspectedValue(Phase.playing(level: 3)).text == ".playing(…)")
    #expect(labels(Phase.playing(level: 3)) == ["playing"])
  }

  @Test func objectsShowTheFieldsOfTheirSuperclassesFirst() {
    #expect(labels(Cat()) == ["name", "lives"])
    let fields = InspectedFields(of: Cat(), without: ["Foundation"])
    #expect(!fields.isEmpty && labels(fields) == ["name", "lives"])
    #expect(InspectedFields(of: Cat(), without: ["InspectionTests"]).isEmpty)
  }

  @Test func longTextsAreCutAndDatesAreLeaves() {
    let text = InspectedValue(String(repeating: "a", count: 5_000)).text
    #expect(text.count == 203 && text.hasSuffix("…"))
    #expect(InspectedValue(Date()).isLeaf && InspectedValue(Date()).count == 0)
  }

  @Test func aWindowOfALargeCollectionCostsAWindow() {
    let value = InspectedValue(Array(0..<1_000_000))
    let some = value.children(from: 500_000, count: 3)
    #expect(some.map(\.label) == ["500000", "500001", "500002"])
    #expect(value.children(from: 999_999, count: 100).count == 1)
    #expect(value.children(from: 2_000_000, count: 100).isEmpty)
  }
}

/// The fields in which two values differ.
struct ValueComparisonTests {
  private func places(_ old: Any, _ new: Any, limit: Int = 100) -> [String] {
    ValueComparison(from: old, to: new, limit: limit).changes.map {
      "\($0.path.joined(separator: "/")): \($0.old ?? "nothing") -> \($0.new ?? "nothing")"
    }
  }

  @Test func namesTheFieldsThatDiffer() {
    let old = Game()
    var new = old
    new.cells[1].isOpen = true
    new.scores["c"] = 3
    new.scores["a"] = nil
    new.phase = .playing(level: 1)
    new.name = nil
    #expect(
      places(old, new) == [
        "name: \"Mine\" -> nil", "phase: .waiting -> .playing(…)", "cells/1/isOpen: false -> true",
        "scores/a: 1 -> nothing", "scores/c: nothing -> 3",
      ])
    #expect(places(new, new).isEmpty)
  }

  @Test func payloadsOfTheSameCaseAreComparedInside() {
    #expect(places(Phase.playing(level: 1), Phase.playing(level: 2)) == ["playing/level: 1 -> 2"])
  }

  @Test func collectionsThatGrowAndShrinkNameTheirEnds() {
    #expect(places([1, 2], [1, 2, 3]) == ["2: nothing -> 3"])
    #expect(places([1, 2, 3], [1]) == ["1: 2 -> nothing", "2: 3 -> nothing"])
    #expect(places(Set([1]), Set([2])) == ["1: 1 -> nothing", "2: nothing -> 2"])
  }

  @Test func equalTextsInOtherMemoryAreTheSame() {
    let (old, new) = ((0..<50).map { "a long text \($0)" }, (0..<50).map { "a long text \($0)" })
    #expect(ValueComparison.isSame(old, new))
    #expect(!ValueComparison.isSame(1, "1") && !ValueComparison.isSame(Int?.none as Any, 1))
  }

  @Test func moreChangesThanTheLimitAreCut() {
    let comparison = ValueComparison(from: Array(0..<500), to: Array(1..<501), limit: 100)
    #expect(comparison.changes.count == 100 && comparison.isCut)
  }

  /// Copies of the same elements into memory that held something else before.
  private func copies(of element: Padded, count: Int, over byte: UInt8) -> [Padded] {
    [Padded](unsafeUninitializedCapacity: count) { memory, initialized in
      memset(memory.baseAddress!, Int32(byte), count * MemoryLayout<Padded>.stride)
      for index in 0..<count {
        let place = memory.baseAddress! + index
        // Property by property, as the copy of an array does it.
        withUnsafeMutablePointer(to: &place.pointee.isOpen) { $0.initialize(to: element.isOpen) }
        withUnsafeMutablePointer(to: &place.pointee.count) { $0.initialize(to: element.count) }
        withUnsafeMutablePointer(to: &place.pointee.inner.small) { $0.initialize(to: element.inner.small) }
        withUnsafeMutablePointer(to: &place.pointee.inner.large) { $0.initialize(to: element.inner.large) }
        withUnsafeMutablePointer(to: &place.pointee.name) { $0.initialize(to: element.name) }
      }
      initialized = count
    }
  }

  @Test func whatLiesBetweenPropertiesIsNoChange() {
    #expect(SignificantBytes(of: Padded.self).ranges == [0..<1, 8..<17, 20..<40])
    #expect(SignificantBytes(of: Int.self).isWhole && SignificantBytes(of: String.self).isWhole)
    #expect(!SignificantBytes(of: Padded.self).isWhole)
    let old = copies(of: Padded(), count: 20_000, over: 0x00)
    var new = copies(of: Padded(), count: 20_000, over: 0xff)
    #expect(new.labelsThatMayDiffer(from: old, limit: 100) == [])
    new[19_999].inner.large = 3
    let comparison = ValueComparison(from: old, to: new, limit: 100)
    #expect(comparison.changes.map(\.path) == [["19999", "inner", "large"]])
    #expect(!comparison.isCut)
    let (before, after) = (["a": old[0], "b": old[1]], ["a": new[0], "b": new[19_999]])
    #expect(after.labelsThatMayDiffer(from: before, limit: 100) == ["b"])
  }
}
