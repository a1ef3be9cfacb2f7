import Foundation
import Testing

@testable import ShojiToolKit

/// What `shoji replay` reads from the app.
struct ReplayOutcomeTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "\(UUID().uuidString).json")

  @Test func theOutcomeIsRead() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"same":false,"message":"action 3, App.Add, at 0.1 s: /points is 4"}"#.utf8).write(to: file)
    let outcome = try ReplayOutcome(contentsOf: file, app: "App")
    #expect(!outcome.same && outcome.message.hasPrefix("action 3"))
  }

  @Test func anAppThatReplayedNothingIsAnError() {
    let error = #expect(throws: ToolError.self) { try ReplayOutcome(contentsOf: file, app: "App") }
    #expect(error?.message == "App has no store with a state of the recorded type")
  }
}
