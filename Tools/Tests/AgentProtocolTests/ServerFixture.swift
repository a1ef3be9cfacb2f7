import AgentClient
import AgentProtocol
import Foundation
import Testing

/// A server in this process with tools to test the protocol with, and its client.
final class ServerFixture: Sendable {
  let client: AgentClient

  init() throws {
    var (requests, answers): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&requests) == 0 && pipe(&answers) == 0)
    let (input, output) = (requests[0], answers[1])
    let server = AgentServer(
      name: "fixture", version: "1", instructions: "None.", tools: Self.tools,
      channel: LineChannel(input: input, output: output))
    Thread.detachNewThread {
      server.run()
      close(input)
      close(output)
    }
    client = AgentClient(output: requests[1], input: answers[0])
  }

  private static let tools: [Tool] = [
    Tool(
      "add", "Adds numbers.",
      input: ObjectSchema([
        .init(
          "numbers",
          ["type": "array", "items": ["type": "number"], "minItems": 1, "description": "the summands"],
          isRequired: true),
        .init("times", ["type": "integer", "minimum": 1, "maximum": 3]),
        .init("unit", ["type": "string", "enum": ["m", "km"]]),
      ]),
      output: ["type": "object", "properties": ["sum": ["type": "number"]], "required": ["sum"]],
      isReadOnly: true
    ) { call in
      let sum = (call.arguments["numbers"]?.array ?? []).compactMap(\.number).reduce(0, +)
      return ToolResult("\(sum)", structured: ["sum": .number(sum)])
    },
    // Ends when it is cancelled, and after a minute at the latest.
    Tool("wait", "Waits.") { call in
      let gate = DispatchSemaphore(value: 0)
      call.report(1, of: 2, "waiting")
      call.report(1, of: 2, "no news")
      let end = call.whileCancellable {
        gate.wait(timeout: .now() + 60)
      } cancel: {
        gate.signal()
      }
      return ToolResult(end == .success ? "cancelled" : "late")
    },
    Tool("fail", "Fails.") { _ in throw ToolFailure("it failed; try add") },
  ]
}
