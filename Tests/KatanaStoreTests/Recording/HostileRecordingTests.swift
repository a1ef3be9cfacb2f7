import Foundation
import Testing

@testable import KatanaStore

/// Recordings that are damaged, or whose numbers are none.
@Suite("Hostile recordings") struct HostileRecordingTests {
  /// A recording of lines, each with the check that it needs.
  private func recording(_ lines: [String]) throws -> Data {
    var (file, check) = (Data(), UInt64(0))
    for line in lines {
      guard case .object(var fields) = try RecordedValue(json: Data(line.utf8)) else { continue }
      check = RecordingCoder.digest(RecordedValue.object(fields).json, after: check)
      fields["check"] = .string(RecordingCoder.text(check))
      file += RecordedValue.object(fields).json + [UInt8(ascii: "\n")]
    }
    return file
  }

  private let header = #"{"run":1,"state":"S","initial":{"a":[1]},"first":0}"#

  @Test(
    "refuses numbers of actions that are none",
    arguments: ["1e308", "-1e308", "1.5", "9223372036854775807", "1e19", "-1", #""1""#, "null", "[]"])
  func numbers(number: String) throws {
    #expect(throws: RecordedRunError.self) {
      try RecordedRun(try recording([header, #"{"n":\#(number),"type":"A"}"#]))
    }
    #expect(throws: RecordedRunError.self) {
      try RecordedRun(
        try recording([#"{"run":1,"state":"S","initial":{},"first":\#(number)}"#, #"{"n":1,"type":"A"}"#]))
    }
  }

  @Test("reads every beginning, and it with any byte damaged, or says on which line it fails")
  func damaged() throws {
    let whole = try recording([
      header, #"{"n":1,"type":"A","at":1,"changes":[[["a","0"],2]],"digest":"0"}"#, #"{"n":2,"type":"B"}"#,
    ])
    #expect(try RecordedRun(whole).actions.count == 2)
    func read(_ data: Data) {
      do { _ = try RecordedRun(data) } catch let error as RecordedRunError {
        #expect(error.line > 0 && !error.problem.isEmpty)
      } catch { Issue.record("\(error)") }
    }
    for place in whole.indices {
      read(whole[..<place])
      for mark in [0x00, 0x0A, 0x22, 0x39, 0x5B, 0x65, 0x7D, 0xFF] as [UInt8] {
        var changed = whole
        changed[place] = mark
        read(changed)
      }
    }
  }

  @Test("reads values as deep as Foundation does, and refuses deeper ones")
  func nesting() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    let value = try RecordedValue(json: nested(500))
    #expect(try RecordedValue(json: value.json) == value)
    #expect(throws: (any Error).self) { try RecordedValue(json: nested(10_000)) }
  }
}
