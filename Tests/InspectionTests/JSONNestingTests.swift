import Foundation
import Testing

@testable import Inspection

/// JSON from outside that is nested or damaged.
@Suite("Nesting of JSON") struct JSONNestingTests {
  private func nested(_ depth: Int, _ start: String = "[", _ end: String = "]") -> Data {
    Data((String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)).utf8)
  }

  @Test("is read up to the bound, also on a small stack")
  func bound() async throws {
    let (within, beyond) = (nested(JSONNesting.limit), nested(JSONNesting.limit + 1))
    let objects = nested(JSONNesting.limit, #"{"a":"#, "}")
    await withCheckedContinuation { done in
      let thread = Thread {
        #expect((try? JSONValue(json: within)) != nil && (try? JSONValue(json: objects)) != nil)
        #expect(throws: JSONValue.NestingError.self) { try JSONValue(json: beyond) }
        done.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(throws: JSONValue.NestingError.self) { try JSONValue(json: nested(1_000_000, "[", "")) }
  }

  @Test("does not count what strings have in them")
  func strings() throws {
    let brackets = String(repeating: "[", count: 1_000)
    #expect(try JSONValue(json: Data(#"["\#(brackets)\"\#(brackets)\\", 1]"#.utf8)).array?.count == 2)
    #expect(JSONNesting.isBounded(Data(String(repeating: "[],", count: 1_000).utf8)))
  }

  @Test("every beginning and every damaged byte is read or refused")
  func damaged() {
    let seed = Array(#"{"a": [1, -2.5e3, true, null, "b\u00e9\n"], "c": {}}"#.utf8)
    for place in seed.indices {
      _ = try? JSONValue(json: Data(seed[..<place]))
      for mark in [0x00, 0x22, 0x2C, 0x5B, 0x5C, 0x7D, 0xC3, 0xFF] as [UInt8] {
        var changed = seed
        changed[place] = mark
        _ = try? JSONValue(json: Data(changed))
      }
    }
  }
}
