import AgentClient
import AgentProtocol
import Foundation
import Testing

/// An agent works on a project as Xcode keeps it: from the check to its tests. Building it takes minutes, so
/// this is for `scripts/test-projects`, which names the projects' folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SHOJI_TEST_PROJECTS"] != nil))
struct ProjectAgentTests {
  private let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["SHOJI_TEST_PROJECTS"] ?? "/nowhere")

  private func client(_ project: String) throws -> AgentClient {
    let place = folder.appendingPathComponent(project)
    let client = try AgentClient(
      starting: ToolFixture.shoji,
      ["mcp", "--package-path", place.path, "--scratch-path", ToolFixture.root.path + "/.build"], in: place)
    try client.initialize()
    return client
  }

  private func text(_ client: AgentClient, _ tool: String, _ arguments: JSONValue = [:]) throws -> String {
    let answer = try client.call(tool, arguments, seconds: 1_500)
    #expect(!answer.isError, "\(tool): \(answer.text)")
    return answer.text
  }

  @Test func aProjectIsCheckedBuiltUsedDrawnAndTested() throws {
    let client = try client("Teatime")
    #expect(try text(client, "check") == "nothing stands in the way")
    #expect(try text(client, "build").hasPrefix("built Teatime"))
    #expect(try text(client, "run").contains("Sencha"))
    #expect(try text(client, "tap", ["target": "Sencha"]).contains("Steep"))
    let picture = try client.call("snapshot")
    #expect(!picture.isError)
    let outcome = try text(client, "test")
    #expect(outcome.contains("passed"), "\(outcome)")
    let none = try client.call("test", ["filter": "NoTestOfThisName"], seconds: 1_500)
    #expect(!none.text.contains("tests passed") || none.isError, "\(none.text)")
    #expect(client.finish() && client.faults == [])
  }

  @Test func obstaclesAreObjectsWithPlaces() throws {
    let client = try client("Hurdles")
    let answer = try client.call("check", [:], seconds: 1_500)
    #expect(answer.text.contains("places stand in the way"), "\(answer.text)")
    #expect(client.finish() && client.faults == [])
  }
}
