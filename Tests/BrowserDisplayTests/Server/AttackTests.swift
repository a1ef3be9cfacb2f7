import Foundation
import Testing

@testable import BrowserDisplay

/// The attacks of `Tests/Attacks/attack.py`, in short: whether the doors hold, and whether another tab is
/// answered while each flood runs. How soon, its long form says.
@MainActor struct AttackTests {
  private struct Result: Decodable {
    var kind: String
    var holds: Bool?
    var error: String?
  }

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Attacks/attack.py")

  @Test("No flood keeps another tab from being answered, and every door holds")
  func attacks() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.script.path, app.url.absoluteString, "--short", "--json"]
    let output = Pipe()
    process.standardOutput = output
    let ended = AsyncStream<Void> { continuation in
      process.terminationHandler = { _ in continuation.finish() }
    }
    try process.run()
    let text = Task.detached { try output.fileHandleForReading.readToEnd() }
    for await _ in ended {}
    let results = try JSONDecoder().decode([Result].self, from: try await text.value ?? Data())
    #expect(results.count > 25)
    for result in results {
      #expect(result.error == nil && result.holds != false, "\(result)")
    }
    #expect(app.log.all.joined().utf8.count < 5_000, "\(app.log.all)")
    #expect(try await app.display.queuedBytes() <= 3 * Tab.highWater)
  }
}
