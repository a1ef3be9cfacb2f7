import Foundation
import Testing

@testable import KatanaStore

/// What changed between two values, and the way back from it.
struct RecordedChangeTests {
  private func value(_ json: String) throws -> RecordedValue { try RecordedValue(json: Data(json.utf8)) }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#, ["/b"]),
    (#"{"a":1}"#, #"{"a":1,"c":null}"#, ["/c"]),
    (#"{"a":1,"b":2}"#, #"{"b":2}"#, ["/a"]),
    (#"{"a":[1,2,3]}"#, #"{"a":[1,5,3]}"#, ["/a/1"]),
    (#"{"a":[1,2,3]}"#, #"{"a":[1]}"#, ["/a/2", "/a/1"]),
    (#"{"a":[1]}"#, #"{"a":[1,2,3]}"#, ["/a/1", "/a/2"]),
    (#"{"a":[1]}"#, #"{"a":{"0":1}}"#, ["/a"]),
    (#"{"a":true}"#, #"{"a":1}"#, ["/a"]),
    (#"1"#, #"2"#, ["the state"]),
    (#"{"a/b":{"":1}}"#, #"{"a/b":{"":2}}"#, ["/a/b/"]),
  ])
  func namesTheFieldsThatChanged(old: String, new: String, places: [String]) throws {
    let changes = try value(old).changes(to: try value(new))
    #expect(changes.map(\.place) == places)
    var applied = try value(old)
    for change in changes {
      let read = try #require(RecordedChange(recorded: change.recorded))
      #expect(read == change)
      let isApplied = applied.apply(read)
      #expect(isApplied)
    }
    #expect(try applied == value(new))
  }

  @Test func anythingBecomesAnythingElseByItsChanges() {
    var random = Generator(state: 7)
    for _ in 0..<500 {
      let (old, new) = (random.value(depth: 3), random.value(depth: 3))
      var applied = old
      let isApplied = old.changes(to: new).allSatisfy { applied.apply($0) }
      #expect(isApplied && applied == new)
      #expect(new.changes(to: new).isEmpty)
    }
  }

  @Test func aChangeWithoutAPlaceIsRefused() throws {
    var some = try value(#"{"a":[1],"b":2}"#)
    let before = some
    for path in [["c", "d"], ["a", "5"], ["a", "x"], ["b", "c"], ["a", "1", "z"], ["a", "-1"]] {
      let isApplied = some.apply(RecordedChange(path: path, value: .null))
      #expect(!isApplied && some == before)
    }
    let removed = some.apply(RecordedChange(path: ["a", "7"], value: nil))
    #expect(!removed && some == before)
  }

  @Test func numbersAndTextKeepTheirDigits() throws {
    let text =
      #"{"a":18446744073709551615,"b":-9223372036854775808,"c":0.1,"d":"☃ \"\\ \n","e":[true,false,null]}"#
    let read = try value(text)
    #expect(try RecordedValue(json: read.json) == read)
    #expect(
      read["a"] == .number("18446744073709551615") && read["e"] == .array([.bool(true), .bool(false), .null]))
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 20
    }

    mutating func value(depth: Int) -> RecordedValue {
      switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
      case 0: return .null
      case 1: return .bool(.random(using: &self))
      case 2: return .number("\(Int.random(in: 0..<3, using: &self))")
      case 3: return .string(["", "a", "b"].randomElement(using: &self)!)
      case 4: return .array((0..<Int.random(in: 0..<4, using: &self)).map { _ in value(depth: depth - 1) })
      default:
        let keys = ["a", "b", "c", "0"].shuffled(using: &self).prefix(Int.random(in: 0..<4, using: &self))
        return .object(Dictionary(uniqueKeysWithValues: keys.map { ($0, value(depth: depth - 1)) }))
      }
    }
  }
}
