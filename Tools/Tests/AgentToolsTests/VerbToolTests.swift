import AgentProtocol
import Foundation
import MarkupReading
import ShojiToolKit
import Testing

@testable import AgentTools

/// The driver's verbs as tools: each is there, and its arguments become the driver's request.
@Suite struct VerbToolTests {
  private let folder = ProjectFolder(URL(fileURLWithPath: "/nowhere/project"))

  private func request(_ verb: String, _ arguments: [String: JSONValue]) throws -> String {
    let verb = try #require(VerbTools.all.first { $0.name == verb })
    return try VerbTools.request(for: verb, arguments, folder).line
  }

  @Test(
    arguments: [
      ("tap", ["target": "e12"], #"{"tap":{"view":12}}"#), ("tap", ["target": "e1x"], #"{"tap":"e1x"}"#),
      ("tap", ["target": "e"], #"{"tap":"e"}"#),
      (
        "tap", ["target": ["text": "Row", "index": 2], "seconds": 1, "with": "touch"],
        #"{"seconds":1,"tap":{"index":2,"text":"Row"},"with":"touch"}"#
      ),
      ("back", [:], #"{"back":true}"#), ("resize", ["size": [320, 480]], #"{"resize":[320,480]}"#),
      (
        "drag", ["from": "e3", "to": ["x": 1, "y": 2]], #"{"drag":{"from":{"view":3},"to":{"x":1,"y":2}}}"#
      ),
      ("type", ["text": "e5", "into": "e5"], #"{"into":{"view":5},"type":"e5"}"#),
      ("wait", ["for": "Done", "seconds": 2], #"{"wait":{"for":"Done","seconds":2}}"#),
      ("choose", ["paths": ["a"]], #"{"choose":["a"]}"#),
    ] as [(String, [String: JSONValue], String)])
  func argumentsBecomeARequest(verb: String, arguments: [String: JSONValue], line: String) throws {
    #expect(try request(verb, arguments) == line)
  }

  @Test func aFileIsWrittenInTheProjectOnly() throws {
    #expect(
      try request("compare", ["path": "a.png", "difference": "b.png"]).contains("/nowhere/project/b.png"))
    #expect(throws: ToolFailure.self) { try request("compare", ["path": "a.png", "difference": "/b.png"]) }
  }

  @Test func eachVerbIsAToolAndNoNameIsTwice() {
    struct Nothing: AgentProject {
      let folder = URL(fileURLWithPath: "/nowhere")
      func build(_ product: String?, _ call: ToolCall) throws -> BuiltApp { throw ToolFailure("none") }
      func servedApps() throws -> [ServedAppFiles] { [] }
      func check(_ call: ToolCall) throws -> [Diagnostic] { [] }
      func test(filter: String?, isRecording: Bool, _ call: ToolCall) throws -> TestOutcome {
        TestOutcome(TestRun())
      }
    }
    let names = AgentTools.all(AgentSession(Nothing())).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(VerbTools.all.map(\.name)).subtracting(names) == ["quit"])
    #expect(VerbTools.replaced.isSubset(of: VerbTools.all.map(\.name)))
  }
}
